// The parts of the documents' page that know neither a screen nor a database.
#include "ui/features/documents/filter_condition.h"
#include "ui/features/documents/json_order.h"
#include "ui/features/documents/member_edit.h"
#include "ui/features/documents/time_text.h"

#include "engine/base/error.h"

#include <QTest>

using namespace davenport;
using namespace davenport::documents;

namespace {

Condition parsed(const char *text) {
    const auto read = parseCondition(text);
    if (const auto *problem = std::get_if<ConditionProblem>(&read)) {
        qFatal("%s: %s", text, qPrintable(problem->reason));
    }
    return std::get<Condition>(read);
}

bool meets(const char *condition, const char *body) {
    return DocumentFilter({parsed(condition)}).matches("the-id", "1-abc", body);
}

int order(const char *left, const char *right) {
    const auto found = compareNumbers(left, right);
    return found < 0 ? -1 : found > 0 ? 1 : 0;
}

} // namespace

class DocumentsValuesTest : public QObject {
    Q_OBJECT

private slots:
    void readsConditions_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("op");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char *text, const char *path, Operator op, const char *value) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(path) << int(op) << QByteArray(value);
        };
        row("type = order", "type", Operator::Equal, "\"order\"");
        row("type=order", "type", Operator::Equal, "\"order\"");
        row("total > 100", "total", Operator::Greater, "100");
        row("total>=1.0", "total", Operator::GreaterEqual, "1.0");
        row("a \xE2\x89\xA0 null", "a", Operator::NotEqual, "null");
        row("created_at >= 2024-01-01", "created_at", Operator::GreaterEqual, "\"2024-01-01\"");
        row("name contains x y", "name", Operator::Contains, "\"x y\"");
        row("tags contains 7", "tags", Operator::Contains, "7");
        row("name starts Mi", "name", Operator::StartsWith, "\"Mi\"");
        row("code = \"007\"", "code", Operator::Equal, "\"007\"");
        row("ship_to.city = Porto", "ship_to.city", Operator::Equal, "\"Porto\"");
        row("lines[0].sku = A", "lines[0].sku", Operator::Equal, "\"A\"");
        row("[\"a.b\"] exists", "[\"a.b\"]", Operator::Exists, "");
        row("x missing", "x", Operator::Missing, "");
        row("x is number", "x", Operator::HasType, "\"number\"");
        row("status in [placed, paid]", "status", Operator::In, "[\"placed\",\"paid\"]");
        row("n in [1, \"1\"]", "n", Operator::In, "[1, \"1\"]");
        row("stra\xC3\x9F""e = 1", "stra\xC3\x9F""e", Operator::Equal, "1");
    }

    void readsConditions() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, path);
        QFETCH(int, op);
        QFETCH(QByteArray, value);
        const Condition condition = parsed(text.constData());
        QCOMPARE(QByteArray::fromStdString(pathText(condition.field)), path);
        QCOMPARE(int(condition.op), op);
        QCOMPARE(QByteArray::fromStdString(condition.value), value);
        // What is shown for it is the same condition when it is typed.
        QVERIFY(parsed(conditionText(condition).c_str()) == condition);
    }

    void saysWhatIsWrongAndWhere_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("position");
        QTest::addColumn<QString>("word");
        QTest::newRow("no operator") << QByteArray("total") << 5 << QString("operator is missing");
        QTest::newRow("no such operator") << QByteArray("total over 5") << 6 << QString("is no operator");
        QTest::newRow("no value") << QByteArray("total > ") << 8 << QString("value is missing");
        QTest::newRow("no field") << QByteArray("> 5") << 0 << QString("field is missing");
        QTest::newRow("dot") << QByteArray("a. = 5") << 2 << QString("cannot be called so");
        QTest::newRow("bracket") << QByteArray("a[1 = 5") << 1 << QString("not closed");
        QTest::newRow("quote") << QByteArray("a = \"x") << 4 << QString("not closed");
        QTest::newRow("type") << QByteArray("a is date") << 5 << QString("types are");
        QTest::newRow("too much") << QByteArray("a exists now") << 9 << QString("takes no value");
        QTest::newRow("list") << QByteArray("a in 5") << 5 << QString("takes a list");
    }

    void saysWhatIsWrongAndWhere() {
        QFETCH(QByteArray, text);
        QFETCH(int, position);
        QFETCH(QString, word);
        const auto read = parseCondition(text.toStdString());
        const auto *problem = std::get_if<ConditionProblem>(&read);
        QVERIFY(problem);
        QCOMPARE(int(problem->position), position);
        QVERIFY2(problem->reason.contains(word), qPrintable(problem->reason));
    }

    void asksDocuments() {
        const char *body = "{\"type\":\"order\",\"total\":100.50,\"big\":12345678901234567890123,\"tags\":[\"web\",\"gift\"],"
                           "\"to\":{\"city\":\"M\\u00fcnchen\"},\"lines\":[{\"sku\":\"A\"}],\"note\":null,\"ok\":true,"
                           "\"at\":\"2026-10-01T13:05:22Z\",\"twice\":1,\"twice\":2}";
        QVERIFY(meets("type = order", body));
        QVERIFY(!meets("type = note", body));
        QVERIFY(meets("type != note", body));
        QVERIFY(meets("absent != note", body));
        QVERIFY(!meets("absent = null", body));
        QVERIFY(meets("note = null", body));
        QVERIFY(meets("total = 100.5", body));
        QVERIFY(meets("total > 100", body));
        QVERIFY(!meets("total > 100.50", body));
        QVERIFY(!meets("total > \"100\"", body)); // another type is neither more nor less
        QVERIFY(meets("big > 12345678901234567890122", body));
        QVERIFY(!meets("big = 12345678901234567890124", body));
        QVERIFY(meets("tags contains gift", body));
        QVERIFY(!meets("tags contains gif", body));
        QVERIFY(meets("at contains 13", body)); // the digits of a string
        QVERIFY(meets("to.city contains m\xC3\x9CN", body));
        QVERIFY(meets("to.city starts M\xC3\xBC", body));
        QVERIFY(meets("lines[0].sku = A", body));
        QVERIFY(!meets("lines[1].sku exists", body));
        QVERIFY(meets("at >= 2026-10-01", body));
        QVERIFY(meets("at < 2026-10-02", body));
        QVERIFY(meets("ok = true", body));
        QVERIFY(meets("ok > false", body));
        QVERIFY(meets("ok is boolean", body));
        QVERIFY(meets("to is object", body));
        QVERIFY(meets("type in [note, order]", body));
        QVERIFY(meets("twice = 2", body));
        QVERIFY(meets("_id starts the", body));
        QVERIFY(meets("tags = [\"web\", \"gift\"]", body));
        QVERIFY(meets("to = {\"city\": \"M\xC3\xBCnchen\"}", body));

        std::vector<std::uint64_t> passed(2);
        const DocumentFilter both({parsed("type = order"), parsed("total > 1000")});
        QVERIFY(!both.matches("a", "1-a", body, passed));
        QCOMPARE(passed, std::vector<std::uint64_t>({1, 0}));
    }

    void ordersNumbersByTheirValue() {
        QCOMPARE(order("1.0", "1"), 0);
        QCOMPARE(order("1E+2", "100"), 0);
        QCOMPARE(order("-0.0", "0"), 0);
        QCOMPARE(order("0.001e3", "1"), 0);
        QCOMPARE(order("9223372036854775807", "9223372036854775808"), -1);
        QCOMPARE(order("-2", "-10"), 1);
        QCOMPARE(order("-2", "1"), -1);
        QCOMPARE(order("1e400", "1e399"), 1);
        QCOMPARE(order("0.1", "0.09"), 1);
        QCOMPARE(order("12", "112"), -1);
        QVERIFY(compareValues({"null", base::JsonType::Null}, {"1", base::JsonType::Number}) < 0);
        QVERIFY(compareValues({"\"b\"", base::JsonType::String}, {"\"\\u0061\"", base::JsonType::String}) > 0);
        QVERIFY(sameValue({"[1, {\"a\":1,\"b\":2}]", base::JsonType::Array},
                          {"[1.0,{\"b\":2,\"a\":1}]", base::JsonType::Array}));
    }

    void changesOneTokenAlone() {
        const std::string body = "{\n  \"b\" : 1.0,\n  \"a\":  \"x\\u0041\" ,\n  \"n\": {\"a\": 1}\n}";
        QCOMPARE(QString::fromStdString(*withMember(body, "a", "\"y\"")),
                 QString("{\n  \"b\" : 1.0,\n  \"a\":  \"y\" ,\n  \"n\": {\"a\": 1}\n}"));
        QCOMPARE(QString::fromStdString(*withMember(body, "b", "1E+2")),
                 QString("{\n  \"b\" : 1E+2,\n  \"a\":  \"x\\u0041\" ,\n  \"n\": {\"a\": 1}\n}"));
        QVERIFY(!withMember(body, "absent", "1"));
        QCOMPARE(QString::fromStdString(*withMember("{\"a\":1,\"a\":2}", "a", "3")), QString("{\"a\":1,\"a\":3}"));
        QCOMPARE(QString::fromStdString(withMemberOrNew(body, "c", "true")),
                 QString("{\n  \"b\" : 1.0,\n  \"a\":  \"x\\u0041\" ,\n  \"n\": {\"a\": 1},\n  \"c\": true\n}"));
        QCOMPARE(QString::fromStdString(withMemberOrNew("{ }", "c", "true")), QString("{\"c\":true }"));
        QCOMPARE(QString::fromStdString(withMemberOrNew("{\"a\":1}", "c", "[]")), QString("{\"a\":1,\"c\":[]}"));
    }

    void takesWhatIsTypedForWhatItReplaces() {
        QCOMPARE(QString::fromStdString(typedText("\"a\\nb\"")), QString("a\nb"));
        QCOMPARE(QString::fromStdString(typedToken("\"x\\u0041\"", "xA")), QString("\"x\\u0041\"")); // says the same
        QCOMPARE(QString::fromStdString(typedToken("\"x\"", "12")), QString("\"12\""));              // stays a string
        QCOMPARE(QString::fromStdString(typedToken("12", " 1.50 ")), QString("1.50"));
        QCOMPARE(QString::fromStdString(typedToken("12", "null")), QString("null"));
        QCOMPARE(QString::fromStdString(typedToken("true", "\"yes\"")), QString("\"yes\""));
        QVERIFY_EXCEPTION_THROWN(typedToken("12", "1,5"), base::Error);
        QVERIFY_EXCEPTION_THROWN(typedToken("12", ""), base::Error);
    }

    void tellsWhatSomebodyElseChanged() {
        const auto changes = changedMembers("{\"a\":1,\"b\":2,\"c\":3}", "{\"a\":1,\"b\":2.0,\"d\":4}");
        QCOMPARE(changes.size(), std::size_t(3));
        QCOMPARE(QString::fromStdString(changes[0].key + changes[0].before + changes[0].after), QString("b22.0"));
        QCOMPARE(QString::fromStdString(changes[1].key + changes[1].before), QString("d"));
        QCOMPARE(QString::fromStdString(changes[2].key + changes[2].after), QString("c"));
    }

    void keepsStubsOfAttachments() {
        api::Document document;
        document.id = "a";
        document.rev = "1-a";
        document.attachments.push_back({"x.txt", "text/plain", "md5-abc", 3, 3, false, 1, std::nullopt});
        const std::string text = writableText(document, "{\n \"a\":1\n}");
        QVERIFY(text.starts_with("{\n \"a\":1,\"_attachments\":{\"x.txt\""));
        QVERIFY(text.ends_with("}}\n}"));
        QVERIFY(text.find("\"stub\":true") != std::string::npos);
        document.attachments.clear();
        QCOMPARE(QString::fromStdString(writableText(document, "{\n}")), QString("{\n}"));
    }

    void showsTimesAsTheyAreWanted() {
        qputenv("TZ", "Europe/Paris");
        tzset();
        const QString iso = "2026-10-01T13:05:22Z";
        QCOMPARE(timeText(iso, TimeDisplay::Raw), iso);
        QCOMPARE(timeText(iso, TimeDisplay::Utc), QString("2026-10-01 13:05:22"));
        QCOMPARE(timeText(iso, TimeDisplay::Local), QString("2026-10-01 15:05:22"));
        QCOMPARE(timeText("2026-10-01T13:05:22.250-05:30", TimeDisplay::Utc), QString("2026-10-01 18:35:22.250"));
        QCOMPARE(timeText("2026-10-01", TimeDisplay::Local), QString("2026-10-01")); // a day has no zone
        QCOMPARE(timeText("2026-10-01T13:05:22", TimeDisplay::Local), QString("2026-10-01T13:05:22"));
        QVERIFY(isMoment(iso));
        QVERIFY(!isMoment("2026-10-01"));
        const std::int64_t at = 1'790'859'922'000; // the moment itself
        QVERIFY(momentText(iso, at + 2 * 86'400'000).contains("2 day"));
        QVERIFY(momentText(iso, at).contains("15:05:22 +02:00"));
        QVERIFY(momentText(iso, at - 60'000).contains("in 1 minute"));
    }
};

QTEST_GUILESS_MAIN(DocumentsValuesTest)
#include "documents_values_test.moc"
