#include "engine/base/error.h"
#include "engine/base/json_text.h"

#include <QTest>

#include <string>

using namespace davenport::base;
using namespace std::string_literals;

class JsonTextTest : public QObject {
    Q_OBJECT

    static void refuses(const std::string &text, std::size_t line, std::size_t column) {
        try {
            checkJson(text);
        } catch (const Error &error) {
            QCOMPARE(error.code(), ErrorCode::BadRequest);
            QCOMPARE(error.httpStatus(), 400);
            QVERIFY(error.where().has_value());
            QVERIFY2(error.where()->line == line && error.where()->column == column,
                     (text.substr(0, 60) + ": " + error.what()).c_str());
            return;
        }
        QFAIL((text.substr(0, 60) + " was taken").c_str());
    }

private slots:
    void takesEveryKindOfValue() {
        for (const char *text : {"null", " true ", "false", "0", "-0", "1.5e+10", "1E-3", "\"\"", "[]", "{}", "[1,[2,{\"a\":[]}]]",
                                 "\t{\r\n\"a\" : 1 }\n", "\"\\ud83d\\ude00\"", "\"\\u0000\"", "123456789012345678901234567890"}) {
            checkJson(text);
        }
    }

    void refusesWithLineAndColumn_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char *name, const std::string &text, int line, int column) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << line << column;
        };
        row("empty", "", 1, 1);
        row("white space alone", "  \n ", 2, 2);
        row("trailing text", "{}x", 1, 3);
        row("trailing value", "{\"a\":1}\n{}", 2, 1);
        row("NaN", "{\"a\":NaN}", 1, 6);
        row("Infinity", "[Infinity]", 1, 2);
        row("leading zero", "{\"a\":01}", 1, 6);
        row("plus", "[+1]", 1, 2);
        row("no fraction", "[1.]", 1, 4);
        row("no exponent", "[1e]", 1, 4);
        row("lone minus", "[-]", 1, 2);
        row("single quotes", "{'a':1}", 1, 2);
        row("comma at the end of an array", "[1,\n2,\n]", 3, 1);
        row("comma at the end of an object", "{\"a\":1,}", 1, 8);
        row("no colon", "{\"a\" 1}", 1, 6);
        row("no comma", "[1 2]", 1, 4);
        row("open array", "[1,2", 1, 5);
        row("open object", "{\"a\":1", 1, 7);
        row("a comment", "[1, // one\n2]", 1, 5);
        row("byte order mark", "\xef\xbb\xbf{}", 1, 1);
        row("wrong bracket", "[1}", 1, 3);
        row("capital literal", "[True]", 1, 2);
        row("short literal", "[nul]", 1, 2);
    }

    void refusesWithLineAndColumn() {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        refuses(text.toStdString(), static_cast<std::size_t>(line), static_cast<std::size_t>(column));
    }

    void refusesBadStrings_data() {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const std::string &text) { QTest::newRow(name) << QByteArray::fromStdString(text); };
        row("lone high surrogate", "[\"\\ud800\"]");
        row("lone low surrogate", "[\"\\udc00\"]");
        row("high surrogate before a letter", "[\"\\ud800x\"]");
        row("two high surrogates", "[\"\\ud800\\ud800\"]");
        row("surrogate as UTF-8", "[\"\xed\xa0\x80\"]");
        row("overlong", "[\"\xc0\xaf\"]");
        row("overlong three bytes", "[\"\xe0\x80\x80\"]");
        row("overlong four bytes", "[\"\xf0\x80\x80\x80\"]");
        row("beyond Unicode", "[\"\xf4\x90\x80\x80\"]");
        row("cut-off sequence", "[\"\xe2\x82\"]");
        row("lone continuation", "[\"\x80\"]");
        row("ff", "[\"\xff\"]");
        row("bad UTF-8 in a key", "{\"\xff\":1}");
        row("control character", "[\"a\nb\"]");
        row("zero byte", "[\"a\0b\"]"s);
        row("unknown escape", "[\"\\x41\"]");
        row("short escape", "[\"\\u12\"]");
        row("open string", "[\"abc");
        row("backslash at the end", "[\"abc\\");
    }

    void refusesBadStrings() {
        QFETCH(QByteArray, text);
        try {
            checkJson(text.toStdString());
        } catch (const Error &error) {
            QVERIFY(error.where().has_value());
            QCOMPARE(error.where()->line, std::size_t{1});
            QVERIFY(error.where()->column >= 2);
            return;
        }
        QFAIL("was taken");
    }

    void depth() {
        const auto nested = [](std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); };
        checkJson(nested(kMaxJsonDepth));
        refuses(nested(kMaxJsonDepth + 1), 1, kMaxJsonDepth + 1);
        refuses(nested(100'000), 1, kMaxJsonDepth + 1);
        refuses(std::string(100'000, '['), 1, kMaxJsonDepth + 1);
        std::string objects;
        for (int level = 0; level < 100'000; ++level) {
            objects += "{\"a\":";
        }
        QVERIFY_EXCEPTION_THROWN(checkJson(objects), Error);
        QVERIFY_EXCEPTION_THROWN(jsonMembers(objects), Error);
    }

    void members() {
        const std::string text = " {\"b\": 1.0, \"a\\u0020\" : [1, 2,3], \"o\":{\"x\":{}}, \"s\":\"\\\"\" , \"n\":null,\"t\":true, \"f\":false} ";
        const std::vector<JsonMember> members = jsonMembers(text);
        QCOMPARE(members.size(), std::size_t{7});
        QCOMPARE(members[0].key, "b"s);
        QVERIFY(members[0].value == "1.0" && members[0].type == JsonType::Number);
        QCOMPARE(members[1].key, "a "s);
        QVERIFY(members[1].value == "[1, 2,3]" && members[1].children == 3);
        QVERIFY(members[2].value == "{\"x\":{}}" && members[2].children == 1);
        QVERIFY(members[3].value == "\"\\\"\"" && members[3].type == JsonType::String);
        QVERIFY(members[4].type == JsonType::Null && members[5].type == JsonType::True && members[6].type == JsonType::False);
        QVERIFY(jsonMembers("[]").empty());
        QCOMPARE(jsonMembers("[7, []]")[1].type, JsonType::Array);
        QVERIFY_EXCEPTION_THROWN(jsonMembers("1"), Error);
        QVERIFY_EXCEPTION_THROWN(jsonMembers("{} {}"), Error);
    }

    void duplicateKeys() {
        const std::vector<JsonMember> members = jsonMembers("{\"a\":1,\"b\":2,\"\\u0061\":3}");
        QCOMPARE(members.size(), std::size_t{2});
        QVERIFY(members[0].key == "b" && members[1].key == "a" && members[1].value == "3");
        QCOMPARE(dropDuplicateKeys("{\"a\":1,\"b\":{\"x\":1,\"x\":2.0},\"\\u0061\":3}"), "{\"b\":{\"x\":2.0},\"\\u0061\":3}"s);
        QCOMPARE(dropDuplicateKeys("[{\"\":1,\"\":2}, 1.0 ]"), "[{\"\":2}, 1.0 ]"s);
        QCOMPARE(dropDuplicateKeys("{ \"a\": 1e2 }"), "{ \"a\": 1e2 }"s);
    }

    void tokensKeepTheirSpelling() {
        const std::string tokens = "{\"n\":[9223372036854775807,12345678901234567890123,1.0,1E+2,-0.0,0.10],\"s\":\"\\u00e9\\/é\",\"e\":{},\"l\":[]}";
        const std::string laidOut = formatJson(tokens);
        QVERIFY(laidOut.find("\n  \"n\": [\n    9223372036854775807,\n") != std::string::npos);
        QVERIFY(laidOut.find("1E+2") != std::string::npos);
        QCOMPARE(minifyJson(laidOut), tokens);
        QCOMPARE(minifyJson(formatJson(tokens, 0)), tokens);
        QCOMPARE(formatJson(laidOut), laidOut);
        QCOMPARE(minifyJson(" [ \"a  b\" , 1 ] "), "[\"a  b\",1]"s);
    }

    void strings() {
        const std::string escaped = "\"\\u00e9\\ud83d\\ude00\\\"\\\\\\/\\b\\f\\n\\r\\t\"";
        const std::string plain = "é\U0001F600\"\\/\b\f\n\r\t";
        QCOMPARE(decodeJsonString(escaped), plain);
        const std::string zero = "\"\\u0000\"";
        QCOMPARE(decodeJsonString(zero), std::string(1, '\0'));
        const std::string written = "\"é\\\"\\\\\\n\\u0001\"";
        QCOMPARE(encodeJsonString("é\"\\\n\x01"), written);
        for (int byte = 0; byte < 128; ++byte) {
            const std::string one(1, static_cast<char>(byte));
            const std::string token = encodeJsonString(one);
            checkJson(token);
            QCOMPARE(decodeJsonString(token), one);
        }
    }

    void positions() {
        const std::string text = "ab\ncd\r\nef";
        QVERIFY(positionAt(text, 0) == (TextPosition{0, 1, 1}));
        QVERIFY(positionAt(text, 4) == (TextPosition{4, 2, 2}));
        QVERIFY(positionAt(text, 7) == (TextPosition{7, 3, 1}));
        QVERIFY(positionAt(text, 1000).line == 3);
    }
};

QTEST_APPLESS_MAIN(JsonTextTest)
#include "json_text_test.moc"
