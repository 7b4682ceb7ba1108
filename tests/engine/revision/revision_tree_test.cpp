#include "engine/base/error.h"
#include "engine/revision/revision_tree.h"

#include <QTest>

#include <initializer_list>
#include <string>

using namespace davenport;
using namespace davenport::revision;

namespace {

constexpr BodyRef kBody = 7;

RevisionHash hashOf(char letter) {
    return RevisionHash(std::string_view(&letter, 1));
}

/// Merges the path whose newest revision has generation `start`; `letters` newest first: merge(tree, 3, "cba").
MergeResult merge(RevisionTree &tree, std::uint64_t start, const std::string &letters, bool deleted = false,
                  BodyRef body = kBody) {
    std::vector<RevisionHash> hashes;
    for (char letter : letters) {
        hashes.push_back(hashOf(letter));
    }
    return tree.merge({start, hashes, deleted, body});
}

/// A tree as text: every node in order, "parent>id", roots without a parent, tombstones with "!".
std::string textOf(const RevisionTree &tree) {
    std::string text;
    for (const TreeNode &node : tree.nodes()) {
        text += text.empty() ? "" : " ";
        text += node.parent == kNoNode ? "" : std::string(tree.node(node.parent).id.hash.bytes()) + ">";
        text += node.id.toString() + (node.deleted ? "!" : "");
    }
    return text;
}

std::string idsOf(const RevisionTree &tree, const std::vector<NodeIndex> &nodes) {
    std::string text;
    for (NodeIndex index : nodes) {
        text += (text.empty() ? "" : " ") + tree.node(index).id.toString();
    }
    return text;
}

NodeIndex at(const RevisionTree &tree, const char *id) {
    return tree.find(RevisionId::parse(id));
}

EditTarget target(const RevisionTree &tree, const char *parent, bool deleted = false) {
    return tree.editTarget(parent ? std::optional(RevisionId::parse(parent)) : std::nullopt, deleted);
}

} // namespace

class RevisionTreeTest : public QObject {
    Q_OBJECT

private slots:
    void editsMakeALine() {
        RevisionTree tree;
        QVERIFY(tree.isDeleted() && tree.winner() == kNoNode && tree.leaves().empty());
        QVERIFY(target(tree, "1-a").conflict);
        QVERIFY(!target(tree, nullptr).conflict);
        const NodeIndex first = tree.addEdit(target(tree, nullptr).parent, hashOf('a'), false, 1);
        const NodeIndex second = tree.addEdit(first, hashOf('b'), false, 2);
        QCOMPARE(textOf(tree), std::string("1-a a>2-b"));
        QCOMPARE(tree.winner(), second);
        QCOMPARE(tree.node(second).body, BodyRef(2));
        QVERIFY(!tree.isLeaf(first) && tree.isLeaf(second));
    }

    void anEditThatNamesNoLeafIsAConflict() {
        RevisionTree tree;
        merge(tree, 3, "cba");
        QVERIFY(target(tree, "2-b").conflict);
        QVERIFY(target(tree, "3-x").conflict);
        QVERIFY(target(tree, nullptr).conflict);
        QCOMPARE(target(tree, "3-c").parent, at(tree, "3-c"));
        QCOMPARE(tree.addEdit(at(tree, "2-b"), hashOf('x'), false, 1), kNoNode);
        QCOMPARE(tree.addEdit(kNoNode, hashOf('x'), false, 1), kNoNode);
        QCOMPARE(textOf(tree), std::string("1-a a>2-b b>3-c"));
    }

    void aDeletedDocumentIsMadeAgainOnItsWinningTombstone() {
        RevisionTree tree;
        merge(tree, 2, "ba", true);
        merge(tree, 2, "ca", true);
        QVERIFY(tree.isDeleted());
        QVERIFY(target(tree, nullptr, true).conflict);
        QVERIFY(target(tree, "2-c").conflict);
        QVERIFY(target(tree, "2-c", true).conflict);
        const EditTarget again = target(tree, nullptr);
        QCOMPARE(again.parent, at(tree, "2-c"));
        tree.addEdit(again.parent, hashOf('d'), false, kBody);
        QCOMPARE(textOf(tree), std::string("1-a a>2-b! a>2-c! c>3-d"));
        QVERIFY(!tree.isDeleted());
        // Now that the document lives, its losing tombstone is a leaf like any other.
        QVERIFY(!target(tree, "2-b").conflict);
    }

