#pragma once

#include "engine/transfer/byte_sink.h"

#include <cstdio>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace davenport::transfer {

/// Keeps documents in a temporary file (without a name: it is gone with the process) until all their members are known,
/// then writes them as comma-separated values. One thread.
class CsvSpool {
public:
    /// Throws Error(Io) when there is no room for a temporary file.
    CsvSpool();
    ~CsvSpool();
    CsvSpool(const CsvSpool &) = delete;
    CsvSpool &operator=(const CsvSpool &) = delete;

    /// Takes a document: a valid JSON object without line breaks.
    void add(std::string_view document);
    /// Writes header and rows (RFC 4180: CRLF, quotes where they are needed). Strings are written decoded, null and
    /// missing members as empty cells, an empty string as "", objects and arrays as JSON.
    void writeTo(ByteSink &sink);

private:
    std::FILE *m_file;
    std::vector<std::string> m_columns;
    std::unordered_map<std::string, std::size_t> m_columnOf;
};

} // namespace davenport::transfer
