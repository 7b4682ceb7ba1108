#include "tests/ui/studio_fixture.h"
#include "ui/features/related/history_view.h"
#include "ui/features/related/lower_dock.h"
#include "ui/features/related/related_view.h"
#include "ui/features/related/request_log_view.h"
#include "ui/json/references.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>

using namespace davenport;
using related::LowerDock;

class RelatedTest : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::StudioFixture> m_studio;
    LowerDock *m_dock = nullptr;

    /// The rows of a table as "id | type | …".
    static QStringList lines(const related::CellTable *table) {
        QStringList all;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            QStringList cells;
            for (int column = 1; column < table->model()->columnCount(); ++column) {
                cells.append(table->model()->index(row, column).data().toString());
            }
            all.append(table->model()->index(row, 0).data(Qt::AccessibleTextRole).toString() + ": " +
                       cells.join(QStringLiteral(" | ")));
        }
        return all;
    }

    void openDock(LowerDock::Tab tab) {
        QTest::keyClick(&m_studio->window(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        m_dock = m_studio->window().findChild<LowerDock *>();
        QVERIFY(m_dock);
        QTRY_VERIFY(m_dock->isVisible());
        QTest::mouseClick(m_dock->tabs(), Qt::LeftButton, {}, m_dock->tabs()->tabRect(tab).center());
        QCOMPARE(m_dock->tabs()->currentIndex(), int(tab));
    }

    void choose(const char *database, const QString &id) {
        emit m_studio->studio().context().openDocumentsRequested(m_studio->database(database), {}, id);
        QTRY_COMPARE(m_studio->studio().context().currentDocument().id, id);
    }

private slots:
    void initTestCase() { theme::Theme::instance().install(theme::Theme::Choice::Light); }

    void init() {
        m_studio = std::make_unique<tests::StudioFixture>();
        m_studio->create("orders", true,
                         {"{\"_id\":\"customer-42:order:1\",\"type\":\"order\",\"status\":\"paid\",\"email\":\"a@b."
                          "example\",\"total\":1.0}",
                          "{\"_id\":\"customer-42:note:1\",\"type\":\"order_note\",\"order_id\":\"order:1\",\"text\":"
                          "\"Leave it with the neighbour\"}",
                          "{\"_id\":\"customer-42:note:2\",\"type\":\"order_note\",\"order_id\":\"customer-42:order:"
                          "1\",\"text\":\"Call first\"}",
                          "{\"_id\":\"customer-43:note:1\",\"type\":\"order_note\",\"order_id\":\"order:1\",\"text\":"
                          "\"Another customer's\"}"});
        m_studio->create("profiles", false,
                         {"{\"_id\":\"customer-42\",\"type\":\"profile\",\"name\":\"Harbour Supplies\"}"});
        m_studio->create(
            "lookups", false,
            {"{\"_id\":\"order-status\",\"type\":\"lookup\",\"values\":[\"placed\",\"paid\"],\"used_by\":[\"orders."
             "status\"]}",
             "{\"_id\":\"carriers\",\"type\":\"lookup\",\"values\":[\"x\"],\"used_by\":[\"orders.carrier.name\"]}",
             "{\"_id\":\"email:a@b.example\",\"type\":\"email_lookup\",\"profile_id\":\"customer-42\"}"});
        QVERIFY(m_studio->start());
    }

    void cleanup() { m_studio.reset(); }

    void valuesNameIds() {
        const std::string json = "{\"a\":\"x\",\"b\":{\"c\":[\"y\",\"y\",1]},\"id\":\"1\"}";
        const std::vector<json::StringValue> values = json::stringValues(json);
        QCOMPARE(values.size(), std::size_t{3});
        QCOMPARE(values[1].path, std::string("b.c"));
        QCOMPARE(values[1].field, std::string("c"));
        std::vector<std::string> ids;
        for (const json::Candidate &candidate : json::candidates("p:1", json, true)) {
            ids.push_back(candidate.id);
        }
        // "p:1" is the document itself.
        QCOMPARE(ids, (std::vector<std::string>{"x", "p:x", "a:x", "y", "p:y", "c:y", "1", "id:1", "p"}));
        QCOMPARE(json::summaryOf("{\"type\":\"t\",\"values\":[\"a\",\"b\"]}"), std::string("a, b"));
        QCOMPARE(json::changedMembers("{\"a\":1.0,\"b\":[1],\"c\":3}", "{\"a\":1.00,\"b\":[2],\"d\":4}"),
                 (std::vector<std::string>{"a: 1.0 → 1.00", "b", "+ d: 4", "− c"}));
    }

    void findsBothDirectionsInEveryDatabase() {
        choose("orders", QStringLiteral("customer-42:order:1"));
        openDock(LowerDock::RelatedTab);
        QTRY_COMPARE(m_dock->related()->count(), 5);
        QTRY_VERIFY(!m_dock->related()->isSearching());
        const QStringList found = lines(m_dock->related()->table());
        QVERIFY2(
            found.contains(QStringLiteral(
                "refers to this document: customer-42:note:1 | order_note | order_id | Leave it with the neighbour")),
            qPrintable(found.join('\n')));
        QVERIFY(found.contains(
            QStringLiteral("refers to this document: customer-42:note:2 | order_note | order_id | Call first")));
        QVERIFY(found.contains(
            QStringLiteral("is referred to: profiles / customer-42 | profile | partition | Harbour Supplies")));
        QVERIFY(
            found.contains(QStringLiteral("is referred to: lookups / order-status | lookup | status | placed, paid")));
        QVERIFY(found.contains(
            QStringLiteral("is referred to: lookups / email:a@b.example | email_lookup | email | customer-42")));
        QAbstractItemModelTester tester(m_dock->related()->table()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);

        // Return goes there, and its own surroundings follow.
        m_dock->related()->table()->selectRow(
            int(found.indexOf(QRegularExpression(QStringLiteral(".*profiles / .*")))));
        m_dock->related()->table()->setFocus();
        QTest::keyClick(m_dock->related()->table(), Qt::Key_Return);
        QTRY_COMPARE(m_studio->studio().context().currentDocument().id, QStringLiteral("customer-42"));
        QTRY_VERIFY(lines(m_dock->related()->table())
                        .contains(QStringLiteral(
                            "refers to this document: orders / customer-42: |  | partition | 3 documents")));
        QVERIFY(
            lines(m_dock->related()->table())
                .contains(QStringLiteral(
                    "refers to this document: lookups / email:a@b.example | email_lookup | profile_id | customer-42")));
    }

    void tellsWhatHappenedToTheDocument() {
        m_studio->run("orders", [](api::Session &session) {
            const std::string rev = session.documents()->get("customer-42:order:1").rev;
            session.documents()->put("customer-42:order:1",
                                     "{\"type\":\"order\",\"status\":\"shipped\",\"total\":1.0,\"tags\":[]}", rev);
            session.documents()->bulk({"{\"_id\":\"customer-42:order:1\",\"_rev\":\"2-aaaa\",\"status\":\"lost\",\"_"
                                       "revisions\":{\"start\":2,\"ids\":[\"aaaa\",\"bbbb\"]}}"},
                                      {false});
        });
        choose("orders", QStringLiteral("customer-42:order:1"));
        openDock(LowerDock::ChangesTab);
        QTRY_COMPARE(m_dock->history()->count(), 4);
        const QString all = lines(m_dock->history()->table()).join('\n');
        QVERIFY2(all.contains(QStringLiteral("edited | status: paid → shipped · + tags · − email")), qPrintable(all));
        QVERIFY(all.contains(QStringLiteral("in conflict")));
        QVERIFY(all.contains(QStringLiteral("| created |")));
        QVERIFY(all.contains(QStringLiteral("body not kept")));
        // Return shows the revision in the inspector.
        int created = -1;
        for (int row = 0; row < m_dock->history()->count(); ++row) {
            created =
                m_dock->history()->table()->model()->index(row, 2).data() == QLatin1String("created") ? row : created;
        }
        m_dock->history()->table()->selectRow(created);
        m_dock->history()->table()->setFocus();
        QTest::keyClick(m_dock->history()->table(), Qt::Key_Return);
        QTRY_VERIFY(m_studio->studio().context().currentDocument().rev.startsWith(QLatin1String("1-")));
    }

    void logsRequestsAsCouchDBWouldGetThem() {
        choose("orders", QStringLiteral("customer-42:order:1"));
        openDock(LowerDock::RequestsTab);
        m_studio->run("orders", [](api::Session &session) {
            try {
                session.documents()->put("customer-42:order:1", "{\"it's\":1}", "1-00000000000000000000000000000000");
            } catch (const base::Error &) {
                // the conflict is what the log should tell
            }
            session.documents()->get("customer-42:note:1", {});
        });
        const auto rowWith = [this](const QString &text) {
            const QStringList all = lines(m_dock->requests()->table());
            return int(all.indexOf(QRegularExpression(".*" + QRegularExpression::escape(text) + ".*")));
        };
        const QString put = QStringLiteral("/orders/customer-42%3Aorder%3A1?rev=1-00000000000000000000000000000000");
        QTRY_VERIFY(rowWith(put) >= 0);
        QTRY_VERIFY(rowWith(QStringLiteral("/orders/customer-42%3Anote%3A1")) >= 0);
        const int row = rowWith(put);
        QVERIFY(lines(m_dock->requests()->table())[row].startsWith(QLatin1String("failed: ")));
        QCOMPARE(m_dock->requests()->table()->model()->index(row, 2).data().toString(), QStringLiteral("PUT"));
        QCOMPARE(m_dock->requests()->table()->model()->index(row, 3).data().toString(), QStringLiteral("409 conflict"));
        m_dock->requests()->table()->selectRow(row);
        m_dock->requests()->table()->setFocus();
        QTest::keyClick(m_dock->requests()->table(), Qt::Key_C, Qt::ControlModifier);
        const QString curl = QGuiApplication::clipboard()->text();
        QVERIFY2(
            curl.startsWith(QLatin1String("curl -X PUT 'http://localhost:5984/orders/customer-42%3Aorder%3A1?rev=")),
            qPrintable(curl));
        QVERIFY(curl.contains(QStringLiteral("-d '{\"it'\\''s\":1}'")));
        auto *filter = m_dock->requests()->findChild<QLineEdit *>();
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("409"));
        QTRY_COMPARE(m_dock->requests()->table()->model()->rowCount(), 1);
    }
};

QTEST_MAIN(RelatedTest)
#include "related_test.moc"
