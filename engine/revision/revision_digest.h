#pragma once

#include "engine/base/digest.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::revision {

/// What a revision's hash knows of an attachment.
struct DigestedAttachment {
    std::string name;
    std::string contentType;
    base::Md5 digest; ///< of the bytes as they are stored
};

/// The hash of a new revision, as Apache CouchDB computes it (couch_db:new_revid): MD5 over the Erlang external term
/// format of [Deleted, ParentGeneration, ParentHash or 0, Body, Attachments] with minor version 1. The same edit of the
/// same parent is therefore the same revision here and there.
///
/// `parentHash` is empty where there is no parent (and parentGeneration 0). `bodyTerm` is DocumentText::term.
base::Md5 revisionHash(bool deleted, std::uint64_t parentGeneration, std::string_view parentHash, std::string_view bodyTerm,
                       const std::vector<DigestedAttachment> &attachments);

/// Appends to `out` the external term of a number as it is spelled in JSON: an integer of any length, or a double.
/// A number that no double can hold (such as 1e400, which CouchDB refuses) becomes a one-tuple of its spelling.
/// Returns true if it is an integer from 0 to 255.
bool appendNumberTerm(std::string &out, std::string_view spelling, bool integer);

/// Appends the external term of a binary.
void appendBinaryTerm(std::string &out, std::string_view bytes);

} // namespace davenport::revision
