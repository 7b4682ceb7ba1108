#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <mutex>
#include <string>
#include <vector>

namespace davenport::session {

/// One call to a database, told as the HTTP request that does the same on a CouchDB server.
struct Request {
    std::uint64_t number = 0; ///< counts from 1
    std::chrono::system_clock::time_point at{};
    std::string method;  ///< "GET", "POST"; "LOCAL" for what CouchDB has no request for
    std::string path;    ///< with its query, percent-encoded: "/orders/customer-42%3Aorder%3A1?rev=3-a1"
    std::string body;    ///< what the request would carry, shortened; empty for none
    std::string outcome; ///< "200", "409 conflict"; empty while the call runs
    double milliseconds = 0;
    std::uint64_t items = 0; ///< rows, documents or changes that went through
};

/// The latest calls to one database, a bounded number. Any thread may call.
class RequestLog {
public:
    static constexpr std::size_t kMostRequests = 2000;

    /// Notes a call that begins; returns its number.
    std::uint64_t begin(std::string method, std::string path, std::string body = {});
    /// Notes how it ended.
    void end(std::uint64_t number, std::string outcome, std::uint64_t items);

    /// Counts up with every begin() and end(), so that a reader knows whether to look again.
    std::uint64_t revision() const;
    /// A copy of what is kept, oldest first.
    std::vector<Request> requests() const;
    void clear();

private:
    mutable std::mutex m_mutex;
    std::deque<Request> m_requests;
    std::uint64_t m_last = 0;
    std::uint64_t m_revision = 0;
};

} // namespace davenport::session
