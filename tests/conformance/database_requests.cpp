#include "tests/conformance/database_requests.h"

#include "tests/conformance/document_requests.h"
#include "tests/conformance/request.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace davenport::tests {

using Json = nlohmann::json;

namespace {

Answer json(int status, Json body) {
    return {status, std::move(body), {}, false};
}

std::vector<std::pair<std::string, std::vector<std::string>>> revsById(const std::string &body) {
    std::vector<std::pair<std::string, std::vector<std::string>>> revs;
    const auto lists = nlohmann::ordered_json::parse(body);
    for (const auto &[id, list] : lists.items()) {
        revs.emplace_back(id, list.get<std::vector<std::string>>());
    }
    return revs;
}

Json changeJson(const api::Change &change) {
    Json row{{"seq", change.seq}, {"id", change.id}, {"changes", Json::array()}};
    for (const std::string &rev : change.revs) {
        row["changes"].push_back({{"rev", rev}});
    }
    if (change.deleted) {
        row["deleted"] = true;
    }
    if (change.doc) {
        row["doc"] = Json::parse(change.doc->toJson());
    }
    return row;
}

Json rowJson(const api::AllDocsRow &row, bool includeDocs) {
    if (!row.found) {
        return {{"key", row.id}, {"error", "not_found"}};
    }
    Json out{{"id", row.id}, {"key", row.id}, {"value", {{"rev", row.rev}}}};
    if (row.deleted) {
        out["value"]["deleted"] = true;
    }
    if (includeDocs) {
        out["doc"] = row.doc ? Json::parse(row.doc->toJson()) : Json(nullptr);
    }
    return out;
}

/// The range of ids that the parameters ask for.
api::AllDocsQuery allDocsQueryOf(const Request &request) {
    api::AllDocsQuery query;
    const auto either = [&](const char *one, const char *other) {
        const auto found = request.stringParameter(one);
        return found ? found : request.stringParameter(other);
    };
    query.startKey = either("startkey", "start_key");
    query.endKey = either("endkey", "end_key");
    if (const auto key = request.stringParameter("key")) {
        query.startKey = query.endKey = key;
    }
    query.inclusiveEnd = request.parameter("inclusive_end") != "false";
    query.descending = request.flag("descending");
    query.includeDocs = request.flag("include_docs");
    query.conflicts = request.flag("conflicts");
    if (request.query.contains("skip")) {
        query.skip = std::stoull(request.parameter("skip"));
    }
    if (request.query.contains("limit")) {
        query.limit = std::stoull(request.parameter("limit"));
    }
    if (request.query.contains("keys")) {
        query.keys = Json::parse(request.parameter("keys")).get<std::vector<std::string>>();
    }
    if (request.method == "POST" && !request.body.empty()) {
        if (const Json body = Json::parse(request.body); body.contains("keys")) {
            query.keys = body["keys"].get<std::vector<std::string>>();
        }
    }
    query.wantOffset = !query.keys;
    return query;
}

} // namespace

bool isDatabaseRequest(const Request &request) {
    constexpr std::array<std::string_view, 8> kNames = {"_bulk_docs", "_bulk_get", "_all_docs",  "_changes",
                                                        "_revs_diff", "_revs_limit", "_purge", "_local_docs"};
    return std::find(kNames.begin(), kNames.end(), request.segments[1]) != kNames.end() ||
           request.segments[1] == "_partition";
}

Answer DatabaseRequests::answer(const Request &request) {
    if (request.segments.size() == 1) {
        return request.method == "POST" ? create(request) : info();
    }
    const std::string &what = request.segments[1];
    if (what == "_bulk_docs") {
        return bulkDocs(request);
    }
    if (what == "_bulk_get") {
        return bulkGet(request);
    }
    if (what == "_all_docs") {
        return allDocs(request, nullptr);
    }
    if (what == "_changes") {
        return changes(request);
    }
    if (what == "_revs_diff") {
        return revsDiff(request);
    }
    if (what == "_revs_limit") {
        return revsLimit(request);
    }
    if (what == "_purge") {
        return purge(request);
    }
    return what == "_local_docs" ? localDocs() : partition(request);
}

Answer DatabaseRequests::info() {
    const api::DatabaseInfo info = m_session.maintenance()->info();
    Json props = Json::object();
    if (info.partitioned) {
        props["partitioned"] = true;
    }
    return json(200, {{"instance_start_time", "0"},
                      {"db_name", info.name},
                      {"purge_seq", info.purgeSeq},
                      {"update_seq", info.updateSeq},
                      {"sizes", {{"file", info.fileBytes}, {"active", info.activeBytes}, {"external", info.bodyBytes}}},
                      {"props", props},
                      {"doc_del_count", info.docDelCount},
                      {"doc_count", info.docCount},
                      {"disk_format_version", info.formatVersion},
                      {"compact_running", info.compacting},
                      {"cluster", {{"q", info.shards}, {"n", 1}, {"w", 1}, {"r", 1}}}});
}

Answer DatabaseRequests::create(const Request &request) {
    return json(201, outcomeJson(m_session.documents()->create(request.body)));
}

Answer DatabaseRequests::bulkDocs(const Request &request) {
    const RawJson body(request.body);
    api::BulkOptions options;
    if (const auto newEdits = body.find("new_edits")) {
        options.newEdits = newEdits->value().get<bool>();
    }
    Json rows = Json::array();
    for (const api::WriteOutcome &outcome : m_session.documents()->bulk(body.at("docs").texts(), options)) {
        rows.push_back(outcomeJson(outcome));
    }
    return json(201, std::move(rows));
}

