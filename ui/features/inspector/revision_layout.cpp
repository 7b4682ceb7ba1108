#include "ui/features/inspector/revision_layout.h"

#include <algorithm>
#include <set>

namespace davenport::inspector {
namespace {

constexpr std::uint64_t kShortStretch = 2; // so many generations are drawn even if nothing happens in them

// The generations worth a column of their own, and the stretches between them.
std::vector<RevisionColumn> chooseColumns(const std::vector<api::RevisionNode> &nodes,
                                          const std::vector<int> &children) {
    std::set<std::uint64_t> all;
    std::set<std::uint64_t> special;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const api::RevisionNode &node = nodes[i];
        all.insert(node.generation);
        const bool forkAbove = node.parent >= 0 && children[static_cast<std::size_t>(node.parent)] > 1;
        if (node.leaf || node.parent < 0 || children[i] > 1 || forkAbove) {
            special.insert(node.generation);
        }
    }
    std::vector<RevisionColumn> columns;
    for (auto it = all.begin(); it != all.end();) {
        if (special.count(*it) != 0) {
            columns.push_back({*it, *it});
            ++it;
            continue;
        }
        const auto end = std::find_if(it, all.end(), [&](std::uint64_t g) { return special.count(g) != 0; });
        const std::uint64_t first = *it;
        const std::uint64_t last = *std::prev(end);
        if (last - first < kShortStretch) {
            for (; it != end; ++it) {
                columns.push_back({*it, *it});
            }
        } else {
            columns.push_back({first, last});
            it = end;
        }
    }
    return columns;
}

} // namespace

RevisionLayout layOutRevisions(const std::vector<api::RevisionNode> &nodes) {
    RevisionLayout layout;
    layout.places.resize(nodes.size());
    std::vector<int> children(nodes.size(), 0);
    for (const api::RevisionNode &node : nodes) {
        if (node.parent >= 0) {
            ++children[static_cast<std::size_t>(node.parent)];
        }
    }
    layout.columns = chooseColumns(nodes, children);

    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].leaf) {
            layout.leaves.push_back(static_cast<int>(i));
            layout.deletedLeaves += nodes[i].deleted ? 1 : 0;
        }
    }
    const auto node = [&](int index) -> const api::RevisionNode & { return nodes[static_cast<std::size_t>(index)]; };
    std::stable_sort(layout.leaves.begin(), layout.leaves.end(), [&](int a, int b) {
        if (node(a).winner != node(b).winner) {
            return node(a).winner;
        }
        if (node(a).deleted != node(b).deleted) {
            return !node(a).deleted;
        }
        return node(a).generation != node(b).generation ? node(a).generation > node(b).generation
                                                        : node(a).rev > node(b).rev;
    });

    std::vector<char> placed(nodes.size(), 0);
    for (std::size_t lane = 0; lane < layout.leaves.size(); ++lane) {
        const api::RevisionNode &leaf = node(layout.leaves[lane]);
        const Branch branch = leaf.winner ? Branch::Winner : leaf.deleted ? Branch::Deleted : Branch::Conflict;
        for (int at = layout.leaves[lane]; at >= 0; at = node(at).parent) {
            RevisionPlace &place = layout.places[static_cast<std::size_t>(at)];
            if (placed[static_cast<std::size_t>(at)] != 0) {
                place.shared = true;
                continue;
            }
            placed[static_cast<std::size_t>(at)] = 1;
            place.lane = static_cast<int>(lane);
            place.branch = branch;
            const std::uint64_t generation = node(at).generation;
            const auto column = std::find_if(layout.columns.begin(), layout.columns.end(), [&](const RevisionColumn &c) {
                return generation >= c.firstGeneration && generation <= c.lastGeneration;
            });
            place.column = column->isStretch() ? -1 : static_cast<int>(column - layout.columns.begin());
        }
    }
    return layout;
}

} // namespace davenport::inspector
