#pragma once

#include "engine/api/local_documents_role.h"
#include "engine/database/database_core.h"

namespace davenport::database {

/// `_local/` documents of an embedded database.
class LocalDocuments final : public api::LocalDocumentsRole {
public:
    explicit LocalDocuments(DatabaseCore &core) : m_core(core) {}

    api::Document get(std::string_view id) override;
    api::WriteOutcome put(std::string_view id, std::string_view json) override;
    api::WriteOutcome remove(std::string_view id) override;
    void list(const std::function<bool(api::Document &doc)> &sink) override;

private:
    DatabaseCore &m_core;
};

} // namespace davenport::database
