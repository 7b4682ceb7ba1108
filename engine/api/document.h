#pragma once

#include "engine/base/error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace davenport::api {

/// A revision's history, newest first, as CouchDB's `_revisions`: `start` is the generation of ids[0].
struct Revisions {
    std::uint64_t start = 0;
    std::vector<std::string> ids; ///< the hash part of each revision id
};

enum class RevisionStatus : std::uint8_t { Available, Missing, Deleted };

struct RevisionInfo {
    std::string rev;
    RevisionStatus status = RevisionStatus::Missing;
};

/// What a document says of one attachment.
struct AttachmentInfo {
    std::string name;
    std::string contentType;
    std::string digest;       ///< "md5-" and base64, of the bytes as they are stored
    std::uint64_t length = 0; ///< bytes, decoded
    std::uint64_t encodedLength = 0; ///< bytes as they are stored
    bool gzip = false;        ///< stored compressed (texts, as CouchDB does)
    std::uint64_t revpos = 0; ///< the generation that brought it
    std::optional<std::string> data; ///< the decoded bytes, only where they were asked for
};

/// One revision of a document, as it is read.
struct Document {
    std::string id;
    std::string rev;
    bool deleted = false;
    std::string body; ///< a JSON object: the text that was written, less the members that start with "_"
    std::vector<AttachmentInfo> attachments;
    std::optional<Revisions> revisions;        ///< with GetOptions::revs
    std::vector<RevisionInfo> revsInfo;        ///< with GetOptions::revsInfo or meta
    std::vector<std::string> conflicts;        ///< with GetOptions::conflicts or meta; greatest first
    std::vector<std::string> deletedConflicts; ///< with GetOptions::deletedConflicts or meta; greatest first
    std::optional<std::uint64_t> localSeq;     ///< with GetOptions::localSeq

    /// The whole document as CouchDB serves it: `_id`, `_rev`, the body's members as they were written, then `_deleted`,
    /// `_attachments` (stubs, or data where it was read) and the other `_` members that were asked for. One line.
    std::string toJson() const;
    /// Appends toJson() to `out`.
    void appendJson(std::string &out) const;
};

/// What to read of a document, named as CouchDB's query parameters.
struct GetOptions {
    std::string rev;    ///< a certain revision; empty for the winner
    bool latest = false; ///< with rev: the winning leaf among its descendants
    bool revs = false;
    bool revsInfo = false;
    bool conflicts = false;
    bool deletedConflicts = false;
    bool localSeq = false;
    bool meta = false;        ///< conflicts, deletedConflicts and revsInfo at once
    bool attachments = false; ///< read attachments' bytes too
};

/// The outcome of one write: a new revision, or why there is none.
struct WriteOutcome {
    std::string id;
    std::string rev;                    ///< empty when `error` is set
    std::optional<base::Error> error;

    bool ok() const { return !error.has_value(); }
};

} // namespace davenport::api
