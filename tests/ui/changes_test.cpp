#include "tests/ui/studio_fixture.h"
#include "ui/features/changes/change_body_view.h"
#include "ui/features/changes/changes_model.h"
#include "ui/features/changes/changes_page.h"
#include "ui/features/explorer/explorer_feature.h"
#include "ui/features/explorer/explorer_model.h"
#include "ui/features/explorer/explorer_panel.h"
#include "ui/features/explorer/explorer_tree.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>

using namespace davenport;
using changes::ChangesModel;
using changes::ChangesPage;

class ChangesTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::StudioFixture> m_studio;
    ChangesPage *m_page = nullptr;

    static std::string text(int number) {
        return "{\"_id\":\"customer-" + std::to_string(number % 7) + ":order:" + std::to_string(10'000 + number) +
               "\",\"n\":" + std::to_string(number) + "}";
    }

    void open() {
        emit m_studio->studio().context().openChangesRequested(m_studio->database("orders"));
        m_page = qobject_cast<ChangesPage *>(m_studio->studio().frame().currentPage());
        QVERIFY(m_page);
        QTRY_VERIFY(rows() > 0);
    }

    int rows() const { return m_page->table()->model()->rowCount(); }
    QString cell(int row, ChangesModel::Column column) const {
        return m_page->table()->model()->index(row, column).data().toString();
    }
    QString id(int row) const { return cell(row, ChangesModel::IdColumn); }
    QString count() const { return m_page->findChild<QLabel *>(QStringLiteral("changesCount"))->text(); }

    QPushButton *button(const QString &textPart) const {
        for (auto *button : m_page->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text().contains(textPart)) {
                return button;
            }
        }
        return nullptr;
    }

    QString put(const std::string &id, const std::string &json, const std::string &rev = {}) {
        std::string written;
        m_studio->run("orders", [&](api::Session &session) { written = session.documents()->put(id, json, rev).rev; });
        return QString::fromStdString(written);
    }

