#include "engine/base/json_text.h"
#include "tests/conformance/comparison.h"
#include "tests/conformance/raw_json.h"
#include "tests/conformance/request.h"
#include "tests/conformance/request_dispatcher.h"
#include "tests/conformance/skip_rules.h"
#include "tests/data/vector_file.h"
#include "tests/exchange/exchange.h"

#include <QTemporaryDir>
#include <QTest>

#include <cctype>
#include <set>

using namespace davenport;
using namespace davenport::tests;
using Json = nlohmann::json;

namespace {

/// Values that earlier steps gave, by name; `${name}` stands for one in what comes later.
class Captures {
public:
    std::string fill(std::string text) const {
        for (const auto &[name, value] : m_values) {
            const std::string mark = "${" + name + "}";
            for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + value.size())) {
                text.replace(at, mark.size(), value);
            }
        }
        return text;
    }

    void take(const Json &step, const Json &body) {
        const Json asked = step.value("capture", Json::object());
        for (const auto &[name, way] : asked.items()) {
            const Json *value = &body;
            std::string rest = way.get<std::string>();
            while (value != nullptr && !rest.empty()) {
                const std::size_t dot = rest.find('.');
                value = inside(*value, rest.substr(0, dot));
                rest = dot == std::string::npos ? std::string() : rest.substr(dot + 1);
            }
            if (value != nullptr) {
                m_values[name] = value->is_string() ? value->get<std::string>() : value->dump();
            }
        }
    }

private:
    static const Json *inside(const Json &value, const std::string &key) {
        if (value.is_array()) {
            const std::size_t index = std::stoul(key);
            return index < value.size() ? &value[index] : nullptr;
        }
        const auto found = value.find(key);
        return found == value.end() ? nullptr : &*found;
    }

    std::map<std::string, std::string> m_values;
};

bool hasOpenCapture(const std::string &text) {
    return text.find("${") != std::string::npos;
}

/// Makes the design documents that the skipped requests for indexes would have made: later steps count documents.
class IndexStandIns {
public:
    void follow(RequestDispatcher &dispatcher, const Request &request, const Json &step) {
        if (request.segments.size() != 2 || request.segments[1] != "_index" || request.method != "POST" ||
            step["response"].value("body", Json::object()).value("result", std::string()) != "created") {
            return;
        }
        std::string id = step["response"]["body"].value("id", std::string());
        if (hasOpenCapture(id)) {
            // CouchDB chose the name, and by it the shard.
            id = "_design/unnamed-" + std::to_string(m_unplaced++);
        }
        if (!m_written.insert(request.segments[0] + "/" + id).second) {
            return;
        }
        dispatcher.session(request.segments[0]).documents()->put(id, R"({"language":"query"})");
    }

    /// A partition's totals are those of its shard: they may differ by the documents whose shard is not known.
    bool sameTotals(const Request &request, Json &want, const Json &got) const {
        if (m_unplaced == 0 || request.segments.size() < 2 || request.segments[1] != "_partition" || !want.is_object()) {
            return true;
        }
        bool same = true;
        for (const char *total : {"total_rows", "offset"}) {
            if (want.contains(total) && want[total].is_number() && got.is_object() && got.value(total, Json()).is_number()) {
                same = same && std::abs(want[total].get<double>() - got[total].get<double>()) <= m_unplaced;
                want[total] = "@any";
            }
        }
        return same;
    }

private:
    int m_unplaced = 0;
    std::set<std::string> m_written;
};

} // namespace

class ScenarioVectorsTest : public QObject {
    Q_OBJECT

    std::string m_text;
    std::map<std::string, int> m_skipped;
    int m_run = 0;

    static Request requestOf(const RawJson &recorded, const Captures &captures) {
        Request request;
        request.method = recorded.at("method").string();
        request.path = captures.fill(recorded.at("path").string());
        if (const auto raw = recorded.find("raw_body")) {
            request.body = captures.fill(raw->string());
        } else if (const auto body = recorded.find("body")) {
            request.body = captures.fill(std::string(body->text()));
        }
        if (const auto found = recorded.find("headers")) {
            const Json headers = found->value();
            for (const auto &[name, value] : headers.items()) {
                std::string lower = name;
                std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
                request.headers[lower] = captures.fill(value.get<std::string>());
            }
        }
        request.split();
        return request;
    }

