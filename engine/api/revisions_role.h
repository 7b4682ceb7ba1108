#pragma once

#include "engine/api/document.h"
#include "engine/base/work.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace davenport::api {

/// One node of a revision tree as it is shown: parents come before their children.
struct RevisionNode {
    std::string rev;
    std::uint64_t generation = 0;
    int parent = -1;       ///< index of the parent node; -1 for a root
    bool leaf = false;
    bool deleted = false;
    bool winner = false;
    bool bodyKept = false; ///< false once compaction or a replicated history left the body out
};

struct OpenRevision {
    std::string rev;             ///< as asked, or the leaf's
    std::optional<Document> doc; ///< absent when the revision is missing
};

/// The revisions of one document that a peer has, and what this database lacks of them.
struct RevsDiff {
    std::string id;
    std::vector<std::string> missing;
    std::vector<std::string> possibleAncestors; ///< leaves here that a missing revision may descend from
};

/// Revision trees: conflicts stay until somebody resolves them. Every call blocks; any thread may call.
class RevisionsRole {
public:
    virtual ~RevisionsRole() = default;

    /// The whole tree of a document. Throws 404.
    virtual std::vector<RevisionNode> tree(std::string_view id) = 0;

    /// CouchDB's open_revs: every leaf when `revs` is empty, else the named revisions (with options.latest their leaves).
    virtual std::vector<OpenRevision> openRevisions(std::string_view id, const std::vector<std::string> &revs,
                                                    const GetOptions &options) = 0;

    /// What is missing here of the given revisions; a document that lacks nothing is left out.
    virtual std::vector<RevsDiff> revsDiff(const std::vector<std::pair<std::string, std::vector<std::string>>> &revs) = 0;

    /// Ids of documents with more than one live leaf, in order, from `startId` on. The sink returns false to stop.
    virtual void conflicted(std::string_view startId, const std::function<bool(const std::string &id)> &sink,
                            const base::Work &work = {}) = 0;

    /// How many generations a branch keeps (CouchDB's _revs_limit, 1000 at first).
    virtual std::uint64_t revsLimit() = 0;
    /// Throws 400 for 0.
    virtual void setRevsLimit(std::uint64_t limit) = 0;
};

} // namespace davenport::api
