#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::json {

/// A string value of a document and where it stands.
struct StringValue {
    std::string path;  ///< "carrier.name"; elements of arrays count as their array: "lines.sku"
    std::string field; ///< the last member of the path
    std::string value;
};

/// The string values of a JSON object, each path and value once, at most `most`. Valid JSON only.
std::vector<StringValue> stringValues(std::string_view json, std::size_t most = 500);

/// The ids that one value may name: itself, itself in `partition` (empty for none), and the look-up document made of its
/// field and itself ("email:a@b.example"). Each once.
std::vector<std::string> idsNamedBy(std::string_view value, std::string_view field, std::string_view partition);

/// An id that a document may refer to, and the field that would be the reason.
struct Candidate {
    std::string id;
    std::string field;
};

/// The ids that a document's values may name, as idsNamedBy() has it, and its partition. At most 1,000, each once, never
/// the document itself.
std::vector<Candidate> candidates(std::string_view id, std::string_view json, bool partitioned);

/// The "type" member, or empty.
std::string typeOf(std::string_view json);
/// A few words that tell one document from others of its type: its name or title or text, or its first plain values. At
/// most `most` bytes, never half a character.
std::string summaryOf(std::string_view json, std::size_t most = 120);

/// The members at the first level that differ between two bodies, as "status: placed → shipped", in the order of the newer
/// one; long and nested values by their name alone.
std::vector<std::string> changedMembers(std::string_view before, std::string_view after);

} // namespace davenport::json
