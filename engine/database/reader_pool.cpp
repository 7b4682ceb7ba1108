#include "engine/database/reader_pool.h"

namespace davenport::database {

namespace {

constexpr int kReaderCacheKib = 64 * 1024;
constexpr std::size_t kMostIdle = 4;

} // namespace

ReaderPool::~ReaderPool() {
    std::unique_lock lock(m_mutex);
    m_returned.wait(lock, [this] { return m_leased == 0; });
}

std::unique_ptr<ConnectionSet> ReaderPool::take() {
    {
        const std::scoped_lock lock(m_mutex);
        ++m_leased;
        if (!m_idle.empty()) {
            std::unique_ptr<ConnectionSet> set = std::move(m_idle.back());
            m_idle.pop_back();
            return set;
        }
    }
    try {
        return std::make_unique<ConnectionSet>(m_file, kReaderCacheKib);
    } catch (...) {
        giveBack(nullptr);
        throw;
    }
}

void ReaderPool::giveBack(std::unique_ptr<ConnectionSet> set) {
    if (set) {
        // Nothing may hold the snapshot once the lease has ended.
        set->documents.release();
        set->bodies.release();
    }
    const std::scoped_lock lock(m_mutex);
    --m_leased;
    if (set && m_idle.size() < kMostIdle) {
        // The last to come back is the next to go. One connection keeps its pages; the others wait without.
        if (!m_idle.empty()) {
            m_idle.back()->connection.releaseMemory();
        }
        m_idle.push_back(std::move(set));
    }
    m_returned.notify_all();
}

} // namespace davenport::database
