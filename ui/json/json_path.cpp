#include "ui/json/json_path.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"
#include "ui/json/json_diff.h"

#include <algorithm>
#include <cctype>

namespace davenport::json {
namespace {

using base::JsonMember;
using base::JsonType;

bool isContainer(JsonType type) {
    return type == JsonType::Object || type == JsonType::Array;
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool beginsWith(std::string_view text, std::string_view start) {
    return text.size() >= start.size() && std::equal(start.begin(), start.end(), text.begin(),
                                                     [](char a, char b) { return lower(a) == lower(b); });
}

std::string childPath(const std::string &path, const JsonMember &member, std::size_t index, bool object) {
    return object ? memberPath(path, member.key) : elementPath(path, index);
}

// An open bracket on the way to an offset.
struct Level {
    bool object = false;
    std::string path;         // of the bracket itself
    std::size_t index = 0;    // of the element at hand
    std::string key;          // of the member at hand
    std::size_t begin = 0;    // where the bracket's own key or value begins
    std::size_t value = 0;
    std::size_t keyBegin = 0; // of the member at hand
    bool hasKey = false;
};

std::size_t stringEnd(std::string_view text, std::size_t at) {
    for (std::size_t i = at + 1; i < text.size() && text[i] != '\n'; ++i) {
        if (text[i] == '\\') {
            ++i;
        } else if (text[i] == '"') {
            return i + 1;
        }
    }
    return std::min(text.find('\n', at), text.size());
}

std::string decoded(std::string_view token) {
    try {
        base::checkJson(token);
        return base::decodeJsonString(token);
    } catch (const base::Error &) {
        return std::string(token);
    }
}

} // namespace

std::string memberPath(const std::string &path, const std::string &key) {
    const bool plain = !key.empty() && std::all_of(key.begin(), key.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '_' || c == '-' || c >= 0x80;
    });
    if (!plain) {
        return path + '[' + base::encodeJsonString(key) + ']';
    }
    return path.empty() ? key : path + '.' + key;
}

std::string elementPath(const std::string &path, std::size_t index) {
    return path + '[' + std::to_string(index) + ']';
}

std::string pathText(const std::vector<std::string> &keys) {
    std::string path;
    for (const std::string &key : keys) {
        path = memberPath(path, key);
    }
    return path;
}

JsonSpot spotAt(std::string_view text, std::size_t offset) {
    std::vector<Level> levels;
    JsonSpot best;
    best.end = text.size();
    const auto here = [&]() -> std::string {
        if (levels.empty()) {
            return {};
        }
        const Level &level = levels.back();
        if (!level.object) {
            return elementPath(level.path, level.index);
        }
        return level.hasKey ? memberPath(level.path, level.key) : level.path;
    };
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (at > offset) {
            break;
        }
        if (c == '{' || c == '[') {
            const bool inMember = !levels.empty() && levels.back().object && levels.back().hasKey;
            Level level;
            level.object = c == '{';
            level.path = here();
            level.begin = inMember ? levels.back().keyBegin : at;
            level.value = at;
            levels.push_back(level);
            best = {level.path, level.begin, at, text.size()};
            ++at;
        } else if (c == '}' || c == ']') {
            if (levels.empty()) {
                return best;
            }
            if (offset <= at) {
                return {levels.back().path, levels.back().begin, levels.back().value, at + 1};
            }
            levels.pop_back();
            ++at;
            if (!levels.empty()) {
                best = {levels.back().path, levels.back().begin, levels.back().value, text.size()};
            }
        } else if (c == ',') {
            if (!levels.empty()) {
                ++levels.back().index;
                levels.back().hasKey = false;
                best = {levels.back().path, levels.back().begin, levels.back().value, text.size()};
            }
            ++at;
        } else if (c == '"' || std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-') {
            std::size_t end = at;
            if (c == '"') {
                end = stringEnd(text, at);
            } else {
                while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0 ||
                                             text[end] == '-' || text[end] == '+' || text[end] == '.')) {
                    ++end;
                }
            }
            if (!levels.empty() && levels.back().object && !levels.back().hasKey && c == '"') {
                levels.back().key = decoded(text.substr(at, end - at));
                levels.back().keyBegin = at;
                levels.back().hasKey = true;
                // The value is what follows the colon; for a scalar its end is found here, so that the key names it whole.
                best = {here(), at, end, end};
            } else {
                const bool member = !levels.empty() && levels.back().object && levels.back().hasKey;
                best = {here(), member ? levels.back().keyBegin : at, at, end};
            }
            at = end;
        } else {
            ++at;
        }
    }
    return best;
}

std::optional<JsonSpot> findPath(std::string_view text, std::string_view path) {
    std::string_view value = text;
    JsonSpot spot;
    spot.end = text.size();
    std::string done;
    while (done.size() < path.size()) {
        const JsonType type = base::jsonTypeOf(value);
        if (!isContainer(type)) {
            return std::nullopt;
        }
        const bool object = type == JsonType::Object;
        const std::vector<JsonMember> members = base::jsonMembers(value);
        bool found = false;
        for (std::size_t i = 0; i < members.size() && !found; ++i) {
            const std::string child = childPath(done, members[i], i, object);
            const bool fits = path.substr(0, child.size()) == child &&
                              (path.size() == child.size() || path[child.size()] == '.' || path[child.size()] == '[');
            if (fits) {
                const auto at = static_cast<std::size_t>(members[i].value.data() - text.data());
                const std::size_t begin =
                    object ? static_cast<std::size_t>(keySpelling(text, members[i].value).data() - text.data()) : at;
                spot = {child, begin, at, at + members[i].value.size()};
                value = members[i].value;
                done = child;
                found = true;
            }
        }
        if (!found) {
            return std::nullopt;
        }
    }
    return spot;
}

std::vector<std::string> completePath(std::string_view text, std::string_view typed, std::size_t limit) {
    std::vector<std::string> result;
    // Down along the containers whose paths are wholly typed; then their members that go on as typed.
    std::vector<std::pair<std::string, std::string_view>> open = {{std::string(), text}};
    while (!open.empty() && result.size() < limit) {
        const auto [path, value] = open.front();
        open.erase(open.begin());
        const JsonType type = base::jsonTypeOf(value);
        if (!isContainer(type)) {
            continue;
        }
        const std::vector<JsonMember> members = base::jsonMembers(value);
        for (std::size_t i = 0; i < members.size() && result.size() < limit; ++i) {
            const std::string child = childPath(path, members[i], i, type == JsonType::Object);
            if (beginsWith(child, typed)) {
                result.push_back(child);
            }
            if (isContainer(members[i].type) && beginsWith(typed, child)) {
                open.emplace_back(child, members[i].value);
            }
        }
    }
    return result;
}

} // namespace davenport::json
