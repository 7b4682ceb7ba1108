#pragma once

#include "engine/base/error.h"

namespace davenport::cli {

/// The program's exit statuses, as --help and the manual page state them.
enum ExitCode : int {
    kOk = 0,
    kFailed = 1,
    kUsage = 2,
    kNotFound = 3,
    kConflict = 4,
    kFileProblem = 5,
    kRejected = 6,
    kProblemsFound = 7,
    kInterrupted = 130,
};

/// The status for an error of the engine.
ExitCode exitCodeOf(const base::Error &error);

} // namespace davenport::cli
