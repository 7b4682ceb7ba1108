#include "ui/features/documents/json_order.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <limits>

namespace davenport::documents {

namespace {

using base::JsonType;

/// A number as its sign, its digits without zeros at either end, and the power of ten of the first digit.
struct Decimal {
    bool negative = false;
    std::string digits; ///< empty for zero
    std::int64_t power = 0;
};

constexpr std::int64_t kFar = std::numeric_limits<std::int64_t>::max() / 4;

std::int64_t exponentOf(std::string_view text) {
    const bool negative = !text.empty() && text.front() == '-';
    std::int64_t value = 0;
    for (const char c : text) {
        if (c >= '0' && c <= '9') {
            value = std::min(value * 10 + (c - '0'), kFar);
        }
    }
    return negative ? -value : value;
}

Decimal decimalOf(std::string_view token) {
    Decimal number;
    number.negative = token.front() == '-';
    const std::size_t mark = token.find_first_of("eE");
    const std::string_view mantissa = token.substr(0, mark);
    std::int64_t whole = 0; // digits before the point
    bool point = false;
    for (const char c : mantissa) {
        if (c == '.') {
            point = true;
        } else if (c >= '0' && c <= '9') {
            number.digits.push_back(c);
            whole += point ? 0 : 1;
        }
    }
    const std::size_t first = number.digits.find_first_not_of('0');
    if (first == std::string::npos) {
        return {};
    }
    number.power = whole - std::int64_t(first) + (mark == std::string_view::npos ? 0 : exponentOf(token.substr(mark + 1)));
    number.digits.erase(0, first);
    number.digits.erase(number.digits.find_last_not_of('0') + 1);
    return number;
}

int rankOf(JsonType type) {
    switch (type) {
    case JsonType::Null:
        return 0;
    case JsonType::False:
        return 1;
    case JsonType::True:
        return 2;
    case JsonType::Number:
        return 3;
    case JsonType::String:
        return 4;
    case JsonType::Array:
        return 5;
    case JsonType::Object:
        return 6;
    }
    return 7;
}

bool isPlainKey(const std::string &key) {
    return !key.empty() && std::all_of(key.begin(), key.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '_' || c == '-' || c == '$' || c >= 0x80;
    });
}

/// Strings without escapes are compared as they stand.
std::string decoded(std::string_view token) { return base::decodeJsonString(token); }

bool isEscaped(std::string_view token) { return token.find('\\') != std::string_view::npos; }

} // namespace

std::string pathText(const FieldPath &path) {
    std::string text;
    for (const PathStep &step : path) {
        if (step.index) {
            text += '[' + std::to_string(*step.index) + ']';
        } else if (isPlainKey(step.key)) {
            text += text.empty() ? step.key : '.' + step.key;
        } else {
            text += '[' + base::encodeJsonString(step.key) + ']';
        }
    }
    return text;
}

std::optional<JsonValue> valueAt(std::string_view body, const FieldPath &path) {
    JsonValue value{body, base::jsonTypeOf(body)};
    for (const PathStep &step : path) {
        const JsonType wanted = step.index ? JsonType::Array : JsonType::Object;
        if (value.type != wanted) {
            return std::nullopt;
        }
        const std::vector<base::JsonMember> members = base::jsonMembers(value.text);
        const auto found = step.index ? (*step.index < members.size() ? members.begin() + std::ptrdiff_t(*step.index)
                                                                      : members.end())
                                      : std::find_if(members.begin(), members.end(), [&](const base::JsonMember &member) {
                                            return member.key == step.key;
                                        });
        if (found == members.end()) {
            return std::nullopt;
        }
        value = {found->value, found->type};
    }
    return value;
}

std::weak_ordering compareNumbers(std::string_view left, std::string_view right) {
    const Decimal a = decimalOf(left);
    const Decimal b = decimalOf(right);
    const auto signOf = [](const Decimal &number) { return number.digits.empty() ? 0 : number.negative ? -1 : 1; };
    if (signOf(a) != signOf(b)) {
        return signOf(a) <=> signOf(b);
    }
    if (signOf(a) == 0) {
        return std::weak_ordering::equivalent;
    }
    const std::weak_ordering size = a.power != b.power ? std::weak_ordering(a.power <=> b.power)
                                                       : std::weak_ordering(a.digits.compare(b.digits) <=> 0);
    return a.negative ? 0 <=> size : size;
}

std::weak_ordering compareValues(const JsonValue &left, const JsonValue &right) {
    if (rankOf(left.type) != rankOf(right.type)) {
        return rankOf(left.type) <=> rankOf(right.type);
    }
    switch (left.type) {
    case JsonType::Number:
        return compareNumbers(left.text, right.text);
    case JsonType::String:
        if (!isEscaped(left.text) && !isEscaped(right.text)) {
            const auto inner = [](std::string_view token) { return token.substr(1, token.size() - 2); };
            return inner(left.text).compare(inner(right.text)) <=> 0;
        }
        return decoded(left.text).compare(decoded(right.text)) <=> 0;
    case JsonType::Array:
    case JsonType::Object:
        return left.text.compare(right.text) <=> 0;
    default:
        return std::weak_ordering::equivalent;
    }
}

bool sameValue(const JsonValue &left, const JsonValue &right) {
    if (left.type != right.type) {
        return false;
    }
    if (left.type != JsonType::Array && left.type != JsonType::Object) {
        return compareValues(left, right) == 0;
    }
    const std::vector<base::JsonMember> a = base::jsonMembers(left.text);
    const std::vector<base::JsonMember> b = base::jsonMembers(right.text);
    if (a.size() != b.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        const auto twin = left.type == JsonType::Array
                              ? b.begin() + std::ptrdiff_t(i)
                              : std::find_if(b.begin(), b.end(), [&](const auto &other) { return other.key == a[i].key; });
        if (twin == b.end() || !sameValue({a[i].value, a[i].type}, {twin->value, twin->type})) {
            return false;
        }
    }
    return true;
}

} // namespace davenport::documents
