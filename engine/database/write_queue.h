#pragma once

#include "engine/database/connection_set.h"
#include "engine/database/reader_pool.h"
#include "engine/storage/figure_table.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>

namespace davenport::database {

/// Writes in the order they come, on the one write connection, with group commit: whoever finds the queue idle commits
/// for all who wait behind it, so that one sync of the disk serves them together. Any thread.
class WriteQueue {
public:
    /// A write. It may change `figures`; when it throws, what it did (and its figures) is undone and the others' stays.
    using Job = std::function<void(ConnectionSet &set, storage::Figures &figures)>;

    /// `committed` is called after each commit with the new figures, with no lock held. `readers` are told of each write.
    WriteQueue(std::unique_ptr<ConnectionSet> set, ReaderPool &readers,
               std::function<void(const storage::Figures &)> committed);

    /// Waits for the writes under way.
    ~WriteQueue();
    WriteQueue(const WriteQueue &) = delete;
    WriteQueue &operator=(const WriteQueue &) = delete;

    /// Runs `job` in a transaction and returns when it is on disk. Rethrows what it threw; throws DiskFull and the like
    /// when the commit fails.
    void run(const Job &job);

    /// Runs something that needs the write connection outside a transaction (checkpoints, vacuum), when no write runs.
    void runAlone(const std::function<void(ConnectionSet &set)> &job);

    /// The figures after the last commit.
    storage::Figures figures() const;

    std::uint64_t transactions() const;
    std::uint64_t commitMicroseconds() const;

private:
    struct Waiting {
        const Job *job;
        std::exception_ptr failure;
        bool done = false;
    };
    void commitTogether(const std::deque<Waiting *> &group);

    std::unique_ptr<ConnectionSet> m_set; ///< used by whoever has set m_busy
    ReaderPool &m_readers;
    std::function<void(const storage::Figures &)> m_committed;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_busy = false;
    std::deque<Waiting *> m_waiting;
    storage::Figures m_figures; ///< guarded by m_mutex
    std::uint64_t m_transactions = 0;
    std::uint64_t m_commitMicroseconds = 0;
};

} // namespace davenport::database
