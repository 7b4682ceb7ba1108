#pragma once

#include "engine/revision/revision_tree.h"

#include <random>
#include <set>
#include <string>
#include <vector>

namespace davenport::tests {

/// A path that owns its hashes, newest first.
struct OwnedPath {
    std::uint64_t start = 0;
    std::vector<revision::RevisionHash> hashes;
    bool deleted = false;
    revision::BodyRef body = revision::kNoBody;

    revision::RevisionPath path() const { return {start, hashes, deleted, body}; }
};

/// The whole history of a document, of which every database knows a part. Every revision has a body of its own.
struct Truth {
    struct Revision {
        revision::RevisionId id;
        int parent = -1;
        bool deleted = false;
        revision::BodyRef body = revision::kNoBody;
    };
    std::vector<Revision> revisions; ///< parents first

    /// The path of a revision back to its first ancestor, or `length` revisions of it.
    OwnedPath pathTo(std::size_t revision, std::size_t length = SIZE_MAX) const;
};

revision::RevisionHash randomHash(std::mt19937_64 &random);
Truth randomTruth(std::mt19937_64 &random, std::size_t size);
/// Paths of random revisions, some of them cut off.
std::vector<OwnedPath> randomPaths(std::mt19937_64 &random, const Truth &truth);
revision::RevisionTree mergeAll(const std::vector<OwnedPath> &paths);
/// The path of a node of a tree, as a replicator sends it.
OwnedPath pathOf(const revision::RevisionTree &tree, revision::NodeIndex node);
std::set<std::string> leafNames(const revision::RevisionTree &tree);

} // namespace davenport::tests
