#pragma once

#include "engine/api/maintenance_role.h"
#include "engine/database/database_core.h"

namespace davenport::database {

/// Figures, compaction, purge and verification of an embedded database.
class Maintenance final : public api::MaintenanceRole {
public:
    explicit Maintenance(DatabaseCore &core) : m_core(core) {}

    api::DatabaseInfo info() override;
    api::SessionStatistics statistics() override;
    api::CompactionResult compact(const base::Work &work) override;
    api::PurgeResult purge(const std::vector<std::pair<std::string, std::vector<std::string>>> &revs) override;
    api::VerifyReport verify(const base::Work &work) override;
    void setMaxDocumentSize(std::uint64_t bytes) override;

private:
    DatabaseCore &m_core;
};

} // namespace davenport::database
