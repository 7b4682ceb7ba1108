// The canonical order of RevisionTree's nodes, and what keeps it while revisions come and go.
#include "engine/revision/revision_tree.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace davenport::revision {

NodeIndex RevisionTree::childOf(NodeIndex parent, const RevisionHash &hash) const noexcept {
    for (NodeIndex child = parent + 1; child < count() && node(child).parent == parent; child = endOfBranch(child)) {
        if (node(child).id.hash == hash) {
            return child;
        }
    }
    return kNoNode;
}

/// Where a new child of `parent` (or a new root) belongs.
NodeIndex RevisionTree::placeFor(NodeIndex parent, const RevisionId &id) const noexcept {
    NodeIndex sibling = parent + 1;
    while (sibling < count() && node(sibling).parent == parent && node(sibling).id < id) {
        sibling = endOfBranch(sibling);
    }
    return sibling;
}

/// Sorts the nodes, which may stand in any order as long as their parents are right. Returns where `followed` went.
NodeIndex RevisionTree::canonicalise(NodeIndex followed) {
    std::vector<NodeIndex> siblings(m_nodes.size());
    std::iota(siblings.begin(), siblings.end(), 0);
    std::sort(siblings.begin(), siblings.end(), [this](NodeIndex a, NodeIndex b) {
        return node(a).parent != node(b).parent ? node(a).parent < node(b).parent : node(a).id < node(b).id;
    });
    // The children of p stand in siblings[first[p + 1] .. first[p + 2]), the roots in front of them all.
    std::vector<std::size_t> first(m_nodes.size() + 2, 0);
    for (const TreeNode &each : m_nodes) {
        ++first[static_cast<std::size_t>(each.parent + 2)];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());

    std::vector<TreeNode> sorted;
    sorted.reserve(m_nodes.size());
    std::vector<std::pair<NodeIndex, NodeIndex>> waiting; // a node, and where its parent went
    const auto pushChildren = [&](NodeIndex parent, NodeIndex parentPlace) {
        const auto slot = static_cast<std::size_t>(parent + 1);
        for (std::size_t i = first[slot + 1]; i > first[slot]; --i) {
            waiting.emplace_back(siblings[i - 1], parentPlace);
        }
    };
    NodeIndex followedPlace = kNoNode;
    pushChildren(kNoNode, kNoNode);
    while (!waiting.empty()) {
        const auto [index, parentPlace] = waiting.back();
        waiting.pop_back();
        const auto place = static_cast<NodeIndex>(sorted.size());
        sorted.push_back(std::move(at(index)));
        sorted.back().parent = parentPlace;
        if (index == followed) {
            followedPlace = place;
        }
        pushChildren(index, place);
    }
    m_nodes = std::move(sorted);
    return followedPlace;
}

} // namespace davenport::revision
