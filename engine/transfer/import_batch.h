#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::transfer {

/// Some records on their way from the reading thread to the writing one: the documents made of them, and those that
/// failed before. Texts lie one behind the other in two strings.
struct ImportBatch {
    struct Piece {
        std::size_t offset = 0;
        std::size_t length = 0;
    };
    struct Item {
        Piece document; ///< in `documents`
        Piece record;   ///< in `records`, as it stands in the source
        std::uint64_t line = 0;
    };
    struct Refusal {
        Piece record;
        std::uint64_t line = 0;
        std::string reason;
    };

    std::vector<Item> items;
    std::vector<Refusal> refusals;
    std::string documents;
    std::string records;

    std::string_view document(const Item &item) const {
        return std::string_view(documents).substr(item.document.offset, item.document.length);
    }
    std::string_view record(const Piece &piece) const {
        return std::string_view(records).substr(piece.offset, piece.length);
    }
    std::size_t size() const { return items.size() + refusals.size(); }
    std::size_t bytes() const { return documents.size() + records.size(); }
    bool empty() const { return items.empty() && refusals.empty(); }
};

} // namespace davenport::transfer
