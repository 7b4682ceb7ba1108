#include "tests/ui/inspector_stage.h"
#include "ui/features/inspector/attachment_panel.h"
#include "ui/features/inspector/attachment_window.h"
#include "ui/features/inspector/change_list.h"
#include "ui/features/inspector/compare_panel.h"
#include "ui/features/inspector/conflict_panel.h"
#include "ui/features/inspector/inspector_header.h"
#include "ui/features/inspector/merge_dialog.h"
#include "ui/features/inspector/path_bar.h"
#include "ui/features/inspector/revision_tree_view.h"
#include "ui/features/inspector/save_preview.h"
#include "ui/widgets/button.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>
#include <QUrl>

using namespace davenport;

// Comparing, merging, attaching and finding one's way in the inspector, by mouse and keys over a real database.
class InspectorToolsTest : public tests::InspectorStage {
    Q_OBJECT

    void press(QWidget *in, const QString &text) {
        for (QPushButton *button : in->findChildren<QPushButton *>()) {
            if (button->text() == text && button->isVisible()) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(qPrintable("no button " + text));
    }

    QString file(const char *name, const QByteArray &content) {
        const QString path = m_dir->filePath(QString::fromUtf8(name));
        QFile out(path);
        out.open(QIODevice::WriteOnly);
        out.write(content);
        return path;
    }

    void drop(const QString &path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({20, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_dock->attachments(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({20, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_dock->attachments(), &event);
    }

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void typingInALongStringLaysLittleOut() {
        const std::string text(4'000'000, 'x');
        write("a:big", "{\"n\":1,\"text\":\"" + text + "\"}");
        show("a:big");
        m_dock->grab();
        const qsizetype quote = editor()->bytes().indexOf("\"text\": \"") + 9;
        editor()->goTo(quote);
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(editor(), 'y');
            // What the editing component has to lay out for a keystroke: the string itself is put aside.
            QVERIFY(editor()->SendScintilla(QsciScintillaBase::SCI_GETLENGTH) < 5'000);
        }
        QCOMPARE(editor()->byteCount(), qint64(editor()->bytes().size()));
        QVERIFY(editor()->bytes().contains(QByteArray(20, 'y') + QByteArray(1000, 'x')));
        // All of it goes with a selection, and comes back with one undo.
        const QByteArray before = editor()->bytes();
        editor()->selectAll();
        editor()->copy();
        QCOMPARE(QApplication::clipboard()->text().size(), before.size());
        QTest::keyClick(editor(), Qt::Key_Delete);
        QCOMPARE(editor()->byteCount(), 0);
        QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(editor()->bytes() == before);
    }

    void mergesMineAndTheirsPlaceByPlace() {
        write("a:1", "{\"status\":\"placed\",\"total\":1.0,\"note\":\"x\",\"zip\":\"1\"}");
        show("a:1");
        m_dock->setPinned(true);
        typeOver("placed", "shipped");
        typeOver("\"1\"", "\"2\"");
        const std::string first = stored("a:1").rev;
        write("a:1",
              "{\"_rev\":\"" + first + "\",\"status\":\"cancelled\",\"total\":1.50,\"note\":\"y\",\"zip\":\"3\"}");
        m_dock->edited()->askMeanwhile(editor()->bytes());
        QTRY_VERIFY_WITH_TIMEOUT(m_dock->conflictPanel()->isVisible(), 10000);
        press(m_dock->conflictPanel(), "Merge…");
        QTRY_VERIFY(m_dock->mergeDialog());
        inspector::MergeDialog *merge = m_dock->mergeDialog();
        QVERIFY(QTest::qWaitForWindowExposed(merge));
        QCOMPARE(merge->table()->topLevelItemCount(), 4);
        QCOMPARE(merge->merge().openCount(), std::size_t{2});
        QCOMPARE(merge->table()->currentItem()->text(0), QString("status"));
        QTest::keyClick(merge->table(), Qt::Key_Return, Qt::ControlModifier); // not yet: places are open
        QVERIFY(merge->isVisible());
        QTest::keyClick(merge->table(), Qt::Key_2);
        QCOMPARE(merge->table()->currentItem()->text(4), QString("\"cancelled\""));
        QTest::keyClick(merge->table(), Qt::Key_1);
        QCOMPARE(merge->table()->currentItem()->text(4), QString("\"shipped\""));
        QTest::keyClick(merge->table(), Qt::Key_N);
        QCOMPARE(merge->table()->currentItem()->text(0), QString("zip"));
        QTest::keyClick(merge->table(), Qt::Key_3);
        QCOMPARE(merge->table()->currentItem()->text(4), QString("\"1\""));
        QTest::keyClick(merge->table(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(m_dock->savePreview()->isVisible()); // nothing is written before it was shown
        QVERIFY(stored("a:1").rev.starts_with("2-"));
        QTest::keyClick(m_dock->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(editor()->text().contains("\"_rev\": \"3-"));
        const QString body = QString::fromStdString(stored("a:1").body);
        for (const char *part : {"\"shipped\"", "1.50", "\"y\"", "\"1\""}) {
            QVERIFY2(body.contains(part), qPrintable(body));
        }
    }

    void anOlderRevisionShowsWhatDiffers() {
        write("a:1", "{\"status\":\"placed\"}");
        const std::string first = stored("a:1").rev;
        write("a:1", "{\"_rev\":\"" + first + "\",\"status\":\"shipped\",\"more\":1}");
        show("a:1");
        inspector::RevisionTreeView *tree = m_dock->revisionTree();
        QTRY_COMPARE(tree->nodes().size(), std::size_t{2});
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->nodeRect(0).center().toPoint());
        QTRY_VERIFY(editor()->text().contains("placed"));
        QVERIFY(editor()->isReadOnly());
        QTRY_VERIFY(m_dock->comparePanel()->isVisible());
        QVERIFY(m_dock->comparePanel()->headline().startsWith("2 fields"));
        QCOMPARE(m_dock->comparePanel()->changes()->topLevelItem(0)->text(1), QString("\"shipped\""));
        QTest::keyClick(m_dock->comparePanel(), Qt::Key_Escape);
        QVERIFY(!m_dock->comparePanel()->isVisible());
    }

    void comparesWithAnotherDocument() {
        write("a:1", "{\"n\":1}");
        write("a:2", "{\"n\":2}");
        show("a:1");
        m_dock->compareWithDocument("a:2");
        QTRY_VERIFY(m_dock->comparePanel()->isVisible());
        QCOMPARE(m_dock->comparePanel()->changes()->topLevelItem(0)->text(0), QString("n"));
    }

    void attachesShowsSavesAndRemoves() {
        write("a:1", "{\"n\":1}");
        show("a:1");
        inspector::AttachmentPanel *panel = m_dock->attachments();
        QCOMPARE(panel->hint(), QString("none · drop files here"));
        drop(file("note.txt", "hello, desk\n"));
        QTRY_COMPARE_WITH_TIMEOUT(panel->list()->topLevelItemCount(), 1, 10000);
        QCOMPARE(panel->list()->topLevelItem(0)->text(0), QString("note.txt"));
        QCOMPARE(panel->list()->topLevelItem(0)->text(1), QString("text/plain"));
        QVERIFY(editor()->text().contains("\"_attachments\""));
        QImage picture(40, 30, QImage::Format_RGB32);
        picture.fill(Qt::red);
        picture.save(m_dir->filePath("red.png"));
        drop(m_dir->filePath("red.png"));
        QTRY_COMPARE_WITH_TIMEOUT(panel->list()->topLevelItemCount(), 2, 10000);

        const auto note = [&] { return panel->list()->findItems("note.txt", Qt::MatchExactly).value(0); };
        panel->list()->setCurrentItem(note());
        QTest::keyClick(panel->list(), Qt::Key_Return);
        QTRY_VERIFY(m_dock->findChild<inspector::AttachmentWindow *>());
        auto *shown = m_dock->findChild<inspector::AttachmentWindow *>();
        QCOMPARE(shown->windowTitle(), QString("note.txt"));
        QTest::keyClick(shown, Qt::Key_Escape);

        QSignalSpy told(panel, &inspector::AttachmentPanel::told);
        panel->saveTo("red.png", m_dir->filePath("out.png"));
        QTRY_COMPARE(told.size(), 1); // one transfer at a time
        QCOMPARE(told.first().at(1).toString(), QString("red.png is saved"));
        QCOMPARE(QImage(m_dir->filePath("out.png")).size(), QSize(40, 30));

        panel->replace("note.txt", file("other.txt", QByteArray(3'000'000, 'z')));
        QTRY_COMPARE_WITH_TIMEOUT(note()->text(2), QString("3 MB"), 10000);

        panel->list()->setCurrentItem(note());
        QTest::keyClick(panel->list(), Qt::Key_Delete);
        auto *box = m_dock->findChild<QMessageBox *>();
        QVERIFY(box);
        press(box, "Remove");
        QTRY_COMPARE_WITH_TIMEOUT(panel->list()->topLevelItemCount(), 1, 10000);
        QCOMPARE(stored("a:1").attachments.size(), std::size_t{1});
    }

    void unsavedEditsHoldAttachmentsBack() {
        write("a:1", "{\"n\":1}");
        show("a:1");
        typeOver("\"n\": 1", "\"n\": 2");
        m_dock->attachments()->addFiles({file("note.txt", "x")});
        QTest::qWait(200);
        QCOMPARE(stored("a:1").attachments.size(), std::size_t{0});
        QVERIFY(stored("a:1").rev.starts_with("1-"));
    }

    void copiesPathsAndGoesToThem() {
        write("a:1", "{\"lines\":[{\"sku\":\"A\"},{\"sku\":\"B\"}],\"a.b\":1}");
        show("a:1");
        editor()->goTo(editor()->bytes().indexOf("\"B\"") + 1);
        m_dock->copyPath();
        QCOMPARE(QApplication::clipboard()->text(), QString("lines[1].sku"));
        editor()->goTo(0);
        m_dock->goToPath();
        QVERIFY(m_dock->pathBar()->isVisible());
        QTest::keyClicks(m_dock->pathBar()->edit(), "lines[1].");
        QTRY_COMPARE(m_dock->pathBar()->offers(), QStringList{"lines[1].sku"});
        QTest::keyClicks(m_dock->pathBar()->edit(), "nothing");
        QTest::keyClick(m_dock->pathBar()->edit(), Qt::Key_Return);
        QTRY_COMPARE(m_dock->pathBar()->problem(), QString("no such path"));
        m_dock->pathBar()->edit()->selectAll();
        QTest::keyClicks(m_dock->pathBar()->edit(), "lines[1].sku");
        QTest::keyClick(m_dock->pathBar()->edit(), Qt::Key_Return);
        QTRY_VERIFY(!m_dock->pathBar()->isVisible());
        QCOMPARE(editor()->selectedText(), QString("\"sku\": \"B\""));
    }

    void formatAndMinifyKeepEveryToken() {
        write("a:1", "{\"a\":1.0,\"b\":[1E+2,-0.0],\"c\":\"\\u00e4\"}");
        show("a:1");
        const QByteArray before = editor()->bytes();
        m_dock->minifyText();
        QTRY_VERIFY(editor()->bytes().contains("\"a\":1.0,\"b\":[1E+2,-0.0],\"c\":\"\\u00e4\"}"));
        QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(editor()->bytes(), before);
    }

    void explainsWhatIsUnderThePointer() {
        write("a:1", "{\"at\":1759323922,\"big\":12345678901234567890,\"n\":5}");
        show("a:1");
        editor()->grab();
        QVERIFY(editor()->noteAt(editor()->bytes().indexOf("17593")).startsWith("As seconds since 1970"));
        QVERIFY(editor()->noteAt(editor()->bytes().indexOf("1234567")).contains("20 significant digits"));
        QCOMPARE(editor()->noteAt(editor()->bytes().indexOf(": 5") + 2), QString());
    }
};

QTEST_MAIN(InspectorToolsTest)
#include "inspector_tools_test.moc"
