#include "engine/revision/document_text.h"

#include "engine/base/error.h"
#include "engine/base/json_walk.h"
#include "engine/revision/revision_digest.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <memory_resource>
#include <vector>

namespace davenport::revision {

namespace {

constexpr char kStringList = 107;
constexpr char kSmallTuple = 104;
constexpr char kNil = 106;
constexpr char kList = 108;
constexpr char kAtom = 100;
constexpr std::size_t kListHead = 5; // tag and four bytes of length

/// 64 bits that differ for different keys of up to eight bytes, and almost surely for longer ones.
std::uint64_t keyMark(std::string_view key) {
    std::uint64_t mark = key.size() * 0x9e3779b97f4a7c15u;
    while (key.size() > 8) {
        std::uint64_t word;
        std::memcpy(&word, key.data(), 8);
        mark = (mark ^ word) * 0xff51afd7ed558ccdu;
        mark ^= mark >> 32;
        key.remove_prefix(8);
    }
    std::uint64_t word = 0;
    std::memcpy(&word, key.data(), key.size());
    return (mark ^ word) * 0xc4ceb9fe1a85ec53u;
}

/// The one walk: writes the term, and notes where the `_` members stand.
class Scan {
public:
    explicit Scan(DocumentText &out) : m_out(out) {
        m_levels.reserve(16);
        m_keys.reserve(64);
    }

    void beginObject(const char *at) {
        if (m_levels.empty() && !m_inSpecial) {
            m_copyFrom = at;
        } else if (enterSpecial(at)) {
            return;
        }
        begin(true);
        m_out.term.push_back(kSmallTuple);
        m_out.term.push_back(1);
        m_levels.back().listAt = m_out.term.size();
        m_out.term.append(kListHead, kList);
    }

    void endObject(const char *end, std::size_t) {
        if (leaveSpecial(end)) {
            return;
        }
        const Level level = m_levels.back();
        closeList(level.listAt, level.count);
        lookForDuplicates(level);
        m_levels.pop_back();
        if (m_levels.empty()) {
            finishBody(end);
        } else {
            valueEnds(end);
        }
    }

    void beginArray(const char *at) {
        if (m_levels.empty() && !m_inSpecial) {
            throw notAnObject();
        }
        if (enterSpecial(at)) {
            return;
        }
        begin(false);
        m_levels.back().listAt = m_out.term.size();
        m_out.term.append(kListHead, kList);
    }

    void endArray(const char *end, std::size_t) {
        if (leaveSpecial(end)) {
            return;
        }
        const Level level = m_levels.back();
        m_levels.pop_back();
        if (level.bytesOnly && level.count > 0 && level.count <= 65535) {
            packBytes(level);
        } else {
            closeList(level.listAt, level.count);
        }
        valueEnds(end);
    }

    void key(const base::JsonToken &token) {
        if (m_inSpecial) {
            return;
        }
        const bool top = m_levels.size() == 1;
        if (top) {
            memberBegins(token.text.data());
            if (token.text.size() > 2 && (token.text[1] == '_' || token.text[1] == '\\') && startSpecial(token)) {
                return;
            }
        }
        ++m_levels.back().count;
        std::string &term = m_out.term;
        constexpr char kPair[2] = {kSmallTuple, 2};
        term.append(kPair, sizeof kPair);
        const std::size_t at = term.size();
        appendString(token);
        m_keys.push_back(keyMark(std::string_view(term).substr(at + kListHead)));
    }

    void string(const base::JsonToken &token) {
        if (scalar(token.text)) {
            element(false);
            appendString(token);
        }
    }

    void number(const base::JsonToken &token) {
        if (scalar(token.text)) {
            Level &level = m_levels.back();
            const bool byte = appendNumberTerm(m_out.term, token.text, token.integer);
            if (!level.object) {
                ++level.count;
                level.bytesOnly = level.bytesOnly && byte;
            }
        }
    }

