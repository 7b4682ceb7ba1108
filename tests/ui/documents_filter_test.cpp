// The filter over the documents: conditions as chips, filters of columns, sorting, what is hidden.
#include "tests/ui/documents_stage.h"
#include "ui/features/documents/column_filter.h"
#include "ui/features/documents/condition_chip.h"
#include "ui/features/documents/document_header.h"
#include "ui/features/documents/filter_field.h"
#include "ui/widgets/ribbon.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>

using namespace davenport;
using documents::ConditionChip;
using documents::DocumentTableModel;
using documents::FilterField;

namespace {

constexpr int kDocuments = 4'000;

QString idOf(int number) { return QStringLiteral("doc-%1").arg(number, 5, 10, QChar('0')); }

std::string textOf(int number) {
    std::string text = "{\"_id\":\"" + idOf(number).toStdString() + "\",\"type\":\"" + (number % 4 ? "order" : "note") +
                       "\",\"total\":" + std::to_string((number * 37) % 1000) + ".50,\"created_at\":\"2026-" +
                       QStringLiteral("%1-%2").arg(number % 12 + 1, 2, 10, QChar('0')).arg(number % 28 + 1, 2, 10, QChar('0')).toStdString() +
                       "T10:00:00Z\",\"name\":\"Customer " + std::to_string(number % 7) + "\"";
    return text + (number % 10 == 0 ? ",\"gift\":true}" : "}");
}

} // namespace

class DocumentsFilterTest : public QObject {
    Q_OBJECT

    std::unique_ptr<DocumentsStage> m_stage;

    FilterField *filter() { return m_stage->find<FilterField>("filterField"); }
    QList<ConditionChip *> chips() {
        QList<ConditionChip *> shown;
        for (ConditionChip *chip : filter()->findChildren<ConditionChip *>()) {
            if (chip->isVisible()) {
                shown << chip;
            }
        }
        return shown;
    }
    void type(const QString &text) {
        filter()->input()->setFocus();
        QTest::keyClicks(filter()->input(), text);
        QTest::keyClick(filter()->input(), Qt::Key_Return);
    }
    QString ribbon() { return m_stage->page->findChild<widgets::Ribbon *>()->message(); }
    QString count() { return m_stage->find<QLabel>("documentCount")->text(); }
    void clickHeader(const QString &field) {
        auto *header = m_stage->page->table()->documentHeader();
        const int x = header->sectionViewportPosition(m_stage->page->model()->columnOf(field)) + 12;
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(x, 12));
    }
    QMenu *columnMenu(const QString &field) {
        auto *table = m_stage->page->table();
        table->setFocus();
        table->setCurrentIndex(m_stage->page->model()->index(0, m_stage->page->model()->columnOf(field)));
        QTest::keyClick(table, Qt::Key_Down, Qt::AltModifier);
        return m_stage->menu("columnMenu");
    }

