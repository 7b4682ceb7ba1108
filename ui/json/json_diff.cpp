#include "ui/json/json_diff.h"

#include "engine/base/json_text.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <unordered_map>

namespace davenport::json {
namespace {

using base::JsonMember;
using base::JsonType;
using Kind = DiffNode::Kind;
using Members = std::vector<JsonMember>;

constexpr std::size_t kMaxTable = 4'000'000;  // cells of the table of equal elements
constexpr std::size_t kMaxPairing = 2'500;    // cells of the table of similar elements
constexpr std::size_t kNone = DiffNode::kNone;

bool isContainer(const JsonMember &member) {
    return member.type == JsonType::Object || member.type == JsonType::Array;
}

// How much two values that differ have in common, from 0 to 1. Objects are compared by their members.
double likeness(const JsonMember &a, const JsonMember &b) {
    if (a.type != b.type) {
        return !isContainer(a) && !isContainer(b) ? 0.05 : 0.0;
    }
    if (a.type != JsonType::Object) {
        return 0.1;
    }
    const Members as = base::jsonMembers(a.value);
    const Members bs = base::jsonMembers(b.value);
    std::size_t same = 0;
    std::size_t named = 0;
    for (const JsonMember &member : as) {
        const auto found = std::find_if(bs.begin(), bs.end(), [&](const JsonMember &m) { return m.key == member.key; });
        if (found != bs.end()) {
            ++named;
            same += sameJson(found->value, member.value) ? 1 : 0;
        }
    }
    const auto all = static_cast<double>(std::max<std::size_t>({as.size(), bs.size(), 1}));
    return 0.1 + 0.2 * static_cast<double>(named) / all + 0.7 * static_cast<double>(same) / all;
}

struct Pair {
    std::size_t before = kNone;
    std::size_t after = kNone;
};

// Pairs the elements of a stretch in which none is equal, in order, so that the likeness is greatest.
void pairStretch(const Members &old, const Members &now, Pair from, Pair to, std::vector<Pair> &pairs) {
    const std::size_t n = to.before - from.before;
    const std::size_t m = to.after - from.after;
    if (n == 0 || m == 0) {
        return;
    }
    if (n == m && (n == 1 || n * m > kMaxPairing)) {
        for (std::size_t i = 0; i < n; ++i) {
            pairs.push_back({from.before + i, from.after + i});
        }
        return;
    }
    if (n * m > kMaxPairing) {
        for (std::size_t i = 0; i < std::min(n, m); ++i) {
            pairs.push_back({from.before + i, from.after + i});
        }
        return;
    }
    std::vector<double> best((n + 1) * (m + 1), 0.0);
    std::vector<double> alike(n * m, 0.0);
    const auto cell = [&](std::size_t i, std::size_t j) -> double & { return best[i * (m + 1) + j]; };
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t j = m; j-- > 0;) {
            alike[i * m + j] = likeness(old[from.before + i], now[from.after + j]);
            const double paired = alike[i * m + j] > 0 ? cell(i + 1, j + 1) + alike[i * m + j] : 0.0;
            cell(i, j) = std::max({cell(i + 1, j), cell(i, j + 1), paired});
        }
    }
    for (std::size_t i = 0, j = 0; i < n && j < m;) {
        const double one = alike[i * m + j];
        if (one > 0 && cell(i, j) == cell(i + 1, j + 1) + one) {
            pairs.push_back({from.before + i++, from.after + j++});
        } else if (cell(i, j) == cell(i + 1, j)) {
            ++i;
        } else {
            ++j;
        }
    }
}

// Which element of the one array is which of the other.
std::vector<Pair> align(const Members &old, const Members &now) {
    const auto keys = [](const Members &members) {
        std::vector<std::string> all;
        all.reserve(members.size());
        for (const JsonMember &member : members) {
            all.push_back(base::minifyJson(member.value));
        }
        return all;
    };
    const std::vector<std::string> a = keys(old);
    const std::vector<std::string> b = keys(now);
    const std::size_t shorter = std::min(a.size(), b.size());
    std::vector<Pair> pairs;
    std::size_t head = 0;
    for (; head < shorter && a[head] == b[head]; ++head) {
        pairs.push_back({head, head});
    }
    std::size_t tail = 0;
    while (tail < shorter - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail]) {
        ++tail;
    }
    const std::size_t n = a.size() - tail - head;
    const std::size_t m = b.size() - tail - head;
    Pair done{head, head};
    if (n > 0 && m > 0 && n * m <= kMaxTable) {
        std::vector<std::uint32_t> table((n + 1) * (m + 1), 0);
        const auto cell = [&](std::size_t i, std::size_t j) -> std::uint32_t & { return table[i * (m + 1) + j]; };
        for (std::size_t i = n; i-- > 0;) {
            for (std::size_t j = m; j-- > 0;) {
                cell(i, j) = a[head + i] == b[head + j] ? cell(i + 1, j + 1) + 1
                                                        : std::max(cell(i + 1, j), cell(i, j + 1));
            }
        }
        for (std::size_t i = 0, j = 0; i < n && j < m;) {
            if (a[head + i] == b[head + j]) {
                pairStretch(old, now, done, {head + i, head + j}, pairs);
                pairs.push_back({head + i, head + j});
                done = {head + ++i, head + ++j};
            } else if (cell(i + 1, j) >= cell(i, j + 1)) {
                ++i;
            } else {
                ++j;
            }
        }
    }
    pairStretch(old, now, done, {a.size() - tail, b.size() - tail}, pairs);
    for (std::size_t i = 0; i < tail; ++i) {
        pairs.push_back({a.size() - tail + i, b.size() - tail + i});
    }
    return pairs;
}

