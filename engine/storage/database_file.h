#pragma once

#include "engine/base/error.h"

#include <cstdint>
#include <filesystem>

namespace davenport::storage {

/// "DVPT": what a database file says it is, in SQLite's application_id.
constexpr std::uint32_t kApplicationId = 0x44565054;
/// The newest schema this program knows, in SQLite's user_version.
constexpr std::uint32_t kFormatVersion = 1;

/// Ownership of a database file by this process, from its making or opening until it is destroyed. It looks at the file
/// by itself before SQLite does, so that a file of another kind, of a newer version, damaged, read-only or in use is
/// refused untouched.
class DatabaseFile {
public:
    /// Makes a new, empty file. Throws FileExists, ReadOnly, DiskFull or Io.
    static DatabaseFile create(const std::filesystem::path &path);
    /// Takes an existing file. Throws NotFound, NotADatabase, NewerVersion, Damaged, ReadOnly, InUse or Io.
    static DatabaseFile open(const std::filesystem::path &path);

    /// The other keeps its path, so that who made a file can still remove() it when what took it over fails.
    DatabaseFile(DatabaseFile &&other);
    DatabaseFile &operator=(DatabaseFile &&) = delete;
    DatabaseFile(const DatabaseFile &) = delete;
    ~DatabaseFile();

    const std::filesystem::path &path() const { return m_path; }
    /// True if the last owner did not close the file: its write-ahead log is still there.
    bool endedUncleanly() const { return m_uncleanEnd; }
    /// Bytes on disk, the write-ahead log included.
    std::uint64_t bytesOnDisk() const;
    /// Removes the file and what SQLite keeps beside it.
    void remove();

private:
    DatabaseFile(std::filesystem::path path, int descriptor) : m_path(std::move(path)), m_descriptor(descriptor) {}
    void lock() const;
    void inspect();

    std::filesystem::path m_path;
    int m_descriptor;
    bool m_uncleanEnd = false;
};

} // namespace davenport::storage
