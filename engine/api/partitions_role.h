#pragma once

#include "engine/base/work.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::api {

struct PartitionInfo {
    std::string partition;
    std::uint64_t docCount = 0;
    std::uint64_t docDelCount = 0;
    std::uint64_t activeBytes = 0;   ///< bytes of the winners' bodies as they are stored
    std::uint64_t externalBytes = 0; ///< the same with ids and attachments, decoded
};

/// One hash range of a database: CRC-32 values from `begin` to `end`, both included.
struct ShardInfo {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint64_t docCount = 0;
    std::uint64_t docDelCount = 0;
    std::uint64_t bytes = 0; ///< bytes of the winners' bodies
};

/// Partitions and shards. Every call blocks; any thread may call.
class PartitionsRole {
public:
    virtual ~PartitionsRole() = default;

    virtual bool isPartitioned() = 0;
    /// Figures of one partition; all zero for one that has no document. Throws 400 (illegal_partition, or bad_request
    /// when the database is not partitioned).
    virtual PartitionInfo partition(std::string_view name, const base::Work &work = {}) = 0;
    /// Names that begin with `prefix`, in the order of ids ("a-1:" before "a:"). The sink returns false to stop.
    virtual void list(std::string_view prefix, const std::function<bool(const std::string &name)> &sink,
                      const base::Work &work = {}) = 0;
    /// The hash ranges with their figures, in order.
    virtual std::vector<ShardInfo> shards() = 0;
    /// Which shard (an index into shards()) holds `id`: by its partition, or by the whole id.
    virtual std::size_t shardOf(std::string_view id) = 0;
};

} // namespace davenport::api
