#include "engine/base/json_text.h"
#include "tests/ui/inspector_stage.h"
#include "ui/features/inspector/change_list.h"
#include "ui/features/inspector/conflict_panel.h"
#include "ui/features/inspector/find_bar.h"
#include "ui/features/inspector/inspector_feature.h"
#include "ui/features/inspector/inspector_header.h"
#include "ui/features/inspector/new_document_dialog.h"
#include "ui/features/inspector/revision_tree_view.h"
#include "ui/features/inspector/save_preview.h"
#include "ui/shell/main_window.h"
#include "ui/shell/unsaved_dialog.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pill.h"

#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QSignalSpy>

using namespace davenport;

namespace {

const char *const kOrder =
    R"({"type":"order","status":"placed","lines":[{"sku":"DSK-0417","quantity":1}],"total":12480})";

} // namespace

// The inspector over real databases, used as a person would: by mouse, keys and what is on the screen.
class InspectorTest : public tests::InspectorStage {
    Q_OBJECT

    QString text() const { return editor()->text(); }

    /// A second writer, who does not come through the inspector. Waits until it is done.
    template <typename Job>
    void elsewhere(Job job) {
        onSession([job](api::Session &session) { job(*session.documents()); });
    }

    void save() {
        QTRY_VERIFY(m_dock->header()->saveButton()->isEnabled());
        QTest::mouseClick(m_dock->header()->saveButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_dock->savePreview()->isVisible(), 20000);
        QTest::keyClick(m_dock->focusWidget(), Qt::Key_Return);
    }

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void showsADocumentAsInThePicture() {
        write("customer-42:order:1", kOrder);
        show("customer-42:order:1");
        QVERIFY(text().startsWith("{\n  \"_id\": \"customer-42:order:1\",\n  \"_rev\": \"1-"));
        QVERIFY(text().contains("\n  \"status\": \"placed\",\n"));
        QVERIFY(!m_dock->header()->saveButton()->isEnabled());
        QVERIFY(m_dock->header()->conflictPill()->isHidden());
        QCOMPARE(m_dock->revisionTree()->summary(), QString("1 leaf"));
    }

