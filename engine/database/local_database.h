#pragma once

#include "engine/api/session.h"
#include "engine/base/work.h"

#include <filesystem>
#include <memory>
#include <string_view>

namespace davenport::database {

/// The extension of a database's file.
constexpr std::string_view kFileExtension = ".davenport";

struct CreateOptions {
    bool partitioned = false;
    std::uint32_t shards = 2; ///< hash ranges, 1 to 256
};

/// Makes a new database file and opens it. Throws Error: FileExists (412 file_exists), ReadOnly, DiskFull, Io,
/// BadRequest (illegal_database_name for a file name that CouchDB would not take as a database's, or a bad shard count).
std::unique_ptr<api::Session> createDatabase(const std::filesystem::path &file, const CreateOptions &options = {});

/// Opens a database file and owns it until the session is destroyed. After an unclean end the file's pages are checked
/// first (`work` reports and may cancel). A file that cannot be opened is left as it is. Throws Error: NotFound,
/// NotADatabase, NewerVersion, Damaged, ReadOnly, InUse, DiskFull, Io.
std::unique_ptr<api::Session> openDatabase(const std::filesystem::path &file, const base::Work &work = {});

/// Removes a database's file and what SQLite keeps beside it. Throws Error: NotFound, InUse, ReadOnly.
void deleteDatabase(const std::filesystem::path &file);

/// True if `name` (a file name without its extension) is a database name that CouchDB takes: it begins with a letter
/// a-z and goes on with a-z, 0-9 and any of _ $ ( ) + - /.
bool isDatabaseName(std::string_view name);

} // namespace davenport::database
