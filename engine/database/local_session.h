#pragma once

#include "engine/api/session.h"
#include "engine/database/attachments.h"
#include "engine/database/changes.h"
#include "engine/database/database_core.h"
#include "engine/database/documents.h"
#include "engine/database/local_documents.h"
#include "engine/database/maintenance.h"
#include "engine/database/partitions.h"
#include "engine/database/revisions.h"

namespace davenport::database {

/// An open embedded database: every role, over one core.
class LocalSession final : public api::Session {
public:
    LocalSession(storage::DatabaseFile file, std::unique_ptr<ConnectionSet> set)
        : m_core(std::move(file), std::move(set)) {}

    std::string name() const override { return m_core.name(); }
    api::Capabilities capabilities() const override { return {true, true, true, true, true, true, true, true}; }
    api::DocumentsRole *documents() override { return &m_documents; }
    api::RevisionsRole *revisions() override { return &m_revisions; }
    api::ChangesRole *changes() override { return &m_changes; }
    api::PartitionsRole *partitions() override { return &m_partitions; }
    api::AttachmentsRole *attachments() override { return &m_attachments; }
    api::LocalDocumentsRole *localDocuments() override { return &m_localDocuments; }
    api::MaintenanceRole *maintenance() override { return &m_maintenance; }

private:
    DatabaseCore m_core;
    Documents m_documents{m_core};
    Revisions m_revisions{m_core};
    Changes m_changes{m_core};
    Partitions m_partitions{m_core};
    Attachments m_attachments{m_core};
    LocalDocuments m_localDocuments{m_core};
    Maintenance m_maintenance{m_core};
};

} // namespace davenport::database
