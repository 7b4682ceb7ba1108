#include "ui/json/references.h"

#include "engine/base/json_text.h"

#include <algorithm>
#include <set>
#include <utility>

namespace davenport::json {

namespace {

using base::JsonMember;
using base::JsonType;

constexpr std::size_t kLongestId = 200;
constexpr std::size_t kMostCandidates = 1000;
constexpr int kDeepest = 20;

class Collector {
public:
    Collector(std::vector<StringValue> &out, std::size_t most) : m_out(out), m_most(most) {}

    void visit(std::string_view json, const std::string &path, const std::string &field, int depth) {
        for (const JsonMember &member : base::jsonMembers(json)) {
            if (m_out.size() >= m_most) {
                return;
            }
            const bool element = member.key.empty() && base::jsonTypeOf(json) == JsonType::Array;
            const std::string &name = element ? field : member.key;
            const std::string at = element ? path : path.empty() ? member.key : path + "." + member.key;
            if (member.type == JsonType::String) {
                std::string value = base::decodeJsonString(member.value);
                if (m_known.emplace(at, value).second) {
                    m_out.push_back({at, name, std::move(value)});
                }
            } else if ((member.type == JsonType::Object || member.type == JsonType::Array) && depth < kDeepest) {
                visit(member.value, at, name, depth + 1);
            }
        }
    }

private:
    std::vector<StringValue> &m_out;
    std::size_t m_most;
    std::set<std::pair<std::string, std::string>> m_known;
};

std::string shortened(std::string text, std::size_t most) {
    if (text.size() <= most) {
        return text;
    }
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) {
        --end;
    }
    text.resize(end);
    return text + "…";
}

/// A plain value as people read it; a list of strings (or an object's keys) with commas; empty for other nested values.
std::string plain(const JsonMember &member) {
    switch (member.type) {
    case JsonType::String:
        return base::decodeJsonString(member.value);
    case JsonType::Array:
    case JsonType::Object: {
        std::string list;
        for (const JsonMember &element : base::jsonMembers(member.value)) {
            if (member.type == JsonType::Array && element.type != JsonType::String) {
                return {};
            }
            list += (list.empty() ? "" : ", ") +
                    (member.type == JsonType::Array ? base::decodeJsonString(element.value) : element.key);
            if (list.size() > 200) {
                break;
            }
        }
        return list;
    }
    default:
        return std::string(member.value);
    }
}

std::string scalar(const JsonMember &member) {
    return member.type == JsonType::Array || member.type == JsonType::Object ? std::string() : plain(member);
}

const JsonMember *find(const std::vector<JsonMember> &members, std::string_view key) {
    const auto it =
        std::find_if(members.begin(), members.end(), [&](const JsonMember &member) { return member.key == key; });
    return it == members.end() ? nullptr : &*it;
}

} // namespace

std::vector<StringValue> stringValues(std::string_view json, std::size_t most) {
    std::vector<StringValue> values;
    Collector(values, most).visit(json, {}, {}, 0);
    return values;
}

std::vector<std::string> idsNamedBy(std::string_view value, std::string_view field, std::string_view partition) {
    std::vector<std::string> ids{std::string(value)};
    const std::string prefix = partition.empty() ? std::string() : std::string(partition) + ":";
    if (!prefix.empty() && value.substr(0, prefix.size()) != prefix) {
        ids.push_back(prefix + std::string(value));
    }
    ids.push_back(std::string(field) + ":" + std::string(value));
    return ids;
}

std::vector<Candidate> candidates(std::string_view id, std::string_view json, bool partitioned) {
    std::vector<Candidate> found;
    std::set<std::string, std::less<>> known{std::string(id)};
    const auto add = [&](std::string candidate, const std::string &field) {
        if (found.size() < kMostCandidates && known.insert(candidate).second) {
            found.push_back({std::move(candidate), field});
        }
    };
    const std::size_t colon = id.find(':');
    const std::string partition(partitioned && colon != std::string_view::npos ? id.substr(0, colon)
                                                                               : std::string_view());
    for (const StringValue &value : stringValues(json)) {
        if (value.value.empty() || value.value.size() > kLongestId) {
            continue;
        }
        for (std::string &named : idsNamedBy(value.value, value.field, partition)) {
            add(std::move(named), value.path);
        }
    }
    if (!partition.empty()) {
        add(partition, "partition");
    }
    return found;
}

std::string typeOf(std::string_view json) {
    const std::vector<JsonMember> members = base::jsonMembers(json);
    const JsonMember *type = find(members, "type");
    return type != nullptr && type->type == JsonType::String ? base::decodeJsonString(type->value) : std::string();
}

std::string summaryOf(std::string_view json, std::size_t most) {
    const std::vector<JsonMember> members = base::jsonMembers(json);
    for (const char *name : {"name", "title", "text", "body", "subject", "summary", "label", "description", "email"}) {
        const JsonMember *member = find(members, name);
        if (member != nullptr && member->type == JsonType::String) {
            std::string text = base::decodeJsonString(member->value);
            std::replace(text.begin(), text.end(), '\n', ' ');
            if (!text.empty()) {
                return shortened(std::move(text), most);
            }
        }
    }
    std::string text;
    for (const JsonMember &member : members) {
        const std::string value = plain(member);
        if (member.key != "type" && member.key != "used_by" && !value.empty() && text.size() < most) {
            text += (text.empty() ? "" : " · ") + value;
        }
    }
    return shortened(std::move(text), most);
}

std::vector<std::string> changedMembers(std::string_view before, std::string_view after) {
    constexpr std::size_t kLongestShown = 40;
    const std::vector<JsonMember> old = base::jsonMembers(before);
    const std::vector<JsonMember> now = base::jsonMembers(after);
    std::vector<std::string> changed;
    for (const JsonMember &member : now) {
        const JsonMember *was = find(old, member.key);
        if (was != nullptr && was->value == member.value) {
            continue;
        }
        const std::string value = shortened(scalar(member), kLongestShown);
        if (was == nullptr) {
            changed.push_back("+ " + member.key + (value.empty() ? "" : ": " + value));
        } else {
            const std::string oldValue = shortened(scalar(*was), kLongestShown);
            changed.push_back(member.key + (value.empty() || oldValue.empty() ? "" : ": " + oldValue + " → " + value));
        }
    }
    for (const JsonMember &member : old) {
        if (find(now, member.key) == nullptr) {
            changed.push_back("− " + member.key);
        }
    }
    return changed;
}

} // namespace davenport::json
