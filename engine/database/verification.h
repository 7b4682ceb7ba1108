#pragma once

#include "engine/api/maintenance_role.h"
#include "engine/database/database_core.h"
#include "engine/database/document_reader.h"

#include <set>

namespace davenport::database {

/// Reads a whole database in one snapshot and compares everything that is said twice. Writes go on beside it.
class Verification {
public:
    Verification(DatabaseCore &core, const base::Work &work) : m_core(core), m_work(work) {}
    api::VerifyReport run();

private:
    void checkPages(ConnectionSet &set);
    void checkDocuments(ConnectionSet &set);
    void checkDocument(ConnectionSet &set, const storage::DocumentRow &row);
    void checkBody(std::string_view id, std::string_view body, std::string_view attachments);
    void checkAttachments(ConnectionSet &set);
    void problem(std::string text);

    DatabaseCore &m_core;
    const base::Work &m_work;
    api::VerifyReport m_report;
    storage::Figures m_counted;
    std::set<revision::BodyRef> m_refs;
    std::set<base::Md5> m_digests;
};

} // namespace davenport::database
