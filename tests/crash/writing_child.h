#pragma once

#include <cstdint>
#include <string>

namespace davenport::tests {

/// Writes into the database `file` (made if it is not there) until it is killed, and says each call on `pipe`. Returns
/// only when something failed: 1, with the reason on stderr.
int runWritingChild(const std::string &file, int pipe, std::uint64_t seed);

} // namespace davenport::tests
