#pragma once

#include "engine/api/revisions_role.h"

#include <vector>

namespace davenport::inspector {

/// What a lane of a drawn revision tree ends in.
enum class Branch { Winner, Conflict, Deleted };

/// Where one revision is drawn.
struct RevisionPlace {
    int column = -1; ///< -1 when it lies in a stretch that is folded into one column
    int lane = 0;
    Branch branch = Branch::Winner; ///< of the lane
    bool shared = false;            ///< more than one leaf descends from it
};

/// A column of the drawing: one generation, or a stretch of generations in which nothing branches or ends.
struct RevisionColumn {
    std::uint64_t firstGeneration = 0;
    std::uint64_t lastGeneration = 0;

    bool isStretch() const { return firstGeneration != lastGeneration; }
};

/// A revision tree laid out: generations are columns, branches are lanes, the winner's lane is the first, deleted ones are
/// the last. Long stretches without a branch take one column.
struct RevisionLayout {
    std::vector<RevisionPlace> places; ///< one for each node, in their order
    std::vector<RevisionColumn> columns;
    std::vector<int> leaves; ///< index of the leaf at the end of each lane
    int deletedLeaves = 0;
};

/// Lays out `nodes` (parents before children). Pure; any thread.
RevisionLayout layOutRevisions(const std::vector<api::RevisionNode> &nodes);

} // namespace davenport::inspector