    void aRevisionThatIsKnownIsNotMadeTwice() {
        RevisionTree tree;
        merge(tree, 2, "ba");
        merge(tree, 4, "dc");
        QCOMPARE(tree.addEdit(at(tree, "2-b"), hashOf('c'), false, kBody), kNoNode);
        QCOMPARE(textOf(tree), std::string("1-a a>2-b 3-c c>4-d"));
    }

    void mergingTellsWhatItDid() {
        RevisionTree tree;
        using Kind = MergeResult::Kind;
        const auto check = [&](const MergeResult &result, Kind kind, const char *id, bool changed, bool bodyTaken) {
            QCOMPARE(result.kind, kind);
            QCOMPARE(tree.node(result.node).id.toString(), std::string(id));
            QCOMPARE(result.changed, changed);
            QCOMPARE(result.bodyTaken, bodyTaken);
        };
        check(merge(tree, 2, "ba"), Kind::NewLeaf, "2-b", true, true);
        check(merge(tree, 4, "dcb"), Kind::NewLeaf, "4-d", true, true);
        check(merge(tree, 3, "xb"), Kind::NewBranch, "3-x", true, true);
        check(merge(tree, 7, "z"), Kind::NewBranch, "7-z", true, true);
        check(merge(tree, 4, "dcba"), Kind::Known, "4-d", false, false);
        check(merge(tree, 1, "a"), Kind::Known, "1-a", true, true); // it was known by id alone
        check(merge(tree, 1, "a"), Kind::Known, "1-a", false, false);
        check(merge(tree, 7, "zy"), Kind::Known, "7-z", true, false); // one more ancestor
        QCOMPARE(textOf(tree), std::string("1-a a>2-b b>3-c c>4-d b>3-x 6-y y>7-z"));
    }

    void cutHistoriesJoinAtEitherEnd() {
        RevisionTree tree;
        merge(tree, 6, "fe");
        merge(tree, 9, "ih");
        merge(tree, 3, "cb");
        QCOMPARE(textOf(tree), std::string("2-b b>3-c 5-e e>6-f 8-h h>9-i"));
        // One path that runs through two roots and continues a leaf.
        merge(tree, 8, "hgfedc");
        QCOMPARE(textOf(tree), std::string("2-b b>3-c c>4-d d>5-e e>6-f f>7-g g>8-h h>9-i"));
        merge(tree, 2, "ba");
        QCOMPARE(tree.node(0).id.toString(), std::string("1-a"));
        QCOMPARE(tree.leafCount(), std::size_t(1));
    }

    void historiesThatDoNotOverlapStayApart() {
        RevisionTree tree;
        merge(tree, 6, "fe");
        merge(tree, 4, "dc");
        QCOMPARE(textOf(tree), std::string("3-c c>4-d 5-e e>6-f"));
        QCOMPARE(idsOf(tree, tree.conflicts()), std::string("4-d"));
    }

    void aKnownBodyStays() {
        RevisionTree tree;
        merge(tree, 2, "ba", false, 5);
        merge(tree, 2, "ba", true, 6);
        QCOMPARE(tree.node(at(tree, "2-b")).body, BodyRef(5));
        QVERIFY(!tree.node(at(tree, "2-b")).deleted);
        QCOMPARE(tree.status(at(tree, "1-a")), NodeStatus::Missing);
        merge(tree, 1, "a", true, 9);
        QCOMPARE(tree.node(at(tree, "1-a")).body, BodyRef(9));
        QCOMPARE(tree.status(at(tree, "1-a")), NodeStatus::Deleted);
        QCOMPARE(tree.status(at(tree, "2-b")), NodeStatus::Available);
    }

