#include "engine/revision/revision_hash.h"

#include "engine/base/error.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace davenport::revision {

namespace {

constexpr std::size_t kTextSize = 2 * RevisionHash::kInlineSize;

int digitValue(char digit) {
    if (digit >= '0' && digit <= '9') {
        return digit - '0';
    }
    const char lower = static_cast<char>(digit | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

} // namespace

RevisionHash::RevisionHash(std::string_view bytes) : RevisionHash() {
    adopt(bytes);
}

RevisionHash::RevisionHash(const RevisionHash &other) : m_inline(other.m_inline), m_size(other.m_size) {
    if (m_size > kInlineSize) {
        m_size = 0;
        adopt(other.bytes());
    }
}

RevisionHash &RevisionHash::operator=(const RevisionHash &other) {
    RevisionHash copy(other);
    return *this = std::move(copy);
}

RevisionHash &RevisionHash::operator=(RevisionHash &&other) noexcept {
    std::swap(m_inline, other.m_inline);
    std::swap(m_size, other.m_size);
    return *this;
}

RevisionHash RevisionHash::parse(std::string_view text) {
    if (text.size() != kTextSize) {
        return RevisionHash(text);
    }
    std::array<std::uint8_t, kInlineSize> digest;
    for (std::size_t i = 0; i < kInlineSize; ++i) {
        const int high = digitValue(text[2 * i]);
        const int low = digitValue(text[2 * i + 1]);
        if (high < 0 || low < 0) {
            throw base::badRequest("Invalid rev format");
        }
        digest[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return RevisionHash(digest);
}

std::string RevisionHash::toString() const {
    std::string text;
    appendTo(text);
    return text;
}

void RevisionHash::appendTo(std::string &out) const {
    if (m_size != kInlineSize) {
        out += bytes();
        return;
    }
    char text[kTextSize];
    for (std::size_t i = 0; i < kInlineSize; ++i) {
        text[2 * i] = "0123456789abcdef"[m_inline[i] >> 4];
        text[2 * i + 1] = "0123456789abcdef"[m_inline[i] & 15];
    }
    out.append(text, kTextSize);
}

void RevisionHash::adopt(std::string_view bytes) {
    if (bytes.size() > std::numeric_limits<std::uint32_t>::max()) {
        throw base::badRequest("Invalid rev format");
    }
    if (bytes.size() <= kInlineSize) {
        std::copy(bytes.begin(), bytes.end(), m_inline.begin());
    } else {
        char *copy = new char[bytes.size()];
        std::copy(bytes.begin(), bytes.end(), copy);
        std::memcpy(m_inline.data(), &copy, sizeof copy);
    }
    m_size = static_cast<std::uint32_t>(bytes.size());
}

void RevisionHash::release() noexcept {
    delete[] heap();
}

} // namespace davenport::revision
