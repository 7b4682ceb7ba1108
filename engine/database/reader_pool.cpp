#include "engine/database/reader_pool.h"

namespace davenport::database {

namespace {

constexpr int kReaderCacheKib = 64 * 1024;
constexpr std::size_t kMostIdle = 4;

} // namespace

void ReaderPool::close() {
    std::unique_lock lock(m_mutex);
    m_returned.wait(lock, [this] { return m_leased == 0; });
    m_idle.clear();
}

ReaderPool::Write::Write(ReaderPool &pool) : m_pool(pool) {
    const std::scoped_lock lock(m_pool.m_mutex);
    m_pool.m_writing = true;
    ++m_pool.m_writes;
    for (const std::unique_ptr<ConnectionSet> &set : m_pool.m_idle) {
        set->connection.endSnapshot();
    }
}

ReaderPool::Write::~Write() {
    const std::scoped_lock lock(m_pool.m_mutex);
    m_pool.m_writing = false;
}

std::unique_ptr<ConnectionSet> ReaderPool::take() {
    std::unique_ptr<ConnectionSet> set;
    bool hold = false;
    std::uint64_t writes = 0;
    {
        const std::scoped_lock lock(m_mutex);
        ++m_leased;
        hold = !m_writing;
        writes = m_writes;
        if (!m_idle.empty()) {
            set = std::move(m_idle.back());
            m_idle.pop_back();
        }
    }
    try {
        if (!set) {
            set = std::make_unique<ConnectionSet>(m_file, kReaderCacheKib);
        }
        set->writesAtLease = writes;
        if (hold && !set->connection.inTransaction()) {
            set->connection.execute("BEGIN");
        }
        return set;
    } catch (...) {
        giveBack(nullptr);
        throw;
    }
}

void ReaderPool::giveBack(std::unique_ptr<ConnectionSet> set) {
    if (set) {
        set->documents.release();
        set->bodies.release();
    }
    const std::scoped_lock lock(m_mutex);
    --m_leased;
    if (set && (m_writing || set->writesAtLease != m_writes)) {
        set->connection.endSnapshot();
    }
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
