#include "engine/base/error.h"
#include "ui/features/inspector/document_text.h"
#include "ui/features/inspector/find_bar.h"
#include "ui/features/inspector/fold_label.h"
#include "ui/features/inspector/json_changes.h"
#include "ui/features/inspector/json_styler.h"
#include "ui/features/inspector/line_changes.h"
#include "ui/features/inspector/revision_layout.h"

#include <QTest>

using namespace davenport;
using namespace davenport::inspector;

// The parts of the inspector that need no window.
class InspectorPartsTest : public QObject {
    Q_OBJECT

    static QString styles(const char *text) {
        const char letters[] = ".ksnb0p?h";
        QString result;
        for (const char style : styleJson(text, 0).styles) {
            result += QLatin1Char(letters[static_cast<int>(style)]);
        }
        return result;
    }

    static api::RevisionNode node(const char *rev, int generation, int parent, const char *flags) {
        api::RevisionNode result;
        result.rev = rev;
        result.generation = static_cast<std::uint64_t>(generation);
        result.parent = parent;
        const std::string_view all(flags);
        result.leaf = all.find('l') != all.npos;
        result.deleted = all.find('d') != all.npos;
        result.winner = all.find('w') != all.npos;
        return result;
    }

private slots:
    void tokenizes() {
        QCOMPARE(styles("{\"a\": \"b\", \"c\":[-1.5e+2,true,null]}"),
                 QString("pkkkp.sssp.kkkppnnnnnnnpbbbbp0000pp"));
        QCOMPARE(styles("\"open\n1 nul"), QString("sssss.n.???"));
        QCOMPARE(styles("\"a\\\"b\":1"), QString("kkkkkkpn"));
        const StyledLines lines = styleJson("{\n [\n ]\n}", 0);
        QCOMPARE(lines.depthAtEnd, (std::vector<int>{1, 2, 1, 0}));
    }

    void findsChangedLines() {
        LineChanges changes = changedLines("a\nb\nc\nd", "a\nB\nc\nd");
        QCOMPARE(changes.lines, std::vector<int>{1});
        QCOMPARE(changes.edited, 1);
        changes = changedLines("a\nb\nc\nd\ne", "a\nx\nb\nc\ne");
        QCOMPARE(changes.lines, std::vector<int>{1});
        QCOMPARE(changes.edited, 2); // one added, one removed elsewhere
        QVERIFY(changedLines("same", "same").lines.empty());
    }

    void comparesDocuments() {
        const JsonDifference difference = compareDocuments(
            R"({"_id":"x","_rev":"1-a","n":1.0,"tags":["a","b"],"ship":{"to":"x","a.b":1},"gone":null,"":1})",
            R"({"_id":"x","_rev":"2-b","n":1,"tags":["new","a","b"],"ship":{"to":"x","a.b":2},"":1,"more":{"k":[]}})");
        QStringList paths;
        for (const JsonChange &change : difference.changes) {
            paths << QString::fromStdString(change.path);
        }
        QCOMPARE(paths, QStringList({"n", "tags[0]", "ship[\"a.b\"]", "more", "gone"}));
        QCOMPARE(difference.fields, std::size_t{5});
        QCOMPARE(difference.changes[0].before, std::string("1.0"));
        QCOMPARE(difference.changes[1].kind, JsonChange::Kind::Added);
        QCOMPARE(compareDocuments("{\"a\":1}", "{ \"a\": 1 }").summary(), std::string("layout only, +3 bytes"));
        QCOMPARE(compareDocuments("{\"a\":1,\"b\":2}", "{\"b\":2,\"a\":1}").changes[0].kind,
                 JsonChange::Kind::Reordered);
    }

    void labelsFolds() {
        FoldLabel label = foldLabelFor("{\n \"sku\": \"A-1\",\n \"n\": [1,2],\n \"o\": {}\n},\n", false);
        QCOMPARE(label.name, std::string("sku"));
        QCOMPARE(label.value, std::string("\"A-1\""));
        QCOMPARE(label.count, std::string("3"));
        QCOMPARE(label.after, std::string("},"));
        label = foldLabelFor("[\n {\"a\":\"]\"}\n]", true);
        QCOMPARE(label.count, std::string("1 item"));
        QCOMPARE(foldLabelFor("{\n}", true).count, std::string("0 fields"));
    }

