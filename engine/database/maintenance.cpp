#include "engine/database/maintenance.h"

#include "engine/base/error.h"
#include "engine/database/compaction.h"
#include "engine/database/update.h"
#include "engine/database/verification.h"

namespace davenport::database {

api::DatabaseInfo Maintenance::info() {
    const storage::Figures figures = m_core.writes().figures();
    api::DatabaseInfo info;
    info.name = m_core.name();
    info.uuid = m_core.uuid();
    info.partitioned = m_core.partitioned();
    info.shards = m_core.shards().count();
    for (const storage::Figures::Shard &shard : figures.shards) {
        info.docCount += static_cast<std::uint64_t>(shard.docs);
        info.docDelCount += static_cast<std::uint64_t>(shard.tombstones);
        info.bodyBytes += static_cast<std::uint64_t>(shard.bytes);
    }
    info.conflictCount = static_cast<std::uint64_t>(figures.conflicted);
    info.updateSeq = static_cast<std::uint64_t>(figures.updateSeq);
    info.purgeSeq = static_cast<std::uint64_t>(figures.purgeSeq);
    info.fileBytes = m_core.file().bytesOnDisk();
    const ReaderPool::Lease lease = m_core.lease();
    info.activeBytes = lease->connection.bytesInUse();
    info.revsLimit = m_core.revsLimit();
    info.maxDocumentSize = m_core.maxDocumentSize();
    info.formatVersion = storage::kFormatVersion;
    info.compacting = m_core.compacting;
    return info;
}

api::SessionStatistics Maintenance::statistics() {
    api::SessionStatistics statistics;
    statistics.reads = m_core.reads;
    statistics.writes = m_core.revisionsWritten;
    statistics.conflicts = m_core.conflicts;
    statistics.transactions = m_core.writes().transactions();
    statistics.bytesWritten = m_core.bytesWritten;
    statistics.commitMicroseconds = m_core.writes().commitMicroseconds();
    return statistics;
}

api::CompactionResult Maintenance::compact(const base::Work &work) {
    return Compaction(m_core, work).run();
}

api::PurgeResult Maintenance::purge(const std::vector<std::pair<std::string, std::vector<std::string>>> &revs) {
    api::PurgeResult result;
    m_core.writes().run([&](ConnectionSet &set, storage::Figures &figures) {
        result.purged.clear();
        Update update(set, figures, m_core.shards(), m_core.revsLimit());
        bool any = false;
        for (const auto &[id, texts] : revs) {
            result.purged.emplace_back(id, update.purge(id, texts));
            any = any || !result.purged.back().second.empty();
        }
        if (any) {
            ++figures.purgeSeq;
        }
        result.purgeSeq = static_cast<std::uint64_t>(figures.purgeSeq);
    });
    return result;
}

api::VerifyReport Maintenance::verify(const base::Work &work) {
    return Verification(m_core, work).run();
}

void Maintenance::setMaxDocumentSize(std::uint64_t bytes) {
    if (bytes == 0) {
        throw base::badRequest("The largest document must have at least 1 byte.");
    }
    m_core.setMaxDocumentSize(bytes);
}

} // namespace davenport::database
