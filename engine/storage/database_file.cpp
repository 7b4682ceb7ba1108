#include "engine/storage/database_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

namespace davenport::storage {

namespace {

using base::Error;
using base::ErrorCode;

std::string quoted(const std::filesystem::path &path) {
    return "'" + path.string() + "'";
}

Error systemError(const std::filesystem::path &path, int number) {
    const std::string words = quoted(path) + ": " + std::strerror(number);
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return base::notFound("There is no file " + quoted(path) + ".");
    case EACCES:
    case EPERM:
    case EROFS:
        return {ErrorCode::ReadOnly, 403, "read_only", "The file cannot be written: " + words + "."};
    case ENOSPC:
    case EDQUOT:
        return {ErrorCode::DiskFull, 507, "disk_full", "There is no room left: " + words + "."};
    case EEXIST:
        return {ErrorCode::FileExists, 412, "file_exists", "The file " + quoted(path) + " exists already."};
    default:
        return {ErrorCode::Io, 500, "io_error", "The file could not be opened: " + words + "."};
    }
}

/// The superuser may write what its owner marked as read-only; the mark is respected all the same.
bool markedReadOnly(const std::filesystem::path &path) {
    struct stat about {};
    return ::stat(path.c_str(), &about) == 0 && (about.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0;
}

void requireWritableFolder(const std::filesystem::path &path) {
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    if (markedReadOnly(folder) || ::access(folder.c_str(), W_OK) != 0) {
        const int number = errno == ENOENT ? ENOENT : EACCES;
        if (number == ENOENT && !std::filesystem::exists(folder)) {
            throw base::notFound("There is no folder " + quoted(folder) + ".");
        }
        throw Error(ErrorCode::ReadOnly, 403, "read_only",
                    "The folder " + quoted(folder) + " cannot be written; a database keeps its log beside its file.");
    }
}

std::uint32_t bigEndian32(const unsigned char *p) {
    return (std::uint32_t{p[0]} << 24) | (std::uint32_t{p[1]} << 16) | (std::uint32_t{p[2]} << 8) | p[3];
}

std::filesystem::path beside(const std::filesystem::path &path, const char *suffix) {
    return std::filesystem::path(path.native() + suffix);
}

} // namespace

DatabaseFile DatabaseFile::create(const std::filesystem::path &path) {
    if (std::filesystem::exists(path)) {
        throw systemError(path, EEXIST);
    }
    requireWritableFolder(path);
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (descriptor < 0) {
        throw systemError(path, errno);
    }
    DatabaseFile file(path, descriptor);
    file.lock();
    return file;
}

DatabaseFile DatabaseFile::open(const std::filesystem::path &path) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) {
        throw Error(ErrorCode::NotADatabase, 400, "not_a_database", quoted(path) + " is a folder, not a database file.");
    }
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    if (descriptor < 0) {
        throw systemError(path, errno);
    }
    DatabaseFile file(path, descriptor);
    if (markedReadOnly(path)) {
        throw Error(ErrorCode::ReadOnly, 403, "read_only", "The file " + quoted(path) + " is read-only.");
    }
    file.lock();
    file.inspect();
    requireWritableFolder(path);
    return file;
}

DatabaseFile::DatabaseFile(DatabaseFile &&other)
    : m_path(other.m_path), m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_uncleanEnd(other.m_uncleanEnd) {}

DatabaseFile::~DatabaseFile() {
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

void DatabaseFile::lock() const {
    if (::flock(m_descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK) {
            throw Error(ErrorCode::InUse, 423, "file_in_use",
                        "The database " + quoted(m_path) + " is open already, here or in another program.")
                .retryable();
        }
        throw systemError(m_path, errno);
    }
}

void DatabaseFile::inspect() {
    std::array<unsigned char, 100> header{};
    const ssize_t got = ::pread(m_descriptor, header.data(), header.size(), 0);
    if (got < 0) {
        throw systemError(m_path, errno);
    }
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    const bool whole = got == static_cast<ssize_t>(header.size());
    if (!whole || std::memcmp(header.data(), kMagic.data(), kMagic.size()) != 0 ||
        bigEndian32(&header[68]) != kApplicationId) {
        throw Error(ErrorCode::NotADatabase, 400, "not_a_database", quoted(m_path) + " is not a Davenport database.");
    }
    const std::uint32_t version = bigEndian32(&header[60]);
    if (version > kFormatVersion) {
        throw Error(ErrorCode::NewerVersion, 400, "newer_version",
                    quoted(m_path) + " was written by a newer Davenport (format " + std::to_string(version) +
                        "; this one reads up to " + std::to_string(kFormatVersion) + ").");
    }
    std::error_code ignored;
    const std::filesystem::path log = beside(m_path, "-wal");
    m_uncleanEnd = std::filesystem::exists(log, ignored) && std::filesystem::file_size(log, ignored) > 0;
    const std::uint64_t pageSize = header[16] == 0 && header[17] == 1 ? 65536 : (header[16] << 8 | header[17]);
    const std::uint64_t pages = bigEndian32(&header[28]);
    if (!m_uncleanEnd && (pageSize < 512 || std::filesystem::file_size(m_path, ignored) < pages * pageSize)) {
        throw Error(ErrorCode::Damaged, 500, "file_damaged",
                    quoted(m_path) + " is damaged: it is shorter than it says of itself.");
    }
}

std::uint64_t DatabaseFile::bytesOnDisk() const {
    std::error_code missing;
    std::uint64_t bytes = std::filesystem::file_size(m_path, missing);
    if (missing) {
        bytes = 0;
    }
    const std::uintmax_t log = std::filesystem::file_size(beside(m_path, "-wal"), missing);
    return missing ? bytes : bytes + log;
}

void DatabaseFile::remove() {
    std::error_code error;
    for (const char *suffix : {"-wal", "-shm", ""}) {
        const std::filesystem::path path = beside(m_path, suffix);
        if (!std::filesystem::remove(path, error) && error) {
            throw systemError(path, error.value());
        }
    }
}

} // namespace davenport::storage