DiffNode compare(std::string_view before, std::string_view after);

// What differs between the members (or elements) of two containers, given which belongs to which.
DiffNode compareInside(const Members &old, const Members &now, const std::vector<Pair> &pairs, bool object) {
    DiffNode node;
    node.kind = Kind::Inside;
    node.object = object;
    std::vector<std::size_t> partner(now.size(), kNone);
    std::vector<char> kept(old.size(), 0);
    for (const Pair &pair : pairs) {
        partner[pair.after] = pair.before;
        kept[pair.before] = 1;
    }
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (partner[i] == kNone) {
            DiffNode child;
            child.kind = Kind::Added;
            child.key = now[i].key;
            child.newIndex = i;
            child.after = now[i].value;
            node.children.push_back(std::move(child));
            continue;
        }
        order.push_back(partner[i]);
        const JsonMember &was = old[partner[i]];
        if (was.value == now[i].value) {
            continue;
        }
        DiffNode child = compare(was.value, now[i].value);
        if (child.kind == Kind::Inside && child.children.empty() && !child.reordered) {
            continue;
        }
        child.key = now[i].key;
        child.oldIndex = partner[i];
        child.newIndex = i;
        node.children.push_back(std::move(child));
    }
    for (std::size_t i = 0; i < old.size(); ++i) {
        if (kept[i] == 0) {
            DiffNode child;
            child.kind = Kind::Removed;
            child.key = old[i].key;
            child.oldIndex = i;
            child.before = old[i].value;
            node.children.push_back(std::move(child));
        }
    }
    if (!std::is_sorted(order.begin(), order.end())) {
        node.reordered = true;
        node.order = std::move(order);
    }
    return node;
}

DiffNode compare(std::string_view before, std::string_view after) {
    const JsonType oldType = base::jsonTypeOf(before);
    const JsonType newType = base::jsonTypeOf(after);
    DiffNode node;
    if (oldType == newType && oldType == JsonType::Object) {
        const Members old = base::jsonMembers(before);
        const Members now = base::jsonMembers(after);
        std::unordered_map<std::string_view, std::size_t> byKey;
        for (std::size_t i = 0; i < old.size(); ++i) {
            byKey.emplace(old[i].key, i);
        }
        std::vector<Pair> pairs;
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (const auto found = byKey.find(now[i].key); found != byKey.end()) {
                pairs.push_back({found->second, i});
            }
        }
        node = compareInside(old, now, pairs, true);
    } else if (oldType == newType && oldType == JsonType::Array) {
        const Members old = base::jsonMembers(before);
        const Members now = base::jsonMembers(after);
        node = compareInside(old, now, align(old, now), false);
    } else {
        node.kind = before == after ? Kind::Inside : Kind::Changed;
    }
    node.before = before;
    node.after = after;
    return node;
}

} // namespace

DiffNode diffJson(std::string_view before, std::string_view after) { return compare(before, after); }

std::string applyDiff(std::string_view before, const DiffNode &diff) {
    if (diff.kind != Kind::Inside) {
        return std::string(diff.after);
    }
    const JsonType type = base::jsonTypeOf(before);
    if (type != JsonType::Object && type != JsonType::Array) {
        return std::string(before);
    }
    const bool object = type == JsonType::Object;
    const Members old = base::jsonMembers(before);
    std::unordered_map<std::size_t, const DiffNode *> added;
    std::unordered_map<std::size_t, const DiffNode *> touched;
    for (const DiffNode &child : diff.children) {
        if (child.kind == Kind::Added) {
            added.emplace(child.newIndex, &child);
        } else {
            touched.emplace(child.oldIndex, &child);
        }
    }
    std::vector<std::size_t> kept = diff.order;
    if (!diff.reordered) {
        for (std::size_t i = 0; i < old.size(); ++i) {
            const auto found = touched.find(i);
            if (found == touched.end() || found->second->kind != Kind::Removed) {
                kept.push_back(i);
            }
        }
    }
    std::string result = object ? "{" : "[";
    const std::size_t count = kept.size() + added.size();
    auto next = kept.begin();
    for (std::size_t i = 0; i < count; ++i) {
        result += i > 0 ? "," : "";
        if (const auto found = added.find(i); found != added.end()) {
            if (object) {
                result.append(keySpelling(diff.after, found->second->after)).append(":");
            }
            result.append(found->second->after);
            continue;
        }
        const JsonMember &member = old[*next];
        const auto found = touched.find(*next++);
        if (object) {
            result.append(keySpelling(before, member.value)).append(":");
        }
        result.append(found == touched.end() ? std::string(member.value) : applyDiff(member.value, *found->second));
    }
    return result.append(object ? "}" : "]");
}

std::string_view keySpelling(std::string_view text, std::string_view value) {
    const auto valueAt = static_cast<std::size_t>(value.data() - text.data());
    const std::size_t colon = text.rfind(':', valueAt == 0 ? 0 : valueAt - 1);
    const std::size_t close = text.rfind('"', colon);
    std::size_t open = close;
    do {
        open = text.rfind('"', open - 1);
        std::size_t slashes = 0;
        while (slashes < open && text[open - 1 - slashes] == '\\') {
            ++slashes;
        }
        if (slashes % 2 == 0) {
            break;
        }
    } while (open > 0);
    return text.substr(open, close + 1 - open);
}

bool sameJson(std::string_view a, std::string_view b) {
    return a == b || base::minifyJson(a) == base::minifyJson(b);
}

} // namespace davenport::json
