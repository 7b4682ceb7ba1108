#include "app/local_database_store.h"
#include "ui/features/documents/cell_peek.h"
#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_header.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/documents_page.h"
#include "ui/features/documents/partition_box.h"
#include "ui/features/documents/row_keys.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QClipboard>
#include <QCompleter>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using documents::Cell;
using documents::DocumentTableModel;

namespace {

constexpr int kDocuments = 5'000;

QString idOf(int number) {
    return QStringLiteral("customer-%1:order:%2").arg(number / 50, 3, 10, QChar('0')).arg(number, 6, 10, QChar('0'));
}

std::string textOf(int number) {
    std::string text = R"({"_id":")" + idOf(number).toStdString() + R"(","type":"order","total_minor":)" +
                       std::to_string(number * 100) + R"(,"status":")" + (number % 3 ? "placed" : "shipped") +
                       R"(","ship_to":{"street":"x","city":"y"},"lines":[1,2,3],"created_at":"2026-10-01T13:05:22Z")";
    text += number % 2 ? R"(,"note":null,"price":1.0)" : R"(,"gift":true)";
    return text + "}";
}

} // namespace

class DocumentsTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::shared_ptr<app::LocalDatabaseStore> m_store = std::make_shared<app::LocalDatabaseStore>();
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<session::StudioContext> m_context;
    QString m_template;
    session::DatabasePtr m_database;
    std::unique_ptr<documents::DocumentsPage> m_page;

    std::filesystem::path file(const QString &name) const { return m_dir->filePath(name + ".davenport").toStdString(); }

    void put(const std::vector<std::string> &texts) {
        const auto session = m_store->open(file("other"), {});
        session->documents()->bulk({texts.begin(), texts.end()});
    }

    /// Writes in the open database, as another part of the program would.
    void write(const std::vector<std::string> &texts) {
        async::Receiver receiver;
        bool done = false;
        m_database->run(
            receiver,
            [texts](api::Session &session, const base::Work &) {
                for (const api::WriteOutcome &outcome : session.documents()->bulk({texts.begin(), texts.end()})) {
                    if (outcome.error) {
                        throw *outcome.error;
                    }
                }
            },
            [&] { done = true; }, [](const base::Error &error) { qFatal("%s", error.what()); });
        QTRY_VERIFY(done);
    }

    bool show(const QString &name) {
        m_database = std::make_shared<session::OpenDatabase>(m_store, m_dir->filePath(name + ".davenport"));
        m_page = std::make_unique<documents::DocumentsPage>(m_context.get(), m_settings.get(), m_database);
        m_page->resize(1000, 700);
        m_page->show();
        emit m_page->activeChanged(true);
        return QTest::qWaitForWindowExposed(m_page.get());
    }

    bool rowsReady() const {
        const auto [first, last] = m_page->table()->visibleRows();
        for (int row = first; row <= last; ++row) {
            if (!m_page->loader()->row(row)) {
                return false;
            }
        }
        return !m_page->loader()->isLoading() && last >= first;
    }

    QString currentId() const { return m_context->currentDocument().id; }

