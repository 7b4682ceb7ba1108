#pragma once

#include <cstdint>
#include <string_view>

namespace davenport::database {

/// Throws Error(illegal_docid) unless `id` may name a document: not empty, and "_" only at the start of "_design/" and
/// "_local/". The words are CouchDB's.
void checkDocumentId(std::string_view id);

/// The same for a partitioned database, where ids have the form partition:rest; design documents are exempt.
/// Throws Error(illegal_docid) or Error(illegal_partition).
void checkPartitionedId(std::string_view id);

/// Throws Error(illegal_partition) unless `name` may name a partition.
void checkPartition(std::string_view name);

bool isDesignId(std::string_view id);
bool isLocalId(std::string_view id);

/// What stands before the first ":"; empty for a design document or an id without one.
std::string_view partitionOf(std::string_view id);

/// How ids are spread over hash ranges of CRC-32, as in CouchDB: by the partition in a partitioned database, else by
/// the whole id.
class ShardMap {
public:
    ShardMap(std::uint32_t shards, bool partitioned) : m_shards(shards), m_partitioned(partitioned) {}

    std::uint32_t count() const { return m_shards; }
    std::uint32_t shardOf(std::string_view id) const;
    /// First and last hash of a shard. The ranges are of one size; the last takes the remainder.
    std::uint32_t begin(std::uint32_t shard) const;
    std::uint32_t end(std::uint32_t shard) const;

private:
    std::uint32_t m_shards;
    bool m_partitioned;
};

} // namespace davenport::database
