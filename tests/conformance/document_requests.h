#pragma once

#include "engine/api/session.h"
#include "tests/conformance/request_dispatcher.h"

namespace davenport::tests {

/// What a request's parameters ask of a document.
api::GetOptions getOptionsOf(const Request &request);
/// `{"ok": true, "id": ..., "rev": ...}`, or the error of one write among many.
nlohmann::json outcomeJson(const api::WriteOutcome &outcome);

/// Requests for one document, its attachments, or one local document.
class DocumentRequests {
public:
    explicit DocumentRequests(api::Session &session) : m_session(session) {}
    Answer answer(const Request &request);

private:
    Answer document(const Request &request, const std::string &id);
    /// A revision that comes with its name and history (new_edits=false).
    Answer replicated(const Request &request, const std::string &id);
    Answer read(const Request &request, const std::string &id);
    Answer openRevisions(const Request &request, const std::string &id);
    Answer attachment(const Request &request, const std::string &id, const std::string &name);
    Answer local(const Request &request, const std::string &id);

    api::Session &m_session;
};

} // namespace davenport::tests
