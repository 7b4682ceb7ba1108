#include "tests/property/random_tree.h"
#include "tests/property/seed.h"

#include "engine/revision/tree_codec.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

using namespace davenport::revision;
using namespace davenport::tests;

namespace {

using Bodies = std::multiset<BodyRef>;

Bodies bodiesOf(const RevisionTree &tree) {
    Bodies bodies;
    for (const TreeNode &node : tree.nodes()) {
        if (node.body != kNoBody) {
            bodies.insert(node.body);
        }
    }
    return bodies;
}

/// Whether decoding accepts what encoding wrote: the decoder refuses any tree that is not in canonical order.
bool isCanonical(const RevisionTree &tree) {
    std::string bytes;
    TreeCodec::encode(tree, bytes);
    return TreeCodec::decode(bytes) == tree;
}

/// The union of paths, worked out without a tree: which revisions are known, each with its parent and its body if known.
using Union = std::map<std::string, std::tuple<std::string, BodyRef, bool>>;

Union unionOf(const std::vector<OwnedPath> &paths) {
    Union known;
    for (const OwnedPath &path : paths) {
        for (std::size_t i = 0; i < path.hashes.size(); ++i) {
            const auto name = [&](std::size_t age) {
                return RevisionId{path.start - age, path.hashes[age]}.toString();
            };
            auto &[parent, body, deleted] = known[name(i)];
            if (i + 1 < path.hashes.size()) {
                parent = name(i + 1);
            }
            if (i == 0) {
                body = path.body;
                deleted = path.deleted;
            }
        }
    }
    return known;
}

Union unionOf(const RevisionTree &tree) {
    Union known;
    for (const TreeNode &node : tree.nodes()) {
        const std::string parent = node.parent == kNoNode ? "" : tree.node(node.parent).id.toString();
        known[node.id.toString()] = {parent, node.body, node.deleted};
    }
    return known;
}

} // namespace

#define EVERY_ROUND(rounds)                                                                                            \
    for (std::uint64_t round = 0; round < (rounds); ++round)                                                           \
        if (auto random = randomness(round); true)

#define HOLDS(condition) QVERIFY2(condition, roundName(round).c_str())

class RevisionTreePropertyTest : public QObject {
    Q_OBJECT

private slots:
    void mergesInAnyOrder() {
        EVERY_ROUND(3000) {
            const Truth truth = randomTruth(random, 1 + below(random, 24));
            std::vector<OwnedPath> paths = randomPaths(random, truth);
            const RevisionTree tree = mergeAll(paths);
            HOLDS(isCanonical(tree));
            HOLDS(unionOf(tree) == unionOf(paths));
            HOLDS(tree.size() == unionOf(paths).size());
            std::shuffle(paths.begin(), paths.end(), random);
            HOLDS(mergeAll(paths) == tree);
        }
    }

    void mergingAgainChangesNothing() {
        EVERY_ROUND(1000) {
            const std::vector<OwnedPath> paths = randomPaths(random, randomTruth(random, 1 + below(random, 24)));
            RevisionTree tree;
            for (const OwnedPath &path : paths) {
                const RevisionTree before = tree;
                const MergeResult result = tree.merge(path.path());
                HOLDS(result.changed == (tree != before));
                HOLDS(tree.node(result.node).id == (RevisionId{path.start, path.hashes.front()}));
                HOLDS(result.bodyTaken == (bodiesOf(tree) != bodiesOf(before)));
            }
            const RevisionTree whole = tree;
            for (const OwnedPath &path : paths) {
                const MergeResult again = tree.merge(path.path());
                HOLDS(!again.changed && !again.bodyTaken && again.kind == MergeResult::Kind::Known);
            }
            HOLDS(tree == whole);
        }
    }

    void knownBodiesStay() {
        EVERY_ROUND(1000) {
            const std::vector<OwnedPath> paths = randomPaths(random, randomTruth(random, 1 + below(random, 24)));
            RevisionTree tree = mergeAll(paths);
            const RevisionTree whole = tree;
            for (OwnedPath path : paths) {
                path.body = chance(random, 0.5) ? kNoBody : 1000 + path.body;
                path.deleted = !path.deleted;
                tree.merge(path.path());
            }
            HOLDS(tree == whole);
        }
    }

