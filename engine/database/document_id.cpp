#include "engine/database/document_id.h"

#include "engine/base/digest.h"
#include "engine/base/error.h"

#include <algorithm>
#include <string>

namespace davenport::database {

namespace {

constexpr std::string_view kDesign = "_design/";
constexpr std::string_view kLocal = "_local/";

bool startsWith(std::string_view text, std::string_view prefix) {
    return text.substr(0, prefix.size()) == prefix;
}

} // namespace

bool isDesignId(std::string_view id) {
    return startsWith(id, kDesign);
}

bool isLocalId(std::string_view id) {
    return startsWith(id, kLocal);
}

void checkDocumentId(std::string_view id) {
    if (id.empty()) {
        throw base::illegalDocumentId("Document id must not be empty");
    }
    if (id.front() != '_') {
        return;
    }
    if (id == kDesign || id == kLocal) {
        throw base::illegalDocumentId("Illegal document id `" + std::string(id) + "`");
    }
    if (!isDesignId(id) && !isLocalId(id)) {
        throw base::illegalDocumentId("Only reserved document ids may start with underscore.");
    }
}

void checkPartition(std::string_view name) {
    if (name.empty()) {
        throw base::illegalPartition("Partition must not be empty");
    }
    if (name.front() == '_') {
        throw base::illegalPartition("Partition must not start with an underscore");
    }
    if (name.find(':') != std::string_view::npos) {
        throw base::illegalPartition("Partition must not contain a colon");
    }
}

void checkPartitionedId(std::string_view id) {
    checkDocumentId(id);
    if (isDesignId(id) || isLocalId(id)) {
        return;
    }
    const std::size_t colon = id.find(':');
    if (colon == std::string_view::npos) {
        throw base::illegalDocumentId("Doc id must be of form partition:id");
    }
    checkPartition(id.substr(0, colon));
    checkDocumentId(id.substr(colon + 1));
}

std::string_view partitionOf(std::string_view id) {
    if (isDesignId(id)) {
        return {};
    }
    const std::size_t colon = id.find(':');
    return colon == std::string_view::npos ? std::string_view() : id.substr(0, colon);
}

std::uint32_t ShardMap::shardOf(std::string_view id) const {
    if (m_shards == 1) {
        return 0;
    }
    const std::string_view partition = m_partitioned ? partitionOf(id) : std::string_view();
    const std::uint32_t hash = base::crc32(partition.empty() ? id : partition);
    const auto size = static_cast<std::uint32_t>(0x100000000u / m_shards);
    return std::min(hash / size, m_shards - 1);
}

std::uint32_t ShardMap::begin(std::uint32_t shard) const {
    return static_cast<std::uint32_t>(0x100000000u / m_shards) * shard;
}

std::uint32_t ShardMap::end(std::uint32_t shard) const {
    return shard + 1 == m_shards ? 0xffffffffu : begin(shard + 1) - 1;
}

} // namespace davenport::database