    void editsAndSaves() {
        write("a:1", kOrder);
        show("a:1");
        QSignalSpy saved(m_context.get(), &session::StudioContext::documentSaved);
        typeOver("placed", "shipped");
        QTRY_COMPARE(m_dock->header()->editedText(), QString("1 line edited"));
        QTest::mouseClick(m_dock->header()->saveButton(), Qt::LeftButton);
        QTRY_VERIFY(m_dock->savePreview()->isVisible());
        QCOMPARE(m_dock->savePreview()->summary(), QString("Save writes 1 field, +1 byte"));
        const QTreeWidgetItem *row = m_dock->savePreview()->changes()->topLevelItem(0);
        QCOMPARE(row->text(0), QString("status"));
        QCOMPARE(row->text(1), QString("\"placed\""));
        QCOMPARE(row->text(2), QString("\"shipped\""));
        QCOMPARE(saved.size(), 0);
        QTest::keyClick(m_dock->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(saved.size(), 1);
        const api::Document now = stored("a:1");
        QVERIFY(now.rev.starts_with("2-"));
        QVERIFY(text().contains(QString::fromStdString(now.rev)));
        QVERIFY(base::minifyJson(now.body).find("\"status\":\"shipped\"") != std::string::npos);
        QVERIFY(!m_dock->header()->saveButton()->isEnabled());
        QTRY_COMPARE(m_dock->header()->editedText(), QString());
        QCOMPARE(m_dock->revisionTree()->nodes().size(), std::size_t{2});
    }

    void underlinesWhatIsWrongAndRefusesToSave() {
        write("a:1", kOrder);
        show("a:1");
        typeOver("12480", "12e");
        QTRY_VERIFY(!m_dock->problemText().isEmpty());
        const qsizetype at = editor()->bytes().indexOf("12e");
        QVERIFY(editor()->problemRange());
        QVERIFY(editor()->problemRange()->first >= at && editor()->problemRange()->first <= at + 3);
        QVERIFY(!m_dock->header()->saveButton()->isEnabled());
        QVERIFY(m_dock->header()->saveButton()->toolTip().startsWith("Cannot be saved"));
        m_dock->showSavePreview();
        QTest::qWait(50);
        QVERIFY(!m_dock->savePreview()->isVisible());
        QTest::keyClick(editor(), Qt::Key_Backspace);
        QTRY_VERIFY(m_dock->problemText().isEmpty());
        QVERIFY(!editor()->problemRange());
        QTRY_VERIFY(m_dock->header()->saveButton()->isEnabled());
    }

    void refusesAnotherIdAtItsPlace() {
        write("a:1", kOrder);
        show("a:1");
        typeOver("a:1", "a:2");
        QTRY_VERIFY(m_dock->problemText().contains("_id names another document"));
        QCOMPARE(editor()->problemRange()->first, editor()->bytes().indexOf("\"a:2\""));
    }

    void conflictKeepsMyTextAndShowsTheirs() {
        write("a:1", kOrder);
        show("a:1");
        m_dock->setPinned(true);
        typeOver("placed", "shipped");
        const std::string first = stored("a:1").rev;
        write("a:1", "{\"_rev\":\"" + first + "\",\"type\":\"order\",\"status\":\"cancelled\",\"total\":12480}");
        QTRY_VERIFY(m_dock->header()->saveButton()->isEnabled());
        m_dock->showSavePreview();
        QTRY_VERIFY(m_dock->savePreview()->isVisible());
        QTest::keyClick(m_dock->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(m_dock->conflictPanel()->isVisible(), 10000);
        QVERIFY(text().contains("\"shipped\""));
        const auto rows = m_dock->conflictPanel()->changes();
        QCOMPARE(rows->topLevelItemCount(), 2);
        QCOMPARE(rows->topLevelItem(0)->text(0), QString("status"));
        QCOMPARE(rows->topLevelItem(0)->text(2), QString("\"cancelled\""));
        QVERIFY(!rows->topLevelItem(0)->icon(0).isNull()); // I changed it, too
        QCOMPARE(rows->topLevelItem(1)->text(0), QString("lines"));
        const api::Document theirs = stored("a:1");
        QVERIFY(theirs.body.find("cancelled") != std::string::npos);

        // Mine on top of theirs: shown first, then written as generation 3.
        emit m_dock->conflictPanel()->keepMine();
        QTRY_VERIFY(m_dock->savePreview()->isVisible());
        QCOMPARE(m_dock->savePreview()->changes()->topLevelItem(0)->text(1), QString("\"cancelled\""));
        QTest::keyClick(m_dock->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(text().contains("\"_rev\": \"3-"));
        QVERIFY(stored("a:1").body.find("shipped") != std::string::npos);
    }

    void takingTheirsCanBeUndone() {
        write("a:1", kOrder);
        show("a:1");
        typeOver("placed", "shipped");
        const std::string first = stored("a:1").rev;
        write("a:1", "{\"_rev\":\"" + first + "\",\"type\":\"order\",\"status\":\"cancelled\"}");
        m_dock->edited()->askMeanwhile(editor()->bytes());
        QTRY_VERIFY(m_dock->conflictPanel()->isVisible());
        widgets::Button *theirs = nullptr;
        for (widgets::Button *button : m_dock->conflictPanel()->findChildren<widgets::Button *>()) {
            theirs = button->text() == "Take theirs" ? button : theirs;
        }
        QVERIFY(theirs);
        QTest::mouseClick(theirs, Qt::LeftButton);
        QVERIFY(text().contains("shipped")); // asked once more
        QTest::mouseClick(theirs, Qt::LeftButton);
        QTRY_VERIFY(text().contains("cancelled"));
        QTest::keyClick(editor(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(text().contains("shipped"));
    }

    void keepsADraftForEachDocument() {
        write("a:1", kOrder);
        write("a:2", kOrder);
        show("a:1");
        typeOver("placed", "shipped");
        show("a:2");
        QTRY_VERIFY(text().contains("a:2"));
        QVERIFY(text().contains("placed"));
        QCOMPARE(m_drafts->all().size(), 1);
        show("a:1");
        QTRY_VERIFY(text().contains("shipped"));
        QTRY_COMPARE(m_dock->header()->editedText(), QString("1 line edited"));

        const QString kept = m_dir->filePath("drafts");
        m_dock->keepDraft();
        QCOMPARE(m_drafts->save(kept), QString());
        inspector::DraftStore other;
        QCOMPARE(other.load(kept), QString());
        QCOMPARE(other.all().size(), 1);
        QVERIFY(other.all().front().text.contains("shipped"));

        m_dock->revert();
        QVERIFY(text().contains("placed"));
        QVERIFY(m_drafts->isEmpty());
    }

    void keepsOddKeysAndNumbersAsTheyAreSpelled() {
        const QByteArray odd =
            R"("ok":true,"rev":"x","id":1,"error":null,"in":{"__proto__":{"a":1},"_id":"inner"},"":"empty","a.b":[1.0,)"
            R"(1E+2,-0.0,0.10,9223372036854775807,12345678901234567890123],"esc":"\u00e4\/","u":"ä😀")";
        write("a:odd", ("{" + odd + "}").toStdString());
        show("a:odd");
        const std::string body = stored("a:odd").body;
        QCOMPARE(QByteArray::fromStdString(base::minifyJson(body)), "{" + odd + "}");
        for (const char *token :
             {"9223372036854775807", "12345678901234567890123", "1.0", "1E+2", "-0.0", "0.10", "\\u00e4\\/"}) {
            QVERIFY2(editor()->bytes().contains(token), token);
        }
        typeOver("\"x\"", "\"y\"");
        save();
        QTRY_VERIFY(text().contains("\"_rev\": \"2-"));
        QByteArray expected = "{" + odd + "}";
        expected.replace("\"x\"", "\"y\"");
        QCOMPARE(QByteArray::fromStdString(base::minifyJson(stored("a:odd").body)), expected);
    }

    void opensTheSameTextAfterASave() {
        write("a:1", kOrder);
        show("a:1");
        typeOver("placed", "shipped");
        save();
        QTRY_VERIFY(text().contains("\"_rev\": \"2-"));
        const QByteArray mine = editor()->bytes();
        m_context->setCurrentDocument({});
        show("a:1");
        QTRY_COMPARE(editor()->bytes().trimmed(), mine.trimmed());
    }

    void opensAndSavesTwentyThousandKeys() {
        std::string json = "{";
        for (int i = 0; i < 20000; ++i) {
            json += (i > 0 ? ",\"key" : "\"key") + std::to_string(i) + "\":" + std::to_string(i) + ".50";
        }
        write("a:wide", json + "}");
        show("a:wide");
        QCOMPARE(editor()->lines(), 20004);
        typeOver("19999.50", "7.250");
        save();
        QTRY_VERIFY_WITH_TIMEOUT(text().contains("\"_rev\": \"2-"), 20000);
        const std::string body = base::minifyJson(stored("a:wide").body);
        QVERIFY(body.find("\"key19998\":19998.50,\"key19999\":7.250}") != std::string::npos);
    }

    void opensAndSavesEightMegabytes() {
        std::string json = "{\"text\":\"" + std::string(7900000, 'x') + "\",\"after\":\"end\"}";
        write("a:big", json);
        QElapsedTimer clock;
        clock.start();
        show("a:big");
        editor()->grab();
        QVERIFY2(clock.elapsed() < 8000, qPrintable(QString::number(clock.elapsed())));
        typeOver("\"end\"", "\"fin\"");
        clock.restart();
        editor()->grab();
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
        save();
        QTRY_VERIFY_WITH_TIMEOUT(editor()->bytes().left(200).contains("\"_rev\": \"2-"), 30000);
        const std::string body = base::minifyJson(stored("a:big").body);
        QCOMPARE(body.size(), json.size());
        QVERIFY(body.ends_with("\",\"after\":\"fin\"}"));
    }

    void saysWhyADocumentIsTooLarge() {
        elsewhere([](api::DocumentsRole &documents) { documents.put("a:1", kOrder); });
        async::Receiver receiver;
        bool limited = false;
        m_database->run(
            receiver, [](api::Session &session, const base::Work &) { session.maintenance()->setMaxDocumentSize(200); },
            [&] { limited = true; });
        QTRY_VERIFY(limited);
        show("a:1");
        typeOver("placed", QString(300, 'p'));
        save();
        QTRY_VERIFY(m_dock->problemText().contains("413"));
        QVERIFY(text().contains("ppppp"));
    }

    void showsTheRevisionTreeAndOldRevisions() {
        elsewhere([](api::DocumentsRole &documents) {
            api::BulkOptions options;
            options.newEdits = false;
            const std::vector<std::string_view> texts = {
                R"({"_id":"a:1","_rev":"2-aaaa","_revisions":{"start":2,"ids":["aaaa","root"]},"status":"shipped"})",
                R"({"_id":"a:1","_rev":"2-bbbb","_revisions":{"start":2,"ids":["bbbb","root"]},"status":"cancelled"})",
                R"({"_id":"a:1","_rev":"2-cccc","_deleted":true,"_revisions":{"start":2,"ids":["cccc","root"]}})"};
            documents.bulk(texts, options);
        });
        show("a:1");
        QCOMPARE(m_dock->header()->conflictPill()->text(), QString("1 conflict"));
        const inspector::RevisionTreeView *tree = m_dock->revisionTree();
        QCOMPARE(tree->summary(), QString("3 leaves · 1 deleted"));
        QVERIFY(text().contains("cancelled")); // 2-bbbb wins
        int other = -1;
        for (std::size_t i = 0; i < tree->nodes().size(); ++i) {
            other = tree->nodes()[i].rev == "2-aaaa" ? static_cast<int>(i) : other;
        }
        QVERIFY(other >= 0);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->nodeRect(other).center().toPoint());
        QTRY_VERIFY(text().contains("shipped"));
        QVERIFY(editor()->isReadOnly());
        QVERIFY(m_dock->header()->saveButton()->isHidden());
    }

    void walksTheTreeByKeys() {
        write("a:1", kOrder);
        for (int i = 0; i < 6; ++i) {
            const std::string rev = stored("a:1").rev;
            write("a:1", "{\"_rev\":\"" + rev + "\",\"n\":" + std::to_string(i) + "}");
        }
        show("a:1");
        inspector::RevisionTreeView *tree = m_dock->revisionTree();
        QTRY_COMPARE(tree->nodes().size(), std::size_t{7});
        // The five generations between the first and the last take one column.
        QCOMPARE(tree->layout().columns.size(), std::size_t{3});
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Home);
        QCOMPARE(tree->nodes()[static_cast<std::size_t>(tree->currentNode())].generation, std::uint64_t{1});
        QTest::keyClick(tree, Qt::Key_Return);
        QTRY_VERIFY(text().contains("placed"));
    }

    void beginsANewDocument() {
        inspector::NewDocumentDialog *dialog = m_dock->newDocument(m_database, "customer-9");
        QVERIFY(dialog->documentId().startsWith("customer-9:"));
        auto *id = dialog->findChild<QLineEdit *>();
        id->setText("nocolon");
        QVERIFY(dialog->problem().contains("partition:key"));
        id->setText("customer-9:order:1");
        QCOMPARE(dialog->problem(), QString());
        QTest::keyClick(id, Qt::Key_Return);
        QTRY_COMPARE(text(), QString("{\n  \"_id\": \"customer-9:order:1\"\n}\n"));
        QTest::keyClicks(editor(), ",");
        QTest::keyClick(editor(), Qt::Key_Return);
        QTest::keyClicks(editor(), "\"a\": 1");
        QTRY_VERIFY(m_dock->header()->saveButton()->isEnabled());
        save();
        QTRY_VERIFY(text().contains("\"_rev\": \"1-"));
        QCOMPARE(QString::fromStdString(base::minifyJson(stored("customer-9:order:1").body)), QString("{\"a\":1}"));

        dialog = m_dock->newDocument(m_database, {});
        QVERIFY(dialog->documentId().startsWith("customer-9:")); // of the document on show
        dialog->setDocumentId("customer-9:order:1");
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_VERIFY(dialog->problem().contains("already"));
        dialog->reject();
    }

    void asksBeforeItDeletes() {
        write("a:1", kOrder);
        show("a:1");
        QSignalSpy deleted(m_context.get(), &session::StudioContext::documentDeleted);
        m_dock->deleteDocument();
        auto *box = m_dock->window()->findChild<QMessageBox *>();
        QVERIFY(box);
        QVERIFY(box->text().contains("a:1"));
        QVERIFY(box->informativeText().contains("tombstone"));
        QCOMPARE(deleted.size(), 0);
        for (QAbstractButton *button : box->buttons()) {
            if (button->text() == "Delete") {
                button->click();
            }
        }
        QTRY_COMPARE(deleted.size(), 1);
        QTRY_VERIFY(text().contains("\"_deleted\": true"));
        QVERIFY(editor()->isReadOnly());
    }

    void findsInTheText() {
        write("a:1", R"({"one":"Needle","two":"needle needle"})");
        show("a:1");
        editor()->setFocus();
        QTest::keyClick(editor(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(m_dock->findBar()->isVisible());
        auto *edit = m_dock->findBar()->findChild<QLineEdit *>();
        QTest::keyClicks(edit, "needle");
        QTRY_COMPARE(m_dock->findBar()->countText(), QString("1 of 3"));
        QTest::keyClick(edit, Qt::Key_F3);
        QCOMPARE(m_dock->findBar()->countText(), QString("2 of 3"));
        QTest::keyClick(edit, Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(m_dock->findBar()->countText(), QString("1 of 3"));
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(!m_dock->findBar()->isVisible());
    }

    void foldsAndIndents() {
        write("a:1", R"({"list":[{"sku":"A-1","n":1},{"sku":"B-2","n":2}],"z":1})");
        show("a:1");
        editor()->grab();
        editor()->toggleFoldAt(3); // "list": [
        QCOMPARE(editor()->SendScintilla(QsciScintilla::SCI_GETLINEVISIBLE, 5UL), 0L);
        editor()->toggleFoldAt(3);
        typeOver("\"z\": 1", "\"z\": {");
        QTest::keyClick(editor(), Qt::Key_Return);
        QTest::keyClicks(editor(), "\"y\": 2");
        QTest::keyClick(editor(), Qt::Key_Return);
        QTest::keyClicks(editor(), "}");
        QVERIFY2(text().contains("\"z\": {\n    \"y\": 2\n  }"), qPrintable(text()));
    }

    void duplicatesWithoutWriting() {
        write("a:1", kOrder);
        show("a:1");
        typeOver("placed", "draft");
        inspector::NewDocumentDialog *dialog = m_dock->duplicateDocument();
        QVERIFY(dialog);
        dialog->setDocumentId("a:copy");
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_VERIFY(text().startsWith("{\n  \"_id\": \"a:copy\",\n  \"type\""));
        QVERIFY(text().contains("draft"));
        QVERIFY(!text().contains("_rev"));
        QCOMPARE(m_drafts->all().size(), 1); // my edit of the original
        save();
        QTRY_VERIFY(text().contains("\"_rev\": \"1-"));
        QVERIFY(stored("a:1").body.find("placed") != std::string::npos);
        QVERIFY(stored("a:copy").body.find("draft") != std::string::npos);
    }

    void keepsAttachmentsOverASave() {
        elsewhere([](api::DocumentsRole &documents) {
            documents.put("a:1", R"({"n":1,"_attachments":{"x.txt":{"content_type":"text/plain","data":"aGVsbG8="}}})");
        });
        show("a:1");
        QVERIFY(text().contains("\"_attachments\""));
        typeOver("\"n\": 1", "\"n\": 2");
        save();
        QTRY_VERIFY(text().contains("\"_rev\": \"2-"));
        QCOMPARE(stored("a:1").attachments.size(), std::size_t{1});
    }

    void asksOnceAtTheEndAndKeepsDrafts() {
        write("a:1", kOrder);
        m_dock.reset();
        const QString kept = m_dir->filePath("kept/drafts");
        {
            shell::MainWindow window;
            auto owned = std::make_unique<inspector::InspectorFeature>(*m_context, kept);
            inspector::InspectorFeature *feature = owned.get();
            window.addFeature(std::move(owned));
            window.show();
            m_context->setCurrentDocument({m_database, "a:1", {}});
            QTRY_VERIFY(feature->dock()->editor()->text().contains("placed"));
            feature->dock()->editor()->setText("{\"unfinished\": ");
            int asked = 0;
            const auto answer = [&](const char *wanted) {
                QTimer::singleShot(100, this, [&asked, wanted] {
                    auto *dialog = qobject_cast<shell::UnsavedDialog *>(QApplication::activeModalWidget());
                    QVERIFY(dialog);
                    QVERIFY(dialog->findChild<QListWidget *>()->item(0)->text().contains("a:1"));
                    ++asked;
                    for (QAbstractButton *button : dialog->findChildren<QAbstractButton *>()) {
                        if (button->text() == QLatin1String(wanted)) {
                            button->click();
                        }
                    }
                });
            };
            answer("Keep open");
            QVERIFY(!window.close());
            QVERIFY(window.isVisible());
            answer("Keep for next time");
            QVERIFY(window.close());
            QCOMPARE(asked, 2);
        }
        m_context->setCurrentDocument({});
        shell::MainWindow window;
        auto owned = std::make_unique<inspector::InspectorFeature>(*m_context, kept);
        inspector::InspectorFeature *feature = owned.get();
        window.addFeature(std::move(owned));
        window.show();
        m_context->setCurrentDocument({m_database, "a:1", {}});
        QTRY_COMPARE(feature->dock()->editor()->text(), QString("{\"unfinished\": "));
        QTRY_VERIFY(!feature->dock()->problemText().isEmpty());
    }

    /// What is typed is on disk two seconds later, whatever happens to the program, and gone from it once it is saved.
    void typedTextIsOnDiskSoon() {
        write("a:1", kOrder);
        m_dock.reset();
        const QString kept = m_dir->filePath("kept/drafts");
        shell::MainWindow window;
        auto owned = std::make_unique<inspector::InspectorFeature>(*m_context, kept);
        inspector::InspectorFeature *feature = owned.get();
        window.addFeature(std::move(owned));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        m_context->setCurrentDocument({m_database, "a:1", {}});
        inspector::JsonEditor *typedIn = feature->dock()->editor();
        QTRY_VERIFY(typedIn->text().contains("placed"));
        typedIn->setFocus();
        typedIn->setCursorPosition(1, 0);
        QTest::keyClicks(typedIn, QStringLiteral("typed"));
        const auto onDisk = [&kept] {
            inspector::DraftStore read;
            return read.load(kept).isEmpty() && !read.isEmpty() ? read.all().first().text : QByteArray();
        };
        QTRY_VERIFY_WITH_TIMEOUT(onDisk().contains("typed"), 2000);
        QTest::keyClicks(typedIn, QStringLiteral("more"));
        QTRY_VERIFY_WITH_TIMEOUT(onDisk().contains("typedmore"), 2000);
        feature->dock()->revert();
        QTRY_VERIFY(!QFile::exists(kept));
    }

    /// A file of drafts that cannot be read is put aside, not written over.
    void unreadableDraftsArePutAside() {
        const QString kept = m_dir->filePath("broken/drafts");
        QDir().mkpath(m_dir->filePath("broken"));
        QFile file(kept);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no drafts");
        file.close();
        inspector::DraftStore drafts;
        inspector::DraftKeeper keeper(drafts, kept);
        QVERIFY(!keeper.load().isEmpty());
        drafts.put({"/db", "x", {}, "{}", {}, QDateTime::currentDateTimeUtc()});
        QCOMPARE(keeper.flush(), QString());
        QCOMPARE(QDir(m_dir->filePath("broken")).entryList({"drafts.unreadable-*"}).size(), 1);
        inspector::DraftStore again;
        QCOMPARE(again.load(kept), QString());
        QCOMPARE(again.all().size(), 1);
    }

    void followsAnotherWriterWhileNothingIsEdited() {
        write("a:1", kOrder);
        show("a:1");
        const std::string rev = stored("a:1").rev;
        write("a:1", "{\"_rev\":\"" + rev + "\",\"status\":\"elsewhere\"}");
        QTRY_VERIFY_WITH_TIMEOUT(text().contains("elsewhere"), 10000);
    }
};

QTEST_MAIN(InspectorTest)
#include "inspector_test.moc"