    void refusesPathsThatCannotBe() {
        RevisionTree tree;
        QVERIFY_EXCEPTION_THROWN(merge(tree, 1, ""), base::Error);
        QVERIFY_EXCEPTION_THROWN(merge(tree, 2, "cba"), base::Error);
        QVERIFY(tree.isEmpty());
    }

    void leavesComeInTheOrderOfChanges() {
        RevisionTree tree;
        merge(tree, 5, "edcba", true);
        merge(tree, 2, "pa");
        merge(tree, 3, "rqa");
        merge(tree, 3, "sqa");
        merge(tree, 1, "z", true);
        QCOMPARE(idsOf(tree, tree.leaves()), std::string("3-s 3-r 2-p 5-e 1-z"));
        QCOMPARE(tree.winner(), at(tree, "3-s"));
        QCOMPARE(idsOf(tree, tree.conflicts()), std::string("3-r 2-p"));
        QCOMPARE(idsOf(tree, tree.deletedConflicts()), std::string("5-e 1-z"));
        QCOMPARE(tree.leafCount(), std::size_t(5));
        QCOMPARE(tree.liveLeafCount(), std::size_t(3));
        QCOMPARE(idsOf(tree, tree.leavesOf(at(tree, "2-q"))), std::string("3-s 3-r"));
        QCOMPARE(idsOf(tree, tree.leavesOf(at(tree, "1-z"))), std::string("1-z"));
        QCOMPARE(idsOf(tree, tree.leavesOf(at(tree, "1-a"))), std::string("3-s 3-r 2-p 5-e"));
        QCOMPARE(idsOf(tree, tree.history(at(tree, "3-r"))), std::string("3-r 2-q 1-a"));
        QCOMPARE(idsOf(tree, tree.history(at(tree, "3-r"), 2)), std::string("3-r 2-q"));
    }

    void saysWhatIsMissingAndWhatItMayDescendFrom() {
        RevisionTree tree;
        merge(tree, 3, "cba");
        merge(tree, 1, "b");
        merge(tree, 5, "x", true);
        std::vector<RevisionId> asked;
        for (const char *id : {"4-y", "2-b", "2-n", "4-y", "1-b"}) {
            asked.push_back(RevisionId::parse(id));
        }
        const std::vector<RevisionId> missing = tree.missing(asked);
        QCOMPARE(missing.size(), std::size_t(2));
        QCOMPARE(missing[0].toString(), std::string("2-n"));
        QCOMPARE(missing[1].toString(), std::string("4-y"));
        QCOMPARE(idsOf(tree, tree.possibleAncestors(missing)), std::string("3-c 1-b"));
        QVERIFY(tree.possibleAncestors({}).empty());
    }

    void stemmingCutsEveryBranchOnItsOwn() {
        RevisionTree tree;
        merge(tree, 6, "fedcba");
        merge(tree, 3, "xba");
        std::vector<BodyRef> dropped;
        tree.setBody(at(tree, "1-a"), 41);
        tree.setBody(at(tree, "3-c"), 43);
        QVERIFY(tree.stem(2, dropped));
        QCOMPARE(textOf(tree), std::string("2-b b>3-x 5-e e>6-f"));
        QCOMPARE(dropped, (std::vector<BodyRef>{41, 43}));
        QVERIFY(!tree.stem(2, dropped));
        QVERIFY(tree.stem(0, dropped));
        QCOMPARE(textOf(tree), std::string("3-x 6-f"));
    }

    void whatWasALeafWhenAPathJoinedTwoHistoriesStemsLikeOne() {
        RevisionTree tree;
        std::vector<BodyRef> dropped;
        merge(tree, 1, "a");
        merge(tree, 6, "fed");
        merge(tree, 5, "edcba");
        QCOMPARE(tree.leafCount(), std::size_t(1));
        QVERIFY(tree.stem(3, dropped));
        QCOMPARE(textOf(tree), std::string("3-c c>4-d d>5-e e>6-f"));
        // The next write knows of no joint.
        QVERIFY(tree.stem(3, dropped));
        QCOMPARE(textOf(tree), std::string("4-d d>5-e e>6-f"));
        // The same where the path goes past the leaf that was.
        tree.clear();
        merge(tree, 1, "a");
        merge(tree, 6, "fed");
        merge(tree, 7, "gfedcba");
        QVERIFY(tree.stem(3, dropped));
        QCOMPARE(textOf(tree), std::string("4-d d>5-e e>6-f f>7-g"));
        // Twenty generations are kept as they are.
        QVERIFY(!tree.stem(20, dropped));
    }