private slots:
    void initTestCase() { theme::Theme::instance().install(theme::Theme::Choice::Light); }

    void init() {
        m_studio = std::make_unique<tests::StudioFixture>();
        std::vector<std::string> texts;
        for (int n = 0; n < 1300; ++n) {
            texts.push_back(text(n));
        }
        m_studio->create("orders", true, texts);
        QVERIFY(m_studio->start());
    }

    void cleanup() { m_studio.reset(); }

    void opensFromTheNavigator() {
        explorer::ExplorerPanel *panel = m_studio->studio().explorer()->panel();
        const session::DatabasePtr orders = m_studio->database("orders");
        QTRY_VERIFY(orders->isLive());
        auto *tree = panel->findChild<QTreeView *>();
        QVERIFY(tree);
        tree->expandAll();
        QModelIndex row;
        for (QModelIndex at = tree->model()->index(0, 0); at.isValid(); at = tree->indexBelow(at)) {
            if (at.data().toString() == QLatin1String("Changes")) {
                row = at;
            }
        }
        QVERIFY(row.isValid());
        tree->setCurrentIndex(row);
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Return);
        QTRY_VERIFY(qobject_cast<ChangesPage *>(m_studio->studio().frame().currentPage()));
    }

    /// The newest change stands first; one that happens now comes on top, with the time at which it was seen.
    void showsTheLatestAndWhatHappensNow() {
        open();
        QAbstractItemModelTester tester(m_page->table()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(rows(), 500);
        QCOMPARE(id(0), QStringLiteral("customer-%1:order:11299").arg(1299 % 7));
        QVERIFY(cell(0, ChangesModel::SeenColumn).isEmpty());
        put("customer-1:order:new", "{\"n\":1}");
        QTRY_COMPARE(id(0), QStringLiteral("customer-1:order:new"));
        QVERIFY(!cell(0, ChangesModel::SeenColumn).isEmpty());
        QCOMPARE(cell(0, ChangesModel::WhatColumn), QStringLiteral("created"));
        QCOMPARE(count(), QStringLiteral("501 changes"));
    }

    /// An edit leaves the earlier row, marked; a deletion says so; each shows the document as it was then.
    void showsTheDocumentAtThatPoint() {
        open();
        const QString first = put("customer-1:order:x", "{\"state\":\"placed\"}");
        QTRY_COMPARE(id(0), QStringLiteral("customer-1:order:x"));
        const QString second = put("customer-1:order:x", "{\"state\":\"paid\"}", first.toStdString());
        QTRY_COMPARE(cell(0, ChangesModel::RevColumn), second);
        put("customer-1:order:x", "{\"_deleted\":true}", second.toStdString());
        QTRY_COMPARE(cell(0, ChangesModel::WhatColumn), QStringLiteral("deleted"));
        QCOMPARE(cell(2, ChangesModel::RevColumn), first);
        QVERIFY(m_page->table()->model()->index(2, 0).data(ChangesModel::SupersededRole).toBool());
        QVERIFY(!m_page->table()->model()->index(0, 0).data(ChangesModel::SupersededRole).toBool());

        QTest::mouseClick(
            m_page->table()->viewport(), Qt::LeftButton, {},
            m_page->table()->visualRect(m_page->table()->model()->index(2, ChangesModel::IdColumn)).center());
        QTRY_VERIFY(m_page->body()->text().contains(QLatin1String("\"state\": \"placed\"")));
        QTest::keyClick(m_page->table(), Qt::Key_Up);
        QTRY_VERIFY(m_page->body()->text().contains(QLatin1String("\"state\": \"paid\"")));
        QTest::keyClick(m_page->table(), Qt::Key_Up);
        QTRY_VERIFY(m_page->body()->text().contains(QLatin1String("deleted the document")));

        m_studio->run("orders", [](api::Session &session) { session.maintenance()->compact(); });
        QTest::keyClick(m_page->table(), Qt::Key_Down);
        QTRY_VERIFY(m_page->body()->text().contains(QLatin1String("no longer kept")));
    }

    void pauseKeepsTheListAndResumeCatchesUp() {
        open();
        const QString top = id(0);
        QVERIFY(button("Pause"));
        QTest::mouseClick(button("Pause"), Qt::LeftButton);
        QVERIFY(m_page->isPaused());
        put("customer-1:order:a", "{}");
        put("customer-1:order:b", "{}");
        QTRY_VERIFY(button("Resume"));
        QTest::qWait(400);
        QCOMPARE(id(0), top);
        QTest::mouseClick(button("Resume"), Qt::LeftButton);
        QTRY_COMPARE(id(0), QStringLiteral("customer-1:order:b"));
        QCOMPARE(id(1), QStringLiteral("customer-1:order:a"));
    }

    /// From any sequence on, a page at a time.
    void readsOnFromASequence() {
        open();
        auto *since = m_page->findChild<QLineEdit *>(QString(), Qt::FindChildrenRecursively);
        for (auto *edit : m_page->findChildren<QLineEdit *>()) {
            since = edit->accessibleName().startsWith(QLatin1String("Since")) ? edit : since;
        }
        since->setFocus();
        QTest::keyClicks(since, QStringLiteral("200"));
        QTest::keyClick(since, Qt::Key_Return);
        QTRY_COMPARE(rows(), 500);
        QCOMPARE(m_page->table()->model()->index(499, ChangesModel::IdColumn).data().toString(),
                 QStringLiteral("customer-%1:order:10200").arg(200 % 7));
        QTRY_VERIFY(button("Read on"));
        QTest::mouseClick(button("Read on"), Qt::LeftButton);
        QTRY_COMPARE(rows(), 1000);
        QTest::mouseClick(button("Read on"), Qt::LeftButton);
        QTRY_COMPARE(rows(), 1100);
        QTRY_VERIFY(!button("Read on"));
        put("customer-1:order:live", "{}");
        QTRY_COMPARE(id(0), QStringLiteral("customer-1:order:live"));
    }

    void filtersByIdAndKind() {
        open();
        const QString rev = put("customer-1:order:gone", "{}");
        put("customer-1:order:gone", "{\"_deleted\":true}", rev.toStdString());
        QTRY_COMPARE(cell(0, ChangesModel::WhatColumn), QStringLiteral("deleted"));
        QLineEdit *filter = nullptr;
        for (auto *edit : m_page->findChildren<QLineEdit *>()) {
            filter = edit->accessibleName() == QLatin1String("Filter by id") ? edit : filter;
        }
        QVERIFY(filter);
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("ORDER:1129"));
        QCOMPARE(rows(), 10);
        QVERIFY(count().startsWith(QLatin1String("10 of ")));
        filter->clear();
        auto *kind = m_page->findChild<QComboBox *>();
        kind->setFocus();
        QTest::keyClicks(kind, QStringLiteral("Del"));
        QTRY_COMPARE(rows(), 1);
        QCOMPARE(id(0), QStringLiteral("customer-1:order:gone"));
        filter->setText(QStringLiteral("nothing like it"));
        QTRY_VERIFY(!m_page->table()->isVisible()); // an empty state says why
    }

    /// What one looks at stays where it is while changes come in above it.
    void scrolledRowsStay() {
        open();
        m_page->table()->verticalScrollBar()->setValue(100);
        const QString at = id(m_page->table()->rowAt(5));
        put("customer-1:order:above", "{}");
        QTRY_COMPARE(rows(), 501);
        QCOMPARE(id(m_page->table()->rowAt(5)), at);
    }

    void returnOpensTheDocument() {
        open();
        m_page->table()->selectRow(3);
        const QString wanted = id(3);
        m_page->table()->setFocus();
        QTest::keyClick(m_page->table(), Qt::Key_Return);
        QTRY_COMPARE(m_studio->studio().context().currentDocument().id, wanted);
        QTRY_VERIFY(m_studio->studio().frame().currentPage()->title().contains(QLatin1String("Documents")));
    }
};

QTEST_MAIN(ChangesTest)
#include "changes_test.moc"
