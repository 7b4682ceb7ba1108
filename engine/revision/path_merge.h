#pragma once

#include "engine/revision/revision_tree.h"

namespace davenport::revision {

/// One merge of one path into one tree: RevisionTree::merge() is this class. A depth counts the path's revisions from
/// its oldest, which has depth 0.
///
/// CouchDB lets a path join one history alone. If the path overlaps with another one too, that part is in the tree twice,
/// until stemming at the end of the write finds it and joins what is still left of both. Here histories join at once. But
/// what is left depends on which revisions were leaves in the meantime, so from the first such path to the end of the
/// write a second tree (m_apart) is kept, which does as CouchDB does, for stemming to go by. (With very low limits CouchDB
/// may cut between the two copies, and the end of the first comes up as a leaf again. So it does here.)
class PathMerge {
public:
    enum class Join : std::uint8_t { All, First };

    PathMerge(RevisionTree &tree, const RevisionPath &path, Join join = Join::All);
    MergeResult run();

private:
    const RevisionHash &hashAt(std::size_t depth) const { return m_path.hashes[m_path.hashes.size() - 1 - depth]; }
    std::uint64_t generationAt(std::size_t depth) const { return m_oldest + depth; }

    std::size_t rootFrom(std::size_t depth, NodeIndex &root) const;
    NodeIndex hangRoot(NodeIndex root, std::size_t begin, std::size_t end, NodeIndex parent);
    NodeIndex insertRest(NodeIndex parent, std::size_t begin);
    TreeNode nodeAt(std::size_t depth, NodeIndex parent) const;
    MergeResult finishKnown(NodeIndex node, bool longer);
    MergeResult join();
    void mergeApart();

    RevisionTree &m_tree;
    const RevisionPath &m_path;
    Join m_join;
    std::uint64_t m_oldest; ///< the generation of depth 0
};

} // namespace davenport::revision
