#include "tests/engine/database/temporary_database.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <set>
#include <thread>

using namespace davenport;
using namespace davenport::tests;

class DatabaseChangesTest : public QObject {
    Q_OBJECT

    static std::vector<api::Change> changesOf(api::Session &session, const api::ChangesQuery &query,
                                              api::ChangesSummary *summary = nullptr) {
        std::vector<api::Change> all;
        const api::ChangesSummary end = session.changes()->changes(query, [&](api::Change &change) {
            all.push_back(change);
            return true;
        });
        if (summary != nullptr) {
            *summary = end;
        }
        return all;
    }

    static std::string updated(TemporaryDatabase &database, const std::string &id) {
        return database->documents()->put(id, "{\"again\":true}", database->documents()->get(id).rev).rev;
    }

private slots:
    void eachDocumentOnceAtItsLatestChange() {
        TemporaryDatabase database;
        database.fill(10);
        for (int round = 0; round < 3; ++round) {
            updated(database, "d100004");
        }
        const std::string last = updated(database, "d100002");
        const auto all = changesOf(database.session(), {});
        QCOMPARE(all.size(), std::size_t{10});
        QCOMPARE(all[8].id, std::string("d100004"));
        QCOMPARE(all[9].id, std::string("d100002"));
        QCOMPARE(all[9].revs, std::vector<std::string>{last});
        QCOMPARE(all[9].seq, database->changes()->updateSeq());
        for (std::size_t n = 1; n < all.size(); ++n) {
            QVERIFY(all[n - 1].seq < all[n].seq);
        }
    }

    void pagesJoinWithoutGapOrOverlap() {
        TemporaryDatabase database;
        database.fill(100);
        std::set<std::string> seen;
        api::ChangesQuery query;
        query.limit = 7;
        for (int page = 0; page < 100; ++page) {
            api::ChangesSummary summary;
            const auto some = changesOf(database.session(), query, &summary);
            QCOMPARE(summary.pending, 100 - seen.size() - some.size());
            for (const api::Change &change : some) {
                QVERIFY(seen.insert(change.id).second);
            }
            if (some.empty()) {
                break;
            }
            query.since = summary.lastSeq;
        }
        QCOMPARE(seen.size(), std::size_t{100});
        QCOMPARE(query.since, database->changes()->updateSeq());
    }

    void descendingDesignOnlyAndDocIds() {
        TemporaryDatabase database;
        database.fill(5);
        database->documents()->put("_design/a", "{\"views\":{}}");
        api::ChangesQuery query;
        query.descending = true;
        query.limit = 2;
        const auto last = changesOf(database.session(), query);
        QCOMPARE(last.size(), std::size_t{2});
        QCOMPARE(last[0].id, std::string("_design/a"));
        api::ChangesQuery design;
        design.designOnly = true;
        QCOMPARE(changesOf(database.session(), design).size(), std::size_t{1});
        api::ChangesQuery ids;
        ids.docIds = {"d100003", "none", "d100001", "d100003"};
        ids.includeDocs = true;
        const auto chosen = changesOf(database.session(), ids);
        QCOMPARE(chosen.size(), std::size_t{2});
        QVERIFY(chosen[0].id == "d100001" && chosen[1].doc && chosen[1].doc->id == "d100003");
    }

    void sinkMayStop() {
        TemporaryDatabase database;
        database.fill(10);
        int given = 0;
        const auto summary = database->changes()->changes({}, [&](api::Change &) { return ++given < 4; });
        QCOMPARE(given, 4);
        api::ChangesQuery rest;
        rest.since = summary.lastSeq;
        QCOMPARE(changesOf(database.session(), rest).size(), std::size_t{6});
    }

    void followsLive() {
        TemporaryDatabase database;
        database.fill(5);
        std::atomic<int> seen{0};
        std::atomic<bool> caughtUp{false};
        base::Work work;
        api::ChangesSummary end;
        std::thread follower([&] {
            end = database->changes()->follow({}, [&](api::Change &) { ++seen; return true; },
                                              [&](std::uint64_t) { caughtUp = true; }, work);
        });
        QTRY_VERIFY(caughtUp);
        QCOMPARE(seen.load(), 5);
        for (int n = 0; n < 20; ++n) {
            database->documents()->put("live" + std::to_string(n), "{}");
        }
        QTRY_COMPARE(seen.load(), 25);
        const auto begin = std::chrono::steady_clock::now();
        work.cancel.cancel();
        follower.join();
        QVERIFY(std::chrono::steady_clock::now() - begin < std::chrono::seconds(1));
        QCOMPARE(end.lastSeq, database->changes()->updateSeq());
    }

    void aSlowFollowerMissesNothing() {
        TemporaryDatabase database;
        std::set<std::string> seen;
        std::thread follower([&] {
            database->changes()->follow({}, [&](api::Change &change) {
                std::this_thread::sleep_for(std::chrono::microseconds(200));
                seen.insert(change.id);
                return change.id != "end";
            }, {}, {});
        });
        for (int n = 0; n < 200; ++n) {
            database->documents()->put("w" + std::to_string(n), "{}");
        }
        database->documents()->put("end", "{}");
        follower.join();
        QCOMPARE(seen.size(), std::size_t{201});
    }

    void followTakesNoLimit() {
        TemporaryDatabase database;
        api::ChangesQuery query;
        query.limit = 1;
        QCOMPARE(errorOf([&] { database->changes()->follow(query, [](api::Change &) { return true; }, {}, {}); }).httpStatus(), 400);
    }
};

QTEST_GUILESS_MAIN(DatabaseChangesTest)
#include "changes_test.moc"
