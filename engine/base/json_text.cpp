#include "engine/base/json_text.h"

#include "engine/base/json_walk.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace davenport::base {

namespace {

/// Looks at nothing: the walk's own checks are what is wanted.
struct CheckOnly {
    void beginObject(const char *) {}
    void endObject(const char *, std::size_t) {}
    void beginArray(const char *) {}
    void endArray(const char *, std::size_t) {}
    void key(const JsonToken &) {}
    void string(const JsonToken &) {}
    void number(const JsonToken &) {}
    void literal(JsonType, const char *) {}
};

/// Collects what stands at the first level.
class MemberCollector {
public:
    void beginObject(const char *at) { begin(at, JsonType::Object); }
    void beginArray(const char *at) { begin(at, JsonType::Array); }
    void endObject(const char *end, std::size_t count) { close(end, count); }
    void endArray(const char *end, std::size_t count) { close(end, count); }
    void key(const JsonToken &token) {
        if (m_depth == 1) {
            m_key.clear();
            appendDecoded(m_key, token);
        }
    }
    void string(const JsonToken &token) { scalar(token.text, JsonType::String); }
    void number(const JsonToken &token) { scalar(token.text, JsonType::Number); }
    void literal(JsonType type, const char *at) { scalar({at, type == JsonType::False ? 5U : 4U}, type); }

    bool container() const { return m_container; }
    std::vector<JsonMember> take() {
        if (!m_object) {
            return std::move(m_members);
        }
        std::unordered_map<std::string_view, std::size_t> last;
        for (std::size_t i = 0; i < m_members.size(); ++i) {
            last[m_members[i].key] = i;
        }
        if (last.size() == m_members.size()) {
            return std::move(m_members);
        }
        std::vector<JsonMember> kept;
        for (std::size_t i = 0; i < m_members.size(); ++i) {
            if (last.at(m_members[i].key) == i) {
                kept.push_back(m_members[i]);
            }
        }
        return kept;
    }

private:
    void begin(const char *at, JsonType type) {
        if (m_depth == 0) {
            m_container = true;
            m_object = type == JsonType::Object;
        } else if (m_depth == 1) {
            m_begin = at;
            m_type = type;
        }
        ++m_depth;
    }
    void close(const char *end, std::size_t count) {
        --m_depth;
        if (m_depth == 1) {
            m_members.push_back({std::move(m_key), {m_begin, static_cast<std::size_t>(end - m_begin)}, m_type, count});
            m_key.clear();
        }
    }
    void scalar(std::string_view text, JsonType type) {
        if (m_depth == 1) {
            m_members.push_back({std::move(m_key), text, type, 0});
            m_key.clear();
        }
    }

    std::size_t m_depth = 0;
    bool m_container = false;
    bool m_object = false;
    std::string m_key;
    const char *m_begin = nullptr;
    JsonType m_type = JsonType::Null;
    std::vector<JsonMember> m_members;
};

/// Writes the tokens again with other white space between them.
class Layout {
public:
    explicit Layout(int indent) : m_indent(indent) {}

    void beginObject(const char *) { open('{'); }
    void beginArray(const char *) { open('['); }
    void endObject(const char *, std::size_t count) { close('}', count); }
    void endArray(const char *, std::size_t count) { close(']', count); }
    void key(const JsonToken &token) {
        separate();
        out += token.text;
        out += m_indent < 0 ? ":" : ": ";
        m_afterKey = true;
    }
    void string(const JsonToken &token) { plainToken(token.text); }
    void number(const JsonToken &token) { plainToken(token.text); }
    void literal(JsonType type, const char *at) { plainToken({at, type == JsonType::False ? 5U : 4U}); }

    std::string out;

private:
    void newLine() {
        if (m_indent >= 0) {
            out.push_back('\n');
            out.append(m_depth * static_cast<std::size_t>(m_indent), ' ');
        }
    }
    void separate() {
        if (m_afterKey) {
            m_afterKey = false;
            return;
        }
        if (m_depth > 0) {
            if (!m_first) {
                out.push_back(',');
            }
            newLine();
        }
        m_first = false;
    }
    void plainToken(std::string_view text) {
        separate();
        out += text;
    }
    void open(char bracket) {
        separate();
        out.push_back(bracket);
        ++m_depth;
        m_first = true;
    }
    void close(char bracket, std::size_t count) {
        --m_depth;
        if (count > 0) {
            newLine();
        }
        out.push_back(bracket);
        m_first = false;
    }

