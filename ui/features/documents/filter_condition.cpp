#include "ui/features/documents/filter_condition.h"

#include <algorithm>

namespace davenport::documents {

namespace {

using base::JsonType;

/// The same letters, whatever their case, of any language.
std::string folded(std::string text) {
    const bool ascii = std::all_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x80; });
    if (!ascii) {
        return QString::fromStdString(text).toCaseFolded().toStdString();
    }
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return text;
}

std::string_view typeName(JsonType type) {
    switch (type) {
    case JsonType::Null:
        return "null";
    case JsonType::False:
    case JsonType::True:
        return "boolean";
    case JsonType::Number:
        return "number";
    case JsonType::String:
        return "string";
    case JsonType::Array:
        return "array";
    case JsonType::Object:
        break;
    }
    return "object";
}

bool takesValue(Operator op) { return op != Operator::Exists && op != Operator::Missing; }

} // namespace

std::string_view operatorSign(Operator op) {
    switch (op) {
    case Operator::Equal:
        return "=";
    case Operator::NotEqual:
        return "≠";
    case Operator::Less:
        return "<";
    case Operator::LessEqual:
        return "≤";
    case Operator::Greater:
        return ">";
    case Operator::GreaterEqual:
        return "≥";
    case Operator::Contains:
        return "contains";
    case Operator::StartsWith:
        return "starts";
    case Operator::In:
        return "in";
    case Operator::Exists:
        return "exists";
    case Operator::Missing:
        return "missing";
    case Operator::HasType:
        break;
    }
    return "is";
}

std::string valueText(const Condition &condition) {
    if (!takesValue(condition.op) || condition.value.empty() || condition.value.front() != '"') {
        return condition.value;
    }
    const std::string plain = base::decodeJsonString(condition.value);
    const bool bare = !plain.empty() && plain.front() != ' ' && plain.back() != ' ' &&
                      std::none_of(plain.begin(), plain.end(), [](unsigned char c) { return c < 0x20; });
    if (!bare) {
        return condition.value;
    }
    const auto read = parseCondition("x " + std::string(operatorSign(condition.op)) + ' ' + plain);
    const auto *same = std::get_if<Condition>(&read);
    return same && same->value == condition.value ? plain : condition.value;
}

std::string conditionText(const Condition &condition) {
    std::string text = pathText(condition.field) + ' ' + std::string(operatorSign(condition.op));
    return takesValue(condition.op) ? text + ' ' + valueText(condition) : text;
}

DocumentFilter::DocumentFilter(std::vector<Condition> conditions) {
    m_conditions.reserve(conditions.size());
    for (Condition &condition : conditions) {
        Ready &ready = m_conditions.emplace_back();
        ready.condition = std::move(condition);
        if (!ready.condition.value.empty() && ready.condition.value.front() == '"') {
            ready.decoded = base::decodeJsonString(ready.condition.value);
        } else {
            ready.decoded = ready.condition.value; // "name contains 3": of a string, what is typed
        }
        if (ready.condition.op == Operator::Contains) {
            ready.decoded = folded(ready.decoded);
        }
    }
    for (Ready &ready : m_conditions) { // they stay where they are now, and so do their texts
        if (ready.condition.op == Operator::In) {
            ready.choices = base::jsonMembers(ready.condition.value);
        }
    }
}

bool DocumentFilter::meets(const Ready &ready, const std::optional<JsonValue> &value) {
    const Condition &condition = ready.condition;
    if (condition.op == Operator::Missing) {
        return !value;
    }
    if (!value) {
        return condition.op == Operator::NotEqual;
    }
    const JsonValue wanted{condition.value, condition.value.empty() ? JsonType::Null : base::jsonTypeOf(condition.value)};
    const auto rank = [](JsonType type) { return type == JsonType::True ? JsonType::False : type; };
    const bool comparable = rank(value->type) == rank(wanted.type) && value->type != JsonType::Object &&
                            value->type != JsonType::Array;
    switch (condition.op) {
    case Operator::Equal:
        return sameValue(*value, wanted);
    case Operator::NotEqual:
        return !sameValue(*value, wanted);
    case Operator::Less:
        return comparable && compareValues(*value, wanted) < 0;
    case Operator::LessEqual:
        return comparable && compareValues(*value, wanted) <= 0;
    case Operator::Greater:
        return comparable && compareValues(*value, wanted) > 0;
    case Operator::GreaterEqual:
        return comparable && compareValues(*value, wanted) >= 0;
    case Operator::Contains:
        if (value->type == JsonType::Array) {
            const std::vector<base::JsonMember> elements = base::jsonMembers(value->text);
            return std::any_of(elements.begin(), elements.end(), [&](const base::JsonMember &element) {
                return sameValue({element.value, element.type}, wanted);
            });
        }
        return value->type == JsonType::String &&
               folded(base::decodeJsonString(value->text)).find(ready.decoded) != std::string::npos;
    case Operator::StartsWith:
        return value->type == JsonType::String && base::decodeJsonString(value->text).starts_with(ready.decoded);
    case Operator::In:
        return std::any_of(ready.choices.begin(), ready.choices.end(), [&](const base::JsonMember &choice) {
            return sameValue(*value, {choice.value, choice.type});
        });
    case Operator::HasType:
        return typeName(value->type) == ready.decoded;
    case Operator::Exists:
    case Operator::Missing:
        break;
    }
    return true;
}

bool DocumentFilter::matches(std::string_view id, std::string_view rev, std::string_view body) const {
    std::vector<std::uint64_t> passed(m_conditions.size());
    return matches(id, rev, body, passed);
}

bool DocumentFilter::matches(std::string_view id, std::string_view rev, std::string_view body,
                             std::vector<std::uint64_t> &passed) const {
    bool all = true;
    for (std::size_t i = 0; i < m_conditions.size(); ++i) {
        const FieldPath &field = m_conditions[i].condition.field;
        const bool isId = field.size() == 1 && field[0].key == "_id";
        std::string own;
        std::optional<JsonValue> value;
        if (isId || (field.size() == 1 && field[0].key == "_rev")) {
            own = base::encodeJsonString(isId ? id : rev);
            value = JsonValue{own, JsonType::String};
        } else {
            value = valueAt(body, field);
        }
        const bool met = meets(m_conditions[i], value);
        passed[i] += met ? 1 : 0;
        all = all && met;
    }
    return all;
}

} // namespace davenport::documents
