#pragma once

#include "engine/base/json_text.h"

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::documents {

/// One value of a JSON text: its spelling and its type.
struct JsonValue {
    std::string_view text;
    base::JsonType type = base::JsonType::Null;
};

/// One step of a way into a document: the member `key`, or the element `index` of an array.
struct PathStep {
    std::string key;
    std::optional<std::size_t> index;

    bool operator==(const PathStep &) const = default;
};
using FieldPath = std::vector<PathStep>;

/// The path as a person writes it: `ship_to.city`, `lines[0].sku`, `["a.b"]` where a key is no plain word.
std::string pathText(const FieldPath &path);

/// The value at `path` of the object `body`, or nothing. The text must be valid JSON. A view into `body`.
std::optional<JsonValue> valueAt(std::string_view body, const FieldPath &path);

/// Compares two JSON numbers by their value, however they are spelled and however long they are: `1.0` equals `1`,
/// `12345678901234567890123` is less than `12345678901234567890124`. Both must be valid number tokens.
std::weak_ordering compareNumbers(std::string_view left, std::string_view right);

/// Orders values of any type: null, false, true, numbers, strings (by code points), arrays, objects (both by their text).
std::weak_ordering compareValues(const JsonValue &left, const JsonValue &right);

/// Whether two values are the same: numbers by value, strings by what they say, arrays and objects by their members,
/// whatever the layout; an object's members in any order.
bool sameValue(const JsonValue &left, const JsonValue &right);

} // namespace davenport::documents
