#include "engine/base/error.h"
#include "engine/revision/revision_id.h"

#include <QTest>

using namespace davenport;
using namespace davenport::revision;

namespace {

const std::string kHex = "967a00dff5e02add41819138abb3284d";

/// The reason for which a text is no revision id; empty if it is one.
std::string refusal(const std::string &text) {
    try {
        RevisionId::parse(text);
        return {};
    } catch (const base::Error &error) {
        return error.httpStatus() == 400 ? error.reason() : "another error";
    }
}

} // namespace

class RevisionIdTest : public QObject {
    Q_OBJECT

private slots:
    void readsHexadecimalAsBytes() {
        const RevisionId id = RevisionId::parse("12-" + kHex);
        QCOMPARE(id.generation, std::uint64_t(12));
        QCOMPARE(id.hash.bytes().size(), std::size_t(16));
        QCOMPARE(static_cast<unsigned char>(id.hash.bytes()[0]), static_cast<unsigned char>(0x96));
        QCOMPARE(id.toString(), "12-" + kHex);
        QCOMPARE(RevisionId::parse("1-967A00DFF5E02ADD41819138ABB3284D").toString(), "1-" + kHex);
    }

    void keepsOtherTexts() {
        const std::string longer(1000, 'x');
        for (const std::string &hash : {std::string("nope"), std::string(), std::string("a-b"), kHex + "0", longer}) {
            QCOMPARE(RevisionId::parse("9-" + hash).hash.bytes(), std::string_view(hash));
            QCOMPARE(RevisionId::parse("9-" + hash).toString(), "9-" + hash);
        }
        // Sixteen bytes are sixteen bytes, wherever they come from.
        QCOMPARE(RevisionId::parse("9-0123456789abcdef").toString(), std::string("9-30313233343536373839616263646566"));
    }

    void refusesWhatCouchDbRefuses() {
        for (const char *text :
             {"", "x", "garbage", "1", "-abc", "-1-abc", "a-b", "1x-b", "0-abc", " 1-abc", "1.0-abc",
              "99999999999999999999-abc", "9223372036854775808-abc", "1-zz7a00dff5e02add41819138abb3284d"}) {
            QCOMPARE(refusal(text), std::string("Invalid rev format"));
        }
        QCOMPARE(refusal("9223372036854775807-abc"), std::string());
    }

    void ordersByGenerationThenBytes() {
        const char *ascending[] = {"1-", "1-a", "1-ab", "1-b", "2-a", "10-a"};
        for (std::size_t i = 0; i < std::size(ascending); ++i) {
            for (std::size_t j = 0; j < std::size(ascending); ++j) {
                const auto order = RevisionId::parse(ascending[i]) <=> RevisionId::parse(ascending[j]);
                QCOMPARE(order == 0, i == j);
                QCOMPARE(order < 0, i < j);
            }
        }
        QVERIFY(RevisionHash(std::string_view("\x7f")) < RevisionHash(std::string_view("\x80")));
    }

    void copiesAndMovesHashesOfAnyLength() {
        for (std::size_t size : {0, 1, 15, 16, 17, 5000}) {
            const std::string text(size, 'q');
            const RevisionHash hash{std::string_view(text)};
            RevisionHash copy = hash;
            QCOMPARE(copy.bytes(), std::string_view(text));
            RevisionHash moved = std::move(copy);
            QCOMPARE(moved.bytes(), std::string_view(text));
            RevisionHash assigned{std::string_view("another one that is longer than inline")};
            assigned = moved;
            QVERIFY(assigned == hash);
            RevisionHash &itself = assigned;
            assigned = itself;
            QVERIFY(assigned == hash);
            moved = RevisionHash();
            QVERIFY(moved.bytes().empty());
            QVERIFY(assigned == hash);
        }
    }
};

QTEST_APPLESS_MAIN(RevisionIdTest)
#include "revision_id_test.moc"