    void writesTheRevisionIntoTheText() {
        QCOMPARE(withRevision("{\n  \"_id\": \"x\",\n  \"_rev\": \"1-a\",\n  \"n\": 1\n}", "2-b"),
                 std::string("{\n  \"_id\": \"x\",\n  \"_rev\": \"2-b\",\n  \"n\": 1\n}"));
        QCOMPARE(withRevision("{\"_id\": \"x\"}", "1-a"), std::string("{\"_id\": \"x\",\n  \"_rev\": \"1-a\"}"));
        QCOMPARE(withRevision("{\"n\":1}", "1-a"), std::string("{\n  \"_rev\": \"1-a\",\"n\":1}"));
        QCOMPARE(withRevision("{\"_id\":\"x\",\"_rev\":\"1-a\",\"n\":1}", ""), std::string("{\"_id\":\"x\",\"n\":1}"));
        QCOMPARE(withRevision("{\"_id\":\"x\",\"_rev\":\"1-a\"}", ""), std::string("{\"_id\":\"x\"}"));
    }

    void checksUnderscoreMembers() {
        const TextExpectation expected{"x", "1-a"};
        checkDocumentText(R"({"_id":"x","_rev":"1-a","n":{"_any":1}})", expected);
        const auto fails = [&](const char *text, std::size_t offset) {
            try {
                checkDocumentText(text, expected);
            } catch (const base::Error &error) {
                return error.where() && error.where()->offset == offset;
            }
            return false;
        };
        QVERIFY(fails(R"({"_id":"y"})", 7));
        QVERIFY(fails(R"({"_rev":"2-a"})", 8));
        QVERIFY(fails(R"({"_what":1})", 9));
        QVERIFY(fails("  [1]", 2));
    }

    void showsDocumentsByLines() {
        api::Document document;
        document.id = "a:1";
        document.rev = "1-x";
        document.body = R"({"n":0.10,"e":[]})";
        QCOMPARE(documentText(document),
                 std::string("{\n  \"_id\": \"a:1\",\n  \"_rev\": \"1-x\",\n  \"n\": 0.10,\n  \"e\": []\n}"));
        document.body = "{\n    \"n\" :1 }";
        QCOMPARE(documentText(document),
                 std::string("{\n    \"_id\": \"a:1\",\n    \"_rev\": \"1-x\",\n    \"n\" :1 }"));
        document.body = "{}";
        QCOMPARE(documentText(document), std::string("{\n  \"_id\": \"a:1\",\n  \"_rev\": \"1-x\"\n}"));
    }

    void laysOutRevisions() {
        const std::vector<api::RevisionNode> nodes = {
            node("1-r", 1, -1, ""),  node("2-a", 2, 0, ""),   node("2-d", 2, 0, "ld"), node("2-b", 2, 0, ""),
            node("3-b", 3, 3, "l"),  node("3-a", 3, 1, "lw"),
        };
        const RevisionLayout layout = layOutRevisions(nodes);
        QCOMPARE(layout.leaves, (std::vector<int>{5, 4, 2}));
        QCOMPARE(layout.deletedLeaves, 1);
        QCOMPARE(layout.places[0].lane, 0);
        QVERIFY(layout.places[0].shared && !layout.places[1].shared);
        QCOMPARE(layout.places[4].lane, 1);
        QCOMPARE(layout.places[4].branch, Branch::Conflict);
        QCOMPARE(layout.places[2].lane, 2);
        QCOMPARE(layout.places[2].column, 1);
    }

    void findsAllHits() {
        QCOMPARE(findAll("aXa xaxA", "xa", false, 10), (std::vector<qsizetype>{1, 4, 6}));
        QCOMPARE(findAll("aXa xaxA", "xa", true, 10), std::vector<qsizetype>{4});
        QVERIFY(findAll("abc", "", false, 10).empty());
    }
};

QTEST_APPLESS_MAIN(InspectorPartsTest)
#include "inspector_parts_test.moc"
