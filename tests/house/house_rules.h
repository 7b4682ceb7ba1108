#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::house {

/// Every rule returns one line per offence, "path:line: what is wrong"; none when all is well. Paths are relative to the
/// repository's root, with slashes.
using Offences = std::vector<std::string>;

/// Tells whether a file exists, by its path from the repository's root.
using FileExists = std::function<bool(std::string_view path)>;

/// Includes follow the include table: every edge is in it, project files are quoted by their whole path and exist,
/// libraries stand in angles, nothing is included by way of a macro or a condition on what is there.
Offences checkIncludes(std::string_view path, std::string_view source, const FileExists &exists);

/// A room's CMakeLists.txt links only to what its row lets it include: no Qt6:: under engine/, SQLite only in storage.
Offences checkLinkedLibraries(std::string_view path, std::string_view cmake);

/// At most 700 lines.
Offences checkLength(std::string_view path, std::string_view text);

/// No nested event loop run by hand.
Offences checkEventLoop(std::string_view path, std::string_view source);

/// No note of work left undone.
Offences checkLeftovers(std::string_view path, std::string_view text);

/// A folder's README: there, and at most 40 lines. `readme` is null when there is none.
Offences checkReadme(std::string_view folder, const std::string *readme);

} // namespace davenport::house
