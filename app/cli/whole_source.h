#pragma once

#include "engine/base/work.h"

#include <string>

namespace davenport::cli {

/// Everything that a source holds: a file, or standard input for "-". Gzip is decompressed. Throws Error: NotFound, Io,
/// Cancelled.
std::string readWholeSource(const std::string &source, const base::CancelToken &cancel);

} // namespace davenport::cli
