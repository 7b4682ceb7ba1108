#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace davenport::transfer {

/// Why `text` is no record: its fault as JSON with line and column in the source, or that it is no object. Empty if it
/// is a valid JSON object. `line` is where the text begins.
std::string faultOfRecord(std::string_view text, std::uint64_t line);

/// A line number in front of what is wrong there: "line 12: ...".
std::string atLine(std::uint64_t line, const std::string &what);

} // namespace davenport::transfer
