#pragma once

#include "engine/base/error.h"
#include "engine/base/json_text.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace davenport::base {

/// A token of a JSON text: its spelling (a string with its quotes), and what the walk learnt on the way.
struct JsonToken {
    std::string_view text;
    bool escaped = false; ///< strings: holds at least one backslash
    bool integer = false; ///< numbers: no fraction and no exponent
};

/// Appends what stands between the quotes of a valid string token, decoded, to `out`.
void appendDecoded(std::string &out, const JsonToken &token);

namespace detail {
/// Throws Error(BadRequest) with the position of `at` in `text`.
[[noreturn]] void jsonError(std::string_view text, const char *at, const char *reason);
/// The end of one UTF-8 sequence that begins at `p` with a byte >= 0x80, or null if it is not well formed.
const char *utf8Sequence(const char *p, const char *end);
/// Checks an escape that begins at `p` (the backslash) and returns its end, a surrogate pair being one escape.
const char *jsonEscape(std::string_view text, const char *p, const char *end);
/// Checks a number that begins at `p`; sets `integer`.
const char *jsonNumber(std::string_view text, const char *p, const char *end, bool &integer);
} // namespace detail

/// Walks a whole JSON text once, checks it (see checkJson) and tells `Handler` each token, in order:
///
///     void beginObject(const char *at);   void endObject(const char *end, std::size_t members);
///     void beginArray(const char *at);    void endArray(const char *end, std::size_t elements);
///     void key(const JsonToken &);        void string(const JsonToken &);
///     void number(const JsonToken &);     void literal(JsonType, const char *at);
///
/// It keeps no tree and does not recurse: the depth of the text costs a byte of a fixed stack a level.
template <class Handler> class JsonWalk {
public:
    JsonWalk(std::string_view text, Handler &handler)
        : m_text(text), m_p(text.data()), m_end(text.data() + text.size()), m_handler(handler) {}

    void run() {
        skipSpace();
        value();
        while (m_depth > 0) {
            skipSpace();
            Level &level = m_levels[m_depth - 1];
            const char close = level.object ? '}' : ']';
            if (m_p == m_end) {
                fail(level.object ? "the object is not closed" : "the array is not closed");
            }
            if (*m_p == close && !level.afterComma) {
                ++m_p;
                leave(level);
                continue;
            }
            if (level.count > 0 && !level.afterComma) {
                if (*m_p != ',') {
                    fail(level.object ? "expected ',' or '}'" : "expected ',' or ']'");
                }
                ++m_p;
                level.afterComma = true;
                continue;
            }
            level.afterComma = false;
            ++level.count;
            if (level.object) {
                if (*m_p != '"') {
                    fail("expected a key in double quotes");
                }
                m_handler.key(string());
                skipSpace();
                if (m_p == m_end || *m_p != ':') {
                    fail("expected ':' after the key");
                }
                ++m_p;
                skipSpace();
            }
            value();
        }
        skipSpace();
        if (m_p != m_end) {
            fail("unexpected text after the value");
        }
    }

private:
    struct Level {
        std::size_t count;
        bool object;
        bool afterComma;
    };

    [[noreturn]] void fail(const char *reason) const { detail::jsonError(m_text, m_p, reason); }

    void skipSpace() {
        while (m_p != m_end && (*m_p == ' ' || *m_p == '\n' || *m_p == '\t' || *m_p == '\r')) {
            ++m_p;
        }
    }

    void enter(bool object) {
        if (m_depth == kMaxJsonDepth) {
            fail("arrays and objects are nested more than 1000 levels deep");
        }
        m_levels[m_depth++] = {0, object, false};
        if (object) {
            m_handler.beginObject(m_p);
        } else {
            m_handler.beginArray(m_p);
        }
        ++m_p;
    }

    void leave(const Level &level) {
        --m_depth;
        if (level.object) {
            m_handler.endObject(m_p, level.count);
        } else {
            m_handler.endArray(m_p, level.count);
        }
    }

    void value() {
        if (m_p == m_end) {
            fail("expected a value");
        }
        switch (*m_p) {
        case '{':
            enter(true);
            return;
        case '[':
            enter(false);
            return;
        case '"':
            m_handler.string(string());
            return;
        case 't':
            literal("true", JsonType::True);
            return;
        case 'f':
            literal("false", JsonType::False);
            return;
        case 'n':
            literal("null", JsonType::Null);
            return;
        default: {
            const char *begin = m_p;
            JsonToken token;
            m_p = detail::jsonNumber(m_text, m_p, m_end, token.integer);
            token.text = {begin, static_cast<std::size_t>(m_p - begin)};
            m_handler.number(token);
        }
        }
    }

    void literal(const char *word, JsonType type) {
        const std::size_t length = std::strlen(word);
        if (static_cast<std::size_t>(m_end - m_p) < length || std::memcmp(m_p, word, length) != 0) {
            fail("expected a value");
        }
        m_handler.literal(type, m_p);
        m_p += length;
    }

    JsonToken string() {
        const char *begin = m_p++;
        bool escaped = false;
        for (;;) {
            // Eight plain ASCII bytes at a time: none is a quote, a backslash, a control character or above 0x7f.
            while (m_end - m_p >= 8) {
                std::uint64_t word;
                std::memcpy(&word, m_p, 8);
                const std::uint64_t quote = word ^ 0x2222222222222222u;
                const std::uint64_t slash = word ^ 0x5c5c5c5c5c5c5c5cu;
                const std::uint64_t stop = ((quote - kOnes) & ~quote) | ((slash - kOnes) & ~slash) |
                                           (word - 0x2020202020202020u) | word;
                if ((stop & kHighs) != 0) {
                    break;
                }
                m_p += 8;
            }
            if (m_p == m_end) {
                m_p = begin;
                fail("the string is not closed");
            }
            const auto c = static_cast<unsigned char>(*m_p);
            if (c == '"') {
                ++m_p;
                return {{begin, static_cast<std::size_t>(m_p - begin)}, escaped, false};
            }
            if (c == '\\') {
                escaped = true;
                m_p = detail::jsonEscape(m_text, m_p, m_end);
            } else if (c < 0x20) {
                fail("a control character in a string must be written as an escape");
            } else if (c < 0x80) {
                ++m_p;
            } else if (const char *next = detail::utf8Sequence(m_p, m_end)) {
                m_p = next;
            } else {
                fail("invalid UTF-8");
            }
        }
    }

    static constexpr std::uint64_t kOnes = 0x0101010101010101u;
    static constexpr std::uint64_t kHighs = 0x8080808080808080u;

    std::string_view m_text;
    const char *m_p;
    const char *m_end;
    Handler &m_handler;
    std::size_t m_depth = 0;
    std::array<Level, kMaxJsonDepth> m_levels;
};

template <class Handler> void walkJson(std::string_view text, Handler &handler) {
    JsonWalk<Handler>(text, handler).run();
}

} // namespace davenport::base
