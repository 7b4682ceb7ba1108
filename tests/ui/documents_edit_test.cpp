// Editing in the table, and doing things with many selected documents.
#include "tests/ui/documents_stage.h"
#include "ui/features/documents/cell_editor.h"
#include "ui/features/documents/document_batch.h"
#include "ui/features/documents/json_page_view.h"
#include "ui/features/documents/tree_page_view.h"

#include <Qsci/qsciscintilla.h>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

using namespace davenport;
using documents::CellEditor;
using documents::DocumentTableModel;

namespace {

QString idOf(int number) { return QStringLiteral("doc-%1").arg(number, 5, 10, QChar('0')); }

std::vector<std::string> numbered(int count) {
    std::vector<std::string> texts;
    for (int i = 0; i < count; ++i) {
        texts.push_back("{\"_id\":\"" + idOf(i).toStdString() + "\",\"n\":" + std::to_string(i) + ",\"status\":\"placed\"}");
    }
    return texts;
}

/// A body whose layout says whether anything but a token was touched.
const std::string kBody = "{\n  \"name\" : \"M\\u00fcller\",\n  \"price\":1.0 ,\n\t\"big\": 12345678901234567890123,\n"
                          "  \"at\": \"2026-10-01T13:05:22Z\",\n  \"ok\": true,\n  \"to\": {\"b\":1,\"a\":[ ]},\n  \"none\": null\n}";

/// The id stands behind the last value, where it leaves no trace in what is stored.
std::string withId(const std::string &id) {
    std::string text = kBody;
    return text.insert(text.rfind("null") + 4, ",\"_id\":\"" + id + "\"");
}

} // namespace

class DocumentsEditTest : public QObject {
    Q_OBJECT

    std::unique_ptr<DocumentsStage> m_stage;
    int m_number = 0;

    documents::DocumentTable *table() { return m_stage->page->table(); }
    CellEditor *editor() { return m_stage->page->findChild<CellEditor *>("cellEditor"); }
    QLineEdit *input() { return editor()->findChild<QLineEdit *>("cellInput"); }
    QDialog *dialog(const char *name) { return m_stage->page->findChild<QDialog *>(name); }

    /// Opens a page on a new database with these documents.
    void start(const std::vector<std::string> &texts) {
        const QString name = QStringLiteral("db%1").arg(++m_number);
        m_stage->create(name, texts);
        QVERIFY(m_stage->open(name));
    }
    void edit(int row, const QString &field) {
        table()->setFocus();
        table()->setCurrentIndex(m_stage->page->model()->index(row, m_stage->page->model()->columnOf(field)));
        QTest::keyClick(table(), Qt::Key_F2);
        QTRY_VERIFY(editor()->isVisible());
    }
    void replace(const QString &text) {
        input()->selectAll();
        QTest::keyClicks(input(), text);
    }
    static QString told(QSignalSpy &spy) { return spy.last()[1].toString() + ": " + spy.last()[2].toString(); }
    void selectAll() {
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_A, Qt::ControlModifier);
    }

