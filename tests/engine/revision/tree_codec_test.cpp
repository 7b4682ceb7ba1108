#include "engine/base/error.h"
#include "engine/revision/tree_codec.h"

#include <QTest>

#include <string>

using namespace davenport;
using namespace davenport::revision;

namespace {

RevisionHash hashOf(char digit) {
    return RevisionHash(std::string_view(std::string(16, digit)));
}

std::string bytesOf(const RevisionTree &tree) {
    std::string bytes;
    TreeCodec::encode(tree, bytes);
    return bytes;
}

/// Why bytes are refused.
std::string refusal(const std::string &bytes) {
    try {
        TreeCodec::decode(bytes);
        return "taken";
    } catch (const base::Error &error) {
        return error.code() == base::ErrorCode::Damaged ? error.reason() : "another error";
    }
}

} // namespace

class TreeCodecTest : public QObject {
    Q_OBJECT

private slots:
    void aFirstRevisionTakesTwentyBytes() {
        RevisionTree tree;
        tree.addEdit(kNoNode, hashOf('a'), false, kInlineBody);
        QCOMPARE(bytesOf(tree), std::string("\x01\x01\x12\x01", 4) + std::string(16, 'a'));
        std::string root;
        TreeCodec::encodeRoot({1, hashOf('a')}, false, kInlineBody, root);
        QCOMPARE(root, bytesOf(tree));
    }

    void anEditAddsSeventeenBytes() {
        RevisionTree tree;
        NodeIndex leaf = tree.addEdit(kNoNode, hashOf('a'), false, kNoBody);
        for (char digit = 'b'; digit <= 'z'; ++digit) {
            leaf = tree.addEdit(leaf, hashOf(digit), false, kNoBody);
        }
        QCOMPARE(bytesOf(tree).size(), std::size_t(20 + 25 * 17));
        QVERIFY(TreeCodec::decode(bytesOf(tree)) == tree);
    }

    void everyMemberComesBack() {
        RevisionTree tree;
        const std::string longText(300, 'L');
        const RevisionHash first[] = {RevisionHash(std::string_view(longText)), hashOf('r')};
        const RevisionHash second[] = {RevisionHash(std::string_view()), hashOf('s'), hashOf('r')};
        const RevisionHash third[] = {hashOf('t')};
        tree.merge({1ull << 60, first, true, 1ull << 62});
        tree.merge({(1ull << 60) + 1, second, false, 300});
        tree.merge({3, third, false, kInlineBody});
        const RevisionTree copy = TreeCodec::decode(bytesOf(tree));
        QVERIFY(copy == tree);
        QCOMPARE(copy.node(copy.find({1ull << 60, first[0]})).body, BodyRef(1) << 62);
        QVERIFY(copy.node(copy.find({1ull << 60, first[0]})).deleted);
        QVERIFY(TreeCodec::decode(bytesOf(RevisionTree())).isEmpty());
    }

    void decodingReusesATreeAndEmptiesItOnFailure() {
        RevisionTree tree;
        tree.addEdit(kNoNode, hashOf('a'), false, kNoBody);
        const std::string bytes = bytesOf(tree);
        tree.addEdit(0, hashOf('b'), false, kNoBody);
        TreeCodec::decode(bytes, tree);
        QCOMPARE(tree.size(), std::size_t(1));
        QVERIFY_EXCEPTION_THROWN(TreeCodec::decode("\x01", tree), base::Error);
        QVERIFY(tree.isEmpty());
    }

    void saysWhatIsDamaged_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const std::string &bytes) -> QTestData & {
            return QTest::newRow(name) << QByteArray(bytes.data(), static_cast<int>(bytes.size()));
        };
        const std::string hash(16, 'a');
        const std::string root = "\x10\x01" + hash;
        row("nothing", "") << "too early (byte 0)";
        row("unknown format", "\x02\x01") << "format is unknown (byte 1)";
        row("no nodes, but bytes", std::string("\x01\x00\x00", 3)) << "follow its end";
        row("too many nodes", "\x01\x7f") << "more nodes than there are bytes";
        row("absurdly many nodes", "\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01") << "more nodes";
        row("number of eleven bytes", "\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01")
            << "number is written wrongly";
        row("number with an empty end", std::string("\x01\x81\x00", 3)) << "number is written wrongly";
        row("short hash", "\x01\x01\x10\x01" + hash.substr(1)) << "too early";
        row("generation 0", std::string("\x01\x01\x10\x00", 4) + hash) << "generation is 0";
        row("first node a child", std::string("\x01\x01\x00", 3) + hash) << "no root";
        row("both links", "\x01\x01\x30\x01" + hash) << "flags mean nothing";
        row("both bodies", "\x01\x01\x16\x01" + hash) << "flags mean nothing";
        row("unknown flag", "\x01\x01\x50\x01" + hash) << "flags mean nothing";
        row("key 0", std::string("\x01\x01\x14\x01\x00", 5) + hash) << "key is none";
        row("sixteen bytes the long way", "\x01\x01\x18\x01\x10" + hash) << "hash is written wrongly";
        row("climbs nowhere", "\x01\x02" + root + std::string("\x20\x00", 2) + hash) << "climbs nowhere";
        row("climbs above the root", "\x01\x02" + root + "\x20\x01" + hash) << "above its root";
        row("equal roots", "\x01\x02" + root + root) << "out of order";
        row("equal siblings", "\x01\x03" + root + std::string(1, '\0') + hash + "\x20\x01" + hash) << "out of order";
        row("endless generation",
            "\x01\x02\x10\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01" + hash + std::string(1, '\0') + hash)
            << "too great";
    }
    void saysWhatIsDamaged() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        const QString said = QString::fromStdString(refusal(bytes.toStdString()));
        QVERIFY2(said.contains(reason), qPrintable(said));
    }
};

QTEST_APPLESS_MAIN(TreeCodecTest)
#include "tree_codec_test.moc"