    int m_indent;
    std::size_t m_depth = 0;
    bool m_first = true;
    bool m_afterKey = false;
};

/// Finds the spans of members that a later member of the same object overrules.
class DuplicateFinder {
public:
    struct Member {
        std::string key;
        const char *begin; ///< at the key
    };

    void beginObject(const char *) { m_objects.emplace_back(); }
    void beginArray(const char *) {}
    void endObject(const char *, std::size_t) {
        std::vector<Member> members = std::move(m_objects.back());
        m_objects.pop_back();
        std::unordered_set<std::string_view> seen;
        for (std::size_t i = members.size(); i-- > 0;) {
            if (!seen.insert(members[i].key).second) {
                // The cut reaches to the next member, so that the commas between the others stay right.
                cuts.emplace_back(members[i].begin, members[i + 1].begin);
            }
        }
    }
    void endArray(const char *, std::size_t) {}
    void key(const JsonToken &token) {
        Member member{{}, token.text.data()};
        appendDecoded(member.key, token);
        m_objects.back().push_back(std::move(member));
    }
    void string(const JsonToken &) {}
    void number(const JsonToken &) {}
    void literal(JsonType, const char *) {}

    std::vector<std::pair<const char *, const char *>> cuts;

private:
    std::vector<std::vector<Member>> m_objects;
};

} // namespace

void checkJson(std::string_view text) {
    CheckOnly handler;
    walkJson(text, handler);
}

std::vector<JsonMember> jsonMembers(std::string_view text) {
    MemberCollector collector;
    walkJson(text, collector);
    if (!collector.container()) {
        throw badRequest("expected an object or an array");
    }
    return collector.take();
}

JsonType jsonTypeOf(std::string_view text) {
    const std::size_t at = text.find_first_not_of(" \t\r\n");
    switch (at == std::string_view::npos ? '\0' : text[at]) {
    case '{':
        return JsonType::Object;
    case '[':
        return JsonType::Array;
    case '"':
        return JsonType::String;
    case 't':
        return JsonType::True;
    case 'f':
        return JsonType::False;
    case 'n':
        return JsonType::Null;
    default:
        return JsonType::Number;
    }
}

std::string decodeJsonString(std::string_view token) {
    std::string out;
    appendDecoded(out, {token, token.find('\\') != std::string_view::npos, false});
    return out;
}

void appendJsonString(std::string &out, std::string_view text) {
    static constexpr char kHex[] = "0123456789abcdef";
    out.push_back('"');
    std::size_t plain = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c >= 0x20 && c != '"' && c != '\\') {
            continue;
        }
        out.append(text, plain, i - plain);
        plain = i + 1;
        switch (c) {
        case '"':
            out += "\\\"";
            break;
        case '\\':
            out += "\\\\";
            break;
        case '\b':
            out += "\\b";
            break;
        case '\f':
            out += "\\f";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\t':
            out += "\\t";
            break;
        default:
            out += "\\u00";
            out.push_back(kHex[c >> 4]);
            out.push_back(kHex[c & 15]);
        }
    }
    out.append(text, plain, text.size() - plain);
    out.push_back('"');
}

std::string encodeJsonString(std::string_view text) {
    std::string out;
    out.reserve(text.size() + 2);
    appendJsonString(out, text);
    return out;
}

std::string formatJson(std::string_view text, int indent) {
    Layout layout(indent < 0 ? 0 : indent);
    layout.out.reserve(text.size() + text.size() / 2);
    walkJson(text, layout);
    return std::move(layout.out);
}

std::string minifyJson(std::string_view text) {
    Layout layout(-1);
    layout.out.reserve(text.size());
    walkJson(text, layout);
    return std::move(layout.out);
}

std::string dropDuplicateKeys(std::string_view text) {
    DuplicateFinder finder;
    walkJson(text, finder);
    if (finder.cuts.empty()) {
        return std::string(text);
    }
    // Cuts of inner objects may lie inside a cut of an outer one: go forward and skip what is gone already.
    std::sort(finder.cuts.begin(), finder.cuts.end());
    std::string out;
    out.reserve(text.size());
    const char *p = text.data();
    for (const auto &[begin, end] : finder.cuts) {
        if (begin > p) {
            out.append(p, begin);
        }
        p = std::max(p, end);
    }
    out.append(p, text.data() + text.size());
    return out;
}

} // namespace davenport::base
