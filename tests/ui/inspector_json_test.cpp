#include "engine/base/json_text.h"
#include "tests/property/seed.h"
#include "ui/json/json_diff.h"
#include "ui/json/json_merge.h"
#include "ui/json/json_path.h"
#include "ui/json/long_strings.h"
#include "ui/json/value_note.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace davenport;
using json::DiffNode;
using json::LongStrings;
using json::MergeChoice;
using tests::below;

namespace {

using Random = std::mt19937_64;


std::string randomScalar(Random &random) {
    static const char *const kScalars[] = {"1",    "1.0",  "1.00",   "-0",         "12345678901234567890", "true",
                                           "null", "\"\"", "\"a\"",  "\"a\\\"b\"", "\"\\u00e4\"",          "\"ä\"",
                                           "1e2",  "\"{\"", "false", "\"b, c: d\""};
    return kScalars[below(random, std::size(kScalars))];
}

std::string randomValue(Random &random, int depth) {
    static const char *const kKeys[] = {"\"a\"", "\"b\"", "\"c\\\\\"", "\"d\\\"e\"", "\"\"", "\"a.b\"", "\"f: g\"", "\"_id\""};
    const std::size_t kind = depth == 0 ? 0 : below(random, 4);
    if (kind < 2) {
        return randomScalar(random);
    }
    std::string text = kind == 2 ? "{" : "[";
    std::vector<std::size_t> keys(std::size(kKeys));
    std::iota(keys.begin(), keys.end(), 0U);
    std::shuffle(keys.begin(), keys.end(), random);
    const std::size_t count = below(random, kind == 2 ? std::size(kKeys) : 6);
    for (std::size_t i = 0; i < count; ++i) {
        text += i > 0 ? " ,\n" : " ";
        text += kind == 2 ? std::string(kKeys[keys[i]]) + " : " : "";
        text += randomValue(random, depth - 1);
    }
    return text + (kind == 2 ? "}" : " ]");
}

// The value with some part of it another one.
std::string mutated(Random &random, const std::string &text, int depth) {
    const base::JsonType type = base::jsonTypeOf(text);
    if (depth == 0 || below(random, 6) == 0 || (type != base::JsonType::Object && type != base::JsonType::Array)) {
        return randomValue(random, depth);
    }
    const bool object = type == base::JsonType::Object;
    std::string result = object ? "{" : "[";
    std::vector<std::string> parts;
    for (const base::JsonMember &member : base::jsonMembers(text)) {
        const std::size_t act = below(random, 8);
        if (act == 0) {
            continue;
        }
        const std::string key = object ? std::string(json::keySpelling(text, member.value)) + ":" : std::string();
        parts.push_back(key + (act == 1 ? mutated(random, std::string(member.value), depth - 1) : std::string(member.value)));
        if (act == 2 && !object) {
            parts.push_back(randomScalar(random));
        }
    }
    if (below(random, 4) == 0) {
        std::shuffle(parts.begin(), parts.end(), random);
    }
    for (const std::string &part : parts) {
        result.append(result.size() > 1 ? "," : "").append(part);
    }
    return result + (object ? "}" : "]");
}

std::size_t countPlaces(const DiffNode &node) {
    std::size_t count = node.kind == DiffNode::Kind::Inside ? 0 : 1;
    for (const DiffNode &child : node.children) {
        count += countPlaces(child);
    }
    return count;
}

} // namespace

// What the studio knows of JSON texts without a screen.
class InspectorJsonTest : public QObject {
    Q_OBJECT

private slots:
    void applyingADifferenceGivesTheOtherText() {
        const std::uint64_t seed = tests::seed();
        Random random(seed);
        for (int round = 0; round < 3000; ++round) {
            const std::string a = randomValue(random, 4);
            const std::string b = round % 3 == 0 ? randomValue(random, 4) : mutated(random, a, 4);
            const std::string result = json::applyDiff(a, json::diffJson(a, b));
            QVERIFY2(base::minifyJson(result) == base::minifyJson(b),
                     qPrintable(QString("seed %1 round %2\n").arg(seed).arg(round) + QString::fromStdString(a + "\n" + b + "\n" + result)));
            const DiffNode none = json::diffJson(a, base::minifyJson(a));
            QCOMPARE(countPlaces(none), std::size_t{0});
        }
    }

