#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::inspector {

/// One place where two documents differ.
struct JsonChange {
    enum class Kind { Added, Removed, Changed, Reordered };
    Kind kind = Kind::Changed;
    std::string path;   ///< such as ship_to.postcode, lines[1].sku or tags["a.b"]
    std::string before; ///< the value's text on one line, shortened; empty when added
    std::string after;  ///< empty when removed
};

/// What differs between two documents, value by value.
struct JsonDifference {
    std::vector<JsonChange> changes; ///< in the order of the newer text; at most as many as were asked for
    std::size_t total = 0;           ///< how many there are
    std::size_t fields = 0;          ///< members of the document itself that are concerned
    std::int64_t bytes = 0;          ///< how much longer the newer text is
    bool sameText = true;            ///< not even the layout differs

    /// "2 fields, +31 bytes"; "layout only, +4 bytes"; "nothing".
    std::string summary() const;
};

/// Compares two documents (JSON objects, both valid). `_id` and `_rev` are left out. Numbers and strings are the same only
/// if they are spelled the same. Keeps at most `limit` changes. Any thread; takes time for large texts.
JsonDifference compareDocuments(std::string_view before, std::string_view after, std::size_t limit = 500);

} // namespace davenport::inspector
