#pragma once

#include <filesystem>

namespace davenport::transfer {

/// Throws the Error that a file's failure to be written is: DiskFull, ReadOnly or Io, by the system's `number` (errno).
[[noreturn]] void failToWrite(const std::filesystem::path &file, int number);

} // namespace davenport::transfer
