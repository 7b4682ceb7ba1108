#include "engine/transfer/value_scanner.h"

namespace davenport::transfer {

const char *ValueScanner::feed(const char *p, const char *end) {
    while (p != end) {
        switch (m_state) {
        case State::Start:
            if (*p == '"') {
                m_state = State::String;
                ++p;
            } else if (*p == '{' || *p == '[') {
                m_state = State::Nested;
                m_open.push_back(*p == '{' ? '}' : ']');
                ++p;
            } else {
                m_state = State::Scalar;
            }
            break;
        case State::Scalar:
            while (p != end && *p != ',' && *p != ']' && *p != '}' && *p != ' ' && *p != '\n' && *p != '\r' &&
                   *p != '\t') {
                ++p;
            }
            if (p != end) {
                m_state = State::Done;
            }
            break;
        case State::String:
            p = feedString(p, end, State::String, State::Escape, State::Done);
            break;
        case State::Escape:
            ++p;
            m_state = State::String;
            break;
        case State::Nested:
            p = feedNested(p, end);
            break;
        case State::NestedString:
            p = feedString(p, end, State::NestedString, State::NestedEscape, State::Nested);
            break;
        case State::NestedEscape:
            ++p;
            m_state = State::NestedString;
            break;
        case State::Done:
            return p;
        }
    }
    return p;
}

const char *ValueScanner::feedString(const char *p, const char *end, State inside, State escape, State after) {
    m_state = inside;
    while (p != end && *p != '"' && *p != '\\') {
        ++p;
    }
    if (p != end) {
        m_state = *p == '"' ? after : escape;
        ++p;
    }
    return p;
}

const char *ValueScanner::feedNested(const char *p, const char *end) {
    while (p != end) {
        switch (*p) {
        case '"':
            // Strings without an escape, which most are, need no change of state.
            ++p;
            while (p != end && *p != '"' && *p != '\\') {
                ++p;
            }
            if (p == end || *p == '\\') {
                m_state = State::NestedString;
                return p;
            }
            ++p;
            break;
        case '{':
            m_open.push_back('}');
            ++p;
            break;
        case '[':
            m_open.push_back(']');
            ++p;
            break;
        case '}':
        case ']':
            if (!close(*p)) {
                m_state = State::Done; // it closes something outside: leave it there
                return p;
            }
            ++p;
            if (m_open.empty()) {
                m_state = State::Done;
                return p;
            }
            break;
        default:
            ++p;
        }
    }
    return p;
}

/// Closes the innermost level that `bracket` fits, and what is open inside it. False if none fits.
bool ValueScanner::close(char bracket) {
    if (m_open.back() == bracket) {
        m_open.pop_back();
        return true;
    }
    const std::size_t level = m_open.rfind(bracket);
    if (level == std::string::npos) {
        m_open.clear();
        return false;
    }
    m_open.resize(level);
    return true;
}

} // namespace davenport::transfer
