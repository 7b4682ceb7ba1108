#include "engine/transfer/csv_row_parser.h"

#include <array>
#include <cstring>

namespace davenport::transfer {

namespace {

const char *find(const char *p, const char *end, char wanted) {
    return p == end ? nullptr : static_cast<const char *>(std::memchr(p, wanted, static_cast<std::size_t>(end - p)));
}

} // namespace

void CsvRowParser::detectSeparator() {
    constexpr std::array<char, 4> kSeparators{',', ';', '\t', '|'};
    std::array<std::size_t, 4> counts{};
    bool quoted = false;
    for (std::size_t i = 0; at(i); ++i) {
        const char c = m_window->begin()[i];
        if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && c == '\n') {
            break;
        } else if (!quoted) {
            for (std::size_t k = 0; k < kSeparators.size(); ++k) {
                counts[k] += c == kSeparators[k] ? 1 : 0;
            }
        }
    }
    std::size_t best = 0;
    for (std::size_t k = 1; k < kSeparators.size(); ++k) {
        best = counts[k] > counts[best] ? k : best;
    }
    m_separator = kSeparators[best];
}

bool CsvRowParser::parse(std::size_t from) {
    m_cells.clear();
    m_fault.clear();
    if (!at(from)) {
        return false;
    }
    std::size_t lineEnd = 0;
    if (!findLineEnd(from, lineEnd)) {
        m_fault = "the line is longer than " + std::to_string(kMaxRecordBytes) + " bytes";
        m_behind = lineEnd;
        return true;
    }
    m_behind = lineEnd < m_window->text().size() ? lineEnd + 1 : lineEnd;
    const char *begin = m_window->begin() + from;
    const char *end = m_window->begin() + lineEnd;
    if (find(begin, end, '"') != nullptr) {
        splitQuoted(from, lineEnd);
    } else {
        splitPlain(from, end != begin && end[-1] == '\r' ? lineEnd - 1 : lineEnd);
    }
    return true;
}

/// True if there is a byte at `position` behind the window's start.
bool CsvRowParser::at(std::size_t position) {
    while (position >= m_window->text().size()) {
        if (!m_window->more()) {
            return false;
        }
    }
    return true;
}

bool CsvRowParser::findLineEnd(std::size_t from, std::size_t &lineEnd) {
    std::size_t searched = from;
    for (;;) {
        const char *found = find(m_window->begin() + searched, m_window->end(), '\n');
        if (found != nullptr) {
            lineEnd = static_cast<std::size_t>(found - m_window->begin());
            return true;
        }
        searched = m_window->text().size();
        lineEnd = searched;
        if (searched - from > kMaxRecordBytes) {
            return false;
        }
        if (!m_window->more()) {
            return true;
        }
    }
}

void CsvRowParser::splitPlain(std::size_t from, std::size_t to) {
    const char *p = m_window->begin() + from;
    const char *end = m_window->begin() + to;
    if (p == end) {
        return;
    }
    for (;;) {
        const char *separator = find(p, end, m_separator);
        const char *last = separator == nullptr ? end : separator;
        m_cells.push_back({{p, static_cast<std::size_t>(last - p)}, false});
        if (separator == nullptr) {
            return;
        }
        p = separator + 1;
    }
}

/// A row with quotes in it: it may go on over the next lines.
void CsvRowParser::splitQuoted(std::size_t from, std::size_t lineEnd) {
    const std::size_t firstLineEnd = lineEnd < m_window->text().size() ? lineEnd + 1 : lineEnd;
    m_pieces.clear();
    m_unquoted.clear();
    std::size_t i = from;
    const auto give = [&](std::string fault) {
        m_fault = std::move(fault);
        m_behind = firstLineEnd;
    };
    for (;;) {
        Piece piece{m_unquoted.size(), 0, at(i) && m_window->begin()[i] == '"'};
        if (piece.quoted) {
            ++i;
            for (;;) {
                if (!at(i) || i - from > kMaxRecordBytes) {
                    return give("a quote is opened in this row and never closed");
                }
                const char *p = m_window->begin() + i;
                const char *quote = find(p, m_window->end(), '"');
                const char *last = quote == nullptr ? m_window->end() : quote;
                m_unquoted.append(p, last);
                i += static_cast<std::size_t>(last - p);
                if (quote == nullptr) {
                    continue;
                }
                ++i;
                if (!at(i) || m_window->begin()[i] != '"') {
                    break;
                }
                m_unquoted.push_back('"');
                ++i;
            }
        } else {
            bool ended = false;
            while (!ended && at(i)) {
                const char *p = m_window->begin() + i;
                const char *last = p;
                while (last != m_window->end() && *last != m_separator && *last != '\n') {
                    ++last;
                }
                m_unquoted.append(p, last);
                i += static_cast<std::size_t>(last - p);
                ended = last != m_window->end();
            }
            if (m_unquoted.size() > piece.begin && m_unquoted.back() == '\r' &&
                (!at(i) || m_window->begin()[i] == '\n')) {
                m_unquoted.pop_back();
            }
        }
        piece.length = m_unquoted.size() - piece.begin;
        m_pieces.push_back(piece);
        if (piece.quoted && at(i) && m_window->begin()[i] == '\r') {
            ++i;
        }
        if (!at(i)) {
            break;
        }
        const char c = m_window->begin()[i++];
        if (c == '\n') {
            break;
        }
        if (c != m_separator) {
            return give("there is text between a closing quote and the next separator");
        }
    }
    m_behind = i;
    for (const Piece &piece : m_pieces) {
        m_cells.push_back({std::string_view(m_unquoted).substr(piece.begin, piece.length), piece.quoted});
    }
}

} // namespace davenport::transfer
