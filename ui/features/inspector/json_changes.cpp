#include "ui/features/inspector/json_changes.h"

#include "engine/base/json_text.h"

#include <algorithm>
#include <cctype>
#include <unordered_map>

namespace davenport::inspector {
namespace {

using base::JsonMember;
using base::JsonType;

constexpr std::size_t kShownValue = 160;

std::string shortened(std::string_view value) {
    std::string line = value.size() > 8 * kShownValue ? std::string(value.substr(0, 8 * kShownValue))
                                                      : base::minifyJson(value);
    std::replace(line.begin(), line.end(), '\n', ' ');
    if (line.size() > kShownValue) {
        std::size_t end = kShownValue;
        while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U) {
            --end;
        }
        line.resize(end);
        line += "…";
    }
    return line;
}

std::string memberPath(const std::string &path, const std::string &key) {
    const bool plain = !key.empty() && std::all_of(key.begin(), key.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '_' || c == '-' || c >= 0x80;
    });
    if (!plain) {
        return path + '[' + base::encodeJsonString(key) + ']';
    }
    return path.empty() ? key : path + '.' + key;
}

bool sameValue(std::string_view a, std::string_view b) {
    return a == b || base::minifyJson(a) == base::minifyJson(b);
}

class Comparison {
public:
    explicit Comparison(std::size_t limit) : m_limit(limit) {}

    void objects(std::string_view before, std::string_view after, const std::string &path, bool top) {
        const std::vector<JsonMember> old = base::jsonMembers(before);
        const std::vector<JsonMember> now = base::jsonMembers(after);
        std::unordered_map<std::string_view, const JsonMember *> byKey;
        for (const JsonMember &member : old) {
            byKey.emplace(member.key, &member);
        }
        std::vector<std::string_view> common;
        for (const JsonMember &member : now) {
            if (top && (member.key == "_id" || member.key == "_rev")) {
                byKey.erase(member.key);
                continue;
            }
            const std::size_t countBefore = m_result.total;
            const auto found = byKey.find(member.key);
            if (found == byKey.end()) {
                note(JsonChange::Kind::Added, memberPath(path, member.key), {}, member.value);
            } else {
                values(*found->second, member, memberPath(path, member.key));
                byKey.erase(found);
                common.push_back(member.key);
            }
            m_result.fields += top && m_result.total > countBefore ? 1 : 0;
        }
        auto next = common.begin();
        bool ordered = true;
        for (const JsonMember &member : old) {
            if (byKey.count(member.key) == 0) {
                const bool left = top && (member.key == "_id" || member.key == "_rev");
                ordered = ordered && (left || (next != common.end() && *next++ == member.key));
            } else if (!(top && (member.key == "_id" || member.key == "_rev"))) {
                note(JsonChange::Kind::Removed, memberPath(path, member.key), member.value, {});
                m_result.fields += top ? 1 : 0;
            }
        }
        if (!ordered) {
            note(JsonChange::Kind::Reordered, path, {}, {});
        }
    }

    JsonDifference take() { return std::move(m_result); }

private:
    void values(const JsonMember &before, const JsonMember &after, const std::string &path) {
        if (before.value == after.value) {
            return;
        }
        if (before.type == after.type && before.type == JsonType::Object) {
            objects(before.value, after.value, path, false);
        } else if (before.type == after.type && before.type == JsonType::Array) {
            arrays(before.value, after.value, path);
        } else {
            note(JsonChange::Kind::Changed, path, before.value, after.value);
        }
    }

    void arrays(std::string_view before, std::string_view after, const std::string &path) {
        const std::vector<JsonMember> old = base::jsonMembers(before);
        const std::vector<JsonMember> now = base::jsonMembers(after);
        const std::size_t shorter = std::min(old.size(), now.size());
        std::size_t head = 0;
        while (head < shorter && sameValue(old[head].value, now[head].value)) {
            ++head;
        }
        std::size_t tail = 0;
        while (tail < shorter - head &&
               sameValue(old[old.size() - 1 - tail].value, now[now.size() - 1 - tail].value)) {
            ++tail;
        }
        const std::size_t oldEnd = old.size() - tail;
        const std::size_t nowEnd = now.size() - tail;
        std::size_t at = head;
        for (; at < std::min(oldEnd, nowEnd); ++at) {
            values(old[at], now[at], elementPath(path, at));
        }
        for (std::size_t i = at; i < nowEnd; ++i) {
            note(JsonChange::Kind::Added, elementPath(path, i), {}, now[i].value);
        }
        for (std::size_t i = at; i < oldEnd; ++i) {
            note(JsonChange::Kind::Removed, elementPath(path, i), old[i].value, {});
        }
    }

    static std::string elementPath(const std::string &path, std::size_t index) {
        return path + '[' + std::to_string(index) + ']';
    }

    void note(JsonChange::Kind kind, std::string path, std::string_view before, std::string_view after) {
        ++m_result.total;
        if (m_result.changes.size() < m_limit) {
            m_result.changes.push_back({kind, std::move(path), before.empty() ? std::string() : shortened(before),
                                        after.empty() ? std::string() : shortened(after)});
        }
    }

    std::size_t m_limit;
    JsonDifference m_result;
};

} // namespace

std::string JsonDifference::summary() const {
    const std::string size = (bytes > 0 ? "+" : "") + std::to_string(bytes) + (bytes == 1 || bytes == -1 ? " byte"
                                                                                                         : " bytes");
    if (total == 0) {
        return sameText ? "nothing" : "layout only, " + size;
    }
    if (fields == 0) {
        return "order of fields, " + size;
    }
    return std::to_string(fields) + (fields == 1 ? " field, " : " fields, ") + size;
}

JsonDifference compareDocuments(std::string_view before, std::string_view after, std::size_t limit) {
    Comparison comparison(limit);
    if (before != after) {
        comparison.objects(before, after, {}, true);
    }
    JsonDifference result = comparison.take();
    result.bytes = static_cast<std::int64_t>(after.size()) - static_cast<std::int64_t>(before.size());
    result.sameText = before == after;
    return result;
}

} // namespace davenport::inspector
