#pragma once

#include "engine/api/session.h"
#include "ui/features/inspector/json_changes.h"

#include <optional>
#include <string>
#include <vector>

namespace davenport::inspector {

/// One revision of a document with everything the inspector shows of it.
struct ReadDocument {
    api::Document document;
    std::string text;                    ///< as the editor shows it
    std::vector<api::RevisionNode> tree; ///< empty when the session has no revisions
    std::vector<std::string> values;     ///< for each node of the tree a word of its body, or nothing
    std::string winner;                  ///< the winning revision
    bool winnerDeleted = false;
    std::uint64_t maxBytes = 0; ///< the largest body that may be written; 0 when unknown

    /// Live leaves besides the winner.
    int conflictCount() const;
};

/// Reads the winner of `id` (its tombstone if it is deleted), or its revision `rev`. Blocks; for worker threads. Throws
/// base::Error: 404 for a document or revision that is not there.
ReadDocument readDocument(api::Session &session, const std::string &id, const std::string &rev);

/// What happened to a document while somebody edited it.
struct Meanwhile {
    bool gone = false;        ///< there is no such document any more, not even a tombstone
    ReadDocument theirs;      ///< the present winner; may be a tombstone
    JsonDifference changes;   ///< from the text that was opened to theirs
    std::vector<std::string> bothChanged; ///< paths that my text changes, too
    std::string baseRev;                   ///< the common ancestor of mine and theirs; empty when there is none
    std::optional<std::string> baseText;   ///< its text, if it is still kept
};

/// What a revision of a document says against another text.
struct Comparison {
    JsonDifference difference; ///< from the other to the text at hand
    std::string rev;           ///< of the other document
};

/// Compares the document `id` (its winner, or its revision `rev`) with `text`. Blocks; for worker threads. Throws
/// base::Error: 404, or 400 when `text` is no JSON object.
Comparison compareWith(api::Session &session, const std::string &id, const std::string &rev, const std::string &text);

/// Reads the present winner and compares it with what was opened (`base`, the revision `baseRev`) and with my text. Blocks;
/// for worker threads.
Meanwhile readMeanwhile(api::Session &session, const std::string &id, const std::string &base,
                        const std::string &baseRev, const std::string &mine);

} // namespace davenport::inspector
