#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::inspector {

/// How the editor paints a byte of JSON text; the numbers are the editor's style numbers.
enum class JsonStyle : unsigned char {
    Plain = 0,
    Key = 1,
    String = 2,
    Number = 3,
    Boolean = 4,
    Null = 5,
    Punctuation = 6,
    Unknown = 7 ///< bytes that belong to no token
};

/// A stretch of whole lines, tokenized.
struct StyledLines {
    std::string styles;          ///< one JsonStyle for each byte
    std::vector<int> depthAtEnd; ///< for each line: how many brackets are open at its end
};

/// Tokenizes `text`, which begins at the start of a line where `depth` brackets are open. JSON has no token that goes
/// over a line end, so any line may be the first; text that is not JSON is tokenized as far as it goes. One pass, any
/// thread. `after` is the text that follows: looked at to tell a key from a string at the very end.
StyledLines styleJson(std::string_view text, int depth, std::string_view after = {});

} // namespace davenport::inspector
