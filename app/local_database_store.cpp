#include "app/local_database_store.h"

#include "engine/database/local_database.h"

namespace davenport::app {

std::string LocalDatabaseStore::fileExtension() const { return std::string(database::kFileExtension); }

bool LocalDatabaseStore::isDatabaseName(const std::string &name) const { return database::isDatabaseName(name); }

std::unique_ptr<api::Session> LocalDatabaseStore::open(const std::filesystem::path &file, const base::Work &work) const {
    return session::makeGuardedSession(database::openDatabase(file, work), m_readOnly);
}

void LocalDatabaseStore::create(const std::filesystem::path &file, bool partitioned, std::uint32_t shards) const {
    session::checkWritable(m_readOnly);
    database::CreateOptions options;
    options.partitioned = partitioned;
    options.shards = shards;
    database::createDatabase(file, options);
}

void LocalDatabaseStore::remove(const std::filesystem::path &file) const {
    session::checkWritable(m_readOnly);
    database::deleteDatabase(file);
}

} // namespace davenport::app
