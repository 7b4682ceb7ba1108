#include "engine/base/digest.h"
#include "engine/revision/document_text.h"
#include "engine/revision/revision_digest.h"
#include "engine/revision/revision_tree.h"
#include "engine/revision/tree_codec.h"
#include "tests/data/vector_file.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace davenport;
using namespace davenport::revision;
using Json = nlohmann::json;

namespace {

RevisionPath pathOf(const Json &document, std::vector<RevisionHash> &hashes, BodyRef body) {
    const Json &revisions = document.at("_revisions");
    hashes.clear();
    for (const Json &id : revisions.at("ids")) {
        hashes.push_back(RevisionHash::parse(id.get_ref<const std::string &>()));
    }
    return {revisions.at("start").get<std::uint64_t>(), hashes, document.value("_deleted", false), body};
}

Json idsOf(const RevisionTree &tree, const std::vector<NodeIndex> &nodes) {
    Json ids = Json::array();
    for (NodeIndex index : nodes) {
        ids.push_back(tree.node(index).id.toString());
    }
    return ids;
}

Json revisionsOf(const RevisionTree &tree, NodeIndex leaf, std::uint64_t limit) {
    Json ids = Json::array();
    for (NodeIndex index : tree.history(leaf, limit)) {
        ids.push_back(tree.node(index).id.hash.toString());
    }
    return {{"start", tree.node(leaf).id.generation}, {"ids", ids}};
}

/// The tree after all batches of a case; the body of the document with `"v": n` is n + 1.
RevisionTree write(const Json &batches, std::uint64_t limit) {
    RevisionTree tree;
    std::vector<BodyRef> dropped;
    for (const Json &batch : batches) {
        for (const Json &document : batch) {
            std::vector<RevisionHash> hashes;
            tree.merge(pathOf(document, hashes, document.at("v").get<BodyRef>() + 1));
        }
        tree.stem(limit, dropped);
    }
    return tree;
}

/// What a GET with conflicts, deleted_conflicts and revs answers.
Json documentOf(const RevisionTree &tree, const Json &id, std::uint64_t limit) {
    const NodeIndex winner = tree.winner();
    Json document{{"_id", id},
                  {"_rev", tree.node(winner).id.toString()},
                  {"_revisions", revisionsOf(tree, winner, limit)},
                  {"v", tree.node(winner).body - 1}};
    if (const Json conflicts = idsOf(tree, tree.conflicts()); !conflicts.empty()) {
        document["_conflicts"] = conflicts;
    }
    if (const Json conflicts = idsOf(tree, tree.deletedConflicts()); !conflicts.empty()) {
        document["_deleted_conflicts"] = conflicts;
    }
    return document;
}

Json leavesOf(const RevisionTree &tree, std::uint64_t limit) {
    Json leaves = Json::array();
    for (NodeIndex leaf : tree.leaves()) {
        const TreeNode &node = tree.node(leaf);
        leaves.push_back({{"rev", node.id.toString()},
                          {"deleted", node.deleted},
                          {"revisions", revisionsOf(tree, leaf, limit)},
                          {"v", node.body - 1}});
    }
    std::sort(leaves.begin(), leaves.end(), [](const Json &a, const Json &b) { return a.at("rev") < b.at("rev"); });
    return leaves;
}

Json diffOf(const RevisionTree &tree, const Json &request, const std::string &id) {
    std::vector<RevisionId> asked;
    for (const Json &rev : request) {
        asked.push_back(RevisionId::parse(rev.get_ref<const std::string &>()));
    }
    const std::vector<RevisionId> missing = tree.missing(asked);
    if (missing.empty()) {
        return Json::object();
    }
    Json names = Json::array();
    for (const RevisionId &each : missing) {
        names.push_back(each.toString());
    }
    Json answer{{"missing", names}};
    if (const Json ancestors = idsOf(tree, tree.possibleAncestors(missing)); !ancestors.empty()) {
        answer["possible_ancestors"] = ancestors;
    }
    return {{id, answer}};
}

} // namespace

class RevisionVectorsTest : public QObject {
    Q_OBJECT

    static void compare(const Json &actual, const Json &expected, const std::string &what) {
        QVERIFY2(actual == expected, (what + ": got " + actual.dump(1) + "\nexpected " + expected.dump(1)).c_str());
    }

    static void runTrees(const char *file) {
        const auto text = tests::vectorText(file);
        if (!text) {
            QSKIP("the folder of vectors has no such file");
        }
        const Json vectors = Json::parse(*text);
        const auto limit = vectors.at("revs_limit").get<std::uint64_t>();
        for (const Json &each : vectors.at("cases")) {
            const std::string id = each.at("id");
            const RevisionTree tree = write(each.at("batches"), limit);
            const Json &get = each.at("get");
            compare(tree.isDeleted(), get.at("status") == 404, id + " deleted");
            if (get.at("status") == 200) {
                compare(documentOf(tree, each.at("id"), limit), get.at("body"), id + " get");
            }
            Json leaves = each.at("leaves");
            std::sort(leaves.begin(), leaves.end(),
                      [](const Json &a, const Json &b) { return a.at("rev") < b.at("rev"); });
            compare(leavesOf(tree, limit), leaves, id + " leaves");
            compare(idsOf(tree, tree.leaves()), each.at("changes"), id + " changes");
            compare(tree.isDeleted(), each.at("changes_deleted"), id + " changes_deleted");
            const Json &diff = each.at("revs_diff");
            compare(diffOf(tree, diff.at("request"), id), diff.at("response"), id + " revs_diff");

            std::string bytes;
            TreeCodec::encode(tree, bytes);
            QVERIFY2(TreeCodec::decode(bytes) == tree, id.c_str());
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }

private slots:
    void randomTrees() { runTrees("revtrees.json"); }
    void stemmedTrees() { runTrees("revtrees_limit5.json"); }

    void revisionHashes() {
        const auto text = tests::vectorText("revhash.json");
        if (!text) {
            QSKIP("the folder of vectors has no such file");
        }
        DocumentText document;
        const Json vectors = Json::parse(*text);
        for (const Json &each : vectors.at("cases")) {
            const std::string body = each.at("body");
            const auto idAfter = [&](const std::string &parent, bool deleted) {
                readDocumentText(deleted ? "{}" : body, document);
                const RevisionId above = parent.empty() ? RevisionId() : RevisionId::parse(parent);
                const base::Md5 hash = revisionHash(deleted, above.generation, above.hash.bytes(), document.term, {});
                return RevisionId{above.generation + 1, RevisionHash(hash)}.toString();
            };
            compare(idAfter("", false), each.at("rev1"), body);
            compare(idAfter(each.at("rev1"), false), each.at("rev2_same_body"), body);
            compare(idAfter(each.at("rev2_same_body"), true), each.at("rev3_delete"), body);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }
};

QTEST_APPLESS_MAIN(RevisionVectorsTest)
#include "revision_vectors_test.moc"