    void winnerIsTheGreatestLeaf() {
        EVERY_ROUND(1000) {
            const RevisionTree tree = mergeAll(randomPaths(random, randomTruth(random, 1 + below(random, 24))));
            std::set<NodeIndex> parents;
            for (const TreeNode &node : tree.nodes()) {
                parents.insert(node.parent);
            }
            NodeIndex best = kNoNode;
            std::size_t live = 0;
            for (NodeIndex i = 0; i < static_cast<NodeIndex>(tree.size()); ++i) {
                const bool leaf = !parents.count(i);
                HOLDS(tree.isLeaf(i) == leaf);
                if (!leaf) {
                    continue;
                }
                live += !tree.node(i).deleted;
                const auto rank = [&](NodeIndex node) {
                    return std::tuple(!tree.node(node).deleted, tree.node(node).id.generation,
                                      std::string(tree.node(node).id.hash.bytes()));
                };
                best = best == kNoNode || rank(best) < rank(i) ? i : best;
            }
            HOLDS(tree.winner() == best && tree.leaves().front() == best);
            HOLDS(tree.liveLeafCount() == live && tree.isDeleted() == (live == 0));
            HOLDS(tree.leafCount() == 1 + tree.conflicts().size() + tree.deletedConflicts().size());
        }
    }

    void stemmingKeepsEveryLeaf() {
        EVERY_ROUND(2000) {
            std::vector<BodyRef> dropped;
            RevisionTree before = mergeAll(randomPaths(random, randomTruth(random, 1 + below(random, 30))));
            before.stem(kWholeHistory, dropped); // the write ends here
            const std::size_t limit = 1 + below(random, 8);
            RevisionTree tree = before;
            HOLDS(tree.stem(limit, dropped) == (tree != before));
            HOLDS(isCanonical(tree));
            HOLDS(leafNames(tree) == leafNames(before));
            HOLDS(tree.node(tree.winner()).id == before.node(before.winner()).id);
            std::set<NodeIndex> needed;
            for (NodeIndex leaf : tree.leaves()) {
                const std::vector<NodeIndex> kept = tree.history(leaf);
                const std::vector<NodeIndex> had = before.history(before.find(tree.node(leaf).id));
                HOLDS(kept.size() >= std::min(limit, had.size()));
                needed.insert(kept.begin(), kept.begin() + static_cast<long>(std::min(limit, kept.size())));
            }
            HOLDS(needed.size() == tree.size());
            Bodies all = bodiesOf(tree);
            all.insert(dropped.begin(), dropped.end());
            HOLDS(all == bodiesOf(before));
            HOLDS(!tree.stem(limit, dropped));
        }
    }

    void stemmingInTheWriteThatJoinsHistoriesKeepsEveryLeafAndBody() {
        EVERY_ROUND(2000) {
            const Truth truth = randomTruth(random, 1 + below(random, 30));
            RevisionTree tree;
            std::vector<BodyRef> dropped;
            const std::size_t limit = 1 + below(random, 8);
            for (std::size_t write = 0; write < 4; ++write) {
                for (const OwnedPath &path : randomPaths(random, truth)) {
                    tree.merge(path.path());
                }
                const RevisionTree before = tree;
                dropped.clear();
                HOLDS(tree.stem(limit, dropped) == (tree != before));
                HOLDS(isCanonical(tree));
                const std::set<std::string> leaves = leafNames(tree);
                const std::set<std::string> had = leafNames(before);
                HOLDS(std::includes(leaves.begin(), leaves.end(), had.begin(), had.end()));
                for (NodeIndex leaf : tree.leaves()) {
                    HOLDS(tree.node(leaf).body != kNoBody);
                }
                Bodies all = bodiesOf(tree);
                all.insert(dropped.begin(), dropped.end());
                HOLDS(all == bodiesOf(before));
            }
        }
    }

    void cutHistoriesJoin() {
        EVERY_ROUND(500) {
            Truth line;
            const std::size_t length = 2 + below(random, 30);
            for (std::size_t i = 0; i < length; ++i) {
                line.revisions.push_back({{i + 1, randomHash(random)}, static_cast<int>(i) - 1, false, i + 1});
            }
            // Windows that overlap by one revision cover the line; the first reaches its beginning.
            std::vector<OwnedPath> windows;
            for (std::size_t newest = length - 1;;) {
                const std::size_t step = std::min(newest, 1 + below(random, 5));
                windows.push_back(line.pathTo(newest, step + 1));
                if (newest == step) {
                    break;
                }
                newest -= step;
            }
            std::shuffle(windows.begin(), windows.end(), random);
            const RevisionTree tree = mergeAll(windows);
            HOLDS(tree.size() == length && tree.leafCount() == 1);
            HOLDS(tree.history(tree.winner()).size() == length);
        }
    }

    void compactionKeepsLeavesAndPurgeTheOthers() {
        EVERY_ROUND(1000) {
            RevisionTree tree = mergeAll(randomPaths(random, randomTruth(random, 1 + below(random, 30))));
            const Bodies before = bodiesOf(tree);
            std::vector<BodyRef> dropped;
            tree.compact(dropped);
            Bodies all = bodiesOf(tree);
            HOLDS(all.size() == tree.leafCount());
            all.insert(dropped.begin(), dropped.end());
            HOLDS(all == before);

            const std::vector<NodeIndex> leaves = tree.leaves();
            const RevisionId purged = tree.node(leaves[below(random, leaves.size())]).id;
            std::map<std::string, std::vector<std::string>> histories;
            const auto record = [&](const RevisionTree &from) {
                std::map<std::string, std::vector<std::string>> found;
                for (NodeIndex leaf : from.leaves()) {
                    for (NodeIndex node : from.history(leaf)) {
                        found[from.node(leaf).id.toString()].push_back(from.node(node).id.toString());
                    }
                }
                return found;
            };
            histories = record(tree);
            histories.erase(purged.toString());
            HOLDS(tree.removeLeaf(purged, dropped));
            HOLDS(record(tree) == histories);
            HOLDS(isCanonical(tree));
        }
    }

