#include "tests/property/random_tree.h"
#include "tests/property/seed.h"

#include "engine/base/error.h"
#include "engine/revision/tree_codec.h"

#include <QTest>

using namespace davenport;
using namespace davenport::revision;
using namespace davenport::tests;

namespace {

RevisionTree randomTree(std::mt19937_64 &random) {
    RevisionTree tree = mergeAll(randomPaths(random, randomTruth(random, 1 + below(random, 30))));
    for (NodeIndex i = 0; i < static_cast<NodeIndex>(tree.size()); ++i) {
        if (chance(random, 0.3)) {
            tree.setBody(i, chance(random, 0.5) ? kInlineBody : random() >> below(random, 64) | 1);
        }
    }
    return tree;
}

std::string bytesOf(const RevisionTree &tree) {
    std::string bytes;
    TreeCodec::encode(tree, bytes);
    return bytes;
}

/// Bytes that are no tree are refused as such; bytes that are one are the only ones for it.
bool refusesOrRoundTrips(const std::string &bytes) {
    // A copy of exact size on the heap, so that the address sanitizer sees a read behind its end.
    const std::vector<char> copy(bytes.begin(), bytes.end());
    RevisionTree tree;
    try {
        TreeCodec::decode(std::string_view(copy.data(), copy.size()), tree);
    } catch (const base::Error &error) {
        return error.code() == base::ErrorCode::Damaged && tree.isEmpty();
    }
    return bytesOf(tree) == bytes;
}

} // namespace

class TreeCodecPropertyTest : public QObject {
    Q_OBJECT

private slots:
    void treesComeBack() {
        for (std::uint64_t round = 0; round < 3000; ++round) {
            auto random = randomness(round);
            const RevisionTree tree = randomTree(random);
            QVERIFY2(TreeCodec::decode(bytesOf(tree)) == tree, roundName(round).c_str());
        }
    }

    void damagedBytesAreRefused() {
        for (std::uint64_t round = 0; round < 30000; ++round) {
            auto random = randomness(round);
            std::string bytes = bytesOf(randomTree(random));
            for (std::size_t i = 0, edits = 1 + below(random, 3); i < edits && !bytes.empty(); ++i) {
                const std::size_t at = below(random, bytes.size());
                switch (below(random, 5)) {
                case 0:
                    bytes.resize(at);
                    break;
                case 1:
                    bytes[at] = static_cast<char>(random());
                    break;
                case 2:
                    bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(random, 8)));
                    break;
                case 3:
                    bytes.insert(at, 1, static_cast<char>(random()));
                    break;
                default:
                    bytes.erase(at, 1 + below(random, 20));
                    break;
                }
            }
            QVERIFY2(refusesOrRoundTrips(bytes), roundName(round).c_str());
        }
    }

    void noiseIsRefused() {
        for (std::uint64_t round = 0; round < 30000; ++round) {
            auto random = randomness(round);
            std::string bytes(below(random, 80), '\0');
            for (char &byte : bytes) {
                byte = static_cast<char>(chance(random, 0.5) ? random() % 64 : random());
            }
            bytes.insert(0, 1, '\1');
            QVERIFY2(refusesOrRoundTrips(bytes), roundName(round).c_str());
        }
    }

    void everyPrefixIsRefused() {
        for (std::uint64_t round = 0; round < 200; ++round) {
            auto random = randomness(round);
            const std::string bytes = bytesOf(randomTree(random));
            for (std::size_t size = 0; size < bytes.size(); ++size) {
                QVERIFY2(refusesOrRoundTrips(bytes.substr(0, size)), roundName(round).c_str());
                QVERIFY_EXCEPTION_THROWN(TreeCodec::decode(bytes.substr(0, size)), base::Error);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TreeCodecPropertyTest)
#include "tree_codec_property_test.moc"