    void literal(base::JsonType type, const char *at) {
        const std::string_view word = type == base::JsonType::True    ? "true"
                                      : type == base::JsonType::False ? "false"
                                                                      : "null";
        if (scalar({at, word.size()})) {
            element(false);
            m_out.term.push_back(kAtom);
            m_out.term.push_back(0);
            m_out.term.push_back(static_cast<char>(word.size()));
            m_out.term += word;
        }
    }

    bool mayHaveDuplicates() const { return m_mayHaveDuplicates; }

private:
    struct Level {
        bool object;
        bool bytesOnly;
        std::size_t count;
        std::size_t listAt;
        std::size_t keysAt;
    };

    static base::Error notAnObject() { return base::badRequest("Document must be a JSON object"); }

    void begin(bool object) {
        if (!m_levels.empty()) {
            element(false);
        }
        m_levels.push_back({object, true, 0, 0, m_keys.size()});
    }

    /// Counts a value as an element of the array it stands in (members are counted by their keys).
    void element(bool byte) {
        Level &level = m_levels.back();
        if (!level.object) {
            ++level.count;
            level.bytesOnly = level.bytesOnly && byte;
        }
    }

    void appendString(const base::JsonToken &token) {
        std::string &term = m_out.term;
        if (!token.escaped) {
            appendBinaryTerm(term, token.text.substr(1, token.text.size() - 2));
            return;
        }
        const std::size_t at = term.size();
        appendBinaryTerm(term, {});
        base::appendDecoded(term, token);
        putLength(at + 1, term.size() - at - kListHead);
    }

    void putLength(std::size_t at, std::size_t length) {
        char *p = m_out.term.data() + at;
        p[0] = static_cast<char>(length >> 24);
        p[1] = static_cast<char>(length >> 16);
        p[2] = static_cast<char>(length >> 8);
        p[3] = static_cast<char>(length);
    }

    void closeList(std::size_t at, std::size_t count) {
        if (count == 0) {
            m_out.term.resize(at);
        } else {
            putLength(at + 1, count);
        }
        m_out.term.push_back(kNil);
    }

    /// A list of integers from 0 to 255 is written as a string of bytes.
    void packBytes(const Level &level) {
        std::string &term = m_out.term;
        term[level.listAt] = kStringList;
        term[level.listAt + 1] = static_cast<char>(level.count >> 8);
        term[level.listAt + 2] = static_cast<char>(level.count);
        for (std::size_t i = 0; i < level.count; ++i) {
            term[level.listAt + 3 + i] = term[level.listAt + kListHead + 2 * i + 1];
        }
        term.resize(level.listAt + 3 + level.count);
    }

    void lookForDuplicates(const Level &level) {
        const auto begin = m_keys.begin() + static_cast<std::ptrdiff_t>(level.keysAt);
        const auto end = m_keys.end();
        if (end - begin > 16) {
            std::sort(begin, end);
            m_mayHaveDuplicates = m_mayHaveDuplicates || std::adjacent_find(begin, end) != end;
        } else {
            for (auto a = begin; a != end; ++a) {
                m_mayHaveDuplicates = m_mayHaveDuplicates || std::find(a + 1, end, *a) != end;
            }
        }
        m_keys.resize(level.keysAt);
    }

    // The `_` members at the first level: their values are passed over, and cut out of the body. A cut reaches from the
    // member's key to the next member's key; a cut at the end reaches from the last kept value to the member's own end.

    void memberBegins(const char *at) {
        if (m_cutFrom != nullptr) {
            copyUpTo(m_cutFrom);
            m_copyFrom = at;
            m_cutFrom = nullptr;
        }
    }

    void copyUpTo(const char *end) {
        if (m_keptEnd != nullptr && m_keptEnd >= m_copyFrom) {
            m_keptSize = m_out.body.size() + static_cast<std::size_t>(m_keptEnd - m_copyFrom);
        }
        m_out.body.append(m_copyFrom, end);
    }

