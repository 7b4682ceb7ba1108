#include "engine/transfer/object_scan.h"

#include <cstddef>

namespace davenport::transfer {

bool ObjectScan::next(ObjectMember &member) {
    skipSpace();
    if (m_p == m_end) {
        return false;
    }
    const bool first = !m_begun;
    if (first) {
        if (*m_p != '{') {
            return false;
        }
        m_begun = true;
        ++m_p;
        skipSpace();
    }
    if (m_p != m_end && *m_p == '}') {
        ++m_p;
        skipSpace();
        m_wellFormed = m_p == m_end;
        return false;
    }
    if (!first) {
        if (m_p == m_end || *m_p != ',') {
            return false;
        }
        ++m_p;
        skipSpace();
    }
    const char *key = m_p;
    if (m_p == m_end || *m_p != '"' || !skipString()) {
        return false;
    }
    member.key = {key + 1, static_cast<std::size_t>(m_p - key) - 2};
    skipSpace();
    if (m_p == m_end || *m_p != ':') {
        return false;
    }
    ++m_p;
    skipSpace();
    const char *value = m_p;
    if (!skipValue() || m_p == value) {
        return false;
    }
    member.value = {value, static_cast<std::size_t>(m_p - value)};
    return true;
}

void ObjectScan::skipSpace() {
    while (m_p != m_end && (*m_p == ' ' || *m_p == '\n' || *m_p == '\r' || *m_p == '\t')) {
        ++m_p;
    }
}

/// Behind the string that begins at m_p; false if it does not end.
bool ObjectScan::skipString() {
    ++m_p;
    while (m_p != m_end && *m_p != '"') {
        if (*m_p == '\\' && ++m_p == m_end) {
            return false;
        }
        ++m_p;
    }
    if (m_p == m_end) {
        return false;
    }
    ++m_p;
    return true;
}

/// Behind the value that begins at m_p; false if it does not end.
bool ObjectScan::skipValue() {
    std::size_t depth = 0;
    while (m_p != m_end) {
        switch (*m_p) {
        case '"':
            if (!skipString()) {
                return false;
            }
            if (depth == 0) {
                return true;
            }
            break;
        case '{':
        case '[':
            ++depth;
            ++m_p;
            break;
        case '}':
        case ']':
            if (depth == 0) {
                return true;
            }
            ++m_p;
            if (--depth == 0) {
                return true;
            }
            break;
        case ',':
        case ' ':
        case '\n':
        case '\r':
        case '\t':
            if (depth == 0) {
                return true;
            }
            ++m_p;
            break;
        default:
            ++m_p;
        }
    }
    return false;
}

} // namespace davenport::transfer
