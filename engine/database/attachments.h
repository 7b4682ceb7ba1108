#pragma once

#include "engine/api/attachments_role.h"
#include "engine/database/database_core.h"

namespace davenport::database {

/// Attachments of an embedded database.
class Attachments final : public api::AttachmentsRole {
public:
    explicit Attachments(DatabaseCore &core) : m_core(core) {}

    std::unique_ptr<api::AttachmentReader> open(std::string_view id, std::string_view name, std::string_view rev) override;
    api::WriteOutcome put(std::string_view id, std::string_view rev, std::string_view name, std::string_view contentType,
                          const api::ByteSource &source, const base::Work &work) override;
    api::WriteOutcome remove(std::string_view id, std::string_view rev, std::string_view name) override;

private:
    api::WriteOutcome rewrite(std::string_view id, std::string_view rev, std::string_view name,
                              std::optional<StagedAttachment> added);

    DatabaseCore &m_core;
};

} // namespace davenport::database
