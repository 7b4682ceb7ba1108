#pragma once

#include "ui/session/database_store.h"
#include "ui/session/guarded_session.h"

namespace davenport::app {

/// The studio's databases are files of the embedded engine.
class LocalDatabaseStore : public session::DatabaseStore {
public:
    /// Without a switch everything may be written always.
    explicit LocalDatabaseStore(session::ReadOnlySwitch readOnly = {}) : m_readOnly(std::move(readOnly)) {}

    std::string fileExtension() const override;
    bool isDatabaseName(const std::string &name) const override;
    std::unique_ptr<api::Session> open(const std::filesystem::path &file, const base::Work &work) const override;
    void create(const std::filesystem::path &file, bool partitioned, std::uint32_t shards) const override;
    void remove(const std::filesystem::path &file) const override;

private:
    session::ReadOnlySwitch m_readOnly;
};

} // namespace davenport::app
