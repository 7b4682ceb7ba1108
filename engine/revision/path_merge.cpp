#include "engine/revision/path_merge.h"

#include "engine/base/error.h"

#include <iterator>

namespace davenport::revision {

MergeResult RevisionTree::merge(const RevisionPath &path) {
    return PathMerge(*this, path).run();
}

PathMerge::PathMerge(RevisionTree &tree, const RevisionPath &path, Join join)
    : m_tree(tree), m_path(path), m_join(join), m_oldest(path.start - path.hashes.size() + 1) {
    if (path.hashes.empty()) {
        throw base::badRequest("Invalid _revisions: it names no revision");
    }
    if (path.hashes.size() > path.start) {
        throw base::badRequest("Invalid _revisions: " + std::to_string(path.hashes.size()) +
                               " revisions cannot end at generation " + std::to_string(path.start));
    }
}

MergeResult PathMerge::run() {
    const MergeResult result = join();
    if (m_join == Join::All && !m_tree.m_apart.empty()) {
        mergeApart();
    }
    return result;
}

void PathMerge::mergeApart() {
    RevisionTree apart;
    apart.m_nodes.swap(m_tree.m_apart);
    PathMerge(apart, m_path, Join::First).run();
    apart.m_nodes.swap(m_tree.m_apart);
}

MergeResult PathMerge::join() {
    bool longer = false;
    std::size_t depth = 0;
    NodeIndex here = m_tree.find(m_oldest, hashAt(0));
    if (here == kNoNode) {
        NodeIndex root = kNoNode;
        depth = rootFrom(1, root);
        if (root == kNoNode) {
            const auto kind = m_tree.isEmpty() ? MergeResult::Kind::NewLeaf : MergeResult::Kind::NewBranch;
            return {.kind = kind, .node = insertRest(kNoNode, 0), .changed = true, .bodyTaken = true};
        }
        here = hangRoot(root, 0, depth, kNoNode);
        longer = true;
    }
    for (;;) {
        // Down the tree, as far as it knows the path.
        while (depth + 1 < m_path.hashes.size()) {
            const NodeIndex child = m_tree.childOf(here, hashAt(depth + 1));
            if (child == kNoNode) {
                break;
            }
            here = child;
            ++depth;
        }
        if (depth + 1 == m_path.hashes.size()) {
            return finishKnown(here, longer);
        }
        // What the path brings may lead on to the root of a history that was cut off.
        NodeIndex root = kNoNode;
        const std::size_t next = m_join == Join::All ? rootFrom(depth + 1, root) : 0;
        if (root == kNoNode) {
            const auto kind = m_tree.isLeaf(here) ? MergeResult::Kind::NewLeaf : MergeResult::Kind::NewBranch;
            return {.kind = kind, .node = insertRest(here, depth + 1), .changed = true, .bodyTaken = true};
        }
        if (m_tree.m_apart.empty()) {
            m_tree.m_apart = m_tree.m_nodes;
        }
        here = hangRoot(root, depth + 1, next, here);
        depth = next;
        longer = true;
    }
}

/// The path's oldest revision from `depth` on that is a root of the tree.
std::size_t PathMerge::rootFrom(std::size_t depth, NodeIndex &root) const {
    std::size_t best = m_path.hashes.size();
    for (NodeIndex index = 0; index < m_tree.count(); ++index) {
        const TreeNode &node = m_tree.node(index);
        if (node.parent != kNoNode || node.id.generation < generationAt(depth)) {
            continue;
        }
        const std::uint64_t found = node.id.generation - m_oldest;
        if (found < best && node.id.hash == hashAt(found)) {
            best = found;
            root = index;
        }
    }
    return best;
}

/// Puts the revisions of the depths [begin, end) under `parent`, and `root` under the last of them.
NodeIndex PathMerge::hangRoot(NodeIndex root, std::size_t begin, std::size_t end, NodeIndex parent) {
    for (std::size_t depth = begin; depth < end; ++depth) {
        m_tree.m_nodes.push_back(nodeAt(depth, parent));
        parent = m_tree.count() - 1;
    }
    m_tree.at(root).parent = parent;
    return m_tree.canonicalise(root);
}

/// Inserts the revisions from depth `begin` to the newest as a branch of their own under `parent`.
NodeIndex PathMerge::insertRest(NodeIndex parent, std::size_t begin) {
    const std::size_t added = m_path.hashes.size() - begin;
    const NodeIndex place = m_tree.placeFor(parent, {generationAt(begin), hashAt(begin)});
    const auto shift = static_cast<NodeIndex>(added);
    std::vector<TreeNode> &nodes = m_tree.m_nodes;
    if (added == 1) {
        nodes.insert(nodes.begin() + place, nodeAt(begin, parent));
    } else {
        std::vector<TreeNode> branch;
        branch.reserve(added);
        for (NodeIndex i = 0; i < shift; ++i) {
            branch.push_back(nodeAt(begin + static_cast<std::size_t>(i), i == 0 ? parent : place + i - 1));
        }
        nodes.insert(nodes.begin() + place, std::make_move_iterator(branch.begin()),
                     std::make_move_iterator(branch.end()));
    }
    for (NodeIndex index = place + shift; index < m_tree.count(); ++index) {
        if (m_tree.node(index).parent >= place) {
            m_tree.at(index).parent += shift;
        }
    }
    return place + shift - 1;
}

TreeNode PathMerge::nodeAt(std::size_t depth, NodeIndex parent) const {
    const bool newest = depth + 1 == m_path.hashes.size();
    return {{generationAt(depth), hashAt(depth)}, newest ? m_path.body : kNoBody, parent, newest && m_path.deleted};
}

MergeResult PathMerge::finishKnown(NodeIndex index, bool longer) {
    TreeNode &node = m_tree.at(index);
    const bool taken = node.body == kNoBody && m_path.body != kNoBody;
    if (taken) {
        node.body = m_path.body;
        node.deleted = m_path.deleted;
    }
    return {.kind = MergeResult::Kind::Known, .node = index, .changed = longer || taken, .bodyTaken = taken};
}

} // namespace davenport::revision
