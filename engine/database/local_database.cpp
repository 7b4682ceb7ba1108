#include "engine/database/local_database.h"

#include "engine/base/digest.h"
#include "engine/base/error.h"
#include "engine/database/local_session.h"
#include "engine/storage/schema.h"

namespace davenport::database {

namespace {

constexpr int kWriterCacheKib = 64 * 1024;
constexpr std::uint32_t kMostShards = 256;

void writeSettings(ConnectionSet &set, const CreateOptions &options) {
    storage::Transaction transaction(set.connection, storage::Transaction::Kind::Write);
    set.settings.set("uuid", base::makeUuid());
    set.settings.set("partitioned", std::int64_t{options.partitioned ? 1 : 0});
    set.settings.set("shards", std::int64_t{options.shards});
    set.settings.set("revs_limit", std::int64_t{1000});
    set.settings.set("max_document_size", std::int64_t{8'000'000});
    storage::Figures figures;
    figures.shards.resize(options.shards);
    set.figures.write({}, figures);
    transaction.commit();
}

} // namespace

bool isDatabaseName(std::string_view name) {
    constexpr std::string_view kAllowed = "abcdefghijklmnopqrstuvwxyz0123456789_$()+-/";
    return !name.empty() && name.front() >= 'a' && name.front() <= 'z' &&
           name.find_first_not_of(kAllowed) == std::string_view::npos;
}

std::unique_ptr<api::Session> createDatabase(const std::filesystem::path &path, const CreateOptions &options) {
    const std::string name = path.stem().string();
    if (!isDatabaseName(name)) {
        throw base::Error(base::ErrorCode::BadRequest, 400, "illegal_database_name",
                          "Name: '" + name +
                              "'. Only lowercase characters (a-z), digits (0-9), and any of the characters "
                              "_, $, (, ), +, -, and / are allowed. Must begin with a letter.");
    }
    if (options.shards == 0 || options.shards > kMostShards) {
        throw base::badRequest("A database has 1 to 256 shards, not " + std::to_string(options.shards) + ".");
    }
    storage::DatabaseFile file = storage::DatabaseFile::create(path);
    try {
        {
            // The tables must be there before statements on them are prepared.
            storage::Connection connection(path, kWriterCacheKib);
            storage::createSchema(connection);
        }
        auto set = std::make_unique<ConnectionSet>(path, kWriterCacheKib);
        storage::configureConnection(set->connection);
        writeSettings(*set, options);
        return std::make_unique<LocalSession>(std::move(file), std::move(set));
    } catch (...) {
        file.remove();
        throw;
    }
}

std::unique_ptr<api::Session> openDatabase(const std::filesystem::path &path, const base::Work &work) {
    storage::DatabaseFile file = storage::DatabaseFile::open(path);
    {
        storage::Connection connection(path, kWriterCacheKib);
        if (file.endedUncleanly()) {
            // A file that is refused stays as it is, its log too.
            connection.keepLogOnClose(true);
            storage::checkPages(connection, work);
        }
        storage::migrate(connection, path, storage::migrations(), storage::kFormatVersion);
        storage::checkSchema(connection);
        connection.keepLogOnClose(false);
    }
    auto set = std::make_unique<ConnectionSet>(path, kWriterCacheKib);
    storage::configureConnection(set->connection);
    const std::int64_t shards = set->settings.integer("shards");
    const storage::Figures figures = set->figures.read();
    if (shards < 1 || shards > kMostShards || figures.shards.size() != static_cast<std::size_t>(shards)) {
        throw base::Error(base::ErrorCode::Damaged, 500, "file_damaged",
                          "The database file is damaged: its shards and its figures do not agree.");
    }
    return std::make_unique<LocalSession>(std::move(file), std::move(set));
}

void deleteDatabase(const std::filesystem::path &path) {
    storage::DatabaseFile::open(path).remove();
}

} // namespace davenport::database