    void finishBody(const char *end) {
        if (m_keptEnd == nullptr) {
            m_out.body = "{}";
            return;
        }
        if (m_cutFrom != nullptr) {
            copyUpTo(m_cutFrom);
            m_out.body.resize(m_keptSize);
            m_copyFrom = m_cutEnd;
        }
        m_out.body.append(m_copyFrom, end);
    }

    bool startSpecial(const base::JsonToken &token) {
        std::string name;
        base::appendDecoded(name, token);
        if (name.empty() || name.front() != '_' || isKeptSpecial(name)) {
            return false;
        }
        m_out.specials.push_back({std::move(name), {}});
        m_inSpecial = true;
        m_cutFrom = token.text.data();
        return true;
    }

    bool enterSpecial(const char *at) {
        if (m_inSpecial && m_specialDepth++ == 0) {
            m_specialBegin = at;
        }
        return m_inSpecial;
    }

    bool leaveSpecial(const char *end) {
        if (!m_inSpecial) {
            return false;
        }
        if (--m_specialDepth == 0) {
            endSpecial({m_specialBegin, static_cast<std::size_t>(end - m_specialBegin)});
        }
        return true;
    }

    void endSpecial(std::string_view value) {
        m_out.specials.back().value = value;
        m_inSpecial = false;
        m_cutEnd = value.data() + value.size();
    }

    /// False while a special member's value is passed over; true if the scalar belongs to the body.
    bool scalar(std::string_view token) {
        if (m_inSpecial) {
            if (m_specialDepth == 0) {
                endSpecial(token);
            }
            return false;
        }
        if (m_levels.empty()) {
            throw notAnObject();
        }
        valueEnds(token.data() + token.size());
        return true;
    }

    void valueEnds(const char *end) {
        if (m_levels.size() == 1) {
            m_keptEnd = end;
        }
    }

    DocumentText &m_out;
    std::array<std::byte, 1280> m_smallMemory; ///< enough for the documents that are common
    std::pmr::monotonic_buffer_resource m_memory{m_smallMemory.data(), m_smallMemory.size()};
    std::pmr::vector<Level> m_levels{&m_memory};
    std::pmr::vector<std::uint64_t> m_keys{&m_memory};
    bool m_mayHaveDuplicates = false;
    bool m_inSpecial = false;
    std::size_t m_specialDepth = 0;
    const char *m_specialBegin = nullptr;
    const char *m_copyFrom = nullptr; ///< the body has what stands before this
    const char *m_keptEnd = nullptr;  ///< behind the last value that stays
    std::size_t m_keptSize = 0;       ///< the body's size at m_keptEnd
    const char *m_cutFrom = nullptr;  ///< the key of a member that goes
    const char *m_cutEnd = nullptr;   ///< behind its value
};

void scanOnce(std::string_view text, DocumentText &out, bool &mayHaveDuplicates) {
    out.body.clear();
    out.term.clear();
    out.specials.clear();
    Scan scan(out);
    base::walkJson(text, scan);
    mayHaveDuplicates = scan.mayHaveDuplicates();
}

} // namespace

bool isKeptSpecial(std::string_view name) {
    constexpr std::string_view kPrefix = "_replication_";
    return name.substr(0, kPrefix.size()) == kPrefix || name == "__proto__";
}

void readDocumentText(std::string_view text, DocumentText &out) {
    bool mayHaveDuplicates = false;
    scanOnce(text, out, mayHaveDuplicates);
    if (mayHaveDuplicates) {
        // Rare: write the body again without what a later member overrules, and scan that. The `_` members stay those
        // of the first scan, whose values lie in the caller's text.
        std::vector<DocumentText::Special> specials = std::move(out.specials);
        const std::string body = base::dropDuplicateKeys(out.body);
        scanOnce(body, out, mayHaveDuplicates);
        out.specials = std::move(specials);
    }
}

} // namespace davenport::revision
