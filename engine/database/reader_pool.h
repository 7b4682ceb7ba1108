#pragma once

#include "engine/database/connection_set.h"

#include <condition_variable>
#include <filesystem>
#include <memory>
#include <mutex>
#include <vector>

namespace davenport::database {

/// Read connections: a call takes one, reads a snapshot beside the writer, and gives it back. Any thread.
class ReaderPool {
public:
    explicit ReaderPool(std::filesystem::path file) : m_file(std::move(file)) {}
    /// Waits until every lease has been given back.
    ~ReaderPool();
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

    Lease lease() { return {*this, take()}; }

private:
    std::unique_ptr<ConnectionSet> take();
    void giveBack(std::unique_ptr<ConnectionSet> set);

    std::filesystem::path m_file;
    std::mutex m_mutex;
    std::condition_variable m_returned;
    std::vector<std::unique_ptr<ConnectionSet>> m_idle;
    std::size_t m_leased = 0;
};

} // namespace davenport::database
