#include "engine/base/json_text.h"
#include "engine/database/local_database.h"
#include "tests/conformance/comparison.h"
#include "tests/conformance/document_requests.h"
#include "tests/conformance/raw_json.h"
#include "tests/data/vector_file.h"

#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using namespace davenport::tests;
using Json = nlohmann::json;

class HashVectorsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<api::Session> m_session;
    std::string m_text;

    static std::string withRev(const std::string &body, const std::string &rev) {
        const std::size_t inside = body.find('{') + 1;
        const bool empty = body.find_first_not_of(" \t\r\n", inside) == body.rfind('}');
        return body.substr(0, inside) + "\"_rev\":\"" + rev + "\"" + (empty ? "" : ",") + body.substr(inside);
    }

    /// The revision that a call makes, or the status and name of its error.
    template <typename Call>
    static Json outcomeOf(const Call &call) {
        try {
            return Json(call().rev);
        } catch (const base::Error &error) {
            return Json{{"status", error.httpStatus()}, {"error", error.error()}};
        }
    }

    static void compare(const Json &got, const Json &want, const std::string &what) {
        QVERIFY2(got == want, (what.substr(0, 400) + ": got " + got.dump() + ", expected " + want.dump()).c_str());
    }

    void runCase(const std::string &id, const RawJson &each) {
        api::DocumentsRole &documents = *m_session->documents();
        const std::string body = each.at("body").string();
        const Json first = outcomeOf([&] { return documents.put(id, body); });
        if (!each.find("rev1")) {
            const int want = each.at("status").value().get<int>();
            QVERIFY2(first.is_object() && sameStatus(want, first["status"]), (body + ": " + first.dump()).c_str());
            return;
        }
        compare(first, each.at("rev1").value(), body);
        if (const auto stored = each.find("stored")) {
            // CouchDB writes numbers in its own way; the value is the same, and our text is what was written.
            const api::Document read = documents.get(id);
            Json want = Json::parse(stored->string());
            want["_id"] = id;
            compare(Json::parse(read.toJson()), want, body);
            // `_` members are no part of the body; all others stand as they were written.
            if (body.find("\"_") == std::string::npos) {
                compare(base::minifyJson(read.body), base::minifyJson(base::dropDuplicateKeys(body)), "spelling");
            }
        }
        const Json second = outcomeOf([&] { return documents.put(id, withRev(body, first.get<std::string>())); });
        compare(second, each.at("rev2_same_body").value(), "again " + body);
        const Json third = outcomeOf([&] { return documents.remove(id, second.get<std::string>()); });
        compare(third, each.at("rev3_delete").value(), "deleted " + body);
    }

private slots:
    void initTestCase() {
        const auto text = vectorText("revhash.json");
        if (!text) {
            QSKIP("the folder of vectors has no revhash.json");
        }
        m_text = *text;
        m_session = database::createDatabase(m_folder.filePath("revhash.davenport").toStdString(), {false, 1});
    }

    void bodies() {
        const std::vector<RawJson> cases = RawJson(m_text).at("cases").items();
        for (std::size_t n = 0; n < cases.size(); ++n) {
            runCase("h" + std::to_string(n), cases[n]);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        qInfo("%zu bodies, each written, written again and deleted", cases.size());
    }

    void attachments() {
        const RawJson whole(m_text);
        for (const RawJson &each : whole.at("attachments").items()) {
            const Json stored = each.at("stored").value();
            const std::string id = stored.at("_id");
            compare(outcomeOf([&] { return m_session->documents()->put(id, each.at("body").text()); }),
                    each.at("rev").value(), id);
            const Json got = Json::parse(m_session->documents()->get(id).toJson());
            QVERIFY2(sameAnswer(stored, got), (id + ": got " + got.dump() + ", expected " + stored.dump()).c_str());
        }
    }

    void bulk() {
        Json rows = Json::array();
        for (const api::WriteOutcome &outcome :
             m_session->documents()->bulk({R"({"_id":"bulk-1","a":1})", R"({"_id":"_design/dd","a":1})"})) {
            rows.push_back(outcomeJson(outcome));
        }
        compare(rows, RawJson(m_text).at("bulk").value(), "bulk");
    }

    void fileIsClean() {
        const api::VerifyReport report = m_session->maintenance()->verify();
        QVERIFY2(report.clean(), report.clean() ? "" : report.problems.front().c_str());
    }
};

QTEST_GUILESS_MAIN(HashVectorsTest)
#include "hash_vectors_test.moc"
