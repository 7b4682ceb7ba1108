#include "ui/json/long_strings.h"

#include <cstring>

namespace davenport::json {
namespace {

constexpr char kLead = '\xF3'; // begins every character of the private plane 15
constexpr std::size_t kMarks = 65'000;

std::size_t nextLead(std::string_view text, std::size_t from) {
    const void *found = from < text.size() ? std::memchr(text.data() + from, kLead, text.size() - from) : nullptr;
    return found == nullptr ? text.size() : static_cast<std::size_t>(static_cast<const char *>(found) - text.data());
}

bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

std::string encoded(std::size_t index) {
    const std::size_t code = 0xF0000 + index;
    return {kLead, static_cast<char>(0x80 | ((code >> 12) & 0x3F)), static_cast<char>(0x80 | ((code >> 6) & 0x3F)),
            static_cast<char>(0x80 | (code & 0x3F))};
}

// The same character as a pair of \u escapes.
std::string escaped(std::string_view mark) {
    static constexpr char kHex[] = "0123456789abcdef";
    const auto bits = [&](std::size_t i) { return static_cast<unsigned char>(mark[i]) & 0x3FU; };
    const unsigned code = 0xC0000U | (bits(1) << 12) | (bits(2) << 6) | bits(3);
    const unsigned rest = code - 0x10000U;
    std::string text;
    for (const unsigned unit : {0xD800U | (rest >> 10), 0xDC00U | (rest & 0x3FFU)}) {
        text += "\\u";
        for (int shift = 12; shift >= 0; shift -= 4) {
            text += kHex[(unit >> shift) & 0xFU];
        }
    }
    return text;
}

} // namespace

void LongStrings::clear() {
    m_pieces.clear();
    m_order.clear();
    m_next = 0;
}

std::string LongStrings::newMark(std::string_view text) {
    while (m_next < kMarks) {
        std::string mark = encoded(m_next++);
        if (text.find(mark) == std::string_view::npos) {
            return mark;
        }
    }
    return {};
}

std::string LongStrings::collapse(std::string_view text) {
    std::string safe;
    if (!m_pieces.empty() && nextLead(text, 0) < text.size()) {
        std::size_t done = 0;
        for (std::size_t at = nextLead(text, 0); at < text.size(); at = nextLead(text, at + 1)) {
            if (!pieceAt(text, at).empty()) {
                safe.append(text.substr(done, at - done)).append(escaped(text.substr(at, kMark)));
                done = at + kMark;
            }
        }
        safe.append(text.substr(done));
        text = safe;
    }
    const bool hasPrivate = nextLead(text, 0) < text.size();
    std::string result;
    std::size_t done = 0;  // what is in the result
    std::size_t begin = 0; // of the run
    const auto endRun = [&](std::size_t end) {
        if (end - begin <= kLongString) {
            return;
        }
        // Neither a character nor an escape is cut in two.
        std::size_t cut = begin;
        while (cut < begin + kLongStringHead) {
            cut += text[cut] != '\\' ? 1 : text[cut + 1] == 'u' ? 6 : 2;
        }
        while (cut < end && isContinuation(text[cut])) {
            ++cut;
        }
        const std::string mark = newMark(hasPrivate ? text : std::string_view());
        if (mark.empty()) {
            return;
        }
        m_pieces.emplace(mark, text.substr(cut, end - cut));
        m_order.push_back(mark);
        result.append(text.substr(done, cut - done)).append(mark);
        done = end;
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '\\') {
            ++at;
        } else if (c == '"' || c == '\n') {
            endRun(at);
            begin = at + 1;
        }
    }
    endRun(text.size());
    if (done == 0) {
        return std::string(text);
    }
    return result.append(text.substr(done));
}

std::string_view LongStrings::pieceAt(std::string_view shortened, std::size_t offset) const {
    if (offset + kMark > shortened.size() || shortened[offset] != kLead) {
        return {};
    }
    const auto found = m_pieces.find(std::string(shortened.substr(offset, kMark)));
    return found == m_pieces.end() ? std::string_view() : std::string_view(found->second);
}

LongStrings::Places LongStrings::places(std::string_view shortened) const {
    Places result;
    if (m_pieces.empty()) {
        return result;
    }
    std::size_t more = 0;
    for (std::size_t at = nextLead(shortened, 0); at < shortened.size(); at = nextLead(shortened, at + 1)) {
        const std::string_view piece = pieceAt(shortened, at);
        if (!piece.empty()) {
            result.push_back({at, at + more, piece.size()});
            more += piece.size() - kMark;
        }
    }
    return result;
}

std::string LongStrings::expand(std::string_view shortened) const {
    const Places all = places(shortened);
    if (all.empty()) {
        return std::string(shortened);
    }
    std::string result;
    result.reserve(all.back().document + all.back().size + shortened.size());
    std::size_t done = 0;
    for (const Place &place : all) {
        result.append(shortened.substr(done, place.begin - done)).append(pieceAt(shortened, place.begin));
        done = place.begin + kMark;
    }
    return result.append(shortened.substr(done));
}

std::size_t LongStrings::toDocument(const Places &places, std::size_t offset) {
    std::size_t result = offset;
    for (const Place &place : places) {
        if (offset < place.begin + kMark) {
            return offset <= place.begin ? result : place.document;
        }
        result = place.document + place.size + (offset - place.begin - kMark);
    }
    return result;
}

std::size_t LongStrings::toShortened(const Places &places, std::size_t offset) {
    std::size_t result = offset;
    for (const Place &place : places) {
        if (offset < place.document + place.size) {
            return offset <= place.document ? result : place.begin;
        }
        result = place.begin + kMark + (offset - place.document - place.size);
    }
    return result;
}

} // namespace davenport::json
