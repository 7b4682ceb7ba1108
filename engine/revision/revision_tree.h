#pragma once

#include "engine/revision/tree_node.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace davenport::revision {

constexpr std::uint64_t kWholeHistory = ~std::uint64_t{0};

/// Where an interactive edit goes, or that it may not.
struct EditTarget {
    bool conflict = false;
    NodeIndex parent = kNoNode; ///< the leaf that is edited; kNoNode for the first revision of a document

    bool operator==(const EditTarget &) const = default;
};

/// A branch as a peer sends it: `hashes` newest first, the first of generation `start`, as in CouchDB's `_revisions`.
struct RevisionPath {
    std::uint64_t start = 0;
    std::span<const RevisionHash> hashes;
    bool deleted = false;   ///< of the newest
    BodyRef body = kNoBody; ///< of the newest; the older ones come without
};

/// What a merge did.
struct MergeResult {
    enum class Kind : std::uint8_t {
        NewLeaf,   ///< the path extends a leaf, or is the first of the tree
        NewBranch, ///< the path made one more leaf
        Known,     ///< the newest revision was in the tree, or the path made a known branch longer at its old end
    };
    Kind kind = Kind::Known;
    NodeIndex node = kNoNode; ///< where the path's newest revision is now
    bool changed = false;     ///< false: the tree is exactly as before, so the document takes no new sequence
    bool bodyTaken = false;   ///< false: a body was known already and stays; the caller may throw the new one away
};

/// The revisions of one document and how they descend from each other.
///
/// A value without I/O: no member waits, locks or reads a clock. Const members may be called from several threads at once.
/// The nodes stand in one canonical order, whatever the order of the edits: every parent directly before its first
/// child, siblings by hash, roots by id. Equal histories with equal bodies therefore are equal trees and equal bytes.
class RevisionTree {
public:
    /// All revisions in canonical order.
    const std::vector<TreeNode> &nodes() const noexcept { return m_nodes; }
    const TreeNode &node(NodeIndex index) const noexcept { return m_nodes[static_cast<std::size_t>(index)]; }
    bool isEmpty() const noexcept { return m_nodes.empty(); }
    std::size_t size() const noexcept { return m_nodes.size(); }
    /// Forgets everything but the memory it stood in.
    void clear() noexcept {
        m_nodes.clear();
        m_apart.clear();
    }
    bool operator==(const RevisionTree &other) const noexcept { return m_nodes == other.m_nodes; }

    // --- asking ---

    /// The revision with this id, or kNoNode.
    NodeIndex find(const RevisionId &id) const noexcept;
    bool isLeaf(NodeIndex index) const noexcept {
        const std::size_t next = static_cast<std::size_t>(index) + 1;
        return next >= m_nodes.size() || m_nodes[next].parent != index;
    }
    /// All leaves in the order of CouchDB's _changes: the winner first, then live ones, then tombstones, greater id first.
    std::vector<NodeIndex> leaves() const;
    /// The leaf that a plain read gives: live before deleted, then the greatest id. kNoNode if the tree is empty.
    NodeIndex winner() const noexcept;
    /// True if every leaf is a tombstone (also of an empty tree).
    bool isDeleted() const noexcept;
    /// Live leaves apart from the winner, greatest first: CouchDB's _conflicts.
    std::vector<NodeIndex> conflicts() const;
    /// Deleted leaves apart from the winner, greatest first: CouchDB's _deleted_conflicts.
    std::vector<NodeIndex> deletedConflicts() const;
    std::size_t leafCount() const noexcept;
    /// More than one means that the document is in conflict.
    std::size_t liveLeafCount() const noexcept;

    /// The revision and its ancestors, newest first, at most `limit`. CouchDB's _revs_info shows all that are known, its
    /// _revisions no more than the database's limit, although a branch nearby may have kept some that are older.
    std::vector<NodeIndex> history(NodeIndex index, std::uint64_t limit = kWholeHistory) const;
    NodeStatus status(NodeIndex index) const noexcept;
    /// The leaves that descend from a revision, in the order of leaves(); a leaf gives itself. For `latest=true`.
    std::vector<NodeIndex> leavesOf(NodeIndex index) const;
    /// Those of `ids` that are not in the tree, ascending, each once: `missing` of CouchDB's _revs_diff.
    std::vector<RevisionId> missing(std::span<const RevisionId> ids) const;
    /// The leaves that a missing revision may descend from, in the order of leaves(): those of a smaller generation than
    /// some id in `missingIds`. CouchDB's `possible_ancestors`.
    std::vector<NodeIndex> possibleAncestors(std::span<const RevisionId> missingIds) const;

