#include "engine/database/local_database.h"
#include "tests/property/seed.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

using namespace davenport;
using namespace davenport::tests;

namespace {

/// What a database without conflicts has to say, kept in the simplest way.
struct Model {
    struct Known {
        std::string rev;  ///< of the last revision
        std::string body; ///< empty when it is deleted
        std::set<std::string> all; ///< every revision it ever had
    };
    std::map<std::string, Known> documents;

    std::size_t live() const {
        return static_cast<std::size_t>(
            std::count_if(documents.begin(), documents.end(), [](const auto &each) { return !each.second.body.empty(); }));
    }
};

} // namespace

/// Random interactive edits, deletes and purges, compared with a model after each.
class EditsPropertyTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<api::Session> m_session;
    Model m_model;

    template <typename Call> static int statusOf(const Call &call) {
        try {
            call();
        } catch (const base::Error &error) {
            return error.httpStatus();
        }
        return 200;
    }

    void put(std::mt19937_64 &random, const std::string &id) {
        Model::Known &known = m_model.documents[id];
        const std::string body = "{\"n\":" + std::to_string(random()) + ",\"f\":1.50}";
        std::string rev = known.body.empty() && !known.rev.empty() && chance(random, 0.7) ? std::string() : known.rev;
        const bool stale = chance(random, 0.2);
        if (stale) {
            rev = known.all.size() > 1 && chance(random, 0.5) ? *known.all.begin() : "7-" + std::string(32, 'b');
        }
        const bool named = !rev.empty();
        // Only the last revision of a live document can be edited, and a missing or deleted one takes no name.
        const bool fits = known.body.empty() ? !named : rev == known.rev;
        std::string written;
        const int status = statusOf([&] { written = m_session->documents()->put(id, body, rev).rev; });
        QVERIFY2(status == (fits ? 200 : 409), (id + " on " + rev + ": " + std::to_string(status)).c_str());
        if (fits) {
            known.rev = written;
            known.body = body;
            QVERIFY(known.all.insert(written).second);
        }
    }

    void remove(std::mt19937_64 &random, const std::string &id) {
        Model::Known &known = m_model.documents[id];
        const std::string rev = chance(random, 0.2) ? "1-" + std::string(32, 'c') : known.rev;
        const int want = known.body.empty() ? 404 : rev == known.rev ? 200 : 409;
        std::string written;
        const int status = statusOf([&] { written = m_session->documents()->remove(id, rev).rev; });
        QVERIFY2(status == want, (id + ": " + std::to_string(status)).c_str());
        if (status == 200) {
            known.rev = written;
            known.body.clear();
            known.all.insert(written);
        }
    }

    void purge(const std::string &id) {
        const auto known = m_model.documents.find(id);
        if (known == m_model.documents.end() || known->second.rev.empty()) {
            return;
        }
        const auto purged = m_session->maintenance()->purge({{id, {known->second.rev}}}).purged;
        QCOMPARE(purged[0].second, std::vector<std::string>{known->second.rev});
        m_model.documents.erase(known);
    }

    void compare(const std::string &id) {
        const auto known = m_model.documents.find(id);
        const bool live = known != m_model.documents.end() && !known->second.body.empty();
        std::string body;
        std::string rev;
        const int status = statusOf([&] {
            const api::Document doc = m_session->documents()->get(id);
            body = doc.body;
            rev = doc.rev;
        });
        QCOMPARE(status, live ? 200 : 404);
        if (live) {
            QCOMPARE(body, known->second.body);
            QCOMPARE(rev, known->second.rev);
        }
    }

    void compareAll() {
        std::map<std::string, std::string> rows;
        m_session->documents()->allDocs({}, [&](api::AllDocsRow &row) {
            rows[row.id] = row.rev;
            return true;
        });
        std::set<std::string> changed;
        std::size_t tombstones = 0;
        m_session->changes()->changes({}, [&](api::Change &change) {
            tombstones += change.deleted ? 1 : 0;
            return changed.insert(change.id).second;
        });
        std::size_t written = 0;
        for (const auto &[id, known] : m_model.documents) {
            QVERIFY(known.body.empty() || rows[id] == known.rev);
            QVERIFY(known.rev.empty() || changed.contains(id));
            written += known.rev.empty() ? 0 : 1;
        }
        QCOMPARE(rows.size(), m_model.live());
        QCOMPARE(changed.size(), written);
        QCOMPARE(tombstones, written - m_model.live());
        const api::DatabaseInfo info = m_session->maintenance()->info();
        QCOMPARE(info.docCount, static_cast<std::uint64_t>(m_model.live()));
        QCOMPARE(info.docDelCount, static_cast<std::uint64_t>(tombstones));
        QCOMPARE(info.conflictCount, std::uint64_t{0});
        const api::VerifyReport report = m_session->maintenance()->verify();
        QVERIFY2(report.clean(), report.clean() ? "" : report.problems.front().c_str());
    }

private slots:
    void theDatabaseSaysWhatTheModelSays() {
        const std::string file = m_folder.filePath("model.davenport").toStdString();
        m_session = database::createDatabase(file, {false, 3});
        for (std::uint64_t round = 0; round < 8; ++round) {
            std::mt19937_64 random = randomness(round);
            m_session->revisions()->setRevsLimit(round % 2 == 0 ? 1000 : 3);
            for (int step = 0; step < 150; ++step) {
                const std::string id = "m" + std::to_string(below(random, 30));
                const std::size_t dice = below(random, 100);
                if (dice < 70) {
                    put(random, id);
                } else if (dice < 90) {
                    remove(random, id);
                } else if (dice < 97) {
                    purge(id);
                } else {
                    m_session->maintenance()->compact();
                }
                if (!QTest::currentTestFailed()) {
                    compare(id);
                }
                if (QTest::currentTestFailed()) {
                    qWarning("%s, step %d", roundName(round).c_str(), step);
                    return;
                }
            }
            compareAll();
            m_session.reset();
            m_session = database::openDatabase(file);
        }
    }
};

QTEST_GUILESS_MAIN(EditsPropertyTest)
#include "edits_property_test.moc"