private slots:
    void initTestCase() {
        theme::Theme::instance().install(theme::Theme::Choice::Light);
        m_dir = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(m_dir->filePath("settings.ini"), QSettings::IniFormat);
        m_context = std::make_unique<session::StudioContext>();
        m_store->create(file("orders"), true, 4);
        const auto session = m_store->open(file("orders"), {});
        for (int first = 0; first < kDocuments; first += 1000) {
            std::vector<std::string> texts;
            for (int i = first; i < first + 1000; ++i) {
                texts.push_back(textOf(i));
            }
            for (const api::WriteOutcome &outcome : session->documents()->bulk({texts.begin(), texts.end()})) {
                QVERIFY(outcome.ok());
            }
        }
    }

    void cleanup() {
        m_page.reset();
        m_context->setCurrentDocument({});
        m_context->setCurrentDatabase({});
        m_database.reset();
        async::SessionWorker::waitForAll();
        m_settings->clear();
    }

    void keysKnowTheNearestRow() {
        documents::RowKeys keys;
        QVERIFY(!keys.atOrBefore(5).has_value());
        QVERIFY(!keys.notBehind("x").has_value());
        for (int i = 0; i < 10; ++i) {
            keys.note(std::uint64_t(i) * 100, idOf(i * 100).toStdString(), true);
        }
        QCOMPARE(*keys.at(300), idOf(300).toStdString());
        QVERIFY(!keys.at(301).has_value());
        QCOMPARE(keys.atOrBefore(399)->row, std::uint64_t(300));
        QCOMPARE(keys.atOrAfter(301)->row, std::uint64_t(400));
        QVERIFY(!keys.atOrAfter(901).has_value());
        QCOMPARE(keys.notBehind(idOf(550).toStdString())->row, std::uint64_t(500));
        QCOMPARE(keys.notBehind(idOf(500).toStdString())->row, std::uint64_t(500));
        QCOMPARE(keys.notBehind("zzz")->row, std::uint64_t(900));
        QVERIFY(!keys.notBehind("a").has_value());
        for (std::uint64_t row = 1; row < 20'000; row += 2) {
            keys.note(row, "customer");
        }
        QVERIFY(keys.size() < 5'000); // learned places are bounded, anchors stay
        QVERIFY(keys.at(300).has_value());
        QCOMPARE(documents::RowKeys::stride(1'000'000, 100), std::uint64_t(200));
        QCOMPARE(documents::RowKeys::stride(5'000, 100), std::uint64_t(100));
    }

    void keepsNumbersAndTypesAsTheyAreSpelled() {
        const auto fields = documents::fieldsOf(
            R"({"a":1.0,"b":12345678901234567890123,"c":1E+2,"d":-0.0,"e":"2026-10-01","f":{"x":1,"y":2},"g":[],)"
            R"("h":null,"i":false,"":"empty","j":"line\nbreak"})");
        QCOMPARE(fields.size(), std::size_t(11));
        QCOMPARE(fields[0].cell.text, QString("1.0"));
        QCOMPARE(fields[1].cell.text, QString("12345678901234567890123"));
        QCOMPARE(fields[2].cell.text, QString("1E+2"));
        QCOMPARE(fields[3].cell.text, QString("-0.0"));
        QCOMPARE(int(fields[4].cell.kind), int(Cell::Kind::Date));
        QCOMPARE(fields[5].cell.children, 2);
        QCOMPARE(documents::DocumentDelegate::cellText(fields[5].cell), QString("{2}"));
        QCOMPARE(documents::DocumentDelegate::cellText(fields[6].cell), QString("[0]"));
        QCOMPARE(int(fields[7].cell.kind), int(Cell::Kind::Null));
        QCOMPARE(fields[8].cell.text, QString("false"));
        QCOMPARE(fields[9].name, QString());
        QVERIFY(!documents::DocumentDelegate::cellText(fields[10].cell).contains('\n'));
        const auto longText = documents::fieldsOf(R"({"a":")" + std::string(5000, 'x') + R"("})");
        QVERIFY(longText[0].cell.shortened);
        QVERIFY(longText[0].cell.text.size() < 300);
        QVERIFY(!documents::isIsoDate(u"2026-10-0"));
        QVERIFY(!documents::isIsoDate(u"abcd-10-01"));
    }

    void modelHoldsItsContract() {
        QVERIFY(show("orders"));
        QAbstractItemModelTester tester(m_page->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        QTRY_VERIFY(rowsReady());
        QCOMPARE(m_page->model()->rowCount(), kDocuments);
        m_page->table()->goToRow(2'500);
        QTRY_VERIFY(rowsReady());
        m_page->toggleOrder();
        QTRY_VERIFY(rowsReady());
        m_page->setPartition("customer-007");
        QTRY_COMPARE(m_page->model()->rowCount(), 50);
    }

    void infersColumnsMostFrequentFirst() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        QStringList names;
        for (int column = DocumentTableModel::FirstFieldColumn; column < m_page->model()->columnCount(); ++column) {
            names << m_page->model()->fieldName(column);
        }
        QVERIFY(m_page->table()->columnWidth(DocumentTableModel::IdColumn) > 150); // as wide as its ids
        QCOMPARE(names, QStringList({"type", "total_minor", "status", "ship_to", "lines", "created_at", "gift", "note", "price"}));
        QVERIFY(m_page->model()->isNumeric(3));
        QVERIFY(!m_page->model()->isNumeric(2));
        QCOMPARE(m_page->model()->headerData(1, Qt::Horizontal).toString(), QString("_id"));
        QCOMPARE(m_page->model()->index(1, 8).data().toString(), QString());
        QCOMPARE(m_page->model()->index(1, 9).data().toString(), QString("null"));
        QCOMPARE(m_page->model()->index(1, 10).data().toString(), QString("1.0"));
    }

    void everyRowStandsAtItsNumber() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        QTRY_VERIFY(!m_page->loader()->isWalking());
        for (const int row : {0, 4'999, 1'234, 99, 100, 2'500, 4'901, 3'333, 1, 700}) {
            m_page->table()->goToRow(row);
            QTRY_VERIFY(rowsReady());
            QCOMPARE(m_page->loader()->row(row)->id, idOf(row));
            QTRY_COMPARE(currentId(), idOf(row));
        }
        m_page->toggleOrder();
        QTRY_VERIFY(rowsReady());
        for (const int row : {0, 4'999, 1'234, 2'500}) {
            m_page->table()->goToRow(row);
            QTRY_VERIFY(rowsReady());
            QCOMPARE(m_page->loader()->row(row)->id, idOf(kDocuments - 1 - row));
        }
    }

    void reachesTheMiddleWithoutTheWalk() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        m_page->loader()->cancel();
        m_page->table()->goToRow(2'600);
        QTRY_VERIFY(rowsReady());
        QCOMPARE(m_page->loader()->row(2'600)->id, idOf(2'600));
    }

    void scrollBarDragLandsOnTheRow() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        m_page->table()->verticalScrollBar()->setSliderDown(true);
        for (int value = 0; value <= 3'000; value += 150) {
            m_page->table()->verticalScrollBar()->setValue(value);
            QTest::qWait(2);
        }
        m_page->table()->verticalScrollBar()->setSliderDown(false);
        QTRY_VERIFY(rowsReady());
        QCOMPARE(m_page->table()->visibleRows().first, 3'000);
        QCOMPARE(m_page->loader()->row(3'000)->id, idOf(3'000));
    }

    void jumpsToAnId() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        QTest::keyClick(m_page->table(), Qt::Key_F, Qt::ControlModifier);
        auto *field = m_page->findChild<QLineEdit *>("jumpField");
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, idOf(3'210));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(m_page->table()->currentIndex().row(), 3'210);
        QTRY_COMPARE(currentId(), idOf(3'210));
        QVERIFY(m_page->table()->hasFocus());

        QSignalSpy told(m_page.get(), &documents::DocumentsPage::noticed);
        m_page->goToId("customer-010:order:zzz");
        QTRY_COMPARE(told.size(), 1); // no such document: its place, and a word
        QTRY_COMPARE(m_page->table()->currentIndex().row(), 550);
        m_page->goToId("zzz");
        QTRY_COMPARE(m_page->table()->currentIndex().row(), kDocuments - 1);
    }

    void goesByKeyboard() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        documents::DocumentTable *table = m_page->table();
        table->setFocus();
        QCOMPARE(table->currentIndex().row(), 0);
        QTest::keyClick(table, Qt::Key_End);
        QTRY_COMPARE(currentId(), idOf(kDocuments - 1));
        QTest::keyClick(table, Qt::Key_Up);
        QTRY_COMPARE(currentId(), idOf(kDocuments - 2));
        QTest::keyClick(table, Qt::Key_Home);
        QTRY_COMPARE(currentId(), idOf(0));
        QTest::keyClick(table, Qt::Key_PageDown);
        const int page = table->currentIndex().row();
        QVERIFY(page > 10 && page < 40);
        QTRY_COMPARE(currentId(), idOf(page));
        QTest::keyClick(table, Qt::Key_PageUp);
        QCOMPARE(table->currentIndex().row(), 0);
        QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(table->selectedCount(), 2);

        QSignalSpy edits(m_context.get(), &session::StudioContext::editRequested);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(edits.size(), 1);
        QCOMPARE(edits[0][0].value<session::DocumentLocator>().id, idOf(1));
        QSignalSpy copies(m_context.get(), &session::StudioContext::duplicateRequested);
        QTest::keyClick(table, Qt::Key_Up);
        QTest::keyClick(table, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(copies.size(), 1);
    }

    void goesByMouse() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        documents::DocumentTable *table = m_page->table();
        const QRect cell = table->visualRect(m_page->model()->index(4, DocumentTableModel::IdColumn));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
        QTRY_COMPARE(currentId(), idOf(4));
        const QRect later = table->visualRect(m_page->model()->index(8, DocumentTableModel::IdColumn));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::ShiftModifier, later.center());
        QCOMPARE(table->selectedRows(100), QList<int>({4, 5, 6, 7, 8}));
        QCOMPARE(m_page->selection().ids.size(), 5);
        const int x = table->documentHeader()->sectionViewportPosition(DocumentTableModel::IdColumn) + 20;
        QTest::mouseClick(table->documentHeader()->viewport(), Qt::LeftButton, {}, QPoint(x, 12));
        QTRY_VERIFY(rowsReady() && m_page->loader()->view().descending);
        QCOMPARE(m_page->loader()->row(0)->id, idOf(kDocuments - 1));
    }

    void peeksIntoAValue() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        auto *peek = m_page->findChild<documents::CellPeek *>();
        const QModelIndex address = m_page->model()->index(2, 5);
        QCOMPARE(m_page->model()->fieldName(5), QString("ship_to"));
        m_page->table()->setCurrentIndex(address);
        m_page->table()->setFocus();
        QTest::keyClick(m_page->table(), Qt::Key_Space);
        QTRY_VERIFY(peek->isVisible());
        QVERIFY(peek->text().contains("\"street\": \"x\""));
        QTest::keyClick(peek->focusProxy(), Qt::Key_Escape);
        QVERIFY(!peek->isVisible());
        const QRect chip = m_page->table()->visualRect(m_page->model()->index(3, 6));
        QTest::mouseClick(m_page->table()->viewport(), Qt::LeftButton, {}, chip.topLeft() + QPoint(14, 12));
        QTRY_VERIFY(peek->isVisible());
        QVERIFY(peek->text().startsWith('['));
        peek->close();
    }

    void copiesAsJson() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        m_page->table()->setFocus();
        QGuiApplication::clipboard()->clear();
        QTest::keyClick(m_page->table(), Qt::Key_C, Qt::ControlModifier);
        QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(idOf(0)));
        QVERIFY(QGuiApplication::clipboard()->text().startsWith('{'));
    }

    void showsAPartition() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        m_page->setPartition("customer-042");
        QTRY_COMPARE(m_page->loader()->total(), 50);
        QTRY_VERIFY(rowsReady());
        QCOMPARE(m_page->loader()->row(0)->id, idOf(42 * 50));
        QCOMPARE(m_page->loader()->row(49)->id, idOf(42 * 50 + 49));
        m_page->goToId("order:002110"); // the partition goes without saying
        QTRY_COMPARE(currentId(), idOf(2110));
        m_page->setPartition("nobody");
        QTRY_COMPARE(m_page->loader()->total(), 0);
        QTRY_VERIFY(m_page->findChild<QPushButton *>() != nullptr);
    }

    void findsAPartitionAsOneTypes() {
        QVERIFY(show("orders"));
        QTRY_VERIFY(rowsReady());
        auto *box = m_page->findChild<documents::PartitionBox *>();
        QVERIFY(box->isVisible());
        box->lineEdit()->setFocus();
        QTest::keyClicks(box->lineEdit(), "customer-04");
        QTRY_VERIFY(box->completer()->popup()->isVisible());
        QTRY_COMPARE(box->completer()->model()->rowCount(), 10); // 040 to 049
        QTest::keyClicks(box->lineEdit(), "2"); // one types on while the names are on show
        QTRY_COMPARE(box->completer()->model()->rowCount(), 1);
        QTest::keyClick(box->lineEdit(), Qt::Key_Return);
        QTRY_COMPARE(m_page->partition(), QString("customer-042"));
        QTRY_COMPARE(m_page->loader()->total(), 50);
        QVERIFY(!box->completer()->popup()->isVisible());
        box->lineEdit()->setFocus();
        box->lineEdit()->clear();
        QTest::keyClick(box->lineEdit(), Qt::Key_Return);
        QTRY_COMPARE(m_page->loader()->total(), kDocuments);
    }

    void goesToADocumentThatIsNew() {
        m_store->create(file("fresh"), false, 1);
        QVERIFY(show("fresh"));
        QTRY_VERIFY(m_database->isLive());
        write({R"({"_id":"a"})", R"({"_id":"b"})"});
        QTRY_COMPARE(m_page->loader()->total(), 2);
        write({R"({"_id":"ab"})"});
        m_context->announceSaved({m_database, "ab", "1-967a00dff5e02add41819138abb3284d"});
        QTRY_COMPARE(currentId(), QString("ab"));
        QCOMPARE(m_page->table()->currentIndex().row(), 1);
    }

    void showsWhatChangedWithoutLosingThePlace() {
        m_store->create(file("live"), false, 1);
        QVERIFY(show("live"));
        QTRY_VERIFY(m_database->isLive() && !m_page->loader()->isLoading());
        QCOMPARE(m_page->loader()->total(), 0);
        QVERIFY(!m_page->table()->isVisible()); // an empty database offers what to do instead
        write({R"({"_id":"b","n":1})", R"({"_id":"d","n":1})"});
        QTRY_COMPARE(m_page->loader()->total(), 2);
        QVERIFY(m_page->table()->isVisible());
        QTRY_COMPARE(currentId(), QString("b"));
        m_page->table()->goToRow(1);
        write({R"({"_id":"a","n":1})", R"({"_id":"c","n":1})"});
        QTRY_COMPARE(m_page->loader()->total(), 4);
        QTRY_COMPARE(currentId(), QString("d")); // the same document, at another row
        QCOMPARE(m_page->table()->currentIndex().row(), 3);
        const QString rev = m_page->loader()->row(0)->rev;
        write({R"({"_id":"a","_rev":")" + rev.toStdString() + R"(","n":2})"});
        QTRY_COMPARE(m_page->model()->cell(0, 2).text, QString("2"));
        QCOMPARE(m_page->table()->currentIndex().row(), 3);
    }

    void deletesAfterAQuestion() {
        m_store->create(file("gone"), false, 1);
        QVERIFY(show("gone"));
        QTRY_VERIFY(m_database->isLive());
        write({R"({"_id":"a"})", R"({"_id":"b"})", R"({"_id":"c"})"});
        QTRY_COMPARE(m_page->loader()->total(), 3);
        m_page->table()->setFocus();
        m_page->table()->goToRow(1);
        QTest::keyClick(m_page->table(), Qt::Key_Delete);
        const auto question = [this] { return m_page->findChild<QDialog *>("deleteDocumentsQuestion"); };
        QTRY_VERIFY(question() && question()->isVisible());
        QVERIFY(question()->accessibleName().contains('b'));
        question()->findChild<QPushButton *>("destructiveCancel")->click();
        QTest::qWait(50);
        QCOMPARE(m_page->loader()->total(), 3);
        QTRY_VERIFY(!question());
        m_page->activateWindow();
        QTRY_VERIFY(m_page->table()->hasFocus());
        QTest::keyClick(m_page->table(), Qt::Key_Delete);
        QTRY_VERIFY(question() && question()->isVisible());
        QTest::keyClick(question(), Qt::Key_Return); // neither of these deletes
        QTest::keyClick(question(), Qt::Key_Delete);
        QTest::qWait(50);
        QCOMPARE(m_page->loader()->total(), 3);
        question()->findChild<QPushButton *>("destructiveConfirm")->click();
        QTRY_COMPARE(m_page->loader()->total(), 2);
        QTRY_VERIFY(rowsReady());
        QCOMPARE(m_page->loader()->row(0)->id, QString("a"));
        QCOMPARE(m_page->loader()->row(1)->id, QString("c"));
    }

    void saysWhyADatabaseDoesNotOpen() {
        QFile broken(m_dir->filePath("broken.davenport"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write(QByteArray(4096, 'x'));
        broken.close();
        QVERIFY(show("broken"));
        QTRY_COMPARE(m_database->state(), session::OpenDatabase::State::Failed);
        QTRY_VERIFY(!m_page->loader()->isLoading());
        const auto retry = [this]() -> QPushButton * {
            for (QPushButton *button : m_page->findChildren<QPushButton *>()) {
                if (button->text() == "Retry" && button->isVisible()) {
                    return button;
                }
            }
            return nullptr;
        };
        QTRY_VERIFY(retry());
        QVERIFY(broken.remove());
        m_store->create(file("broken"), false, 1);
        retry()->click();
        QTRY_COMPARE(m_database->state(), session::OpenDatabase::State::Open);
    }

    void showsOnlyDocumentsInConflict() {
        m_store->create(file("split"), false, 1);
        QVERIFY(show("split"));
        QTRY_VERIFY(m_database->isLive());
        write({R"({"_id":"a"})", R"({"_id":"b"})", R"({"_id":"c"})"});
        async::Receiver receiver;
        bool done = false;
        m_database->run(
            receiver,
            [](api::Session &session, const base::Work &) {
                api::BulkOptions replicated;
                replicated.newEdits = false;
                const std::string text =
                    R"({"_id":"b","_rev":"1-0123456789abcdef0123456789abcdef","x":1})";
                session.documents()->bulk({text}, replicated);
            },
            [&] { done = true; });
        QTRY_VERIFY(done);
        QTRY_COMPARE(m_database->info().conflictCount, std::uint64_t(1));
        m_page->setConflictedOnly(true);
        QTRY_COMPARE(m_page->loader()->total(), 1);
        QTRY_VERIFY(rowsReady());
        QCOMPARE(m_page->loader()->row(0)->id, QString("b"));
        QVERIFY(m_page->loader()->row(0)->conflicted);
        m_page->setConflictedOnly(false);
        QTRY_COMPARE(m_page->loader()->total(), 3);
    }
};

QTEST_MAIN(DocumentsTest)
#include "documents_test.moc"
