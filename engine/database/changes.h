#pragma once

#include "engine/api/changes_role.h"
#include "engine/database/database_core.h"

namespace davenport::database {

/// The changes feed of an embedded database.
class Changes final : public api::ChangesRole {
public:
    explicit Changes(DatabaseCore &core) : m_core(core) {}

    std::uint64_t updateSeq() override { return m_core.updateSeq(); }
    api::ChangesSummary changes(const api::ChangesQuery &query, const api::ChangesSink &sink,
                                const base::Work &work) override;
    api::ChangesSummary follow(const api::ChangesQuery &query, const api::ChangesSink &sink,
                               const std::function<void(std::uint64_t lastSeq)> &idle, const base::Work &work) override;

private:
    api::ChangesSummary changesOfIds(const api::ChangesQuery &query, const api::ChangesSink &sink, const base::Work &work,
                                     bool &stopped);
    api::ChangesSummary walk(const api::ChangesQuery &query, const api::ChangesSink &sink, const base::Work &work,
                             bool &stopped);

    DatabaseCore &m_core;
};

} // namespace davenport::database