    void anElementPutInTheMiddleIsOneDifference() {
        const std::string a = "[{\"sku\":\"A\",\"n\":1},{\"sku\":\"B\",\"n\":2},{\"sku\":\"C\",\"n\":3}]";
        const std::string b = "[{\"sku\":\"A\",\"n\":1},{\"sku\":\"X\",\"n\":9},{\"sku\":\"B\",\"n\":5},{\"sku\":\"C\",\"n\":3}]";
        const DiffNode diff = json::diffJson(a, b);
        QCOMPARE(diff.children.size(), std::size_t{2});
        QVERIFY(diff.children[0].kind == DiffNode::Kind::Added);
        QCOMPARE(diff.children[0].newIndex, std::size_t{1});
        QVERIFY(diff.children[1].kind == DiffNode::Kind::Inside); // B's number
        QCOMPARE(diff.children[1].newIndex, std::size_t{2});
        QCOMPARE(QString::fromStdString(diff.children[1].children.at(0).key), QString("n"));
    }

    void numbersAreComparedAsTheyAreSpelled() {
        QCOMPARE(countPlaces(json::diffJson("{\"a\":1.0}", "{\"a\":1.00}")), std::size_t{1});
        QCOMPARE(countPlaces(json::diffJson("{\"a\": 1.0}", "{ \"a\" :1.0}")), std::size_t{0});
    }

    void mergesWhatOnlyOneSideChanged() {
        const std::string base = "{\"_rev\":\"1-a\",\"status\":\"placed\",\"total\":1.0,\"to\":{\"street\":\"x\",\"code\":\"1\"},\"gone\":1}";
        const std::string mine = "{\"_rev\":\"1-a\",\"status\":\"shipped\",\"total\":1.0,\"to\":{\"street\":\"y\",\"code\":\"1\"},\"gone\":1}";
        const std::string theirs = "{\"_rev\":\"2-b\",\"status\":\"cancelled\",\"total\":1.50,\"to\":{\"street\":\"x\",\"code\":\"2\",\"new\":[1]}}";
        json::Merge merge = json::mergeJson(base, mine, theirs);
        QCOMPARE(merge.openCount(), std::size_t{1});
        for (json::MergePlace &place : merge.places) {
            if (place.choice == MergeChoice::Open) {
                QCOMPARE(QString::fromStdString(place.path), QString("status"));
                place.choice = MergeChoice::Theirs;
            }
        }
        QCOMPARE(QString::fromStdString(base::minifyJson(merge.result())),
                 QString("{\"_rev\":\"1-a\",\"status\":\"cancelled\",\"total\":1.50,\"to\":{\"street\":\"y\",\"code\":\"2\","
                         "\"new\":[1]}}"));
    }

    void withoutABaseEveryDifferenceIsOpen() {
        json::Merge merge = json::mergeJson(std::nullopt, "{\"a\":1,\"b\":2}", "{\"a\":3,\"b\":2,\"c\":4}");
        QCOMPARE(merge.openCount(), std::size_t{2});
        merge.places[0].choice = MergeChoice::Edited;
        merge.places[0].edited = "[7]";
        merge.places[1].choice = MergeChoice::Theirs;
        QCOMPARE(QString::fromStdString(base::minifyJson(merge.result())), QString("{\"a\":[7],\"b\":2,\"c\":4}"));
    }

    void mergingWithoutAnEditOfTheirsGivesMine() {
        Random random(tests::seed());
        for (int round = 0; round < 500; ++round) {
            std::string a = randomValue(random, 3);
            a = a.front() == '{' ? a : "{\"v\":" + a + "}";
            std::string b = mutated(random, a, 3);
            b = b.front() == '{' ? b : "{\"v\":" + b + "}";
            const json::Merge mine = json::mergeJson(a, b, a);
            QCOMPARE(mine.openCount(), std::size_t{0});
            QCOMPARE(QString::fromStdString(base::minifyJson(mine.result())), QString::fromStdString(base::minifyJson(b)));
            json::Merge theirs = json::mergeJson(a, a, b);
            QCOMPARE(theirs.openCount(), std::size_t{0});
            for (const DiffNode &child : json::diffJson(theirs.result(), b).children) {
                QVERIFY(child.key == "_id" || countPlaces(child) == 0); // the id and the order stay mine
            }
        }
    }

