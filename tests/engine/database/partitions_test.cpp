#include "engine/base/digest.h"
#include "tests/engine/database/temporary_database.h"

#include <QTest>

#include <map>

using namespace davenport;
using namespace davenport::tests;

class DatabasePartitionsTest : public QObject {
    Q_OBJECT

private slots:
    void figuresFollowEveryWrite() {
        TemporaryDatabase database({true, 8});
        std::map<std::string, std::uint64_t> bytes;
        std::map<std::string, std::uint64_t> docs;
        for (int n = 0; n < 200; ++n) {
            const std::string partition = "customer-" + std::to_string(n % 13);
            const std::string body = "{\"n\":" + std::to_string(n) + "}";
            database->documents()->put(partition + ":order:" + std::to_string(n), body);
            bytes[partition] += body.size();
            ++docs[partition];
        }
        const auto rev = database->documents()->get("customer-3:order:3").rev;
        database->documents()->remove("customer-3:order:3", rev);
        bytes["customer-3"] -= std::string("{\"n\":3}").size();
        --docs["customer-3"];
        for (const auto &[name, count] : docs) {
            const api::PartitionInfo info = database->partitions()->partition(name);
            QCOMPARE(info.docCount, count);
            QCOMPARE(info.docDelCount, std::uint64_t{name == "customer-3" ? 1U : 0U});
            QVERIFY(info.activeBytes >= bytes[name] && info.activeBytes <= bytes[name] + 2);
            QVERIFY(info.externalBytes >= info.activeBytes);
        }
        std::vector<std::string> names;
        database->partitions()->list("customer-1", [&](const std::string &name) { names.push_back(name); return true; });
        // The order of ids: "customer-10:" comes before "customer-1:".
        QCOMPARE(names, (std::vector<std::string>{"customer-10", "customer-11", "customer-12", "customer-1"}));
        QCOMPARE(database->partitions()->partition("none").docCount, std::uint64_t{0});
    }

    void shardsCoverTheHashRange() {
        TemporaryDatabase database({true, 8});
        const auto empty = database->partitions()->shards();
        QCOMPARE(empty.size(), std::size_t{8});
        QCOMPARE(empty.front().begin, 0U);
        QCOMPARE(empty.back().end, 0xffffffffU);
        for (std::size_t n = 1; n < empty.size(); ++n) {
            QCOMPARE(empty[n].begin, empty[n - 1].end + 1);
        }
        std::map<std::size_t, std::uint64_t> expected;
        for (int n = 0; n < 300; ++n) {
            const std::string partition = "p" + std::to_string(n % 40);
            const std::string id = partition + ":" + std::to_string(n);
            database->documents()->put(id, "{}");
            const std::size_t shard = database->partitions()->shardOf(id);
            const std::uint32_t hash = base::crc32(partition);
            QVERIFY(empty[shard].begin <= hash && hash <= empty[shard].end);
            ++expected[shard];
        }
        const auto shards = database->partitions()->shards();
        for (std::size_t n = 0; n < shards.size(); ++n) {
            QCOMPARE(shards[n].docCount, expected[n]);
            QCOMPARE(shards[n].bytes, 2 * expected[n]);
        }
        database.reopen();
        QCOMPARE(database->partitions()->shards().front().docCount, expected[0]);
        QCOMPARE(database.problem(), std::string());
    }

    void idsWithoutPartitionAreRefused() {
        TemporaryDatabase database({true, 2});
        for (const char *id : {"plain", ":rest", "_x:y", "p:"}) {
            QCOMPARE(errorOf([&] { database->documents()->put(id, "{}"); }).httpStatus(), 400);
        }
        QVERIFY(database->documents()->put("_design/v", "{}").ok());
        QVERIFY(database->localDocuments()->put("_local/plain", "{}").ok());
        QCOMPARE(errorOf([&] { database->partitions()->partition("_bad"); }).error(), std::string("illegal_partition"));
    }

    void notPartitioned() {
        TemporaryDatabase database({false, 4});
        QVERIFY(!database->partitions()->isPartitioned());
        database.fill(100);
        std::uint64_t documents = 0;
        for (const api::ShardInfo &shard : database->partitions()->shards()) {
            documents += shard.docCount;
            QVERIFY(shard.docCount > 0);
        }
        QCOMPARE(documents, std::uint64_t{100});
        QCOMPARE(errorOf([&] { database->partitions()->partition("p"); }).httpStatus(), 400);
    }

    void allDocsOfAPartition() {
        TemporaryDatabase database({true, 4});
        for (const char *id : {"a:1", "a:2", "ab:1", "a-:1", "b:1", "a:3", "a;:1"}) {
            database->documents()->put(id, "{}");
        }
        api::AllDocsQuery query;
        query.partition = "a";
        for (const bool descending : {false, true}) {
            query.descending = descending;
            std::vector<std::string> ids;
            database->documents()->allDocs(query, [&](api::AllDocsRow &row) { ids.push_back(row.id); return true; });
            QCOMPARE(ids, (descending ? std::vector<std::string>{"a:3", "a:2", "a:1"} : std::vector<std::string>{"a:1", "a:2", "a:3"}));
        }
    }
};

QTEST_GUILESS_MAIN(DatabasePartitionsTest)
#include "partitions_test.moc"