    void rootsThatStemmingMakesEqualBecomeOne() {
        RevisionTree tree;
        merge(tree, 3, "cba", false, 11);
        merge(tree, 3, "cbz", false, 12);
        merge(tree, 3, "dbz", false, 13);
        std::vector<BodyRef> dropped;
        QVERIFY(tree.stem(2, dropped));
        QCOMPARE(textOf(tree), std::string("2-b b>3-c b>3-d"));
        QCOMPARE(tree.node(at(tree, "3-c")).body, BodyRef(11));
        QCOMPARE(dropped, std::vector<BodyRef>{12});
    }

    void compactionForgetsInnerBodies() {
        RevisionTree tree;
        merge(tree, 1, "a", true, 1);
        merge(tree, 2, "ba", false, 2);
        merge(tree, 2, "ca", true, kInlineBody);
        std::vector<BodyRef> dropped;
        QVERIFY(tree.compact(dropped));
        QCOMPARE(dropped, std::vector<BodyRef>{1});
        QCOMPARE(tree.status(at(tree, "1-a")), NodeStatus::Missing);
        QVERIFY(!tree.node(at(tree, "1-a")).deleted);
        QVERIFY(!tree.compact(dropped));
        QVERIFY(merge(tree, 1, "a").changed);
    }

    void purgeTakesALeafAndWhatLedToItAlone() {
        RevisionTree tree;
        merge(tree, 2, "ba", false, 1);
        merge(tree, 4, "dcb", false, 2);
        merge(tree, 3, "xb", false, 3);
        merge(tree, 8, "z", false, 4);
        std::vector<BodyRef> dropped;
        QVERIFY(!tree.removeLeaf(RevisionId::parse("3-c"), dropped));
        QVERIFY(!tree.removeLeaf(RevisionId::parse("9-nope"), dropped));
        QVERIFY(tree.removeLeaf(RevisionId::parse("4-d"), dropped));
        QCOMPARE(textOf(tree), std::string("1-a a>2-b b>3-x 8-z"));
        QVERIFY(tree.removeLeaf(RevisionId::parse("3-x"), dropped));
        QCOMPARE(textOf(tree), std::string("8-z"));
        QVERIFY(tree.removeLeaf(RevisionId::parse("8-z"), dropped));
        QVERIFY(tree.isEmpty());
        QCOMPARE(dropped, (std::vector<BodyRef>{2, 1, 3, 4}));
    }

    void longHistoriesNeedNoStack() {
        RevisionTree tree;
        constexpr std::uint64_t kLength = 100'000;
        std::vector<RevisionHash> hashes;
        for (std::uint64_t i = 0; i < kLength; ++i) {
            hashes.push_back(RevisionHash(std::string_view(std::to_string(i))));
        }
        tree.merge({kLength, hashes, false, kBody});
        tree.merge({kLength, std::span(hashes).first(500), false, kBody});
        QCOMPARE(tree.size(), std::size_t(kLength));
        RevisionTree joined;
        joined.merge({kLength, std::span(hashes).first(kLength / 2), false, kBody});
        joined.merge({kLength, hashes, false, kBody});
        QVERIFY(joined == tree);
        std::vector<BodyRef> dropped;
        QVERIFY(joined.stem(1000, dropped));
        QCOMPARE(joined.size(), std::size_t(1000));
        QVERIFY(tree.removeLeaf(tree.node(tree.winner()).id, dropped));
        QVERIFY(tree.isEmpty());
    }
};

QTEST_APPLESS_MAIN(RevisionTreeTest)
#include "revision_tree_test.moc"
