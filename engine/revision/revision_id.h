#pragma once

#include "engine/revision/revision_hash.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace davenport::revision {

/// Names one revision of a document: "7-967a00dff5e02add41819138abb3284d" is the seventh generation.
/// Ordered by generation, then by the bytes of the hash.
struct RevisionId {
    std::uint64_t generation = 0;
    RevisionHash hash;

    /// Reads "generation-hash" by CouchDB's rules. "9-nope" is a revision id, though hardly one that exists.
    /// Throws Error(BadRequest) "Invalid rev format" when there is no dash, when the generation is not a decimal number
    /// from 1 to 2^63 - 1, or when the hash is refused by RevisionHash::parse.
    static RevisionId parse(std::string_view text);

    /// The text form, as CouchDB writes it.
    std::string toString() const;
    void appendTo(std::string &out) const;

    bool operator==(const RevisionId &) const noexcept = default;
    std::strong_ordering operator<=>(const RevisionId &) const noexcept = default;
};

} // namespace davenport::revision
