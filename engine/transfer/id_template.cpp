#include "engine/transfer/id_template.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"
#include "engine/transfer/json_path.h"
#include "engine/transfer/object_scan.h"

#include <algorithm>

namespace davenport::transfer {

namespace {

[[noreturn]] void fail(std::string_view text, std::size_t offset, const std::string &what) {
    throw base::badRequest("the id template: " + what).at(base::positionAt(text, offset));
}

bool keyIs(std::string_view raw, std::string_view name) {
    if (raw.find('\\') == std::string_view::npos) {
        return raw == name;
    }
    const std::string token = '"' + std::string(raw) + '"';
    base::checkJson(token);
    return base::decodeJsonString(token) == name;
}

/// The member at `path` inside `value`; empty if there is none. Of members with the same key the last counts.
std::string_view valueAt(std::string_view value, const std::vector<std::string> &path, std::size_t from) {
    for (std::size_t i = from; i < path.size(); ++i) {
        std::string_view found;
        ObjectScan scan(value);
        for (ObjectMember member; scan.next(member);) {
            if (keyIs(member.key, path[i])) {
                found = member.value;
            }
        }
        if (found.empty()) {
            return {};
        }
        value = found;
    }
    return value;
}

} // namespace

IdTemplate::IdTemplate(std::string_view text) {
    Segment segment;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if ((c == '{' || c == '}') && i + 1 < text.size() && text[i + 1] == c) {
            segment.literal.push_back(c);
            ++i;
        } else if (c == '}') {
            fail(text, i, "a closing brace without an opening one; a brace itself is written \"}}\"");
        } else if (c == '{') {
            const std::size_t close = text.find('}', i);
            if (close == std::string_view::npos) {
                fail(text, i, "the brace that is opened here is not closed");
            }
            const std::string_view shown = text.substr(i + 1, close - i - 1);
            if (shown.empty()) {
                fail(text, i, "a field without a name");
            }
            segment.field = static_cast<int>(fieldNamed(shown));
            m_segments.push_back(std::move(segment));
            segment = {};
            i = close;
        } else {
            segment.literal.push_back(c);
        }
    }
    if (!segment.literal.empty()) {
        m_segments.push_back(std::move(segment));
    }
    if (!m_segments.empty() && m_fields.empty()) {
        fail(text, 0, "it names no field in braces, so every record would have the same id");
    }
}

std::size_t IdTemplate::fieldNamed(std::string_view shown) {
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        if (m_fields[i].shown == shown) {
            return i;
        }
    }
    m_fields.push_back({std::string(shown), splitJsonPath(shown, "the field"), {}});
    return m_fields.size() - 1;
}

bool IdTemplate::namesPartition() const {
    return std::any_of(m_segments.begin(), m_segments.end(),
                       [](const Segment &segment) { return segment.literal.find(':') != std::string::npos; });
}

std::string IdTemplate::idOf(std::string_view record) {
    restart();
    ObjectScan scan(record);
    for (ObjectMember member; scan.next(member);) {
        if (member.key.find('\\') == std::string_view::npos) {
            see(member.key, member.value);
        } else {
            const std::string token = '"' + std::string(member.key) + '"';
            base::checkJson(token);
            see(base::decodeJsonString(token), member.value);
        }
    }
    std::string id;
    append(id);
    return id;
}

void IdTemplate::restart() {
    for (Field &field : m_fields) {
        field.value = {};
    }
}

void IdTemplate::see(std::string_view key, std::string_view value) {
    for (Field &field : m_fields) {
        if (field.path.front() == key) {
            field.value = field.path.size() == 1 ? value : valueAt(value, field.path, 1);
        }
    }
}

void IdTemplate::append(std::string &id) const {
    for (const Segment &segment : m_segments) {
        id += segment.literal;
        if (segment.field < 0) {
            continue;
        }
        const Field &field = m_fields[static_cast<std::size_t>(segment.field)];
        if (field.value.empty()) {
            throw base::badRequest("the record has no field " + field.shown + ", which its id is made of");
        }
        switch (field.value.front()) {
        case '"':
            if (field.value.find('\\') == std::string_view::npos) {
                id += field.value.substr(1, field.value.size() - 2);
            } else {
                base::checkJson(field.value);
                id += base::decodeJsonString(field.value);
            }
            break;
        case '{':
        case '[':
        case 'n':
            throw base::badRequest("the field " + field.shown + ", which the id is made of, is " +
                                   (field.value.front() == '{'   ? "an object"
                                    : field.value.front() == '[' ? "an array"
                                                                 : "null"));
        default:
            id += field.value;
        }
    }
}

} // namespace davenport::transfer
