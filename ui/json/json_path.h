#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::json {

/// `path` and one more key, as a person writes it: ship_to.postcode, tags["a.b"].
std::string memberPath(const std::string &path, const std::string &key);
/// `path` and one more index: lines[1].
std::string elementPath(const std::string &path, std::size_t index);
/// A path of keys alone.
std::string pathText(const std::vector<std::string> &keys);

/// A value in a text.
struct JsonSpot {
    std::string path;      ///< empty for the whole document
    std::size_t begin = 0; ///< of the key, or of the value in an array
    std::size_t value = 0; ///< where the value begins
    std::size_t end = 0;   ///< behind the value
};

/// The innermost value (or its key) that `offset` stands in or right behind. Walks once over the text up to there; text
/// that is not JSON is understood as far as it goes. Any thread.
JsonSpot spotAt(std::string_view text, std::size_t offset);

/// The value that a path names, or nothing. The text must be valid. Any thread.
std::optional<JsonSpot> findPath(std::string_view text, std::string_view path);

/// Paths that begin with `typed` (letters A-Z and a-z are the same) and go on by one key or index, in the order of the
/// text, at most `limit`. The text must be valid. Any thread.
std::vector<std::string> completePath(std::string_view text, std::string_view typed, std::size_t limit);

} // namespace davenport::json
