#include "tests/conformance/request.h"

#include "engine/base/digest.h"

#include <nlohmann/json.hpp>

namespace davenport::tests {

namespace {

std::string decoded(std::string_view text, bool plusIsSpace) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string byte;
        if (text[i] == '%' && i + 2 < text.size() && base::fromHex(text.substr(i + 1, 2), byte)) {
            out += byte;
            i += 2;
        } else {
            out += text[i] == '+' && plusIsSpace ? ' ' : text[i];
        }
    }
    return out;
}

template <typename Take>
void forEachPart(std::string_view text, char separator, const Take &take) {
    while (!text.empty()) {
        const std::size_t end = text.find(separator);
        if (end != 0) {
            take(text.substr(0, end));
        }
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
}

} // namespace

void Request::split() {
    segments.clear();
    query.clear();
    const std::string_view whole = path;
    const std::size_t mark = whole.find('?');
    forEachPart(whole.substr(0, mark), '/', [&](std::string_view part) { segments.push_back(decoded(part, false)); });
    if (mark == std::string_view::npos) {
        return;
    }
    forEachPart(whole.substr(mark + 1), '&', [&](std::string_view part) {
        const std::size_t equals = part.find('=');
        query[decoded(part.substr(0, equals), true)] =
            equals == std::string_view::npos ? std::string() : decoded(part.substr(equals + 1), true);
    });
}

std::string Request::parameter(const std::string &name) const {
    const auto found = query.find(name);
    return found == query.end() ? std::string() : found->second;
}

std::optional<std::string> Request::stringParameter(const std::string &name) const {
    const auto found = query.find(name);
    if (found == query.end()) {
        return std::nullopt;
    }
    return nlohmann::json::parse(found->second).get<std::string>();
}

} // namespace davenport::tests
