#include "engine/database/local_database.h"
#include "engine/sample/sample_workspace.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace davenport;

namespace {

sample::SampleResult write(const QTemporaryDir &folder, const base::Work &work = {}) {
    return sample::writeSampleWorkspace(
        folder.path().toStdString(),
        [](const std::filesystem::path &file, bool partitioned, std::uint32_t shards) {
            return database::createDatabase(file, {partitioned, shards});
        },
        work);
}

std::unique_ptr<api::Session> open(const QTemporaryDir &folder, const char *name) {
    return database::openDatabase(folder.filePath(QString(name) + ".davenport").toStdString());
}

/// Every change with every leaf: what two workspaces have in common if they are the same.
std::map<std::string, std::vector<std::string>> leavesOf(api::Session &session) {
    std::map<std::string, std::vector<std::string>> leaves;
    api::ChangesQuery query;
    query.allLeaves = true;
    session.changes()->changes(query, [&](api::Change &change) {
        leaves[change.id] = change.revs;
        return true;
    });
    return leaves;
}

} // namespace

class SampleWorkspaceTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private slots:
    void initTestCase() { QCOMPARE(write(m_folder).written.size(), std::size_t{4}); }

    void everyDatabaseHasItsDocuments() {
        const api::DatabaseInfo orders = open(m_folder, "orders")->maintenance()->info();
        QCOMPARE(orders.docCount, std::uint64_t{20'000});
        QCOMPARE(orders.conflictCount, std::uint64_t{41});
        QVERIFY(orders.partitioned);
        QCOMPARE(orders.shards, 8u);
        QCOMPARE(open(m_folder, "profiles")->maintenance()->info().docCount, std::uint64_t{1906});
        QCOMPARE(open(m_folder, "lookups")->maintenance()->info().docCount, std::uint64_t{38});
        auto cities = open(m_folder, "cities");
        QCOMPARE(cities->maintenance()->info().docCount, std::uint64_t{2001});
        QVERIFY(cities->documents()->get("about:attribution").body.find("GeoNames") != std::string::npos);
        QVERIFY(cities->documents()->get("about:attribution").body.find("CC BY 4.0") != std::string::npos);
        cities.reset(); // an open database has its log beside it
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 4);
    }

    void theToldOrderHasFourLeaves() {
        const auto orders = open(m_folder, "orders");
        api::GetOptions options;
        options.meta = true;
        const api::Document order = orders->documents()->get("customer-42:order:019a2f3c", options);
        QVERIFY(order.rev.starts_with("3-"));
        QVERIFY(order.body.find("\"status\":\"shipped\"") != std::string::npos);
        QVERIFY(order.body.find("\"total_minor\":12480") != std::string::npos);
        QCOMPARE(order.conflicts.size(), std::size_t{2});
        QCOMPARE(order.deletedConflicts.size(), std::size_t{1});
        for (const std::string &rev : order.conflicts) {
            options = {};
            options.rev = rev;
            QVERIFY(orders->documents()->get(order.id, options).body.find("\"status\":\"cancelled\"") !=
                    std::string::npos);
        }
        QCOMPARE(orders->revisions()->tree(order.id).size(), std::size_t{8});
        const api::Document note = orders->documents()->get("customer-42:note:019a30b1");
        QVERIFY(note.body.find("\"order_id\":\"customer-42:order:019a2f3c\"") != std::string::npos);
    }

    void customersFollowZipf() {
        const auto orders = open(m_folder, "orders");
        const std::uint64_t best = orders->partitions()->partition("customer-7").docCount;
        const std::uint64_t second = orders->partitions()->partition("customer-311").docCount;
        QVERIFY(best > 2000 && best < 3000);
        QVERIFY(second > best * 2 / 5 && second < best * 3 / 5);
    }

    void notesReferToOrdersThatExist() {
        const auto orders = open(m_folder, "orders");
        std::vector<std::string> wanted;
        api::AllDocsQuery query;
        query.includeDocs = true;
        query.partition = "customer-7";
        orders->documents()->allDocs(query, [&](api::AllDocsRow &row) {
            const std::string &body = row.doc->body;
            if (const std::size_t at = body.find("\"order_id\":\""); at != std::string::npos) {
                wanted.push_back(body.substr(at + 12, body.find('"', at + 12) - at - 12));
            }
            return true;
        });
        QVERIFY(wanted.size() > 50);
        for (const std::string &id : wanted) {
            QCOMPARE(orders->documents()->get(id).id, id);
        }
    }

    void aSecondWorkspaceIsTheSameToTheLastRevision() {
        const QTemporaryDir other;
        write(other);
        for (const char *name : {"orders", "profiles", "lookups", "cities"}) {
            QVERIFY2(leavesOf(*open(m_folder, name)) == leavesOf(*open(other, name)), name);
        }
    }

    void databasesThatAreThereStay() {
        const QTemporaryDir folder;
        database::createDatabase(folder.filePath("orders.davenport").toStdString());
        const sample::SampleResult result = write(folder);
        QCOMPARE(result.kept.size(), std::size_t{1});
        QCOMPARE(open(folder, "orders")->maintenance()->info().docCount, std::uint64_t{0});
    }

    void aCancelledSampleLeavesNothingHalf() {
        const QTemporaryDir folder;
        base::Work work;
        work.report = [&](const base::Progress &progress) {
            if (progress.done > 5000) {
                work.cancel.cancel();
            }
        };
        QVERIFY_EXCEPTION_THROWN(write(folder, work), base::Error);
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 0);
    }
};

QTEST_APPLESS_MAIN(SampleWorkspaceTest)
#include "sample_workspace_test.moc"
