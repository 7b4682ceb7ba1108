#pragma once

#include "engine/transfer/source_window.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::transfer {

struct CsvCell {
    std::string_view text; ///< without the quotes, doubled quotes undone
    bool quoted = false;
};

/// Splits rows of comma-separated values, leaving the window where it is, so that rows can be looked at twice.
class CsvRowParser {
public:
    /// The window must stay where it is as long as the parser lives.
    explicit CsvRowParser(SourceWindow &window) : m_window(&window) {}

    /// The separator that the line at the window's start uses most: comma, semicolon, tab or vertical bar.
    void detectSeparator();

    /// Parses the row that begins `from` bytes behind the window's start. False at the end of the source.
    /// Afterwards cells(), fault() and behind() tell of the row, until the next call or the window moves.
    bool parse(std::size_t from);

    const std::vector<CsvCell> &cells() const { return m_cells; }
    /// Why the row cannot be split; empty if it could. behind() is then the end of its first line.
    const std::string &fault() const { return m_fault; }
    /// How many bytes behind the window's start the row ends, its line end included.
    std::size_t behind() const { return m_behind; }
    /// A blank line: no cell at all.
    bool blank() const { return m_cells.empty() && m_fault.empty(); }

private:
    bool findLineEnd(std::size_t from, std::size_t &lineEnd);
    void splitPlain(std::size_t from, std::size_t to);
    void splitQuoted(std::size_t from, std::size_t lineEnd);
    bool at(std::size_t position);

    struct Piece {
        std::size_t begin;
        std::size_t length;
        bool quoted;
    };

    SourceWindow *m_window;
    char m_separator = ',';
    std::vector<CsvCell> m_cells;
    std::vector<Piece> m_pieces;
    std::string m_unquoted;
    std::string m_fault;
    std::size_t m_behind = 0;
};

} // namespace davenport::transfer
