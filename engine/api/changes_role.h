#pragma once

#include "engine/api/document.h"
#include "engine/base/work.h"

#include <functional>
#include <string>
#include <vector>

namespace davenport::api {

struct ChangesQuery {
    std::uint64_t since = 0;
    std::uint64_t limit = UINT64_MAX;
    bool descending = false;
    bool allLeaves = false;   ///< CouchDB's style=all_docs: every leaf, not the winner alone
    bool includeDocs = false;
    bool conflicts = false;   ///< with includeDocs
    bool attachments = false; ///< with includeDocs: attachments' bytes too
    std::optional<std::vector<std::string>> docIds; ///< only these documents
    bool designOnly = false;  ///< only design documents
};

/// A document's latest change.
struct Change {
    std::uint64_t seq = 0;
    std::string id;
    bool deleted = false;
    std::vector<std::string> revs; ///< the winner, or every leaf, greatest first
    std::optional<Document> doc;
};

struct ChangesSummary {
    std::uint64_t lastSeq = 0; ///< read on from here; everything up to it has been given
    std::uint64_t pending = 0; ///< changes that the limit left out, counted by walking over them
};

/// Takes changes as they are read, on the calling thread; returns false to stop. The engine reuses `change` for the next
/// one: copy or move out what is to stay.
using ChangesSink = std::function<bool(Change &change)>;

/// The changes feed: each document once, at its latest change, in the order of sequence. It is safe to repeat: a reader
/// that stores lastSeq after it has dealt with a batch misses nothing. Every call blocks; any thread may call.
class ChangesRole {
public:
    virtual ~ChangesRole() = default;

    virtual std::uint64_t updateSeq() = 0;

    /// The changes there are now, in one snapshot.
    virtual ChangesSummary changes(const ChangesQuery &query, const ChangesSink &sink, const base::Work &work = {}) = 0;

    /// The changes there are now and then each new one as it is committed, until the sink returns false or the token is
    /// cancelled (which ends the call normally). `idle` is called whenever all has been given, with the last sequence.
    /// Takes no limit and no descending order: throws 400.
    virtual ChangesSummary follow(const ChangesQuery &query, const ChangesSink &sink,
                                  const std::function<void(std::uint64_t lastSeq)> &idle, const base::Work &work) = 0;
};

} // namespace davenport::api