    void treesStayCanonicalEvenIfIdsComeTwice() {
        // A hostile peer gives one id two parents. Nothing is promised of such trees but that they stay trees.
        EVERY_ROUND(3000) {
            RevisionTree tree;
            std::vector<BodyRef> dropped;
            for (std::size_t step = 0; step < 12; ++step) {
                OwnedPath path{.start = 1 + below(random, 7), .hashes = {}, .deleted = chance(random, 0.2), .body = 7};
                for (std::size_t i = 0; i < path.start && (i == 0 || chance(random, 0.8)); ++i) {
                    path.hashes.push_back(RevisionHash(std::string(1, static_cast<char>('a' + below(random, 2)))));
                }
                tree.merge(path.path());
                HOLDS(isCanonical(tree));
                HOLDS(!tree.merge(path.path()).changed);
                if (chance(random, 0.3)) {
                    tree.stem(1 + below(random, 4), dropped);
                    HOLDS(isCanonical(tree));
                }
                if (chance(random, 0.2)) {
                    const std::vector<NodeIndex> leaves = tree.leaves();
                    const std::size_t size = tree.size();
                    HOLDS(tree.removeLeaf(tree.node(leaves[below(random, leaves.size())]).id, dropped));
                    HOLDS(tree.size() < size && isCanonical(tree));
                }
            }
        }
    }

    void editsSucceedOnLeavesAlone() {
        EVERY_ROUND(1000) {
            RevisionTree tree = mergeAll(randomPaths(random, randomTruth(random, 1 + below(random, 24))));
            const RevisionTree before = tree;
            const bool deleted = chance(random, 0.3);
            for (NodeIndex i = 0; i < static_cast<NodeIndex>(before.size()); ++i) {
                const EditTarget target = before.editTarget(before.node(i).id, deleted);
                HOLDS(target.conflict == (!before.isLeaf(i) || before.isDeleted()));
                tree = before;
                const NodeIndex added = tree.addEdit(i, randomHash(random), deleted, 99);
                HOLDS((added != kNoNode) == before.isLeaf(i));
                HOLDS(added != kNoNode || tree == before);
                HOLDS(added == kNoNode || (tree.leafCount() == before.leafCount() && tree.node(added).parent == i));
                HOLDS(isCanonical(tree));
            }
            const EditTarget bare = before.editTarget(std::nullopt, deleted);
            HOLDS(bare.conflict == (!before.isDeleted() || deleted));
            HOLDS(bare.conflict || bare.parent == before.winner());
        }
    }

    void threeReplicasAgree() {
        EVERY_ROUND(300) {
            std::array<RevisionTree, 3> replicas;
            BodyRef nextBody = 1;
            const auto send = [&](std::size_t from, std::size_t to, double share) {
                for (NodeIndex leaf : replicas[from].leaves()) {
                    if (chance(random, share)) {
                        replicas[to].merge(pathOf(replicas[from], leaf).path());
                    }
                }
            };
            for (std::size_t step = 0; step < 40; ++step) {
                RevisionTree &here = replicas[below(random, 3)];
                if (chance(random, 0.6)) {
                    const bool deleted = chance(random, 0.2);
                    const std::vector<NodeIndex> leaves = here.leaves();
                    std::optional<RevisionId> named;
                    if (!leaves.empty() && chance(random, 0.9)) {
                        named = here.node(leaves[below(random, leaves.size())]).id;
                    }
                    const EditTarget target = here.editTarget(named, deleted);
                    if (!target.conflict) {
                        here.addEdit(target.parent, randomHash(random), deleted, nextBody++);
                    }
                } else {
                    send(below(random, 3), below(random, 3), 0.5);
                }
            }
            // Twice around: what the last gave the first reaches the others too.
            for (std::size_t i = 0; i < 6; ++i) {
                send(i % 3, (i + 1) % 3, 1);
            }
            for (RevisionTree &each : replicas) {
                std::vector<BodyRef> dropped;
                each.compact(dropped);
            }
            HOLDS(replicas[0] == replicas[1] && replicas[1] == replicas[2]);
        }
    }
};

QTEST_APPLESS_MAIN(RevisionTreePropertyTest)
#include "revision_tree_property_test.moc"
