#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace davenport::json {

/// Strings longer than this many bytes are put aside.
constexpr std::size_t kLongString = 20'000;
/// How many bytes of such a string stay in sight at its start, at least.
constexpr std::size_t kLongStringHead = 24;

/// Puts the long strings of a text aside, so that an editor need not lay out lines of megabytes. In the shortened text one
/// private character (four bytes of UTF-8, one that does not occur in the text) stands for each piece; nothing of the text
/// itself changes: expand() gives it back byte by byte. Pieces are kept until clear(), so that undo may bring them back.
/// One thread at a time.
class LongStrings {
public:
    /// Where a piece stands in a shortened text.
    struct Place {
        std::size_t begin = 0;    ///< of its character, in the shortened text
        std::size_t document = 0; ///< where its bytes begin in the whole text
        std::size_t size = 0;     ///< how many bytes it stands for
    };
    using Places = std::vector<Place>;
    /// The bytes of the character that stands for a piece.
    static constexpr std::size_t kMark = 4;

    void clear();
    bool isEmpty() const { return m_pieces.empty(); }

    /// The shortened form of `text`. A run of more than kLongString bytes without a quote or a line end is taken for the
    /// inside of a string, wherever it stands. A character of the text that stands for a piece already is written as its
    /// escape, which means the same inside a string.
    std::string collapse(std::string_view text);
    /// The whole form of a shortened text.
    std::string expand(std::string_view shortened) const;
    /// The pieces in a shortened text, in order. Walks over it once.
    Places places(std::string_view shortened) const;
    /// The piece whose character begins at `offset`; empty when none does.
    std::string_view pieceAt(std::string_view shortened, std::size_t offset) const;
    /// The mark for a new piece is handed out in order; this is the text of the `index`-th, as long as there is one.
    std::size_t pieceCount() const { return m_order.size(); }
    std::string_view mark(std::size_t index) const { return m_order[index]; }
    std::string_view piece(std::size_t index) const { return m_pieces.at(m_order[index]); }

    /// The offset in the whole text for one in the shortened text.
    static std::size_t toDocument(const Places &places, std::size_t offset);
    /// The offset in the shortened text for one in the whole text; inside a piece the start of its character.
    static std::size_t toShortened(const Places &places, std::size_t offset);

private:
    std::string newMark(std::string_view text);

    std::unordered_map<std::string, std::string> m_pieces; // by mark
    std::vector<std::string> m_order;
    std::size_t m_next = 0;
};

} // namespace davenport::json
