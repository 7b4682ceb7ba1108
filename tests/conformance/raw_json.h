#pragma once

#include "engine/base/json_text.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::tests {

/// A JSON value as a piece of the text it was read from, which has to live as long. Every token keeps its spelling.
class RawJson {
public:
    explicit RawJson(std::string_view text);

    std::string_view text() const { return m_text; }
    bool isObject() const;
    bool isArray() const;
    /// The member of that name, if this is an object that has one.
    std::optional<RawJson> find(std::string_view key) const;
    /// The member of that name. Throws base::Error (NotFound) without one.
    RawJson at(std::string_view key) const;
    /// The elements of an array or the values of an object, in order.
    std::vector<RawJson> items() const;
    /// The texts of items().
    std::vector<std::string_view> texts() const;
    /// The names of an object's members, in order.
    std::vector<std::string> keys() const;
    /// The value of a string.
    std::string string() const;
    /// The value as the JSON library has it.
    nlohmann::json value() const;

private:
    std::string_view m_text;
    std::vector<base::JsonMember> m_members;
};

} // namespace davenport::tests
