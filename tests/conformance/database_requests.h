#pragma once

#include "tests/conformance/raw_json.h"
#include "tests/conformance/request_dispatcher.h"

namespace davenport::tests {

/// True if the path's second segment names something of the database, not a document.
bool isDatabaseRequest(const Request &request);

/// Requests for a database as a whole: figures, bulk calls, all-docs, changes, partitions, purge.
class DatabaseRequests {
public:
    explicit DatabaseRequests(api::Session &session) : m_session(session) {}
    Answer answer(const Request &request);

private:
    Answer info();
    Answer create(const Request &request);
    Answer bulkDocs(const Request &request);
    Answer bulkGet(const Request &request);
    Answer allDocs(const Request &request, const std::string *partition);
    Answer changes(const Request &request);
    Answer revsDiff(const Request &request);
    Answer revsLimit(const Request &request);
    Answer purge(const Request &request);
    Answer localDocs();
    Answer partition(const Request &request);

    api::Session &m_session;
};

} // namespace davenport::tests
