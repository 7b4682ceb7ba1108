#include "tests/conformance/request_dispatcher.h"

#include "engine/database/local_database.h"
#include "tests/conformance/database_requests.h"
#include "tests/conformance/document_requests.h"
#include "tests/conformance/request.h"

#include <stdexcept>

namespace davenport::tests {

std::filesystem::path RequestDispatcher::fileOf(const std::string &name) const {
    return m_folder / (name + std::string(database::kFileExtension));
}

api::Session &RequestDispatcher::session(const std::string &name) {
    const auto found = m_sessions.find(name);
    if (found == m_sessions.end()) {
        throw base::notFound("Database does not exist.");
    }
    return *found->second;
}

Answer RequestDispatcher::create(const std::string &name, const Request &request) {
    database::CreateOptions options;
    options.partitioned = request.flag("partitioned");
    if (const std::string shards = request.parameter("q"); !shards.empty()) {
        options.shards = static_cast<std::uint32_t>(std::stoul(shards));
    }
    m_sessions[name].reset();
    m_sessions.erase(name);
    m_sessions[name] = database::createDatabase(fileOf(name), options);
    return {201, {{"ok", true}}, {}, false};
}

Answer RequestDispatcher::remove(const std::string &name) {
    session(name);
    m_sessions.erase(name);
    database::deleteDatabase(fileOf(name));
    return {200, {{"ok", true}}, {}, false};
}

Answer RequestDispatcher::dispatch(const Request &request) {
    if (request.segments.empty()) {
        throw std::runtime_error("no database in " + request.path);
    }
    const std::string &name = request.segments.front();
    if (request.segments.size() == 1 && request.method == "PUT") {
        if (m_sessions.contains(name)) {
            // The file is there and open: the engine has to find that out by itself.
            database::createDatabase(fileOf(name));
        }
        return create(name, request);
    }
    if (request.segments.size() == 1 && request.method == "DELETE") {
        return remove(name);
    }
    api::Session &database = session(name);
    if (request.segments.size() == 1 || isDatabaseRequest(request)) {
        return DatabaseRequests(database).answer(request);
    }
    return DocumentRequests(database).answer(request);
}

Answer RequestDispatcher::answer(const Request &request) {
    try {
        return dispatch(request);
    } catch (const base::Error &error) {
        return {error.httpStatus(), {{"error", error.error()}, {"reason", error.reason()}}, {}, false};
    } catch (const nlohmann::json::exception &error) {
        // The request's own JSON is wrong: a server sees that before it asks the engine.
        return {400, {{"error", "bad_request"}, {"reason", error.what()}}, {}, false};
    }
}

} // namespace davenport::tests