private slots:
    void initTestCase() {
        m_stage = std::make_unique<DocumentsStage>();
        std::vector<std::string> texts;
        for (int i = 0; i < kDocuments; ++i) {
            texts.push_back(textOf(i));
        }
        m_stage->create("shop", texts);
    }
    void cleanupTestCase() { m_stage.reset(); }
    void init() { QVERIFY(m_stage->open("shop")); }
    void cleanup() {
        m_stage->close();
        m_stage->settings->clear();
    }

    void typedConditionsBecomeChips() {
        type("type = note");
        QTRY_COMPARE(m_stage->page->rows()->total(), kDocuments / 4);
        QTRY_VERIFY(m_stage->ready());
        QCOMPARE(chips().size(), 1);
        QVERIFY(filter()->input()->text().isEmpty());
        QVERIFY(ribbon().contains("full scan"));
        QVERIFY(ribbon().contains(QString("returned 1") + QChar(0x2009) + "000"));
        QVERIFY(count().contains("exact"));
        type("total >= 500");
        QTRY_VERIFY(m_stage->ready() && m_stage->page->rows()->total() < kDocuments / 4);
        QCOMPARE(chips().size(), 2);
        for (int row = 0; row < 20; ++row) {
            QCOMPARE(m_stage->shown(row, "type"), QString("note"));
            QVERIFY(m_stage->shown(row, "total").toDouble() >= 500);
        }
        type("created_at < 2026-03-01");
        type("name contains 3");
        QTRY_VERIFY(m_stage->ready() && filter()->conditions().size() == 4);
        QVERIFY(m_stage->page->rows()->total() > 0);
        QVERIFY(m_stage->shown(0, "name").endsWith('3'));
    }

    void chipsAreEditedAndRemoved() {
        type("type = note");
        QTRY_COMPARE(m_stage->page->rows()->total(), kDocuments / 4);
        QTest::mouseClick(chips().first(), Qt::LeftButton, {}, QPoint(12, 10));
        QCOMPARE(filter()->input()->text(), QString("type = note"));
        QVERIFY(filter()->input()->hasFocus());
        filter()->input()->selectAll();
        QTest::keyClicks(filter()->input(), "type = order");
        QTest::keyClick(filter()->input(), Qt::Key_Return);
        QTRY_COMPARE(m_stage->page->rows()->total(), kDocuments * 3 / 4);
        // Backspace in the empty line takes the last one back to type on; Esc leaves it as it was.
        QTest::keyClick(filter()->input(), Qt::Key_Backspace);
        QCOMPARE(filter()->input()->text(), QString("type = order"));
        QTest::keyClick(filter()->input(), Qt::Key_Escape);
        QCOMPARE(chips().size(), 1);
        // From the line to the chip by Left, and gone by Backspace.
        m_stage->page->activateWindow(); // the list of fields was a window of its own
        QTRY_VERIFY(filter()->input()->hasFocus());
        QTest::keyClick(filter()->input(), Qt::Key_Left);
        QTRY_VERIFY(chips().first()->hasFocus());
        QTest::keyClick(chips().first(), Qt::Key_Backspace);
        QTRY_COMPARE(m_stage->page->rows()->total(), kDocuments);
        QVERIFY(chips().isEmpty());
        QVERIFY(ribbon().contains("by _id"));
        type("gift exists");
        QTRY_COMPARE(m_stage->page->rows()->total(), kDocuments / 10);
        const ConditionChip *chip = chips().first();
        QTest::mouseClick(chips().first(), Qt::LeftButton, {}, QPoint(chip->width() - 9, 10));
        QTRY_COMPARE(m_stage->page->rows()->total(), kDocuments);
    }

    void saysWhatIsWrongWithACondition() {
        type("total over 5");
        auto *problem = m_stage->page->findChild<QLabel *>("filterProblem");
        QVERIFY(problem && problem->isVisible());
        QVERIFY2(problem->text().contains("over"), qPrintable(problem->text()));
        QCOMPARE(filter()->input()->text(), QString("total over 5")); // kept to mend it
        QVERIFY(chips().isEmpty());
        QCOMPARE(m_stage->page->rows()->total(), kDocuments);
        QTest::keyClicks(filter()->input(), "0");
        QVERIFY(!problem->isVisible());
    }

    void nothingFoundNamesTheStrictestCondition() {
        type("type = note");
        type("total > 100000");
        QPushButton *without = nullptr;
        QTRY_VERIFY([&] {
            for (QPushButton *button : m_stage->page->findChildren<QPushButton *>()) {
                if (button->isVisible() && button->text().contains("total > 100000")) {
                    without = button;
                }
            }
            return without != nullptr;
        }());
        QTest::mouseClick(without, Qt::LeftButton);
        QTRY_COMPARE(m_stage->page->rows()->total(), kDocuments / 4);
        QCOMPARE(chips().size(), 1);
        QVERIFY(m_stage->page->table()->isVisible());
    }

    void filtersByTheRangeOfAColumn() {
        QMenu *menu = nullptr;
        QVERIFY((menu = columnMenu("total")));
        QVERIFY(DocumentsStage::choose(menu, "Filter by range"));
        auto *popup = m_stage->page->findChild<documents::ColumnFilter *>();
        QTRY_VERIFY(popup->isVisible());
        auto *from = popup->findChild<QLineEdit *>("columnFilterFrom");
        auto *to = popup->findChild<QLineEdit *>("columnFilterTo");
        QTest::keyClicks(from, "ten");
        QTest::keyClick(from, Qt::Key_Return);
        QVERIFY(popup->findChild<QLabel *>("columnFilterProblem")->text().contains("ten"));
        from->clear();
        QTest::keyClicks(from, "100");
        QTest::keyClicks(to, "200");
        QTest::keyClick(to, Qt::Key_Return);
        QTRY_COMPARE(filter()->conditions().size(), std::size_t(2));
        QTRY_VERIFY(m_stage->ready());
        for (int row = 0; row < 20; ++row) {
            const double total = m_stage->shown(row, "total").toDouble();
            QVERIFY(total >= 100 && total <= 200);
        }
        QVERIFY((menu = columnMenu("created_at")));
        QVERIFY(DocumentsStage::choose(menu, "Filter by range"));
        QTRY_VERIFY(popup->isVisible());
        QTest::keyClicks(from, "2026-02-10");
        QTest::keyClicks(to, "2026-02-10"); // a day to its end
        QTest::mouseClick(popup->findChild<QPushButton *>("columnFilterApply"), Qt::LeftButton);
        QTRY_COMPARE(filter()->conditions().size(), std::size_t(4));
        QTRY_VERIFY(m_stage->ready());
        QVERIFY(m_stage->page->rows()->total() > 0);
        QVERIFY(m_stage->shown(0, "created_at").startsWith("2026-02-10"));
    }

    void sortsByAColumnAndSaysWhat() {
        clickHeader("total");
        QTRY_VERIFY(m_stage->page->rows() == m_stage->page->filtered() && m_stage->ready());
        QVERIFY2(ribbon().contains("all of them sorted by total"), qPrintable(ribbon()));
        QCOMPARE(m_stage->page->rows()->total(), kDocuments);
        QCOMPARE(m_stage->shown(0, "total"), QString("0.50"));
        clickHeader("total");
        QTRY_COMPARE(m_stage->shown(0, "total"), QString("999.50"));
        QCOMPARE(m_stage->find<QPushButton>("orderButton")->text().left(5), QString("total"));
        type("type = note");
        QTRY_VERIFY(m_stage->ready() && m_stage->page->rows()->total() == kDocuments / 4);
        double before = 1e9;
        for (int row = 0; row < 50; ++row) {
            QTRY_VERIFY(m_stage->page->rows()->row(row));
            const double total = m_stage->shown(row, "total").toDouble();
            QVERIFY(total <= before);
            before = total;
        }
        clickHeader("total"); // the third click goes back to the ids
        QTRY_VERIFY(m_stage->ready());
        QCOMPARE(m_stage->page->rows()->idAt(0), idOf(0));
        QCOMPARE(m_stage->page->rows()->idAt(1), idOf(4));
    }

    void keepsScrollingAndJumpingWhileFiltered() {
        type("type = order");
        QTRY_VERIFY(m_stage->ready() && m_stage->page->rows()->total() == kDocuments * 3 / 4);
        m_stage->page->table()->setFocus();
        QTest::keyClick(m_stage->page->table(), Qt::Key_End);
        QTRY_VERIFY(m_stage->ready() && m_stage->currentId() == idOf(kDocuments - 1));
        m_stage->page->goToId(idOf(2001));
        QTRY_COMPARE(m_stage->currentId(), idOf(2001));
        m_stage->page->goToId(idOf(2000)); // is a note
        QTRY_COMPARE(m_stage->currentId(), idOf(2001)); // the place where it would stand
    }

    void hidesNothingSilently() {
        auto *hidden = m_stage->find<QPushButton>("hiddenFields");
        QVERIFY(!hidden->isVisible());
        QMenu *menu = nullptr;
        QVERIFY((menu = columnMenu("name")));
        QVERIFY(DocumentsStage::choose(menu, "Hide column"));
        const int column = m_stage->page->model()->columnOf("name");
        QVERIFY(m_stage->page->table()->isColumnHidden(column));
        QVERIFY(hidden->isVisible());
        QVERIFY(hidden->text().startsWith('1'));
        m_stage->close();
        QVERIFY(m_stage->open("shop")); // remembered for the database
        QTRY_VERIFY(m_stage->page->table()->isColumnHidden(m_stage->page->model()->columnOf("name")));
        QTest::mouseClick(m_stage->find<QPushButton>("hiddenFields"), Qt::LeftButton);
        QTRY_VERIFY((menu = m_stage->menu("hiddenFieldsMenu")));
        QVERIFY(DocumentsStage::choose(menu, "name"));
        QVERIFY(!m_stage->page->table()->isColumnHidden(m_stage->page->model()->columnOf("name")));
        QVERIFY(!m_stage->find<QPushButton>("hiddenFields")->isVisible());
    }

    void pinsAColumnAndShowsTimesAsWanted() {
        qputenv("TZ", "Europe/Paris");
        tzset();
        QCOMPARE(m_stage->shown(0, "created_at"), QString("2026-01-01 10:00:00"));
        QMenu *menu = nullptr;
        QVERIFY((menu = columnMenu("created_at")));
        QMenu *times = nullptr;
        for (QAction *action : menu->actions()) {
            if (action->menu() && action->text().startsWith("Show as")) {
                times = action->menu();
            }
        }
        QVERIFY(times);
        for (QAction *action : times->actions()) {
            if (action->text() == "Local time") {
                action->trigger();
            }
        }
        menu->close();
        QCOMPARE(m_stage->shown(0, "created_at"), QString("2026-01-01 11:00:00"));
        QTRY_VERIFY(!m_stage->menu("columnMenu"));
        QVERIFY((menu = columnMenu("created_at")));
        QVERIFY(DocumentsStage::choose(menu, "Pin left"));
        auto *header = m_stage->page->table()->documentHeader();
        QCOMPARE(header->visualIndex(m_stage->page->model()->columnOf("created_at")), 2); // behind marks and id
        m_stage->close();
        QVERIFY(m_stage->open("shop"));
        header = m_stage->page->table()->documentHeader();
        QCOMPARE(header->visualIndex(m_stage->page->model()->columnOf("created_at")), 2);
        QCOMPARE(m_stage->shown(0, "created_at"), QString("2026-01-01 11:00:00"));
    }

    void growsAndCancelsWhileItReads() {
        // What a scan finds is there before it has ended, and stays when it is cancelled.
        documents::FilteredRows rows;
        documents::FilterView view;
        view.database = m_stage->database;
        view.conditions = {std::get<documents::Condition>(documents::parseCondition("type = order"))};
        int resets = 0;
        connect(&rows, &documents::RowSource::reset, this, [&] { ++resets; });
        rows.show(view);
        QVERIFY(rows.isScanning());
        QTRY_COMPARE(rows.total(), kDocuments * 3 / 4);
        QCOMPARE(resets, 1);
        QTRY_VERIFY(!rows.isScanning());
        QVERIFY(rows.isTotalExact());
        rows.show(view);
        rows.cancel();
        QVERIFY(!rows.isScanning());
        QVERIFY(!rows.isTotalExact());
    }
};

QTEST_MAIN(DocumentsFilterTest)
#include "documents_filter_test.moc"
