#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::base {

/// How deeply arrays and objects may nest in a text that the engine takes. Deeper texts are refused with an Error.
constexpr std::size_t kMaxJsonDepth = 1000;

enum class JsonType : std::uint8_t { Null, False, True, Number, String, Array, Object };

/// One member of an object, or one element of an array (with an empty key), as pieces of the text it stands in.
struct JsonMember {
    std::string key;        ///< decoded
    std::string_view value; ///< the value's own text, without white space around it
    JsonType type = JsonType::Null;
    std::size_t children = 0; ///< members or elements of an object or array; 0 for the others
};

/// Checks a whole text: RFC 8259, UTF-8, no lone surrogates, no text after the value, at most kMaxJsonDepth levels.
/// Throws Error(BadRequest) with line and column at the first offence. White space around the value is allowed.
void checkJson(std::string_view text);

/// The members of the object (or the elements of the array) that `text` holds, in order; of members with the same key
/// the last alone, at its own place. Throws as checkJson does, and Error(BadRequest) if the value is neither.
std::vector<JsonMember> jsonMembers(std::string_view text);

/// The type of the value that starts `text` (its first character that is no white space). The text must be valid.
JsonType jsonTypeOf(std::string_view text);

/// The value of a JSON string token (with its quotes), decoded to UTF-8. The token must be valid.
std::string decodeJsonString(std::string_view token);
/// A JSON string token for UTF-8 `text`: quotes, and escapes only where RFC 8259 needs them.
std::string encodeJsonString(std::string_view text);
/// Appends encodeJsonString(text) to `out`.
void appendJsonString(std::string &out, std::string_view text);

/// The same text laid out over lines with `indent` spaces a level. Every token is kept as it is spelled. Valid text only.
std::string formatJson(std::string_view text, int indent = 2);
/// The same text without white space between tokens. Every token is kept as it is spelled. Valid text only.
std::string minifyJson(std::string_view text);

/// The same text with, at every level, of members with the same key the last alone. Valid text only.
std::string dropDuplicateKeys(std::string_view text);

} // namespace davenport::base
