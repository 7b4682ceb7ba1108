#include "ui/session/request_log.h"

namespace davenport::session {

std::uint64_t RequestLog::begin(std::string method, std::string path, std::string body) {
    const std::scoped_lock lock(m_mutex);
    ++m_revision;
    if (m_requests.size() == kMostRequests) {
        m_requests.pop_front();
    }
    m_requests.push_back(
        {++m_last, std::chrono::system_clock::now(), std::move(method), std::move(path), std::move(body), {}, 0, 0});
    return m_last;
}

void RequestLog::end(std::uint64_t number, std::string outcome, std::uint64_t items) {
    const std::scoped_lock lock(m_mutex);
    if (m_requests.empty() || number < m_requests.front().number || number > m_requests.back().number) {
        return; // it was cleared, or pushed out by later ones
    }
    ++m_revision;
    Request &request = m_requests[number - m_requests.front().number];
    request.outcome = std::move(outcome);
    request.items = items;
    request.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::system_clock::now() - request.at).count();
}

std::uint64_t RequestLog::revision() const {
    const std::scoped_lock lock(m_mutex);
    return m_revision;
}

std::vector<Request> RequestLog::requests() const {
    const std::scoped_lock lock(m_mutex);
    return {m_requests.begin(), m_requests.end()};
}

void RequestLog::clear() {
    const std::scoped_lock lock(m_mutex);
    ++m_revision;
    m_requests.clear();
}

} // namespace davenport::session
