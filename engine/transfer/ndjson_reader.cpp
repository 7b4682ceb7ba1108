#include "engine/transfer/ndjson_reader.h"

#include "engine/transfer/record_faults.h"

#include <cstring>

namespace davenport::transfer {

bool NdjsonReader::next(Record &record) {
    m_window.skipLines(m_window.begin() + m_taken, m_takenLines);
    m_taken = 0;
    m_takenLines = 0;
    record.rejection.clear();
    for (;;) {
        const char *lineEnd = findLineEnd();
        if (lineEnd == nullptr) {
            return skipLongLine(record);
        }
        const bool ended = lineEnd != m_window.end();
        if (!ended && m_window.empty()) {
            return false;
        }
        const char *first = m_window.begin();
        const char *last = lineEnd;
        while (first != last && (*first == ' ' || *first == '\t' || *first == '\r')) {
            ++first;
        }
        while (last != first && (last[-1] == '\r' || last[-1] == ' ' || last[-1] == '\t')) {
            --last;
        }
        const char *behind = ended ? lineEnd + 1 : lineEnd;
        if (first == last) {
            m_window.skipLines(behind, ended ? 1 : 0);
            continue;
        }
        record.line = m_window.line();
        record.offset = m_window.offset() + static_cast<std::uint64_t>(first - m_window.begin());
        record.text = {first, static_cast<std::size_t>(last - first)};
        if (*first != '{') {
            record.rejection = faultOfRecord(record.text, record.line);
        }
        m_taken = static_cast<std::size_t>(behind - m_window.begin());
        m_takenLines = ended ? 1 : 0;
        return true;
    }
}

/// The end of the line that begins the window (the window's end for a last line without one); null when it is too long.
const char *NdjsonReader::findLineEnd() {
    std::size_t searched = 0;
    for (;;) {
        const std::string_view text = m_window.text();
        const void *found =
            searched < text.size() ? std::memchr(text.data() + searched, '\n', text.size() - searched) : nullptr;
        if (found != nullptr) {
            return static_cast<const char *>(found);
        }
        searched = text.size();
        if (searched > kMaxRecordBytes) {
            return nullptr;
        }
        if (!m_window.more()) {
            return m_window.end();
        }
    }
}

bool NdjsonReader::skipLongLine(Record &record) {
    record.line = m_window.line();
    record.offset = m_window.offset();
    record.text = {};
    record.rejection = "the line is longer than " + std::to_string(kMaxRecordBytes) + " bytes";
    for (;;) {
        const std::string_view text = m_window.text();
        const void *found = text.empty() ? nullptr : std::memchr(text.data(), '\n', text.size());
        if (found != nullptr) {
            m_window.skipLines(static_cast<const char *>(found) + 1, 1);
            return true;
        }
        m_window.skipLines(m_window.end(), 0);
        if (!m_window.more()) {
            return true;
        }
    }
}

} // namespace davenport::transfer
