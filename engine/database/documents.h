#pragma once

#include "engine/api/documents_role.h"
#include "engine/database/database_core.h"
#include "engine/database/document_reader.h"

namespace davenport::database {

/// Documents of an embedded database.
class Documents final : public api::DocumentsRole {
public:
    explicit Documents(DatabaseCore &core) : m_core(core) {}

    api::Document get(std::string_view id, const api::GetOptions &options) override;
    api::WriteOutcome put(std::string_view id, std::string_view json, std::string_view rev) override;
    api::WriteOutcome create(std::string_view json) override;
    api::WriteOutcome remove(std::string_view id, std::string_view rev) override;
    api::WriteOutcome copy(std::string_view id, std::string_view rev, std::string_view destination,
                           std::string_view destinationRev) override;
    std::vector<api::WriteOutcome> bulk(const std::vector<std::string_view> &texts, const api::BulkOptions &options,
                                        const base::Work &work) override;
    api::AllDocsSummary allDocs(const api::AllDocsQuery &query, const api::AllDocsSink &sink,
                                const base::Work &work) override;
    void bulkGet(const std::vector<api::BulkGetItem> &items, const api::GetOptions &options,
                 const api::BulkGetSink &sink, const base::Work &work) override;

private:
    /// Runs one edit, `job(set, figures)`, which returns the new revision, and counts it.
    template <typename Job>
    std::string edit(const Job &job);
    api::WriteOutcome write(IncomingDocument doc);

    DatabaseCore &m_core;
};

} // namespace davenport::database
