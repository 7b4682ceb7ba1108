#include "engine/revision/revision_tree.h"

#include <algorithm>

namespace davenport::revision {

NodeIndex RevisionTree::find(const RevisionId &id) const noexcept {
    return find(id.generation, id.hash);
}

NodeIndex RevisionTree::find(std::uint64_t generation, const RevisionHash &hash) const noexcept {
    for (NodeIndex index = 0; index < count(); ++index) {
        const RevisionId &id = node(index).id;
        if (id.generation == generation && id.hash == hash) {
            return index;
        }
    }
    return kNoNode;
}

// A peer may send the same id under two parents, so that it can be a leaf here and an inner revision there.
NodeIndex RevisionTree::findLeaf(const RevisionId &id) const noexcept {
    for (NodeIndex index = 0; index < count(); ++index) {
        if (isLeaf(index) && node(index).id == id) {
            return index;
        }
    }
    return kNoNode;
}

/// The first index behind `index` and all that descends from it.
NodeIndex RevisionTree::endOfBranch(NodeIndex index) const noexcept {
    NodeIndex end = index + 1;
    while (end < count() && node(end).parent >= index) {
        ++end;
    }
    return end;
}

/// The order of leaves(): live ones first, greater ids first.
bool RevisionTree::precedes(NodeIndex left, NodeIndex right) const noexcept {
    const TreeNode &a = node(left);
    const TreeNode &b = node(right);
    return a.deleted != b.deleted ? b.deleted : a.id > b.id;
}

std::vector<NodeIndex> RevisionTree::leavesIn(NodeIndex begin, NodeIndex end) const {
    std::vector<NodeIndex> found;
    for (NodeIndex index = begin; index < end; ++index) {
        if (isLeaf(index)) {
            found.push_back(index);
        }
    }
    std::stable_sort(found.begin(), found.end(), [this](NodeIndex a, NodeIndex b) { return precedes(a, b); });
    return found;
}

std::vector<NodeIndex> RevisionTree::leaves() const {
    return leavesIn(0, count());
}

std::vector<NodeIndex> RevisionTree::leavesOf(NodeIndex index) const {
    return leavesIn(index, endOfBranch(index));
}

NodeIndex RevisionTree::winner() const noexcept {
    NodeIndex best = kNoNode;
    for (NodeIndex index = 0; index < count(); ++index) {
        if (isLeaf(index) && (best == kNoNode || precedes(index, best))) {
            best = index;
        }
    }
    return best;
}

bool RevisionTree::isDeleted() const noexcept {
    return liveLeafCount() == 0;
}

std::vector<NodeIndex> RevisionTree::losers(bool deleted) const {
    std::vector<NodeIndex> found = leaves();
    if (!found.empty()) {
        found.erase(found.begin());
    }
    std::erase_if(found, [&](NodeIndex index) { return node(index).deleted != deleted; });
    return found;
}

std::vector<NodeIndex> RevisionTree::conflicts() const {
    return losers(false);
}

std::vector<NodeIndex> RevisionTree::deletedConflicts() const {
    return losers(true);
}

std::size_t RevisionTree::leafCount() const noexcept {
    std::size_t found = 0;
    for (NodeIndex index = 0; index < count(); ++index) {
        found += isLeaf(index);
    }
    return found;
}

std::size_t RevisionTree::liveLeafCount() const noexcept {
    std::size_t found = 0;
    for (NodeIndex index = 0; index < count(); ++index) {
        found += isLeaf(index) && !node(index).deleted;
    }
    return found;
}

std::vector<NodeIndex> RevisionTree::history(NodeIndex index, std::uint64_t limit) const {
    std::vector<NodeIndex> found;
    for (; index != kNoNode && found.size() < limit; index = node(index).parent) {
        found.push_back(index);
    }
    return found;
}

NodeStatus RevisionTree::status(NodeIndex index) const noexcept {
    if (node(index).body == kNoBody) {
        return NodeStatus::Missing;
    }
    return node(index).deleted ? NodeStatus::Deleted : NodeStatus::Available;
}

std::vector<RevisionId> RevisionTree::missing(std::span<const RevisionId> ids) const {
    std::vector<RevisionId> found;
    std::copy_if(ids.begin(), ids.end(), std::back_inserter(found),
                 [this](const RevisionId &id) { return find(id) == kNoNode; });
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::vector<NodeIndex> RevisionTree::possibleAncestors(std::span<const RevisionId> missingIds) const {
    std::uint64_t youngest = 0;
    for (const RevisionId &id : missingIds) {
        youngest = std::max(youngest, id.generation);
    }
    std::vector<NodeIndex> found = leaves();
    std::erase_if(found, [&](NodeIndex index) { return node(index).id.generation >= youngest; });
    return found;
}

} // namespace davenport::revision
