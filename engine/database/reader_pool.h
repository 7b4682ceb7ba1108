#pragma once

#include "engine/database/connection_set.h"

#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <vector>

namespace davenport::database {

/// Read connections: a call takes one, reads a snapshot beside the writer, and gives it back. Any thread.
///
/// To begin and to end a snapshot costs more than to read a document in it. Therefore a connection keeps its snapshot
/// while it waits in the pool, until the next write begins: the next call reads what is still the newest state.
class ReaderPool {
public:
    explicit ReaderPool(std::filesystem::path file) : m_file(std::move(file)) {}
    ~ReaderPool() { close(); }
    ReaderPool(const ReaderPool &) = delete;
    ReaderPool &operator=(const ReaderPool &) = delete;

    /// A connection for one thread, until the lease is destroyed.
    class Lease {
    public:
        Lease(ReaderPool &pool, std::unique_ptr<ConnectionSet> set) : m_pool(pool), m_set(std::move(set)) {}
        ~Lease() { m_pool.giveBack(std::move(m_set)); }
        Lease(const Lease &) = delete;
        Lease &operator=(const Lease &) = delete;
        ConnectionSet *operator->() const { return m_set.get(); }
        ConnectionSet &operator*() const { return *m_set; }

    private:
        ReaderPool &m_pool;
        std::unique_ptr<ConnectionSet> m_set;
    };

    /// Waits until every lease has been given back, and closes the connections. No lease may be taken afterwards.
    void close();

    /// The lease's connection holds one snapshot for all its reads, or, beside a write, takes one for each transaction.
    Lease lease() { return {*this, take()}; }

    /// Keeps connections from holding snapshots while it lives: an old snapshot in the pool would be read after the
    /// write, and would stop the checkpoint. One at a time.
    class Write {
    public:
        explicit Write(ReaderPool &pool);
        ~Write();
        Write(const Write &) = delete;
        Write &operator=(const Write &) = delete;

    private:
        ReaderPool &m_pool;
    };

private:
    std::unique_ptr<ConnectionSet> take();
    void giveBack(std::unique_ptr<ConnectionSet> set);

    std::filesystem::path m_file;
    std::mutex m_mutex;
    std::condition_variable m_returned;
    std::vector<std::unique_ptr<ConnectionSet>> m_idle;
    std::size_t m_leased = 0;
    bool m_writing = false;
    std::uint64_t m_writes = 0; ///< begun so far
};

} // namespace davenport::database
