#include "tests/engine/database/temporary_database.h"

#include <QTest>

using namespace davenport;
using namespace davenport::tests;

class DatabaseUpkeepTest : public QObject {
    Q_OBJECT

    static std::vector<std::string> conflictsOf(TemporaryDatabase &database, const std::string &id) {
        api::GetOptions options;
        options.conflicts = true;
        return database->documents()->get(id, options).conflicts;
    }

    static void addConflict(TemporaryDatabase &database, const std::string &id, char hash) {
        const std::string text = "{\"_id\":\"" + id + "\",\"_rev\":\"1-" + std::string(32, hash) + "\",\"from\":\"elsewhere\"}";
        api::BulkOptions options;
        options.newEdits = false;
        QVERIFY(database->documents()->bulk({text}, options).empty());
    }

private slots:
    void compactionKeepsTreesLeavesAndTombstones() {
        TemporaryDatabase database;
        std::string rev = database->documents()->put("d", "{\"n\":0}").rev;
        const std::string first = rev;
        for (int n = 1; n <= 20; ++n) {
            rev = database->documents()->put("d", "{\"n\":" + std::to_string(n) + ",\"fill\":\"" + std::string(50'000, 'x') + "\"}", rev).rev;
        }
        addConflict(database, "d", 'a');
        const std::string gone = database->documents()->put("gone", "{\"a\":1}").rev;
        const std::string tombstone = database->documents()->put("gone", "{\"_deleted\":true,\"why\":\"old\"}", gone).rev;
        const api::CompactionResult result = database->maintenance()->compact();
        QCOMPARE(result.bodiesDropped, std::uint64_t{21});
        QVERIFY2(result.bytesAfter + 800'000 < result.bytesBefore, std::to_string(result.bytesAfter).c_str());
        QCOMPARE(database->documents()->get("d").rev, rev);
        QCOMPARE(conflictsOf(database, "d"), std::vector<std::string>{"1-" + std::string(32, 'a')});
        QCOMPARE(database->revisions()->tree("d").size(), std::size_t{22});
        api::GetOptions old;
        old.rev = first;
        QCOMPARE(errorOf([&] { database->documents()->get("d", old); }).httpStatus(), 404);
        old.rev = tombstone;
        QCOMPARE(database->documents()->get("gone", old).body, std::string("{\"why\":\"old\"}"));
        QVERIFY(database->revisions()->revsDiff({{"d", {first, rev}}}).empty());
        QCOMPARE(database->maintenance()->compact().bodiesDropped, std::uint64_t{0});
        QCOMPARE(database.problem(), std::string());
    }

    void purgeLeavesNoTrace() {
        TemporaryDatabase database;
        const std::string rev = database->documents()->put("d", "{\"a\":1}").rev;
        addConflict(database, "d", 'a');
        QCOMPARE(database->maintenance()->info().conflictCount, std::uint64_t{1});
        const std::string other = "1-" + std::string(32, 'a');
        const api::PurgeResult one = database->maintenance()->purge({{"d", {other, "9-" + std::string(32, '0')}}, {"none", {other}}});
        QCOMPARE(one.purged[0].second, std::vector<std::string>{other});
        QVERIFY(one.purged[1].second.empty());
        QVERIFY(conflictsOf(database, "d").empty());
        QCOMPARE(database->maintenance()->info().conflictCount, std::uint64_t{0});
        const api::PurgeResult two = database->maintenance()->purge({{"d", {rev}}});
        QVERIFY(two.purgeSeq > one.purgeSeq);
        QCOMPARE(errorOf([&] { database->documents()->get("d"); }).reason(), std::string("missing"));
        int changes = 0;
        database->changes()->changes({}, [&](api::Change &) { return ++changes < 100; });
        QCOMPARE(changes, 0);
        QCOMPARE(database->maintenance()->info().docCount, std::uint64_t{0});
        QVERIFY(database->documents()->put("d", "{}").rev.starts_with("1-"));
        QCOMPARE(database.problem(), std::string());
    }

    void purgeOfAnInnerRevisionChangesNothing() {
        TemporaryDatabase database;
        const std::string first = database->documents()->put("d", "{\"a\":1}").rev;
        database->documents()->put("d", "{\"a\":2}", first);
        const std::uint64_t seq = database->changes()->updateSeq();
        QVERIFY(database->maintenance()->purge({{"d", {first}}}).purged[0].second.empty());
        QCOMPARE(database->changes()->updateSeq(), seq);
        QCOMPARE(database->revisions()->tree("d").size(), std::size_t{2});
    }

    void copies() {
        TemporaryDatabase database;
        const std::string first = database->documents()->put("d", "{\"a\":1.0}").rev;
        database->documents()->put("d", "{\"a\":2}", first);
        const std::string copy = database->documents()->copy("d", first, "e", "").rev;
        QCOMPARE(database->documents()->get("e").body, std::string("{\"a\":1.0}"));
        QCOMPARE(errorOf([&] { database->documents()->copy("d", "", "e", ""); }).httpStatus(), 409);
        database->documents()->copy("d", "", "e", copy);
        QCOMPARE(database->documents()->get("e").body, std::string("{\"a\":2}"));
        QCOMPARE(errorOf([&] { database->documents()->copy("none", "", "e", ""); }).httpStatus(), 404);
        QCOMPARE(errorOf([&] { database->documents()->copy("d", "", "_x", ""); }).error(), std::string("illegal_docid"));
    }

    void localDocuments() {
        TemporaryDatabase database;
        QCOMPARE(database->localDocuments()->put("_local/b", "{\"n\":1.0}").rev, std::string("0-1"));
        database->localDocuments()->put("_local/a", "{}");
        QCOMPARE(database->localDocuments()->get("_local/b").body, std::string("{\"n\":1.0}"));
        std::vector<std::string> ids;
        database->localDocuments()->list([&](api::Document &doc) { ids.push_back(doc.id); return true; });
        QCOMPARE(ids, (std::vector<std::string>{"_local/a", "_local/b"}));
        QCOMPARE(database->changes()->updateSeq(), std::uint64_t{0});
        QCOMPARE(database->maintenance()->info().docCount, std::uint64_t{0});
        database.reopen();
        database->localDocuments()->remove("_local/b");
        QCOMPARE(errorOf([&] { database->localDocuments()->get("_local/b"); }).httpStatus(), 404);
        QCOMPARE(errorOf([&] { database->localDocuments()->remove("_local/b"); }).httpStatus(), 404);
    }

    void statistics() {
        TemporaryDatabase database;
        database.fill(10);
        database->documents()->get("d100001");
        database->documents()->put("x", "{\"a\":1}");
        errorOf([&] { database->documents()->put("x", "{\"a\":2}"); });
        const api::SessionStatistics statistics = database->maintenance()->statistics();
        QCOMPARE(statistics.writes, std::uint64_t{11});
        QCOMPARE(statistics.reads, std::uint64_t{1});
        QCOMPARE(statistics.conflicts, std::uint64_t{1});
        QCOMPARE(statistics.transactions, std::uint64_t{2});
        QVERIFY(statistics.bytesWritten > 10 * 20);
    }

    void figuresSurviveTheFile() {
        TemporaryDatabase database({true, 3});
        for (int n = 0; n < 30; ++n) {
            database->documents()->put("p:" + std::to_string(n), "{\"n\":1}");
        }
        database->documents()->remove("p:7", database->documents()->get("p:7").rev);
        addConflict(database, "p:8", 'f');
        database->revisions()->setRevsLimit(7);
        const api::DatabaseInfo before = database->maintenance()->info();
        database.reopen();
        const api::DatabaseInfo after = database->maintenance()->info();
        QVERIFY(before.docCount == 29 && after.docCount == 29);
        QVERIFY(after.docDelCount == 1 && after.conflictCount == 1 && after.updateSeq == 32);
        QVERIFY(after.uuid == before.uuid && after.partitioned && after.shards == 3 && after.revsLimit == 7);
        std::vector<std::string> conflicted;
        database->revisions()->conflicted("", [&](const std::string &id) { conflicted.push_back(id); return true; });
        QCOMPARE(conflicted, std::vector<std::string>{"p:8"});
    }
};

QTEST_GUILESS_MAIN(DatabaseUpkeepTest)
#include "upkeep_test.moc"
