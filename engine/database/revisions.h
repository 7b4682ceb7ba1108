#pragma once

#include "engine/api/revisions_role.h"
#include "engine/database/database_core.h"

namespace davenport::database {

/// Revision trees of an embedded database.
class Revisions final : public api::RevisionsRole {
public:
    explicit Revisions(DatabaseCore &core) : m_core(core) {}

    std::vector<api::RevisionNode> tree(std::string_view id) override;
    std::vector<api::OpenRevision> openRevisions(std::string_view id, const std::vector<std::string> &revs,
                                                 const api::GetOptions &options) override;
    std::vector<api::RevsDiff>
    revsDiff(const std::vector<std::pair<std::string, std::vector<std::string>>> &revs) override;
    void conflicted(std::string_view startId, const std::function<bool(const std::string &id)> &sink,
                    const base::Work &work) override;
    std::uint64_t revsLimit() override { return m_core.revsLimit(); }
    void setRevsLimit(std::uint64_t limit) override;

private:
    DatabaseCore &m_core;
};

} // namespace davenport::database
