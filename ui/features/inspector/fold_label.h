#pragma once

#include <string>
#include <string_view>

namespace davenport::inspector {

/// What stands in place of a folded object or array: `"carrier": {[2 fields]},`.
struct FoldLabel {
    std::string name;  ///< the first member's key, for an object in an array; else empty
    std::string value; ///< that member's value, as it is spelled, if it is short
    std::string count; ///< "2 fields", "5 items", or "3" behind a name
    std::string after; ///< the closing bracket and what follows it on its line, such as "},"
};

/// The label for the brackets that open at the start of `text` (a "{" or "["), whose closer may be anywhere in it. `named`
/// tells that it is a member's value. Looks at a quarter of a megabyte at most; beyond it says "many". Any thread.
FoldLabel foldLabelFor(std::string_view text, bool named);

} // namespace davenport::inspector
