#include "engine/database/database_core.h"

#include "engine/base/error.h"

#include <chrono>

namespace davenport::database {

DatabaseCore::DatabaseCore(storage::DatabaseFile file, std::unique_ptr<ConnectionSet> set)
    : m_file(std::move(file)), m_name(m_file.path().stem().string()), m_uuid(set->settings.text("uuid")),
      m_partitioned(set->settings.integer("partitioned") != 0),
      m_shards(static_cast<std::uint32_t>(set->settings.integer("shards")), m_partitioned),
      m_revsLimit(static_cast<std::uint64_t>(set->settings.integer("revs_limit"))),
      m_maxDocumentSize(static_cast<std::uint64_t>(set->settings.integer("max_document_size"))),
      m_readers(m_file.path()),
      m_writes(std::move(set), m_readers, [this](const storage::Figures &figures) { committed(figures); }) {
    m_updateSeq = static_cast<std::uint64_t>(m_writes.figures().updateSeq);
}

DatabaseCore::~DatabaseCore() {
    m_closing = true;
    std::unique_lock lock(m_changeMutex);
    m_changed.notify_all();
    m_changed.wait(lock, [this] { return m_feeds == 0; });
    lock.unlock();
    m_readers.close();
}

DatabaseCore::Feed::Feed(DatabaseCore &core) : m_core(core) {
    const std::scoped_lock lock(m_core.m_changeMutex);
    ++m_core.m_feeds;
}

DatabaseCore::Feed::~Feed() {
    const std::scoped_lock lock(m_core.m_changeMutex);
    --m_core.m_feeds;
    m_core.m_changed.notify_all();
}

void DatabaseCore::setRevsLimit(std::uint64_t limit) {
    m_writes.run([&](ConnectionSet &set, storage::Figures &) {
        set.settings.set("revs_limit", static_cast<std::int64_t>(limit));
    });
    m_revsLimit = limit;
}

void DatabaseCore::setMaxDocumentSize(std::uint64_t bytes) {
    m_writes.run([&](ConnectionSet &set, storage::Figures &) {
        set.settings.set("max_document_size", static_cast<std::int64_t>(bytes));
    });
    m_maxDocumentSize = bytes;
}

IncomingOptions DatabaseCore::incomingOptions() const {
    IncomingOptions options;
    options.partitioned = m_partitioned;
    options.maxDocumentSize = m_maxDocumentSize;
    return options;
}

bool DatabaseCore::waitForChange(std::uint64_t seq) {
    std::unique_lock lock(m_changeMutex);
    m_changed.wait_for(lock, std::chrono::milliseconds(50), [&] { return m_closing || m_updateSeq > seq; });
    return !m_closing;
}

void DatabaseCore::committed(const storage::Figures &figures) {
    {
        const std::scoped_lock lock(m_changeMutex);
        m_updateSeq = static_cast<std::uint64_t>(figures.updateSeq);
    }
    m_changed.notify_all();
}

} // namespace davenport::database
