#include "ui/features/inspector/json_changes.h"

#include "engine/base/json_text.h"
#include "ui/json/json_diff.h"
#include "ui/json/json_path.h"

#include <algorithm>

namespace davenport::inspector {
namespace {

using json::DiffNode;

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

bool isOwn(const std::string &key) {
    return key == "_id" || key == "_rev";
}

// Lists the places of a comparison from the document inwards.
class Listing {
public:
    explicit Listing(std::size_t limit) : m_limit(limit) {}

    void inside(const DiffNode &node, const std::string &path, bool top) {
        for (const DiffNode &child : node.children) {
            if (top && isOwn(child.key)) {
                continue;
            }
            m_result.fields += top ? 1 : 0;
            const std::size_t index = child.newIndex == DiffNode::kNone ? child.oldIndex : child.newIndex;
            const std::string at =
                node.object ? json::memberPath(path, child.key) : json::elementPath(path, index);
            switch (child.kind) {
            case DiffNode::Kind::Inside: inside(child, at, false); break;
            case DiffNode::Kind::Added: note(JsonChange::Kind::Added, at, child); break;
            case DiffNode::Kind::Removed: note(JsonChange::Kind::Removed, at, child); break;
            case DiffNode::Kind::Changed: note(JsonChange::Kind::Changed, at, child); break;
            }
        }
        if (node.reordered) {
            note(JsonChange::Kind::Reordered, path, {});
        }
    }

    JsonDifference take() { return std::move(m_result); }

private:
    void note(JsonChange::Kind kind, const std::string &path, const DiffNode &node) {
        ++m_result.total;
        if (m_result.changes.size() < m_limit) {
            m_result.changes.push_back({kind, path, node.before.empty() ? std::string() : shortened(node.before),
                                        node.after.empty() ? std::string() : shortened(node.after)});
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
    Listing listing(limit);
    if (before != after) {
        listing.inside(json::diffJson(before, after), {}, true);
    }
    JsonDifference result = listing.take();
    result.bytes = static_cast<std::int64_t>(after.size()) - static_cast<std::int64_t>(before.size());
    result.sameText = before == after;
    return result;
}

} // namespace davenport::inspector
