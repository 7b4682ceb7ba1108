#include "engine/base/json_text.h"
#include "tests/engine/database/temporary_database.h"

#include <QTest>

using namespace davenport;
using namespace davenport::tests;

/// What is read back is what was written, less the members that start with "_".
class DatabaseLosslessTest : public QObject {
    Q_OBJECT

    TemporaryDatabase m_database;
    int m_next = 0;

    /// Writes and reads, before and after the file was closed, and edits around it.
    void keeps(const std::string &body) {
        const std::string id = "k" + std::to_string(m_next++);
        const api::WriteOutcome first = m_database->documents()->put(id, body);
        QVERIFY(m_database->documents()->get(id).body == body);
        const api::Document read = m_database->documents()->get(id);
        const api::WriteOutcome second = m_database->documents()->put(id, read.toJson());
        QVERIFY(second.rev.starts_with("2-"));
        // Served whole and written back whole, the members are still the same tokens in the same order.
        QVERIFY(base::minifyJson(m_database->documents()->get(id).body) == base::minifyJson(body));
        m_database.reopen();
        QVERIFY(base::minifyJson(m_database->documents()->get(id).body) == base::minifyJson(body));
        api::GetOptions old;
        old.rev = first.rev;
        QVERIFY(m_database->documents()->get(id, old).body == body);
    }

private slots:
    void numbers() {
        for (const char *number : {"9223372036854775807", "12345678901234567890123", "1.0", "1E+2", "-0.0", "0.10", "1e400", "-0",
                                   "0.1000000000000000055511151231257827", "-9223372036854775809", "1e-5", "100000000000000000000.00"}) {
            keeps("{\"n\":" + std::string(number) + "}");
        }
        keeps("{\"n\":" + std::string(10'000, '7') + "}");
    }

    void keys() {
        for (const char *key : {"ok", "rev", "id", "error", "", "a.b", "$gt", "é", "\\u00e9", "a\\nb", "constructor", "__proto__", " "}) {
            keeps("{\"" + std::string(key) + "\":1,\"z\":{\"" + std::string(key) + "\":[2]}}");
        }
        keeps("{\"in\":{\"__proto__\":1,\"_id\":2,\"_rev\":{}}}");
    }

    /// CouchDB takes no member that begins with "_" in the outermost object, and neither do we, but for "__proto__".
    void specialMembers() {
        for (const char *name : {"_proto", "__x", "_"}) {
            const std::string text = "{\"" + std::string(name) + "\":1}";
            const base::Error error = errorOf([&] { m_database->documents()->put("special", text); });
            QCOMPARE(error.error(), std::string("doc_validation"));
        }
    }

    void escapesAndOrder() {
        keeps("{\"u\":\"\\u00e9\\u2615\\ud835\\udcb3 é☕\",\"s\":\"\\/ \\b\\f\\n\\r\\t \\\" \\\\\",\"c\":\"\\u0001\\u0000\"}");
        keeps("{\"z\":1,\"a\":2,\"m\":{\"y\":1,\"b\":2},\"10\":1,\"9\":2}");
        keeps("{\"text\":\"العربية 中文 ไทย עברית\"}");
        keeps("{}");
        keeps("{ \"a\" : [ 1 , 2 ] ,\n\t\"b\" : { } }");
        keeps("{\"a\":true,\"b\":null,\"c\":[],\"d\":{},\"e\":\"\",\"f\":[[[]]]}");
    }

    void lastOfDuplicatesCounts() {
        m_database->documents()->put("twice", "{\"a\":1,\"b\":{\"x\":1,\"x\":2},\"a\":1.50}");
        QCOMPARE(base::minifyJson(m_database->documents()->get("twice").body), std::string("{\"b\":{\"x\":2},\"a\":1.50}"));
    }

    void specialMembersAreCutOutAnywhere() {
        m_database->documents()->put("cut", "{\"a\":1,\"_id\":\"cut\",\"b\":2.0,\"_attachments\":{},\"c\":3}");
        QCOMPARE(base::minifyJson(m_database->documents()->get("cut").body), std::string("{\"a\":1,\"b\":2.0,\"c\":3}"));
    }

    void aDocumentOfEightMegabytes() {
        const std::string body = "{\"big\":\"" + std::string(7'999'980, 'x') + "\",\"end\":1.0}";
        QVERIFY(body.size() <= 8'000'000);
        keeps(body);
        const std::string over = "{\"big\":\"" + std::string(8'000'000, 'x') + "\"}";
        const base::Error error = errorOf([&] { m_database->documents()->put("over", over); });
        QCOMPARE(error.httpStatus(), 413);
        QCOMPARE(error.error(), std::string("document_too_large"));
        QVERIFY(error.reason().find("8000000") != std::string::npos);
    }

    void theLimitCanBeChanged() {
        m_database->maintenance()->setMaxDocumentSize(100);
        QCOMPARE(errorOf([&] { m_database->documents()->put("x", "{\"a\":\"" + std::string(100, 'x') + "\"}"); }).httpStatus(), 413);
        m_database.reopen();
        QCOMPARE(m_database->maintenance()->info().maxDocumentSize, std::uint64_t{100});
        QCOMPARE(errorOf([&] { m_database->maintenance()->setMaxDocumentSize(0); }).httpStatus(), 400);
        m_database->maintenance()->setMaxDocumentSize(8'000'000);
    }

    void twentyThousandKeys() {
        std::string body = "{";
        for (int n = 0; n < 20'000; ++n) {
            body += (n == 0 ? "\"k" : ",\"k") + std::to_string((n * 7919) % 20'000) + "\":" + std::to_string(n) + ".0";
        }
        keeps(body + "}");
    }

    void tooDeep() {
        const std::string deep = "{\"a\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}";
        const base::Error error = errorOf([&] { m_database->documents()->put("deep", deep); });
        QCOMPARE(error.httpStatus(), 400);
        QVERIFY(error.where().has_value());
        QCOMPARE(errorOf([&] { m_database->documents()->bulk({deep}); }).httpStatus(), 400);
        const std::string levels(900, '[');
        keeps("{\"a\":" + levels + std::string(900, ']') + "}");
    }

    void badTextsNameTheirPlace() {
        const base::Error error = errorOf([&] { m_database->documents()->put("bad", "{\"a\":1,\n\"b\":NaN}"); });
        QCOMPARE(error.error(), std::string("bad_request"));
        QVERIFY(error.where().has_value());
        QCOMPARE(error.where()->line, std::size_t{2});
        QCOMPARE(error.where()->column, std::size_t{5});
        const base::Error second = errorOf([&] { m_database->documents()->bulk({"{\"_id\":\"fine\"}", "{\"a\":}"}); });
        QVERIFY(second.reason().find("2 of 2") != std::string::npos);
        QCOMPARE(errorOf([&] { m_database->documents()->get("fine"); }).httpStatus(), 404);
    }

    void fileIsClean() { QCOMPARE(m_database.problem(), std::string()); }
};

QTEST_GUILESS_MAIN(DatabaseLosslessTest)
#include "lossless_test.moc"
