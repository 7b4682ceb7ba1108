#pragma once

#include "engine/api/maintenance_role.h"
#include "engine/database/database_core.h"


namespace davenport::database {

/// One compaction: drops bodies that are no leaf's, then attachments that no kept body names, then gives free pages back
/// to the file system. Each step is a small transaction between other writes, so that it may end or be killed anywhere.
class Compaction {
public:
    Compaction(DatabaseCore &core, const base::Work &work) : m_core(core), m_work(work) {}
    api::CompactionResult run();

private:
    void dropBodies();
    void dropAttachments();
    void giveBackPages();

    DatabaseCore &m_core;
    const base::Work &m_work;
    api::CompactionResult m_result;
};

} // namespace davenport::database
