#include "engine/database/partitions.h"

#include "engine/base/error.h"
#include "engine/database/attachment_list.h"

namespace davenport::database {

api::PartitionInfo Partitions::partition(std::string_view name, const base::Work &work) {
    if (!m_core.partitioned()) {
        throw base::badRequest("database is not partitioned");
    }
    checkPartition(name);
    api::PartitionInfo info;
    info.partition = name;
    const std::string from = info.partition + ":";
    const std::string to = info.partition + ";";
    const ReaderPool::Lease lease = m_core.lease();
    storage::IdRange range;
    range.from = from;
    range.to = to;
    range.inclusiveTo = false;
    storage::IdWalk walk(lease->connection, range, false);
    storage::DocumentRow row;
    std::uint64_t looked = 0;
    while (walk.next(row)) {
        if (++looked % 1024 == 0) {
            work.check();
            work.tell({looked, 0, "counting the partition"});
        }
        ((row.flags & storage::kDeletedDocument) != 0 ? info.docDelCount : info.docCount) += 1;
        info.activeBytes += row.bytes;
        info.externalBytes += row.bytes + row.id.size();
        for (const AttachmentEntry &entry : decodeAttachments(row.attachments)) {
            info.activeBytes += entry.encodedLength;
            info.externalBytes += entry.length;
        }
    }
    return info;
}

void Partitions::list(std::string_view prefix, const std::function<bool(const std::string &name)> &sink,
                      const base::Work &work) {
    if (!m_core.partitioned()) {
        throw base::badRequest("database is not partitioned");
    }
    const ReaderPool::Lease lease = m_core.lease();
    std::string from(prefix);
    for (;;) {
        work.check();
        std::string id;
        if (!lease->documents.firstIdFrom(from, id)) {
            return;
        }
        if (isDesignId(id)) {
            // Design documents are of no partition; their ids stand together.
            from = "_design0";
            continue;
        }
        const std::string name(partitionOf(id));
        if (name.compare(0, prefix.size(), prefix) != 0 || !sink(name)) {
            return;
        }
        from = name + ";";
    }
}

std::vector<api::ShardInfo> Partitions::shards() {
    const storage::Figures figures = m_core.writes().figures();
    std::vector<api::ShardInfo> infos;
    for (std::uint32_t n = 0; n < m_core.shards().count(); ++n) {
        api::ShardInfo info;
        info.begin = m_core.shards().begin(n);
        info.end = m_core.shards().end(n);
        info.docCount = static_cast<std::uint64_t>(figures.shards[n].docs);
        info.docDelCount = static_cast<std::uint64_t>(figures.shards[n].tombstones);
        info.bytes = static_cast<std::uint64_t>(figures.shards[n].bytes);
        infos.push_back(info);
    }
    return infos;
}

} // namespace davenport::database
