#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace davenport::transfer {

/// The names of a dotted path: "a.b" is b inside a; a dot that belongs to a name is written "\." and a backslash "\\".
/// Throws Error(BadRequest) for an empty name. `what` is how the message calls the path.
std::vector<std::string> splitJsonPath(std::string_view path, std::string_view what);

} // namespace davenport::transfer
