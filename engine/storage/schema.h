#pragma once

#include "engine/storage/connection.h"

#include <filesystem>
#include <functional>
#include <vector>

namespace davenport::storage {

/// Lays out an empty database file: page and log modes, tables, application_id and user_version.
void createSchema(Connection &connection);

/// Sets what a connection needs on a file that has its schema (write-ahead log, its size).
void configureConnection(Connection &connection);

/// Compares the file's schema with the one this program makes: no table, index, trigger or view more, less or different.
/// Throws Damaged, naming the first difference.
void checkSchema(Connection &connection);

/// Checks the file's pages as SQLite's quick_check does. Throws Damaged with the first finding, or Cancelled.
void checkPages(Connection &connection, const base::Work &work);

/// One step from a format version to the next, run inside a transaction.
struct Migration {
    std::uint32_t from;
    std::function<void(Connection &)> run;
};

/// The steps that lead to kFormatVersion, in order of `from`.
const std::vector<Migration> &migrations();

/// Brings a file to version `target`: copies it to "<file>.v<version>.backup" first (never over an older backup), then runs the
/// steps in one transaction. Does nothing for a file that is there already. Throws Internal if a step is missing.
void migrate(Connection &connection, const std::filesystem::path &file, const std::vector<Migration> &steps,
             std::uint32_t target);

} // namespace davenport::storage
