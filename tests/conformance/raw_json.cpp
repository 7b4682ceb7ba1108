#include "tests/conformance/raw_json.h"

#include "engine/base/error.h"

#include <nlohmann/json.hpp>

namespace davenport::tests {

RawJson::RawJson(std::string_view text) : m_text(text) {
    if (isObject() || isArray()) {
        m_members = base::jsonMembers(text);
    }
}

bool RawJson::isObject() const {
    return base::jsonTypeOf(m_text) == base::JsonType::Object;
}

bool RawJson::isArray() const {
    return base::jsonTypeOf(m_text) == base::JsonType::Array;
}

std::optional<RawJson> RawJson::find(std::string_view key) const {
    for (const base::JsonMember &member : m_members) {
        if (isObject() && member.key == key) {
            return RawJson(member.value);
        }
    }
    return std::nullopt;
}

RawJson RawJson::at(std::string_view key) const {
    if (std::optional<RawJson> found = find(key)) {
        return *std::move(found);
    }
    throw base::notFound("no member " + std::string(key) + " in " + std::string(m_text.substr(0, 80)));
}

std::vector<RawJson> RawJson::items() const {
    std::vector<RawJson> items;
    items.reserve(m_members.size());
    for (const base::JsonMember &member : m_members) {
        items.emplace_back(member.value);
    }
    return items;
}

std::vector<std::string_view> RawJson::texts() const {
    std::vector<std::string_view> texts;
    texts.reserve(m_members.size());
    for (const base::JsonMember &member : m_members) {
        texts.push_back(member.value);
    }
    return texts;
}

std::vector<std::string> RawJson::keys() const {
    std::vector<std::string> keys;
    for (const base::JsonMember &member : m_members) {
        keys.push_back(member.key);
    }
    return keys;
}

std::string RawJson::string() const {
    return base::decodeJsonString(m_text);
}

nlohmann::json RawJson::value() const {
    return nlohmann::json::parse(m_text);
}

} // namespace davenport::tests
