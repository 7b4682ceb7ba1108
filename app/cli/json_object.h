#pragma once

#include "engine/base/json_text.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace davenport::cli {

/// Writes one JSON object, member by member, on one line.
class JsonObject {
public:
    JsonObject &text(std::string_view key, std::string_view value) {
        name(key);
        base::appendJsonString(m_json, value);
        return *this;
    }
    JsonObject &number(std::string_view key, std::uint64_t value) { return raw(key, std::to_string(value)); }
    JsonObject &boolean(std::string_view key, bool value) { return raw(key, value ? "true" : "false"); }
    /// A value that is JSON already.
    JsonObject &raw(std::string_view key, std::string_view json) {
        name(key);
        m_json += json;
        return *this;
    }
    std::string json() const { return m_json + '}'; }

private:
    void name(std::string_view key) {
        if (m_json.size() > 1) {
            m_json.push_back(',');
        }
        base::appendJsonString(m_json, key);
        m_json.push_back(':');
    }

    std::string m_json = "{";
};

/// A JSON array of strings.
template <class Strings>
std::string jsonStrings(const Strings &strings) {
    std::string json = "[";
    for (const auto &string : strings) {
        if (json.size() > 1) {
            json.push_back(',');
        }
        base::appendJsonString(json, string);
    }
    return json + ']';
}

} // namespace davenport::cli
