#include "engine/base/json_walk.h"

namespace davenport::base {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

int hexDigit(char c) {
    if (isDigit(c)) {
        return c - '0';
    }
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// The value of four hexadecimal digits at `p`, or -1.
int hex4(const char *p, const char *end) {
    if (end - p < 4) {
        return -1;
    }
    int value = 0;
    for (int i = 0; i < 4; ++i) {
        const int digit = hexDigit(p[i]);
        if (digit < 0) {
            return -1;
        }
        value = value * 16 + digit;
    }
    return value;
}

void appendUtf8(std::string &out, std::uint32_t code) {
    if (code < 0x80) {
        out.push_back(static_cast<char>(code));
    } else if (code < 0x800) {
        out.push_back(static_cast<char>(0xc0 | (code >> 6)));
        out.push_back(static_cast<char>(0x80 | (code & 0x3f)));
    } else if (code < 0x10000) {
        out.push_back(static_cast<char>(0xe0 | (code >> 12)));
        out.push_back(static_cast<char>(0x80 | ((code >> 6) & 0x3f)));
        out.push_back(static_cast<char>(0x80 | (code & 0x3f)));
    } else {
        out.push_back(static_cast<char>(0xf0 | (code >> 18)));
        out.push_back(static_cast<char>(0x80 | ((code >> 12) & 0x3f)));
        out.push_back(static_cast<char>(0x80 | ((code >> 6) & 0x3f)));
        out.push_back(static_cast<char>(0x80 | (code & 0x3f)));
    }
}

} // namespace

namespace detail {

void jsonError(std::string_view text, const char *at, const char *reason) {
    const TextPosition where = positionAt(text, static_cast<std::size_t>(at - text.data()));
    throw badRequest(std::string("invalid JSON: ") + reason).at(where);
}

const char *utf8Sequence(const char *p, const char *end) {
    const auto at = [&](std::ptrdiff_t i) { return static_cast<unsigned char>(p[i]); };
    const auto tail = [&](std::ptrdiff_t i) { return (at(i) & 0xc0) == 0x80; };
    const unsigned char lead = at(0);
    const std::ptrdiff_t left = end - p;
    if (lead >= 0xc2 && lead <= 0xdf) {
        return left >= 2 && tail(1) ? p + 2 : nullptr;
    }
    if (lead >= 0xe0 && lead <= 0xef) {
        if (left < 3 || !tail(1) || !tail(2) || (lead == 0xe0 && at(1) < 0xa0) || (lead == 0xed && at(1) > 0x9f)) {
            return nullptr;
        }
        return p + 3;
    }
    if (lead >= 0xf0 && lead <= 0xf4) {
        if (left < 4 || !tail(1) || !tail(2) || !tail(3) || (lead == 0xf0 && at(1) < 0x90) ||
            (lead == 0xf4 && at(1) > 0x8f)) {
            return nullptr;
        }
        return p + 4;
    }
    return nullptr;
}

const char *jsonEscape(std::string_view text, const char *p, const char *end) {
    if (end - p < 2) {
        jsonError(text, p, "the string is not closed");
    }
    switch (p[1]) {
    case '"':
    case '\\':
    case '/':
    case 'b':
    case 'f':
    case 'n':
    case 'r':
    case 't':
        return p + 2;
    case 'u': {
        const int unit = hex4(p + 2, end);
        if (unit < 0) {
            jsonError(text, p, "\\u needs four hexadecimal digits");
        }
        if (unit < 0xd800 || unit > 0xdfff) {
            return p + 6;
        }
        const bool pair = unit <= 0xdbff && end - p >= 12 && p[6] == '\\' && p[7] == 'u';
        const int low = pair ? hex4(p + 8, end) : -1;
        if (low < 0xdc00 || low > 0xdfff) {
            jsonError(text, p, "a lone surrogate");
        }
        return p + 12;
    }
    default:
        jsonError(text, p, "an unknown escape");
    }
}

const char *jsonNumber(std::string_view text, const char *p, const char *end, bool &integer) {
    const char *begin = p;
    integer = true;
    if (p != end && *p == '-') {
        ++p;
    }
    if (p == end || !isDigit(*p)) {
        jsonError(text, begin, "expected a value");
    }
    if (*p == '0') {
        ++p;
        if (p != end && isDigit(*p)) {
            jsonError(text, begin, "a number must not begin with a needless zero");
        }
    } else {
        while (p != end && isDigit(*p)) {
            ++p;
        }
    }
    if (p != end && *p == '.') {
        integer = false;
        ++p;
        if (p == end || !isDigit(*p)) {
            jsonError(text, p, "expected a digit after the decimal point");
        }
        while (p != end && isDigit(*p)) {
            ++p;
        }
    }
    if (p != end && (*p == 'e' || *p == 'E')) {
        integer = false;
        ++p;
        if (p != end && (*p == '+' || *p == '-')) {
            ++p;
        }
        if (p == end || !isDigit(*p)) {
            jsonError(text, p, "expected a digit in the exponent");
        }
        while (p != end && isDigit(*p)) {
            ++p;
        }
    }
    return p;
}

} // namespace detail

void appendDecoded(std::string &out, const JsonToken &token) {
    const std::string_view inner = token.text.substr(1, token.text.size() - 2);
    if (!token.escaped) {
        out.append(inner);
        return;
    }
    const char *p = inner.data();
    const char *end = p + inner.size();
    while (p != end) {
        const auto *slash = static_cast<const char *>(std::memchr(p, '\\', static_cast<std::size_t>(end - p)));
        if (slash == nullptr) {
            out.append(p, end);
            return;
        }
        out.append(p, slash);
        p = slash + 2;
        switch (slash[1]) {
        case 'b':
            out.push_back('\b');
            break;
        case 'f':
            out.push_back('\f');
            break;
        case 'n':
            out.push_back('\n');
            break;
        case 'r':
            out.push_back('\r');
            break;
        case 't':
            out.push_back('\t');
            break;
        case 'u': {
            auto code = static_cast<std::uint32_t>(hex4(p, end));
            p += 4;
            if (code >= 0xd800 && code <= 0xdbff) {
                const auto low = static_cast<std::uint32_t>(hex4(p + 2, end));
                code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
                p += 6;
            }
            appendUtf8(out, code);
            break;
        }
        default:
            out.push_back(slash[1]);
        }
    }
}

} // namespace davenport::base
