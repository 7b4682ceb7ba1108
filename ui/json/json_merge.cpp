#include "ui/json/json_merge.h"

#include "engine/base/json_text.h"
#include "ui/json/json_diff.h"
#include "ui/json/json_path.h"

#include <algorithm>
#include <functional>
#include <map>

namespace davenport::json {
namespace {

using base::JsonMember;
using base::JsonType;
using Side = std::optional<std::string_view>;
using Keys = std::vector<std::string>;

std::vector<JsonMember> membersOf(Side side) {
    return side && base::jsonTypeOf(*side) == JsonType::Object ? base::jsonMembers(*side) : std::vector<JsonMember>();
}

bool isObject(Side side) {
    return side && base::jsonTypeOf(*side) == JsonType::Object;
}

bool same(Side a, Side b) {
    return a.has_value() == b.has_value() && (!a || sameJson(*a, *b));
}

std::optional<std::string> copyOf(Side side) {
    return side ? std::optional<std::string>(std::string(*side)) : std::nullopt;
}

class Walk {
public:
    explicit Walk(Merge &merge) : m_merge(merge) {}

    void objects(Side base, Side mine, Side theirs, const Keys &keys) {
        const std::vector<JsonMember> bases = membersOf(base);
        const std::vector<JsonMember> mines = membersOf(mine);
        const std::vector<JsonMember> others = membersOf(theirs);
        // Mine's order first, then what only theirs or the base has.
        Keys names;
        std::map<std::string_view, std::string_view> byName[3];
        const std::vector<JsonMember> *sides[3] = {&mines, &others, &bases};
        for (int i = 0; i < 3; ++i) {
            for (const JsonMember &member : *sides[i]) {
                const bool known = std::any_of(byName, byName + i, [&](const auto &m) { return m.count(member.key); });
                byName[i].emplace(member.key, member.value);
                if (!known && !(keys.empty() && !member.key.empty() && member.key.front() == '_')) {
                    names.push_back(member.key);
                }
            }
        }
        for (const std::string &name : names) {
            const auto at = [&](int i) {
                const auto found = byName[i].find(name);
                return found == byName[i].end() ? Side() : Side(found->second);
            };
            Keys path = keys;
            path.push_back(name);
            values(at(2), at(0), at(1), path);
        }
    }

private:
    void values(Side base, Side mine, Side theirs, const Keys &keys) {
        if (same(mine, theirs) && (!m_merge.hasBase || same(base, mine))) {
            return;
        }
        if (isObject(mine) && isObject(theirs) && (isObject(base) || !base)) {
            objects(base, mine, theirs, keys);
            return;
        }
        MergePlace place;
        place.keys = keys;
        place.path = pathText(keys);
        place.base = copyOf(base);
        place.mine = copyOf(mine);
        place.theirs = copyOf(theirs);
        if (same(mine, theirs)) {
            place.kind = MergePlace::Kind::BothSame;
            place.choice = MergeChoice::Mine;
        } else if (m_merge.hasBase && same(base, theirs)) {
            place.kind = MergePlace::Kind::OnlyMine;
            place.choice = MergeChoice::Mine;
        } else if (m_merge.hasBase && same(base, mine)) {
            place.kind = MergePlace::Kind::OnlyTheirs;
            place.choice = MergeChoice::Theirs;
        }
        m_merge.places.push_back(std::move(place));
    }

    Merge &m_merge;
};

// The object `text` with what is chosen for the places under `keys` put in.
std::string withChoices(std::string_view text, Side theirs, const std::vector<const MergePlace *> &places,
                        std::size_t depth) {
    struct Entry {
        std::string key;
        std::string spelled;
        std::string value;
    };
    std::vector<Entry> entries;
    for (const JsonMember &member : base::jsonMembers(text)) {
        entries.push_back({member.key, std::string(keySpelling(text, member.value)), std::string(member.value)});
    }
    const std::vector<JsonMember> others = membersOf(theirs);
    std::vector<std::string> done;
    for (const MergePlace *first : places) {
        const std::string &key = first->keys[depth];
        if (std::find(done.begin(), done.end(), key) != done.end()) {
            continue;
        }
        done.push_back(key);
        const auto other = std::find_if(others.begin(), others.end(), [&](const auto &m) { return m.key == key; });
        auto entry = std::find_if(entries.begin(), entries.end(), [&](const Entry &e) { return e.key == key; });
        const std::string spelled = entry != entries.end()   ? entry->spelled
                                    : other != others.end() ? std::string(keySpelling(*theirs, other->value))
                                                            : base::encodeJsonString(key);
        std::optional<std::string> value;
        if (first->keys.size() == depth + 1) {
            value = first->choice == MergeChoice::Open ? first->mine : first->chosen();
        } else {
            std::vector<const MergePlace *> inner;
            std::copy_if(places.begin(), places.end(), std::back_inserter(inner),
                         [&](const MergePlace *place) { return place->keys[depth] == key; });
            const std::vector<JsonMember> own = base::jsonMembers(text);
            const auto mine = std::find_if(own.begin(), own.end(), [&](const auto &m) { return m.key == key; });
            value = withChoices(mine->value, other != others.end() ? Side(other->value) : Side(), inner, depth + 1);
        }
        if (!value) {
            if (entry != entries.end()) {
                entries.erase(entry);
            }
            continue;
        }
        if (entry != entries.end()) {
            entry->value = *value;
            continue;
        }
        // Behind the member that it follows in their version.
        auto where = entries.end();
        if (other != others.end() && other != others.begin()) {
            const auto before = std::find_if(entries.begin(), entries.end(),
                                             [&](const Entry &e) { return e.key == std::prev(other)->key; });
            where = before == entries.end() ? entries.end() : before + 1;
        }
        entries.insert(where, {key, spelled, *value});
    }
    std::string result = "{";
    for (const Entry &entry : entries) {
        result.append(result.size() > 1 ? "," : "").append(entry.spelled).append(":").append(entry.value);
    }
    return result.append("}");
}

} // namespace

std::optional<std::string> MergePlace::chosen() const {
    switch (choice) {
    case MergeChoice::Mine: return mine;
    case MergeChoice::Theirs: return theirs;
    case MergeChoice::Base: return base;
    case MergeChoice::Edited: return edited;
    case MergeChoice::Open: break;
    }
    return std::nullopt;
}

std::size_t Merge::openCount() const {
    return static_cast<std::size_t>(std::count_if(
        places.begin(), places.end(), [](const MergePlace &place) { return place.choice == MergeChoice::Open; }));
}

std::string Merge::result() const {
    std::vector<const MergePlace *> all;
    for (const MergePlace &place : places) {
        all.push_back(&place);
    }
    return base::formatJson(withChoices(mine, theirs, all, 0)) + "\n";
}

Merge mergeJson(const std::optional<std::string> &base, const std::string &mine, const std::string &theirs) {
    Merge merge;
    merge.mine = mine;
    merge.theirs = theirs;
    merge.hasBase = base.has_value();
    Walk(merge).objects(base ? Side(*base) : Side(), merge.mine, merge.theirs, {});
    return merge;
}

} // namespace davenport::json