    // --- editing ---

    /// Where an interactive edit would go. With `parent`: that leaf. Without: a new root if the document is new, the
    /// winning tombstone if it is deleted and the edit is not. Anything else is a conflict, and so is, as in CouchDB, an
    /// edit that names a tombstone when the whole document is deleted.
    EditTarget editTarget(const std::optional<RevisionId> &parent, bool deleted) const;
    /// Adds the revision `hash` under the leaf `parent`, or as the first of an empty tree (kNoNode), and returns its
    /// place. Its generation is the parent's plus one. Returns kNoNode, and changes nothing, when that is a conflict:
    /// `parent` is no leaf, or the tree is not empty, or the very revision is known already (perhaps from a peer whose
    /// history was cut off there).
    NodeIndex addEdit(NodeIndex parent, const RevisionHash &hash, bool deleted, BodyRef body);
    /// Takes in a branch from a peer. Never conflicts. Merging the same branch again changes nothing, and the leaves do
    /// not depend on the order of merges. A body (or tombstone) that is known stays; a revision known by id alone takes
    /// the body that comes. A history that was cut off joins the tree where its oldest revision stands in it, and puts
    /// its older revisions before a root that stands in the history.
    /// Throws Error(BadRequest) if the path is empty or has more hashes than generations; the tree is then untouched.
    MergeResult merge(const RevisionPath &path);
    /// Says where the body of a revision is now.
    void setBody(NodeIndex index, BodyRef body) noexcept { m_nodes[static_cast<std::size_t>(index)].body = body; }

    // --- forgetting; each appends the bodies that no node refers to any more to `dropped` (never kNoBody) ---

    /// Keeps the last `limit` (at least 1) generations of every leaf; to be called once, after all edits and merges of one
    /// write. If a path joined two histories in that write, the branches are cut as CouchDB cuts them, which still has
    /// them apart then: a few older revisions may stay until the next write. Returns true if something went.
    bool stem(std::uint64_t limit, std::vector<BodyRef> &dropped);
    /// Forgets the bodies of revisions that are no leaves, and that they were tombstones. Returns true if something went.
    bool compact(std::vector<BodyRef> &dropped);
    /// Purges a leaf, with those ancestors that no other leaf descends from. Returns false, and changes nothing, if there
    /// is no such leaf.
    bool removeLeaf(const RevisionId &id, std::vector<BodyRef> &dropped);

private:
    friend class TreeCodec;
    friend class PathMerge;

    NodeIndex count() const noexcept { return static_cast<NodeIndex>(m_nodes.size()); }
    TreeNode &at(NodeIndex index) noexcept { return m_nodes[static_cast<std::size_t>(index)]; }
    NodeIndex find(std::uint64_t generation, const RevisionHash &hash) const noexcept;
    NodeIndex findLeaf(const RevisionId &id) const noexcept;
    NodeIndex childOf(NodeIndex parent, const RevisionHash &hash) const noexcept;
    NodeIndex endOfBranch(NodeIndex index) const noexcept;
    NodeIndex placeFor(NodeIndex parent, const RevisionId &id) const noexcept;
    bool precedes(NodeIndex left, NodeIndex right) const noexcept;
    std::vector<NodeIndex> leavesIn(NodeIndex begin, NodeIndex end) const;
    std::vector<NodeIndex> losers(bool deleted) const;
    NodeIndex canonicalise(NodeIndex followed);
    void keepOnly(const std::vector<bool> &kept, std::vector<BodyRef> &dropped);
    bool stemApart(std::uint64_t limit, std::vector<BodyRef> &dropped);
    void takeBodiesFrom(const RevisionTree &other, std::vector<BodyRef> &dropped);
    bool uniteOneTwin(std::vector<BodyRef> &dropped);

    std::vector<TreeNode> m_nodes;
    std::vector<TreeNode> m_apart; ///< see PathMerge; empty unless a path joined two histories since the last stem()
};

} // namespace davenport::revision
