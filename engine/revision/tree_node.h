#pragma once

#include "engine/revision/revision_id.h"

#include <cstdint>

namespace davenport::revision {

/// Where the body of a revision is: one of the two constants, or a key of the storage's table of bodies.
using BodyRef = std::uint64_t;
/// The body is not kept: the revision is known by its id alone (a replicated history, or a compacted database).
constexpr BodyRef kNoBody = 0;
/// The body stands in the document's own row.
constexpr BodyRef kInlineBody = ~BodyRef{0};

/// A place in RevisionTree::nodes(). It holds until the tree changes.
using NodeIndex = std::int32_t;
constexpr NodeIndex kNoNode = -1;

/// One revision in a tree.
struct TreeNode {
    RevisionId id;
    BodyRef body = kNoBody;
    NodeIndex parent = kNoNode; ///< kNoNode for a root: a first edit, or the oldest revision that stemming left
    bool deleted = false;

    bool operator==(const TreeNode &) const noexcept = default;
};

/// What CouchDB's _revs_info says of a revision.
enum class NodeStatus : std::uint8_t {
    Available,
    Missing, ///< the body is not kept
    Deleted, ///< a tombstone whose body is kept
};

} // namespace davenport::revision
