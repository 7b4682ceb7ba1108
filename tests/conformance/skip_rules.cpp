#include "tests/conformance/skip_rules.h"

#include "tests/conformance/request.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace davenport::tests {

using Json = nlohmann::json;

namespace {

bool hasSegment(const Request &request, const std::string &name) {
    return std::find(request.segments.begin(), request.segments.end(), name) != request.segments.end();
}

/// True if a bulk call's body has the list it needs: a server checks that before it asks the engine.
bool hasDocsList(const std::string &text) {
    const Json body = Json::parse(text, nullptr, false);
    return body.is_object() && body.contains("docs") && body["docs"].is_array() &&
           (!body.contains("new_edits") || body["new_edits"].is_boolean());
}

bool isObjectOfLists(const std::string &text) {
    const Json body = Json::parse(text, nullptr, false);
    return body.is_object() && std::all_of(body.begin(), body.end(), [](const Json &list) {
               return list.is_array() && std::all_of(list.begin(), list.end(), [](const Json &each) { return each.is_string(); });
           });
}

std::string bodyReason(const Request &request) {
    const std::string kShape = "the shape of a request's body is checked before the engine is asked";
    if (request.segments.size() < 2) {
        return {};
    }
    const std::string &what = request.segments[1];
    if ((what == "_bulk_docs" || what == "_bulk_get") && !hasDocsList(request.body)) {
        return kShape;
    }
    if (what == "_bulk_get") {
        const Json body = Json::parse(request.body);
        const bool named = std::all_of(body["docs"].begin(), body["docs"].end(), [](const Json &item) {
            return item.is_object() && item.contains("id") && item["id"].is_string();
        });
        return named ? std::string() : kShape;
    }
    if ((what == "_revs_diff" || what == "_purge") && !isObjectOfLists(request.body)) {
        return kShape;
    }
    if (what == "_revs_limit" && request.method == "PUT" &&
        !Json::parse(request.body, nullptr, false).is_number_unsigned()) {
        return kShape;
    }
    return {};
}

std::string filterReason(const Request &request) {
    const std::string filter = request.parameter("filter");
    if (filter.empty() || filter == "_doc_ids" || filter == "_design") {
        return {};
    }
    return filter == "_selector" ? "selectors are the query engine's" : "filter functions and views need JavaScript";
}

} // namespace

std::string skipReason(const Request &request, const Json &step) {
    static const std::set<std::string> kRoles = {"_design",   "_local",      "_bulk_docs", "_bulk_get",   "_all_docs", "_changes",
                                                 "_revs_diff", "_revs_limit", "_purge",    "_local_docs", "_partition"};
    if (request.segments.empty()) {
        return "the server's own pages";
    }
    if (hasSegment(request, "_index") || hasSegment(request, "_find") || hasSegment(request, "_explain")) {
        return "indexes and selectors are the query engine's";
    }
    if (hasSegment(request, "_view") || hasSegment(request, "_info") || hasSegment(request, "_show") ||
        hasSegment(request, "_list") || hasSegment(request, "_update")) {
        return "filter functions and views need JavaScript";
    }
    const std::string &second = request.segments.size() > 1 ? request.segments[1] : request.segments[0];
    const Json &response = step.at("response");
    const std::string error = response.contains("body") && response["body"].is_object()
                                  ? response["body"].value("error", std::string())
                                  : std::string();
    if (request.segments.front().starts_with('_') && request.method != "PUT") {
        return "the server's own pages";
    }
    if (request.segments.size() > 1 && second.starts_with('_') && !kRoles.contains(second) && error != "illegal_docid") {
        return "no role of the engine: " + second;
    }
    if (error == "invalid_design_doc" || error == "compilation_error") {
        return "design documents are checked where they are compiled";
    }
    if (error == "query_parse_error" || error == "method_not_allowed") {
        return "a server reads parameters and methods, not the engine";
    }
    if (step.at("request").contains("auth")) {
        return "users and their rights are a server's";
    }
    for (const auto &[name, value] : request.headers) {
        if (name != "destination" && name != "content-type") {
            return "a server reads headers, not the engine";
        }
    }
    if (std::string reason = bodyReason(request); !reason.empty()) {
        return reason;
    }
    return filterReason(request);
}

std::string scenarioSkipReason(const std::string &name) {
    if (name == "views") {
        return "views need JavaScript";
    }
    if (name == "security") {
        return "users and validation functions are a server's";
    }
    return {};
}

} // namespace davenport::tests
