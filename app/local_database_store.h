#pragma once

#include "ui/session/database_store.h"

namespace davenport::app {

/// The studio's databases are files of the embedded engine.
class LocalDatabaseStore : public session::DatabaseStore {
public:
    std::string fileExtension() const override;
    bool isDatabaseName(const std::string &name) const override;
    std::unique_ptr<api::Session> open(const std::filesystem::path &file, const base::Work &work) const override;
    void create(const std::filesystem::path &file, bool partitioned, std::uint32_t shards) const override;
    void remove(const std::filesystem::path &file) const override;
};

} // namespace davenport::app
