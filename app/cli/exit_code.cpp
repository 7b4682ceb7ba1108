#include "app/cli/exit_code.h"

namespace davenport::cli {

ExitCode exitCodeOf(const base::Error &error) {
    switch (error.code()) {
    case base::ErrorCode::NotFound:
        return kNotFound;
    case base::ErrorCode::Conflict:
        return kConflict;
    case base::ErrorCode::FileExists:
    case base::ErrorCode::NotADatabase:
    case base::ErrorCode::NewerVersion:
    case base::ErrorCode::Damaged:
    case base::ErrorCode::ReadOnly:
    case base::ErrorCode::DiskFull:
    case base::ErrorCode::InUse:
    case base::ErrorCode::Io:
        return kFileProblem;
    case base::ErrorCode::Cancelled:
        return kInterrupted;
    default:
        return kFailed;
    }
}

} // namespace davenport::cli
