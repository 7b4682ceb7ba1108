#include "engine/database/write_queue.h"

#include <chrono>
#include <optional>

namespace davenport::database {

namespace {

constexpr std::size_t kMostTogether = 64;

} // namespace

WriteQueue::WriteQueue(std::unique_ptr<ConnectionSet> set, ReaderPool &readers,
                       std::function<void(const storage::Figures &)> committed)
    : m_set(std::move(set)), m_readers(readers), m_committed(std::move(committed)), m_figures(m_set->figures.read()) {}

WriteQueue::~WriteQueue() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_busy && m_waiting.empty(); });
}

void WriteQueue::run(const Job &job) {
    Waiting mine{&job, nullptr};
    std::unique_lock lock(m_mutex);
    m_waiting.push_back(&mine);
    for (;;) {
        m_changed.wait(lock, [&] { return mine.done || !m_busy; });
        if (mine.done) {
            break;
        }
        m_busy = true;
        std::deque<Waiting *> group;
        while (!m_waiting.empty() && group.size() < kMostTogether) {
            group.push_back(m_waiting.front());
            m_waiting.pop_front();
        }
        lock.unlock();
        commitTogether(group);
        lock.lock();
        for (Waiting *waiting : group) {
            waiting->done = true;
        }
        m_busy = false;
        m_changed.notify_all();
    }
    lock.unlock();
    if (mine.failure) {
        std::rethrow_exception(mine.failure);
    }
}

void WriteQueue::commitTogether(const std::deque<Waiting *> &group) {
    const storage::Figures before = figures();
    storage::Figures now = before;
    try {
        const ReaderPool::Write write(m_readers);
        storage::Transaction transaction(m_set->connection, storage::Transaction::Kind::Write);
        bool anyDone = false;
        for (Waiting *waiting : group) {
            storage::Figures mine = now;
            try {
                std::optional<storage::Savepoint> part;
                if (group.size() > 1) {
                    part.emplace(m_set->connection);
                }
                (*waiting->job)(*m_set, mine);
                if (part) {
                    part->release();
                }
                now = std::move(mine);
                anyDone = true;
            } catch (...) {
                waiting->failure = std::current_exception();
                if (!m_set->connection.inTransaction()) {
                    // A full disk makes SQLite undo everything: no later write may run outside the transaction.
                    throw;
                }
            }
        }
        m_set->documents.release();
        m_set->bodies.release();
        if (!anyDone) {
            return;
        }
        m_set->figures.write(before, now);
        const auto begin = std::chrono::steady_clock::now();
        transaction.commit();
        const auto spent = std::chrono::steady_clock::now() - begin;
        {
            const std::scoped_lock lock(m_mutex);
            m_figures = now;
            ++m_transactions;
            m_commitMicroseconds +=
                static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(spent).count());
        }
        m_committed(now);
    } catch (...) {
        for (Waiting *waiting : group) {
            if (!waiting->failure) {
                waiting->failure = std::current_exception();
            }
        }
    }
}

void WriteQueue::runAlone(const std::function<void(ConnectionSet &set)> &job) {
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return !m_busy; });
        m_busy = true;
    }
    std::exception_ptr failure;
    try {
        const ReaderPool::Write write(m_readers);
        job(*m_set);
    } catch (...) {
        failure = std::current_exception();
    }
    {
        const std::scoped_lock lock(m_mutex);
        m_busy = false;
    }
    m_changed.notify_all();
    if (failure) {
        std::rethrow_exception(failure);
    }
}

storage::Figures WriteQueue::figures() const {
    const std::scoped_lock lock(m_mutex);
    return m_figures;
}

std::uint64_t WriteQueue::transactions() const {
    const std::scoped_lock lock(m_mutex);
    return m_transactions;
}

std::uint64_t WriteQueue::commitMicroseconds() const {
    const std::scoped_lock lock(m_mutex);
    return m_commitMicroseconds;
}

} // namespace davenport::database
