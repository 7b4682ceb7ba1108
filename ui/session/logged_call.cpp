#include "ui/session/logged_call.h"

#include "engine/base/json_text.h"

namespace davenport::session {

std::string encoded(std::string_view text) {
    constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string out;
    for (const char c : text) {
        if (kPlain.find(c) != std::string_view::npos) {
            out += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            out += '%';
            out += kDigits[byte >> 4];
            out += kDigits[byte & 15];
        }
    }
    return out;
}

std::string quoted(std::string_view text) {
    return base::encodeJsonString(text);
}

Query &Query::add(std::string_view name, std::string_view value) {
    if (!value.empty()) {
        m_text += (m_text.empty() ? "?" : "&") + std::string(name) + "=" + encoded(value);
    }
    return *this;
}

Query &Query::flag(std::string_view name, bool value) {
    return value ? add(name, "true") : *this;
}

Query &Query::no(std::string_view name, bool value) {
    return value ? *this : add(name, "false");
}

Query &Query::json(std::string_view name, const std::optional<std::string> &value) {
    return value ? add(name, quoted(*value)) : *this;
}

Query &Query::number(std::string_view name, std::uint64_t value, std::uint64_t byDefault) {
    return value == byDefault ? *this : add(name, std::to_string(value));
}

std::string CallLog::shortened(std::string_view body) {
    if (body.size() <= kLongestBody) {
        return std::string(body);
    }
    std::size_t end = kLongestBody;
    while (end > 0 && (static_cast<unsigned char>(body[end]) & 0xc0) == 0x80) {
        --end; // not inside a character
    }
    return std::string(body.substr(0, end)) + "…";
}

std::string CallLog::outcomeOf(const base::Error &error) {
    if (error.code() == base::ErrorCode::Cancelled) {
        return "cancelled";
    }
    return std::to_string(error.httpStatus()) + " " + error.error();
}

} // namespace davenport::session
