#pragma once

#include "engine/revision/revision_tree.h"

namespace davenport::revision {

/// One merge of one path into one tree: RevisionTree::merge() is this class. A depth counts the path's revisions from
/// its oldest, which has depth 0.
class PathMerge {
public:
    PathMerge(RevisionTree &tree, const RevisionPath &path);
    MergeResult run();

private:
    const RevisionHash &hashAt(std::size_t depth) const { return m_path.hashes[m_path.hashes.size() - 1 - depth]; }
    std::uint64_t generationAt(std::size_t depth) const { return m_oldest + depth; }

    std::size_t rootFrom(std::size_t depth, NodeIndex &root) const;
    NodeIndex hangRoot(NodeIndex root, std::size_t begin, std::size_t end, NodeIndex parent);
    NodeIndex insertRest(NodeIndex parent, std::size_t begin);
    TreeNode nodeAt(std::size_t depth, NodeIndex parent) const;
    MergeResult finishKnown(NodeIndex node, bool longer);
    bool passesJoint();

    RevisionTree &m_tree;
    const RevisionPath &m_path;
    std::uint64_t m_oldest; ///< the generation of depth 0
};

} // namespace davenport::revision
