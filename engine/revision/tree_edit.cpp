// The interactive side of RevisionTree: one edit on one leaf.
#include "engine/revision/revision_tree.h"

namespace davenport::revision {

EditTarget RevisionTree::editTarget(const std::optional<RevisionId> &parent, bool deleted) const {
    if (isEmpty()) {
        return {.conflict = parent.has_value()};
    }
    if (isDeleted()) {
        const bool recreates = !parent && !deleted;
        return recreates ? EditTarget{.parent = winner()} : EditTarget{.conflict = true};
    }
    const NodeIndex leaf = parent ? findLeaf(*parent) : kNoNode;
    return {.conflict = leaf == kNoNode, .parent = leaf};
}

NodeIndex RevisionTree::addEdit(NodeIndex parent, const RevisionHash &hash, bool deleted, BodyRef body) {
    const bool allowed = parent == kNoNode ? isEmpty() : isLeaf(parent);
    const std::uint64_t generation = parent == kNoNode ? 1 : node(parent).id.generation + 1;
    if (!allowed || find(generation, hash) != kNoNode) {
        return kNoNode;
    }
    m_apart.clear();
    // A leaf has no children, so its first one stands directly behind it.
    const NodeIndex place = parent + 1;
    m_nodes.insert(m_nodes.begin() + place, TreeNode{{generation, hash}, body, parent, deleted});
    for (NodeIndex index = place + 1; index < count(); ++index) {
        if (node(index).parent >= place) {
            ++at(index).parent;
        }
    }
    return place;
}

} // namespace davenport::revision
