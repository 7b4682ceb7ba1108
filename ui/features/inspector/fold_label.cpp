#include "ui/features/inspector/fold_label.h"

#include <algorithm>

namespace davenport::inspector {
namespace {

constexpr std::size_t kMaxLooked = 256 * 1024;
constexpr std::size_t kMaxValue = 18;

std::size_t endOfString(std::string_view text, std::size_t quote) {
    std::size_t at = quote + 1;
    while (at < text.size() && text[at] != '"') {
        at += text[at] == '\\' ? 2 : 1;
    }
    return std::min(at + 1, text.size());
}

std::size_t skipBlank(std::string_view text, std::size_t at) {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\n' || text[at] == '\t' || text[at] == '\r')) {
        ++at;
    }
    return at;
}

// The key and a short scalar value of the first member of the object that starts `text`.
void readFirstMember(std::string_view text, FoldLabel &label) {
    std::size_t at = skipBlank(text, 1);
    if (at >= text.size() || text[at] != '"') {
        return;
    }
    const std::size_t keyEnd = endOfString(text, at);
    const std::string_view key = text.substr(at + 1, keyEnd - at - 2);
    at = skipBlank(text, keyEnd);
    if (at >= text.size() || text[at] != ':' || key.size() > kMaxValue) {
        return;
    }
    at = skipBlank(text, at + 1);
    if (at >= text.size() || text[at] == '{' || text[at] == '[') {
        return;
    }
    const std::size_t end = text[at] == '"' ? endOfString(text, at) : text.find_first_of(",}\n \r\t", at);
    if (end == std::string_view::npos || end - at > kMaxValue) {
        return;
    }
    label.name = key;
    label.value = text.substr(at, end - at);
}

} // namespace

FoldLabel foldLabelFor(std::string_view text, bool named) {
    FoldLabel label;
    if (text.empty()) {
        return label;
    }
    const bool object = text.front() == '{';
    const std::size_t limit = std::min(text.size(), kMaxLooked);
    std::size_t commas = 0;
    bool anything = false;
    int depth = 0;
    std::size_t at = 0;
    for (; at < limit; ++at) {
        const char c = text[at];
        if (c == '{' || c == '[') {
            anything = anything || depth == 1;
            ++depth;
        } else if (c == '}' || c == ']') {
            if (--depth == 0) {
                break;
            }
        } else if (c == '"') {
            anything = true;
            at = endOfString(text, at) - 1;
        } else if (c == ',' && depth == 1) {
            ++commas;
        } else if (depth == 1 && c > ' ') {
            anything = true;
        }
    }
    const std::size_t members = anything ? commas + 1 : 0;
    const bool whole = at < limit;
    if (whole) {
        const std::size_t end = text.find('\n', at);
        label.after = text.substr(at, std::min(end == std::string_view::npos ? text.size() - at : end - at,
                                               std::size_t{4}));
    } else {
        label.after = object ? "}" : "]";
    }
    if (object && !named && whole) {
        readFirstMember(text, label);
    }
    if (!label.name.empty()) {
        label.count = std::to_string(members);
        return label;
    }
    const std::string noun = object ? (members == 1 ? " field" : " fields") : (members == 1 ? " item" : " items");
    label.count = whole ? std::to_string(members) + noun : "many" + noun;
    return label;
}

} // namespace davenport::inspector
