#pragma once

#include "ui/features/documents/json_order.h"

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace davenport::documents {

/// What a condition asks of a field.
enum class Operator : std::uint8_t {
    Equal,        ///< =
    NotEqual,     ///< !=: also of documents without the field
    Less,         ///< <, of values of the same type alone; so do the next three
    LessEqual,    ///< <=
    Greater,      ///< >
    GreaterEqual, ///< >=
    Contains,     ///< a piece of a string, in any case of letters, or an element of an array
    StartsWith,   ///< "starts": the beginning of a string
    In,           ///< in [a, b]: equal to one of them
    Exists,       ///< "exists": the field is there, even as null
    Missing,      ///< "missing": it is not
    HasType,      ///< "is number": string, number, boolean, null, array or object
};

/// One condition on documents: `field op value`. A plain value without a screen or a database behind it, so that whoever
/// runs it can be another one tomorrow. Paths reach into objects and arrays; `_id` and `_rev` are fields like any other.
struct Condition {
    FieldPath field;
    Operator op = Operator::Equal;
    std::string value; ///< a JSON text; for Exists and Missing empty, for HasType the type's name as a JSON string

    bool operator==(const Condition &) const = default;
};

/// What is wrong with a text that should be a condition, and where.
struct ConditionProblem {
    std::size_t position = 0; ///< in bytes, from 0
    std::size_t length = 0;   ///< how many bytes are concerned; 0 for "here something is missing"
    QString reason;           ///< one sentence
};

/// Reads `field op value`. The value may be JSON (a string in quotes, a number, true, false, null, an array, an object);
/// anything else is taken as a string without its quotes: `type = order`. Two characters may be one: ≥, ≤, ≠.
std::variant<Condition, ConditionProblem> parseCondition(std::string_view text);

/// The condition as a person would type it: parseCondition() of it gives the same condition.
std::string conditionText(const Condition &condition);
/// The sign of an operator as it is shown: "≥", "contains".
std::string_view operatorSign(Operator op);
/// The value as it is typed: without quotes where they are not needed.
std::string valueText(const Condition &condition);

/// Conditions made ready to be asked of many documents. Any thread; one thread at a time.
class DocumentFilter {
public:
    explicit DocumentFilter(std::vector<Condition> conditions);

    /// Whether a document meets every condition. `body` must be valid JSON.
    bool matches(std::string_view id, std::string_view rev, std::string_view body) const;
    /// The same, and counts in `passed[i]` that condition i is met. `passed` has a place for each condition.
    bool matches(std::string_view id, std::string_view rev, std::string_view body, std::vector<std::uint64_t> &passed) const;

private:
    struct Ready {
        Condition condition;
        std::string decoded; ///< of a string value; with letters of one case for Contains
        std::vector<base::JsonMember> choices; ///< of In; views into condition.value
    };

    static bool meets(const Ready &ready, const std::optional<JsonValue> &value);

    std::vector<Ready> m_conditions;
};

} // namespace davenport::documents
