#pragma once

#include "engine/api/partitions_role.h"
#include "engine/database/database_core.h"

namespace davenport::database {

/// Partitions and shards of an embedded database.
class Partitions final : public api::PartitionsRole {
public:
    explicit Partitions(DatabaseCore &core) : m_core(core) {}

    bool isPartitioned() override { return m_core.partitioned(); }
    api::PartitionInfo partition(std::string_view name, const base::Work &work) override;
    void list(std::string_view prefix, const std::function<bool(const std::string &name)> &sink,
              const base::Work &work) override;
    std::vector<api::ShardInfo> shards() override;
    std::size_t shardOf(std::string_view id) override { return m_core.shards().shardOf(id); }

private:
    DatabaseCore &m_core;
};

} // namespace davenport::database