    void namesPlacesAndFindsThem() {
        const std::string text = "{\"a\": {\"b\": [10, {\"c.d\": \"x\"}]}, \"e\": null}";
        for (const char *path : {"a", "a.b", "a.b[0]", "a.b[1]", "a.b[1][\"c.d\"]", "e"}) {
            const auto spot = json::findPath(text, path);
            QVERIFY2(spot, path);
            QCOMPARE(QString::fromStdString(json::spotAt(text, spot->value).path), QString(path));
            QCOMPARE(QString::fromStdString(json::spotAt(text, spot->begin).path), QString(path));
        }
        QVERIFY(!json::findPath(text, "a.x"));
        QVERIFY(!json::findPath(text, "e.f"));
        QCOMPARE(QString::fromStdString(json::spotAt(text, 0).path), QString());
        const auto next = json::completePath(text, "A.b[", 10);
        QCOMPARE(next.size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(next[1]), QString("a.b[1]"));
        // A text that is not finished is understood as far as it goes.
        QCOMPARE(QString::fromStdString(json::spotAt("{\"a\":{\"b\": 12", 12).path), QString("a.b"));
    }

    void putsLongStringsAside() {
        LongStrings strings;
        const std::string mark = "\xF3\xB0\x80\x80"; // the first mark: taken by the text itself
        const std::string text = "{\"a\":\"" + std::string(100'000, 'x') + "\\\"" + std::string(40'000, 'y') +
                                 "\",\n\"b\":\"" + mark + "\",\"c\":\"" + std::string(30'001, '\\') + "n\"}";
        const std::string shortened = strings.collapse(text);
        QVERIFY(shortened.size() < 400);
        QVERIFY(strings.expand(shortened) == text);
        const LongStrings::Places places = strings.places(shortened);
        QCOMPARE(places.size(), std::size_t{2});
        for (const std::size_t offset : {std::size_t{3}, text.size() - 1, text.find("\"b\"")}) {
            const std::size_t there = LongStrings::toShortened(places, offset);
            QCOMPARE(LongStrings::toDocument(places, there), offset);
            QCOMPARE(shortened[there], text[offset]);
        }
        QCOMPARE(LongStrings::toShortened(places, 50'000), places[0].begin);
        // Pasting a mark means the character, not the string.
        const std::string pasted = strings.collapse("\"" + shortened.substr(places[0].begin, LongStrings::kMark) + "\"");
        QCOMPARE(strings.places(pasted).size(), std::size_t{0});
        QCOMPARE(QString::fromStdString(base::decodeJsonString(pasted)),
                 QString::fromStdString(shortened.substr(places[0].begin, LongStrings::kMark)));
    }

    void explainsValues() {
        using Kind = json::ValueNote::Kind;
        QVERIFY(json::noteValue("1759323922")->kind == Kind::EpochSeconds);
        QCOMPARE(json::noteValue("1759323922123")->millis, std::int64_t{1759323922123});
        QVERIFY(json::noteValue("\"1759323922\"")->kind == Kind::EpochSeconds);
        QCOMPARE(json::noteValue("\"2025-10-01T13:05:22Z\"")->millis, std::int64_t{1759323922000});
        QCOMPARE(json::noteValue("\"2025-10-01T15:05:22.5+02:00\"")->millis, std::int64_t{1759323922500});
        QVERIFY(!json::noteValue("\"2025-10-01\"")->hasTime);
        QVERIFY(!json::noteValue("\"2025-13-01\""));
        QVERIFY(!json::noteValue("12480"));
        QVERIFY(!json::noteValue("0.1"));
        QVERIFY(json::noteValue("12345678901234567890123")->kind == Kind::LargeNumber);
        QVERIFY(json::noteValue("9223372036854775807")->kind == Kind::LargeNumber);
        QVERIFY(json::noteValue("1e999")->kind == Kind::LargeNumber);
        QCOMPARE(json::noteValue("\"" + std::string(200, 'x') + "\"")->count, std::size_t{200});
        QVERIFY(!json::noteValue("true"));
    }
};

QTEST_GUILESS_MAIN(InspectorJsonTest)
#include "inspector_json_test.moc"