private slots:
    void init() { m_stage = std::make_unique<DocumentsStage>(); }
    void cleanup() { m_stage.reset(); }

    void onlyTheTokenChanges() {
        start({withId("a")});
        edit(0, "price");
        QCOMPARE(input()->text(), QString("1.0"));
        replace("1.50");
        QTest::keyClick(input(), Qt::Key_Return);
        QTRY_VERIFY(!editor()->isVisible());
        std::string expected = kBody;
        expected.replace(expected.find("1.0 ,"), 3, "1.50");
        QCOMPARE(QString::fromStdString(m_stage->read("a").body), QString::fromStdString(expected));
        QTRY_COMPARE(m_stage->shown(0, "price"), QString("1.50"));
        QVERIFY(table()->hasFocus());

        edit(0, "name"); // a string is its text, without quotes and escapes
        QCOMPARE(input()->text(), QString::fromUtf8("M\xC3\xBCller"));
        replace("say \"hi\"");
        QTest::keyClick(input(), Qt::Key_Return);
        QTRY_VERIFY(!editor()->isVisible());
        expected.replace(expected.find("\"M\\u00fcller\""), 13, "\"say \\\"hi\\\"\"");
        QCOMPARE(QString::fromStdString(m_stage->read("a").body), QString::fromStdString(expected));
    }

    void escapeAndAnUnchangedValueWriteNothing() {
        start({withId("a")});
        const std::string rev = m_stage->read("a").rev;
        edit(0, "price");
        replace("99");
        QTest::keyClick(input(), Qt::Key_Escape);
        QVERIFY(!editor()->isVisible());
        edit(0, "name");
        QTest::keyClick(input(), Qt::Key_Return);
        QTRY_VERIFY(!editor()->isVisible());
        QCOMPARE(m_stage->read("a").rev, rev);
        QCOMPARE(m_stage->shown(0, "price"), QString("1.0"));
    }

    void opensByDoubleClickOnASingleValue() {
        start({withId("a")});
        QSignalSpy opened(&m_stage->context, &session::StudioContext::editRequested);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, m_stage->cell(0, "big").center());
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, m_stage->cell(0, "big").center());
        QTRY_VERIFY(editor()->isVisible());
        QCOMPARE(input()->text(), QString("12345678901234567890123"));
        QVERIFY(opened.isEmpty());
        QTest::keyClick(input(), Qt::Key_Escape);
        const QPoint beside = m_stage->cell(0, "to").center() + QPoint(20, 0);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, beside);
        QTest::mouseDClick(table()->viewport(), Qt::LeftButton, {}, beside);
        QTRY_COMPARE(opened.size(), 1); // what is nested is for the inspector
        QVERIFY(!editor()->isVisible());
    }

    void refusesWhatIsNoValue() {
        start({withId("a")});
        const std::string rev = m_stage->read("a").rev;
        edit(0, "price");
        replace("1,5");
        QTest::keyClick(input(), Qt::Key_Return);
        QTRY_VERIFY(editor()->message().contains("no JSON value"));
        QVERIFY(editor()->isVisible());
        QCOMPARE(input()->text(), QString("1,5"));
        QVERIFY(!m_stage->page->unsavedWork().isEmpty());
        QCOMPARE(m_stage->read("a").rev, rev);
        replace("null");
        QVERIFY(editor()->message().isEmpty());
        QTest::keyClick(input(), Qt::Key_Return);
        QTRY_COMPARE(m_stage->shown(0, "price"), QString("null"));
        QVERIFY(m_stage->page->unsavedWork().isEmpty());
    }

    void showsWhatSomebodyElseChangedAndKeepsTheInput() {
        start({withId("a"), "{\"_id\":\"b\",\"x\":1}"});
        edit(0, "price");
        replace("2");
        const std::string rev = m_stage->read("a").rev;
        std::string theirs = withId("a");
        theirs.insert(1, "\"_rev\":\"" + rev + "\",");
        theirs.replace(theirs.find("true"), 4, "false");
        QVERIFY(m_stage->write({theirs}));
        QTest::keyClick(input(), Qt::Key_Return);
        QTRY_VERIFY(editor()->message().contains("Somebody else"));
        QVERIFY2(editor()->message().contains(QString("ok: true ") + QChar(0x2192) + " false"), qPrintable(editor()->message()));
        QCOMPARE(input()->text(), QString("2"));
        QVERIFY(m_stage->read("a").rev.starts_with("2-"));
        QTest::keyClick(input(), Qt::Key_Return); // on top of theirs
        QTRY_VERIFY(!editor()->isVisible());
        const api::Document now = m_stage->read("a");
        QVERIFY(now.rev.starts_with("3-"));
        QVERIFY(now.body.find("\"ok\": false") != std::string::npos);
        QVERIFY(now.body.find("\"price\":2 ,") != std::string::npos);
    }

    void anEditKeepsAttachments() {
        start({"{\"_id\":\"a\",\"x\":1,\"_attachments\":{\"t.txt\":{\"content_type\":\"text/plain\",\"data\":\"aGk=\"}}}"});
        edit(0, "x");
        replace("2");
        QTest::keyClick(input(), Qt::Key_Return);
        QTRY_VERIFY(!editor()->isVisible());
        const api::Document now = m_stage->read("a");
        QCOMPARE(QString::fromStdString(now.body), QString("{\"x\":2}"));
        QCOMPARE(now.attachments.size(), std::size_t(1));
    }

    void aRefreshKeepsTheSelection() {
        start(numbered(60));
        table()->setFocus();
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, m_stage->cell(3, "n").center());
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ShiftModifier, m_stage->cell(7, "n").center());
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ControlModifier, m_stage->cell(12, "n").center());
        const QStringList chosen = m_stage->selectedIds();
        QCOMPARE(chosen.size(), 6);
        QTest::keyClick(m_stage->page.get(), Qt::Key_F5);
        m_stage->page->refresh();
        QTRY_VERIFY(m_stage->ready());
        QTRY_COMPARE(m_stage->selectedIds(), chosen);
        // Rows that come in front of them, while one looks on.
        QVERIFY(m_stage->write({"{\"_id\":\"doc-00000a\"}", "{\"_id\":\"doc-00005a\"}"}));
        QTRY_COMPARE(m_stage->page->rows()->total(), 62);
        QTRY_COMPARE(m_stage->selectedIds(), chosen);
        QCOMPARE(m_stage->currentId(), idOf(12));
        m_stage->page->toggleOrder();
        QTRY_VERIFY(m_stage->ready() && m_stage->page->rows()->idAt(0) == idOf(59));
        QStringList turned = chosen;
        std::reverse(turned.begin(), turned.end());
        QTRY_COMPARE(m_stage->selectedIds(), turned);
    }

    void deletesMoreThanIsRead() {
        start(numbered(7'000));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Down);
        QTest::keyClick(table(), Qt::Key_Down);
        QTest::keyClick(table(), Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(table()->selectedCount(), 6'998);
        QSignalSpy said(m_stage->page.get(), &documents::DocumentsPage::noticed);
        QTRY_VERIFY(m_stage->ready());
        QTest::keyClick(table(), Qt::Key_Delete);
        QTRY_VERIFY(dialog("deleteDocumentsQuestion"));
        QDialog *question = dialog("deleteDocumentsQuestion");
        QVERIFY2(question->accessibleName().contains(QString("6") + QChar(0x2009) + "998"),
                 qPrintable(question->accessibleName()));
        auto *confirm = question->findChild<QPushButton *>("destructiveConfirm");
        QVERIFY(!confirm->isEnabled());
        QTest::keyClicks(question->findChild<QLineEdit *>("destructiveName"), "wrong");
        QVERIFY(!confirm->isEnabled());
        question->findChild<QLineEdit *>("destructiveName")->clear();
        QTest::keyClicks(question->findChild<QLineEdit *>("destructiveName"), m_stage->database->name());
        QVERIFY(confirm->isEnabled());
        QTest::keyClick(question->findChild<QLineEdit *>("destructiveName"), Qt::Key_Return);
        QVERIFY(question->isVisible()); // Return is no confirmation
        // What somebody writes after the question was asked stays.
        const std::string rev = m_stage->read(idOf(5'000).toStdString()).rev;
        QVERIFY(m_stage->write({"{\"_id\":\"" + idOf(5'000).toStdString() + "\",\"_rev\":\"" + rev + "\",\"kept\":true}"}));
        QTest::mouseClick(confirm, Qt::LeftButton);
        QTRY_COMPARE(said.size(), 1);
        QVERIFY2(told(said).contains(QString("6") + QChar(0x2009) + "997"), qPrintable(told(said)));
        QVERIFY2(told(said).contains(idOf(5'000)), qPrintable(told(said)));
        QTRY_COMPARE(m_stage->page->rows()->total(), 3);
        QTRY_VERIFY(m_stage->ready());
        QCOMPARE(m_stage->shownIds(), QStringList({idOf(0), idOf(1), idOf(5'000)}));
    }

    void setsAFieldInMany() {
        std::vector<std::string> texts = numbered(30);
        texts.push_back("{\n \"status\" :  \"placed\",\"_id\":\"spaced\" }");
        start(texts);
        selectAll();
        m_stage->page->setField();
        QTRY_VERIFY(dialog("setFieldDialog"));
        QDialog *ask = dialog("setFieldDialog");
        ask->findChild<QComboBox *>("setFieldName")->setEditText("status");
        QTest::keyClicks(ask->findChild<QLineEdit *>("setFieldValue"), "shipped");
        QCOMPARE(ask->findChild<QLabel *>("setFieldPreview")->text(), QString("\"status\": \"shipped\""));
        QTest::keyClick(ask->findChild<QLineEdit *>("setFieldValue"), Qt::Key_Return);
        QTRY_COMPARE(m_stage->shown(29, "status"), QString("shipped"));
        QCOMPARE(QString::fromStdString(m_stage->read("doc-00007").body), QString("{\"n\":7,\"status\":\"shipped\"}"));
        QCOMPARE(QString::fromStdString(m_stage->read("spaced").body), QString("{\n \"status\" :  \"shipped\" }"));
        QTRY_COMPARE(table()->selectedCount(), 31);
        m_stage->page->setField();
        QTRY_VERIFY(dialog("setFieldDialog"));
        ask = dialog("setFieldDialog");
        ask->findChild<QComboBox *>("setFieldName")->setEditText("_id");
        QTest::keyClicks(ask->findChild<QLineEdit *>("setFieldValue"), "1");
        QVERIFY(!ask->findChild<QPushButton *>("setFieldApply")->isEnabled());
        ask->reject();
    }

    void duplicatesMany() {
        std::vector<std::string> texts = numbered(5);
        texts.push_back("{\"_id\":\"doc-00002-copy\",\"there\":true}");
        texts.push_back("{\"_id\":\"f\",\"_attachments\":{\"t.txt\":{\"content_type\":\"text/plain\",\"data\":\"aGk=\"}}}");
        start(texts);
        selectAll();
        QSignalSpy said(m_stage->page.get(), &documents::DocumentsPage::noticed);
        QTest::keyClick(table(), Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(dialog("duplicateDialog"));
        QTest::mouseClick(dialog("duplicateDialog")->findChild<QPushButton *>("duplicateApply"), Qt::LeftButton);
        QTRY_COMPARE(said.size(), 1);
        QTRY_COMPARE(m_stage->page->rows()->total(), 7 + 6);
        QVERIFY2(told(said).contains("6 of 7"), qPrintable(told(said)));
        QCOMPARE(QString::fromStdString(m_stage->read("doc-00003-copy").body), QString("{\"n\":3,\"status\":\"placed\"}"));
        QCOMPARE(QString::fromStdString(m_stage->read("doc-00002-copy").body), QString("{\"there\":true}"));
        QCOMPARE(m_stage->read("f-copy").attachments.size(), std::size_t(1));
    }

    void copiesInThreeFormats() {
        start(numbered(1'500));
        selectAll();
        auto *clipboard = QGuiApplication::clipboard();
        clipboard->clear();
        m_stage->page->copyAs(documents::CopyFormat::Ndjson);
        QTRY_COMPARE(clipboard->text().count('\n'), 1'500);
        m_stage->page->copyAs(documents::CopyFormat::Csv);
        QTRY_VERIFY(clipboard->text().startsWith("_id,n,status\r\ndoc-00000,0,placed\r\n"));
        QCOMPARE(clipboard->text().count('\n'), 1'501);
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        QTRY_VERIFY(clipboard->text().startsWith("[\n{"));
        QCOMPARE(clipboard->text().count("\"_id\""), 1'500);
    }

    void theThreeViewsShareTheSelection() {
        start(numbered(40));
        table()->setFocus();
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, m_stage->cell(4, "n").center());
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ShiftModifier, m_stage->cell(6, "n").center());
        const QStringList chosen{idOf(4), idOf(5), idOf(6)};
        QTest::mouseClick(m_stage->find<QAbstractButton>("showTree"), Qt::LeftButton);
        auto *tree = m_stage->page->findChild<documents::TreePageView *>();
        QTRY_VERIFY(tree->isVisible());
        QTRY_COMPARE(tree->selectedIds(), chosen);
        QCOMPARE(tree->currentId(), idOf(6));
        QCOMPARE(tree->topLevelItemCount(), 40);
        // Open one by key and look at a value.
        QTest::keyClick(tree, Qt::Key_Right);
        QTRY_COMPARE(tree->topLevelItem(6)->childCount(), 2);
        QCOMPARE(tree->topLevelItem(6)->child(0)->text(0), QString("n"));
        QCOMPARE(tree->topLevelItem(6)->child(0)->text(1), QString("6"));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(tree->topLevelItem(6)->child(1)).center());
        QTRY_COMPARE(m_stage->selectedIds(), QStringList(idOf(6)));
        QTest::keyClick(tree, Qt::Key_Down, Qt::ShiftModifier);
        QTRY_COMPARE(m_stage->selectedIds(), QStringList({idOf(6), idOf(7)}));
        QTest::mouseClick(m_stage->find<QAbstractButton>("showJson"), Qt::LeftButton);
        auto *json = m_stage->page->findChild<documents::JsonPageView *>();
        QTRY_VERIFY(json->isVisible() && json->text().contains(idOf(7)));
        QTRY_COMPARE(m_stage->currentId(), idOf(7));
        QCOMPARE(m_stage->selectedIds().size(), 2);
        auto *text = json->findChild<QsciScintilla *>("jsonView");
        text->setFocus();
        // The texts may just be read once more, which leaves the cursor at the document in front.
        QTRY_VERIFY((QTest::keyClick(text, Qt::Key_Home, Qt::ControlModifier), m_stage->currentId() == idOf(0)));
        QTest::mouseClick(m_stage->find<QAbstractButton>("showTable"), Qt::LeftButton);
        QTRY_VERIFY(table()->isVisible());
        QCOMPARE(m_stage->selectedIds(), QStringList(idOf(0)));
    }

    void showsTheTreeOfLargeThings() {
        std::string body = "{\"_id\":\"a\",\"list\":[";
        for (int i = 0; i < 1'200; ++i) {
            body += (i ? "," : "") + std::to_string(i);
        }
        start({body + "],\"deep\":{\"x\":{\"y\":\"z\"}}}"});
        m_stage->page->setMode(documents::ViewMode::Tree);
        auto *tree = m_stage->page->findChild<documents::TreePageView *>();
        QTRY_COMPARE(tree->topLevelItem(0)->childCount(), 2); // the first document is open already
        QTreeWidgetItem *list = tree->topLevelItem(0)->child(0);
        QCOMPARE(list->text(1), QString("[1200]"));
        tree->setFocus();
        tree->setCurrentItem(list);
        QTest::keyClick(tree, Qt::Key_Right);
        QCOMPARE(list->childCount(), 501);
        tree->setCurrentItem(list->child(500));
        QTest::keyClick(tree, Qt::Key_Return);
        QCOMPARE(list->childCount(), 1'001);
        QCOMPARE(list->child(999)->text(0), QString("[999]"));
    }
};

QTEST_MAIN(DocumentsEditTest)
#include "documents_edit_test.moc"
