#include "engine/database/local_database.h"
#include "tests/conformance/raw_json.h"
#include "tests/data/vector_file.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace davenport;
using namespace davenport::tests;
using Json = nlohmann::json;

class TreeVectorsTest : public QObject {
    Q_OBJECT

    static void compare(const Json &got, const Json &want, const std::string &what) {
        QVERIFY2(got == want, (what + ": got " + got.dump() + "\nexpected " + want.dump()).c_str());
    }

    /// What does not depend on order or words.
    static Json plain(Json document) {
        for (const char *list : {"_conflicts", "_deleted_conflicts"}) {
            if (document.contains(list)) {
                std::sort(document[list].begin(), document[list].end());
            }
        }
        document.erase("reason");
        return document;
    }

    static Json winnerOf(api::Session &session, const std::string &id) {
        api::GetOptions options;
        options.conflicts = options.deletedConflicts = options.revs = true;
        try {
            return {{"status", 200}, {"body", plain(Json::parse(session.documents()->get(id, options).toJson()))}};
        } catch (const base::Error &error) {
            return {{"status", error.httpStatus()}, {"body", {{"error", error.error()}}}};
        }
    }

    static Json leavesOf(api::Session &session, const std::string &id) {
        api::GetOptions options;
        options.revs = true;
        Json leaves = Json::array();
        for (const api::OpenRevision &open : session.revisions()->openRevisions(id, {}, options)) {
            const Json document = Json::parse(open.doc->toJson());
            leaves.push_back({{"rev", document["_rev"]},
                              {"deleted", document.value("_deleted", false)},
                              {"revisions", document["_revisions"]},
                              {"v", document.value("v", Json())}});
        }
        return leaves;
    }

    static Json sorted(Json leaves) {
        std::sort(leaves.begin(), leaves.end(), [](const Json &a, const Json &b) { return a.at("rev") < b.at("rev"); });
        return leaves;
    }

    static Json changeOf(api::Session &session, const std::string &id) {
        api::ChangesQuery query;
        query.allLeaves = true;
        query.docIds = {id};
        Json row{{"changes", Json::array()}, {"deleted", false}};
        session.changes()->changes(query, [&](api::Change &change) {
            row = {{"changes", change.revs}, {"deleted", change.deleted}};
            return true;
        });
        return row;
    }

    static Json missingOf(api::Session &session, const std::string &id, const Json &asked) {
        Json missing = Json::array();
        for (const api::RevsDiff &diff : session.revisions()->revsDiff({{id, asked.get<std::vector<std::string>>()}})) {
            missing = diff.missing;
        }
        std::sort(missing.begin(), missing.end());
        return missing;
    }

    static void runCase(api::Session &session, const RawJson &each) {
        const std::string id = each.at("id").string();
        for (const RawJson &batch : each.at("batches").items()) {
            api::BulkOptions options;
            options.newEdits = false;
            for (const api::WriteOutcome &failed : session.documents()->bulk(batch.texts(), options)) {
                QFAIL((id + ": " + failed.error->what()).c_str());
            }
        }
        const RawJson get = each.at("get");
        const Json want{{"status", get.at("status").value()}, {"body", plain(get.at("body").value())}};
        compare(winnerOf(session, id), want, id + " winner");
        compare(sorted(leavesOf(session, id)), sorted(each.at("leaves").value()), id + " leaves");
        compare(changeOf(session, id), {{"changes", each.at("changes").value()}, {"deleted", each.at("changes_deleted").value()}},
                id + " changes");
        const RawJson diff = each.at("revs_diff");
        const Json response = diff.at("response").value();
        Json missing = response.contains(id) ? response[id].value("missing", Json::array()) : Json::array();
        std::sort(missing.begin(), missing.end());
        compare(missingOf(session, id, diff.at("request").value()), missing, id + " revs_diff");
    }

    static void runFile(const std::string &name) {
        const auto text = vectorText(name);
        if (!text) {
            QSKIP("the folder of vectors has no such file");
        }
        QTemporaryDir folder;
        const auto session = database::createDatabase(folder.filePath("revtrees.davenport").toStdString(), {false, 1});
        const RawJson vectors(*text);
        session->revisions()->setRevsLimit(vectors.at("revs_limit").value().get<std::uint64_t>());
        const std::vector<RawJson> cases = vectors.at("cases").items();
        for (const RawJson &each : cases) {
            runCase(*session, each);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        const api::VerifyReport report = session->maintenance()->verify();
        QVERIFY2(report.clean(), report.clean() ? "" : report.problems.front().c_str());
        qInfo("%zu trees", cases.size());
    }

private slots:
    void randomTrees() { runFile("revtrees.json"); }
    void stemmedTrees() { runFile("revtrees_limit5.json"); }
};

QTEST_GUILESS_MAIN(TreeVectorsTest)
#include "tree_vectors_test.moc"