    static bool agrees(const Request &request, const Json &want, const Answer &got, const Captures &captures,
                       const IndexStandIns &standIns) {
        const int status = want.at("status");
        if (!sameStatus(status, got.status)) {
            return false;
        }
        if (status >= 500) {
            return true;
        }
        if (want.contains("body")) {
            Json body = Json::parse(captures.fill(want["body"].dump()));
            return standIns.sameTotals(request, body, got.body) && sameAnswer(body, got.body);
        }
        if (!want.contains("raw_body") || request.method == "HEAD") {
            return true;
        }
        const std::string raw = captures.fill(want["raw_body"].get<std::string>());
        if (got.isText) {
            return got.text == raw;
        }
        // Members in their order, numbers by their value: CouchDB spells numbers and escapes in its own way.
        const auto wanted = nlohmann::ordered_json::parse(raw, nullptr, false);
        return wanted == nlohmann::ordered_json::parse(got.text.empty() ? got.body.dump() : got.text, nullptr, false);
    }

    /// What was written as a plain text is what is kept, in its own spelling.
    static void checkSpelling(RequestDispatcher &dispatcher, const Request &request, const Answer &got) {
        if (request.method != "PUT" || got.status != 201 || request.segments.size() != 2 ||
            request.segments[1].starts_with('_') || request.body.find("\"_") != std::string::npos) {
            return;
        }
        const std::string kept = dispatcher.session(request.segments[0]).documents()->get(request.segments[1]).body;
        QCOMPARE(base::minifyJson(kept), base::minifyJson(base::dropDuplicateKeys(request.body)));
    }

    /// Between the steps of this one scenario two databases were replicated.
    static void replicate(RequestDispatcher &dispatcher, std::size_t step) {
        if (step != 3 && step != 6 && step != 15) {
            return;
        }
        exchange(dispatcher.session("vec-conf-a"), dispatcher.session("vec-conf-b"));
        if (step == 6) {
            exchange(dispatcher.session("vec-conf-b"), dispatcher.session("vec-conf-a"));
        }
    }

    void runStep(RequestDispatcher &dispatcher, const RawJson &recorded, const std::string &name, Captures &captures,
                 IndexStandIns &standIns) {
        const Json step = recorded.value();
        const Request request = requestOf(recorded.at("request"), captures);
        std::string reason = skipReason(request, step);
        if (reason.empty() && (hasOpenCapture(request.path) || hasOpenCapture(request.body))) {
            reason = "needs what a skipped step gives";
        }
        if (!reason.empty()) {
            ++m_skipped[reason];
            standIns.follow(dispatcher, request, step);
            return;
        }
        const Answer got = dispatcher.answer(request);
        captures.take(step, got.body);
        ++m_run;
        const Json &want = step.at("response");
        QVERIFY2(agrees(request, want, got, captures, standIns),
                 (name + " " + request.method + " " + request.path + " " + request.body.substr(0, 300) + "\n  got " +
                  std::to_string(got.status) + " " + (got.isText ? got.text : got.body.dump()) + "\n  expected " + want.dump())
                     .c_str());
        checkSpelling(dispatcher, request, got);
    }

private slots:
    void initTestCase() {
        const auto text = vectorText("scenarios.json");
        if (!text) {
            QSKIP("the folder of vectors has no scenarios.json");
        }
        m_text = *text;
    }

    void scenarios_data() {
        QTest::addColumn<int>("index");
        const std::vector<RawJson> scenarios = RawJson(m_text).items();
        for (std::size_t n = 0; n < scenarios.size(); ++n) {
            QTest::newRow(scenarios[n].at("name").string().c_str()) << static_cast<int>(n);
        }
    }

    void scenarios() {
        QFETCH(int, index);
        const RawJson scenario = RawJson(m_text).items()[static_cast<std::size_t>(index)];
        const std::string name = scenario.at("name").string();
        const std::vector<RawJson> steps = scenario.at("steps").items();
        if (const std::string reason = scenarioSkipReason(name); !reason.empty()) {
            m_skipped[reason] += static_cast<int>(steps.size());
            QSKIP(reason.c_str());
        }
        const QTemporaryDir folder;
        RequestDispatcher dispatcher(folder.path().toStdString());
        Captures captures;
        IndexStandIns standIns;
        for (std::size_t n = 0; n < steps.size(); ++n) {
            if (name == "conflict-resolution") {
                replicate(dispatcher, n);
            }
            try {
                runStep(dispatcher, steps[n], "step " + std::to_string(n), captures, standIns);
            } catch (const std::exception &error) {
                QFAIL(("step " + std::to_string(n) + ": " + error.what()).c_str());
            }
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }

    void cleanupTestCase() {
        qInfo("%d steps run", m_run);
        for (const auto &[reason, count] : m_skipped) {
            qInfo("%d steps left out: %s", count, reason.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(ScenarioVectorsTest)
#include "scenario_vectors_test.moc"
