#include "engine/transfer/file_error.h"

#include "engine/base/error.h"

#include <cerrno>
#include <cstring>
#include <string>

namespace davenport::transfer {

void failToWrite(const std::filesystem::path &file, int number) {
    const std::string reason = file.string() + " cannot be written: " + std::strerror(number);
    switch (number) {
    case ENOSPC:
    case EDQUOT:
        throw base::Error(base::ErrorCode::DiskFull, 500, "disk_full", reason);
    case EROFS:
    case EACCES:
    case EPERM:
        throw base::Error(base::ErrorCode::ReadOnly, 500, "read_only", reason);
    default:
        throw base::Error(base::ErrorCode::Io, 500, "io_error", reason);
    }
}

} // namespace davenport::transfer
