#include "engine/transfer/csv_spool.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"

#include <cerrno>
#include <cstring>

#include <unistd.h>

namespace davenport::transfer {

namespace {

[[noreturn]] void failToSpool(int number) {
    const bool full = number == ENOSPC || number == EDQUOT;
    throw base::Error(full ? base::ErrorCode::DiskFull : base::ErrorCode::Io, 500, full ? "disk_full" : "io_error",
                      "the temporary file for CSV failed: " + std::string(std::strerror(number)));
}

void appendQuoted(std::string &row, std::string_view text) {
    row.push_back('"');
    for (const char c : text) {
        if (c == '"') {
            row.push_back('"');
        }
        row.push_back(c);
    }
    row.push_back('"');
}

void appendText(std::string &row, std::string_view text) {
    // Spaces at the ends are part of a cell, but many programs take them away unless it is quoted.
    const bool quote = text.empty() || text.find_first_of("\",;\t|\r\n") != std::string_view::npos ||
                       text.front() == ' ' || text.back() == ' ';
    if (quote) {
        appendQuoted(row, text);
    } else {
        row += text;
    }
}

void appendValue(std::string &row, const base::JsonMember &member) {
    switch (member.type) {
    case base::JsonType::Null:
        break;
    case base::JsonType::String:
        appendText(row, base::decodeJsonString(member.value));
        break;
    case base::JsonType::Array:
    case base::JsonType::Object:
        appendQuoted(row, base::minifyJson(member.value));
        break;
    default:
        row += member.value;
    }
}

} // namespace

CsvSpool::CsvSpool() {
    std::string name = (std::filesystem::temp_directory_path() / "davenport-csv-XXXXXX").string();
    const int descriptor = ::mkstemp(name.data());
    if (descriptor < 0) {
        failToSpool(errno);
    }
    ::unlink(name.c_str());
    m_file = ::fdopen(descriptor, "w+b");
    if (m_file == nullptr) {
        const int number = errno;
        ::close(descriptor);
        failToSpool(number);
    }
}

CsvSpool::~CsvSpool() {
    std::fclose(m_file);
}

void CsvSpool::add(std::string_view document) {
    for (const base::JsonMember &member : base::jsonMembers(document)) {
        if (m_columnOf.try_emplace(member.key, m_columns.size()).second) {
            m_columns.push_back(member.key);
        }
    }
    if (std::fwrite(document.data(), 1, document.size(), m_file) != document.size() ||
        std::fputc('\n', m_file) == EOF) {
        failToSpool(errno);
    }
}

void CsvSpool::writeTo(ByteSink &sink) {
    if (std::fflush(m_file) != 0 || std::fseek(m_file, 0, SEEK_SET) != 0) {
        failToSpool(errno);
    }
    if (m_columns.empty()) {
        return;
    }
    std::string row;
    for (const std::string &column : m_columns) {
        row += row.empty() ? "" : ",";
        appendText(row, column);
    }
    row += "\r\n";
    sink.write(row);

    char *line = nullptr;
    std::size_t room = 0;
    std::vector<std::string> cells(m_columns.size());
    try {
        for (ssize_t length = 0; (length = ::getline(&line, &room, m_file)) > 0;) {
            for (std::string &cell : cells) {
                cell.clear();
            }
            const std::string_view document(line, static_cast<std::size_t>(length) - 1);
            for (const base::JsonMember &member : base::jsonMembers(document)) {
                appendValue(cells[m_columnOf.at(member.key)], member);
            }
            row = cells.front();
            for (std::size_t i = 1; i < cells.size(); ++i) {
                row.push_back(',');
                row += cells[i];
            }
            row += "\r\n";
            sink.write(row);
        }
    } catch (...) {
        std::free(line);
        throw;
    }
    std::free(line);
    if (std::ferror(m_file) != 0) {
        failToSpool(errno);
    }
}

} // namespace davenport::transfer
