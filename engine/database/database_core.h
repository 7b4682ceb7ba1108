#pragma once

#include "engine/api/maintenance_role.h"
#include "engine/database/document_id.h"
#include "engine/database/incoming_document.h"
#include "engine/database/reader_pool.h"
#include "engine/database/write_queue.h"
#include "engine/storage/database_file.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>

namespace davenport::database {

/// What the roles of one open database share: its file, its readers, its writer, its settings. Any thread.
class DatabaseCore {
public:
    /// Takes a file whose schema is right. `set` becomes the write connection.
    DatabaseCore(storage::DatabaseFile file, std::unique_ptr<ConnectionSet> set);
    /// Ends live feeds, waits for the calls under way, and closes the file cleanly.
    ~DatabaseCore();
    DatabaseCore(const DatabaseCore &) = delete;
    DatabaseCore &operator=(const DatabaseCore &) = delete;

    const storage::DatabaseFile &file() const { return m_file; }
    const std::string &name() const { return m_name; }
    const std::string &uuid() const { return m_uuid; }
    bool partitioned() const { return m_partitioned; }
    const ShardMap &shards() const { return m_shards; }

    ReaderPool::Lease lease() { return m_readers.lease(); }
    WriteQueue &writes() { return m_writes; }

    std::uint64_t revsLimit() const { return m_revsLimit; }
    void setRevsLimit(std::uint64_t limit);
    std::uint64_t maxDocumentSize() const { return m_maxDocumentSize; }
    void setMaxDocumentSize(std::uint64_t bytes);

    /// What reading a text of this database takes.
    IncomingOptions incomingOptions() const;

    /// Counts a live feed for as long as it lives: the database is not gone before its feeds have ended.
    class Feed {
    public:
        explicit Feed(DatabaseCore &core);
        ~Feed();
        Feed(const Feed &) = delete;
        Feed &operator=(const Feed &) = delete;

    private:
        DatabaseCore &m_core;
    };
    bool closing() const { return m_closing; }
    /// Waits until the update sequence is over `seq`, the database closes, or a short time has passed. Returns false once it closes.
    bool waitForChange(std::uint64_t seq);
    std::uint64_t updateSeq() const { return m_updateSeq; }

    std::atomic<std::uint64_t> reads{0};
    std::atomic<std::uint64_t> revisionsWritten{0};
    std::atomic<std::uint64_t> conflicts{0};
    std::atomic<std::uint64_t> bytesWritten{0};
    std::atomic<bool> compacting{false};

private:
    void committed(const storage::Figures &figures);

    storage::DatabaseFile m_file;
    std::string m_name;
    std::string m_uuid;
    bool m_partitioned;
    ShardMap m_shards;
    std::atomic<std::uint64_t> m_revsLimit;
    std::atomic<std::uint64_t> m_maxDocumentSize;
    std::atomic<std::uint64_t> m_updateSeq{0};
    std::atomic<bool> m_closing{false};
    std::mutex m_changeMutex;
    std::condition_variable m_changed;
    std::size_t m_feeds = 0; ///< guarded by m_changeMutex
    ReaderPool m_readers;
    WriteQueue m_writes;
};

} // namespace davenport::database
