#include "ui/features/inspector/json_styler.h"

#include <algorithm>

namespace davenport::inspector {
namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool isWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' || c == '-' ||
           c == '.' || c == '_';
}

// Walks over one stretch and notes what it sees.
class Pass {
public:
    Pass(std::string_view text, int depth, std::string_view after) : m_text(text), m_after(after), m_depth(depth) {
        m_result.styles.assign(text.size(), static_cast<char>(JsonStyle::Plain));
    }

    StyledLines run() {
        while (m_at < m_text.size()) {
            step();
        }
        if (!m_text.empty() && m_text.back() != '\n') {
            m_result.depthAtEnd.push_back(m_depth);
        }
        return std::move(m_result);
    }

private:
    void step() {
        const char c = m_text[m_at];
        switch (c) {
        case '\n':
            m_result.depthAtEnd.push_back(m_depth);
            ++m_at;
            return;
        case ' ':
        case '\t':
        case '\r':
            ++m_at;
            return;
        case '{':
        case '[':
            ++m_depth;
            paint(m_at, m_at + 1, JsonStyle::Punctuation);
            return;
        case '}':
        case ']':
            m_depth = std::max(0, m_depth - 1);
            paint(m_at, m_at + 1, JsonStyle::Punctuation);
            return;
        case ',':
        case ':':
            paint(m_at, m_at + 1, JsonStyle::Punctuation);
            return;
        case '"':
            string();
            return;
        default:
            word();
        }
    }

    void string() {
        std::size_t end = m_at + 1;
        while (end < m_text.size() && m_text[end] != '"' && m_text[end] != '\n') {
            end += m_text[end] == '\\' && end + 1 < m_text.size() && m_text[end + 1] != '\n' ? 2 : 1;
        }
        const bool closed = end < m_text.size() && m_text[end] == '"';
        const std::size_t begin = m_at;
        end = std::min(closed ? end + 1 : end, m_text.size());
        const bool key = closed && isFollowedByColon(end);
        paint(begin, end, key ? JsonStyle::Key : JsonStyle::String);
    }

    bool isFollowedByColon(std::size_t at) const {
        for (; at < m_text.size(); ++at) {
            if (!isBlank(m_text[at])) {
                return m_text[at] == ':';
            }
        }
        const auto next = std::find_if_not(m_after.begin(), m_after.end(), isBlank);
        return next != m_after.end() && *next == ':';
    }

    void word() {
        std::size_t end = m_at;
        while (end < m_text.size() && isWord(m_text[end])) {
            ++end;
        }
        if (end == m_at) {
            paint(m_at, m_at + 1, JsonStyle::Unknown);
            return;
        }
        const std::string_view token = m_text.substr(m_at, end - m_at);
        JsonStyle style = JsonStyle::Unknown;
        if (token == "true" || token == "false") {
            style = JsonStyle::Boolean;
        } else if (token == "null") {
            style = JsonStyle::Null;
        } else if (token.front() == '-' || (token.front() >= '0' && token.front() <= '9')) {
            style = JsonStyle::Number;
        }
        paint(m_at, end, style);
    }

    void paint(std::size_t begin, std::size_t end, JsonStyle style) {
        std::fill(m_result.styles.begin() + static_cast<std::ptrdiff_t>(begin),
                  m_result.styles.begin() + static_cast<std::ptrdiff_t>(end), static_cast<char>(style));
        m_at = end;
    }

    std::string_view m_text;
    std::string_view m_after;
    int m_depth;
    std::size_t m_at = 0;
    StyledLines m_result;
};

} // namespace

StyledLines styleJson(std::string_view text, int depth, std::string_view after) {
    return Pass(text, depth, after).run();
}

} // namespace davenport::inspector
