#include "tests/conformance/document_requests.h"

#include "engine/base/json_text.h"
#include "tests/conformance/request.h"

#include <algorithm>
#include <stdexcept>

namespace davenport::tests {

using Json = nlohmann::json;

namespace {

Answer json(int status, Json body) {
    return {status, std::move(body), {}, false};
}

/// The source that gives `bytes` from memory.
api::ByteSource sourceOf(const std::string &bytes) {
    return [&bytes, offset = std::size_t{0}](std::span<char> buffer) mutable {
        const std::size_t count = std::min(buffer.size(), bytes.size() - offset);
        std::copy_n(bytes.data() + offset, count, buffer.data());
        offset += count;
        return count;
    };
}

/// A destination header: an id, and maybe the revision that is there.
std::pair<std::string, std::string> destinationOf(const std::string &header) {
    const std::size_t mark = header.find("?rev=");
    return {header.substr(0, mark), mark == std::string::npos ? std::string() : header.substr(mark + 5)};
}

[[noreturn]] void unknown(const Request &request) {
    throw std::runtime_error("no role answers " + request.method + " " + request.path);
}

} // namespace

api::GetOptions getOptionsOf(const Request &request) {
    api::GetOptions options;
    options.rev = request.parameter("rev");
    options.latest = request.flag("latest");
    options.revs = request.flag("revs");
    options.revsInfo = request.flag("revs_info");
    options.conflicts = request.flag("conflicts");
    options.deletedConflicts = request.flag("deleted_conflicts");
    options.localSeq = request.flag("local_seq");
    options.meta = request.flag("meta");
    options.attachments = request.flag("attachments");
    return options;
}

Json outcomeJson(const api::WriteOutcome &outcome) {
    if (!outcome.ok()) {
        Json failed{{"id", outcome.id}, {"error", outcome.error->error()}, {"reason", outcome.error->reason()}};
        if (!outcome.rev.empty()) {
            failed["rev"] = outcome.rev;
        }
        return failed;
    }
    return {{"ok", true}, {"id", outcome.id}, {"rev", outcome.rev}};
}

Answer DocumentRequests::answer(const Request &request) {
    std::string id = request.segments[1];
    std::size_t next = 2;
    if ((id == "_design" || id == "_local") && request.segments.size() > 2) {
        id += "/" + request.segments[2];
        next = 3;
    }
    if (id.starts_with("_local/")) {
        return local(request, id);
    }
    if (request.segments.size() == next) {
        return document(request, id);
    }
    std::string name = request.segments[next];
    for (std::size_t n = next + 1; n < request.segments.size(); ++n) {
        name += "/" + request.segments[n];
    }
    return attachment(request, id, name);
}

Answer DocumentRequests::document(const Request &request, const std::string &id) {
    api::DocumentsRole &documents = *m_session.documents();
    if (request.method == "GET" || request.method == "HEAD") {
        return request.query.contains("open_revs") ? openRevisions(request, id) : read(request, id);
    }
    if (request.method == "PUT" && request.parameter("new_edits") == "false") {
        return replicated(request, id);
    }
    if (request.method == "PUT") {
        const api::WriteOutcome outcome = documents.put(id, request.body, request.parameter("rev"));
        const auto revs = m_session.revisions()->tree(id);
        const bool tombstone = std::any_of(revs.begin(), revs.end(),
                                           [&](const auto &node) { return node.rev == outcome.rev && node.deleted; });
        return json(tombstone ? 200 : 201, outcomeJson(outcome));
    }
    if (request.method == "DELETE") {
        return json(200, outcomeJson(documents.remove(id, request.parameter("rev"))));
    }
    if (request.method == "COPY") {
        const auto [destination, rev] = destinationOf(request.headers.at("destination"));
        return json(201, outcomeJson(documents.copy(id, request.parameter("rev"), destination, rev)));
    }
    unknown(request);
}

Answer DocumentRequests::replicated(const Request &request, const std::string &id) {
    base::checkJson(request.body);
    const std::size_t brace = request.body.find('{');
    if (brace == std::string::npos || base::jsonTypeOf(request.body) != base::JsonType::Object) {
        throw base::badRequest("Document must be a JSON object");
    }
    // Of two members with the same name the last counts: the path's id goes to the end.
    const std::size_t end = request.body.rfind('}');
    const bool empty = request.body.find_first_not_of(" \t\r\n", brace + 1) == end;
    const std::string text =
        request.body.substr(0, end) + (empty ? "" : ",") + "\"_id\":" + base::encodeJsonString(id) + "}";
    api::BulkOptions options;
    options.newEdits = false;
    for (const api::WriteOutcome &failed : m_session.documents()->bulk({text}, options)) {
        throw *failed.error;
    }
    return json(201, {{"ok", true}, {"id", id}, {"rev", Json::parse(request.body).at("_rev")}});
}

Answer DocumentRequests::read(const Request &request, const std::string &id) {
    Answer answer;
    answer.status = 200;
    answer.text = m_session.documents()->get(id, getOptionsOf(request)).toJson();
    answer.body = Json::parse(answer.text);
    return answer;
}

Answer DocumentRequests::openRevisions(const Request &request, const std::string &id) {
    std::vector<std::string> revs;
    if (const std::string asked = request.parameter("open_revs"); asked != "all") {
        revs = Json::parse(asked).get<std::vector<std::string>>();
    }
    Json rows = Json::array();
    for (const api::OpenRevision &open : m_session.revisions()->openRevisions(id, revs, getOptionsOf(request))) {
        rows.push_back(open.doc ? Json{{"ok", Json::parse(open.doc->toJson())}} : Json{{"missing", open.rev}});
    }
    return json(200, std::move(rows));
}

Answer DocumentRequests::attachment(const Request &request, const std::string &id, const std::string &name) {
    api::AttachmentsRole &attachments = *m_session.attachments();
    const std::string rev = request.parameter("rev");
    if (request.method == "GET" || request.method == "HEAD") {
        Answer answer{200, nullptr, {}, true};
        const auto reader = attachments.open(id, name, rev);
        char buffer[1024];
        while (const std::size_t count = reader->read(buffer)) {
            answer.text.append(buffer, count);
        }
        return answer;
    }
    if (request.method == "PUT") {
        const auto type = request.headers.find("content-type");
        const std::string contentType = type == request.headers.end() ? "application/octet-stream" : type->second;
        return json(201, outcomeJson(attachments.put(id, rev, name, contentType, sourceOf(request.body))));
    }
    if (request.method == "DELETE") {
        return json(200, outcomeJson(attachments.remove(id, rev, name)));
    }
    unknown(request);
}

Answer DocumentRequests::local(const Request &request, const std::string &id) {
    api::LocalDocumentsRole &documents = *m_session.localDocuments();
    if (request.method == "GET" || request.method == "HEAD") {
        return json(200, Json::parse(documents.get(id).toJson()));
    }
    if (request.method == "PUT") {
        return json(201, outcomeJson(documents.put(id, request.body)));
    }
    if (request.method == "DELETE") {
        return json(200, outcomeJson(documents.remove(id)));
    }
    unknown(request);
}

} // namespace davenport::tests