Answer DatabaseRequests::bulkGet(const Request &request) {
    std::vector<api::BulkGetItem> items;
    const Json asked = Json::parse(request.body);
    for (const Json &item : asked.at("docs")) {
        items.push_back({item.at("id").get<std::string>(), item.value("rev", std::string())});
    }
    Json results = Json::array();
    // The roles give a result a leaf, one item after the other; the server gives a result an item.
    for (const api::BulkGetItem &item : items) {
        Json docs = Json::array();
        m_session.documents()->bulkGet({item}, getOptionsOf(request), [&](api::BulkGetResult &result) {
            if (result.doc) {
                docs.push_back({{"ok", Json::parse(result.doc->toJson())}});
            } else {
                docs.push_back({{"error",
                                 {{"id", result.id},
                                  {"rev", result.rev.empty() ? "undefined" : result.rev},
                                  {"error", result.error->error()},
                                  {"reason", result.error->reason()}}}});
            }
            return true;
        });
        results.push_back({{"id", item.id}, {"docs", docs}});
    }
    return json(200, {{"results", results}});
}

Answer DatabaseRequests::allDocs(const Request &request, const std::string *partition) {
    api::AllDocsQuery query = allDocsQueryOf(request);
    if (partition != nullptr) {
        query.partition = *partition;
    }
    Json rows = Json::array();
    const api::AllDocsSummary summary = m_session.documents()->allDocs(query, [&](api::AllDocsRow &row) {
        rows.push_back(rowJson(row, query.includeDocs));
        return true;
    });
    Json body{{"total_rows", summary.totalRows}, {"offset", nullptr}, {"rows", rows}};
    if (summary.offset) {
        body["offset"] = *summary.offset;
    }
    if (request.flag("update_seq")) {
        body["update_seq"] = summary.updateSeq;
    }
    return json(200, std::move(body));
}

Answer DatabaseRequests::changes(const Request &request) {
    api::ChangesRole &role = *m_session.changes();
    api::ChangesQuery query;
    const std::string since = request.parameter("since");
    query.since = since == "now" ? role.updateSeq() : since.empty() ? 0 : std::stoull(since);
    if (request.query.contains("limit")) {
        query.limit = std::max(std::stoull(request.parameter("limit")), 1ULL);
    }
    query.descending = request.flag("descending");
    query.allLeaves = request.parameter("style") == "all_docs";
    query.includeDocs = request.flag("include_docs");
    query.conflicts = request.flag("conflicts");
    query.attachments = request.flag("attachments");
    query.designOnly = request.parameter("filter") == "_design";
    if (request.parameter("filter") == "_doc_ids") {
        query.docIds = request.query.contains("doc_ids")
                           ? Json::parse(request.parameter("doc_ids")).get<std::vector<std::string>>()
                           : Json::parse(request.body).at("doc_ids").get<std::vector<std::string>>();
    }
    Json results = Json::array();
    const api::ChangesSummary summary = role.changes(query, [&](api::Change &change) {
        results.push_back(changeJson(change));
        return true;
    });
    return json(200, {{"results", results}, {"last_seq", summary.lastSeq}, {"pending", summary.pending}});
}

Answer DatabaseRequests::revsDiff(const Request &request) {
    Json body = Json::object();
    for (const api::RevsDiff &diff : m_session.revisions()->revsDiff(revsById(request.body))) {
        body[diff.id]["missing"] = diff.missing;
        if (!diff.possibleAncestors.empty()) {
            body[diff.id]["possible_ancestors"] = diff.possibleAncestors;
        }
    }
    return json(200, std::move(body));
}

Answer DatabaseRequests::revsLimit(const Request &request) {
    if (request.method == "GET") {
        return json(200, m_session.revisions()->revsLimit());
    }
    m_session.revisions()->setRevsLimit(Json::parse(request.body).get<std::uint64_t>());
    return json(200, {{"ok", true}});
}

Answer DatabaseRequests::purge(const Request &request) {
    Json purged = Json::object();
    for (const auto &[id, revs] : m_session.maintenance()->purge(revsById(request.body)).purged) {
        purged[id] = revs;
    }
    // A cluster has no purge sequence of its own to tell.
    return json(201, {{"purge_seq", nullptr}, {"purged", purged}});
}

Answer DatabaseRequests::localDocs() {
    Json rows = Json::array();
    m_session.localDocuments()->list([&](api::Document &doc) {
        rows.push_back({{"id", doc.id}, {"key", doc.id}, {"value", {{"rev", doc.rev}}}});
        return true;
    });
    return json(200, {{"total_rows", nullptr}, {"offset", nullptr}, {"rows", rows}});
}

Answer DatabaseRequests::partition(const Request &request) {
    if (request.segments.size() < 3) {
        throw std::runtime_error("no partition in " + request.path);
    }
    const std::string &name = request.segments[2];
    if (request.segments.size() == 4 && request.segments[3] == "_all_docs") {
        return allDocs(request, &name);
    }
    if (request.segments.size() != 3) {
        throw std::runtime_error("no role answers " + request.path);
    }
    const api::PartitionInfo info = m_session.partitions()->partition(name);
    return json(200, {{"db_name", m_session.name()},
                      {"sizes", {{"active", info.activeBytes}, {"external", info.externalBytes}}},
                      {"partition", info.partition},
                      {"doc_count", info.docCount},
                      {"doc_del_count", info.docDelCount}});
}

} // namespace davenport::tests
