#pragma once

#include "engine/api/session.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace davenport::tests {

struct Request;

/// What a server would answer.
struct Answer {
    int status = 0;
    nlohmann::json body;
    std::string text;   ///< of an attachment, or of one document: exactly what would be sent
    bool isText = false; ///< `text` is no JSON
};

/// Answers recorded requests by calling the roles of embedded databases in a folder, one file a database.
class RequestDispatcher {
public:
    /// Keeps its databases in `folder`, which has to exist.
    explicit RequestDispatcher(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// Answers the request; an Error of the engine becomes its status and JSON. Throws std::runtime_error for a request
    /// that no role answers (a skip rule is missing).
    Answer answer(const Request &request);

    /// The open database of that name. Throws Error (404) when there is none.
    api::Session &session(const std::string &name);
    void closeAll() { m_sessions.clear(); }

private:
    Answer dispatch(const Request &request);
    Answer create(const std::string &name, const Request &request);
    Answer remove(const std::string &name);
    std::filesystem::path fileOf(const std::string &name) const;

    std::filesystem::path m_folder;
    std::map<std::string, std::unique_ptr<api::Session>> m_sessions;
};

} // namespace davenport::tests
