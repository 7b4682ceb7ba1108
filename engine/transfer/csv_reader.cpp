#include "engine/transfer/csv_reader.h"

#include "engine/base/json_text.h"

namespace davenport::transfer {

namespace {

constexpr std::size_t kSampleRows = 1000;
constexpr std::size_t kSampleBytes = 8 * 1024 * 1024;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// A number as JSON spells it: no leading zeros, no plus sign, no point without digits around it.
bool isJsonNumber(std::string_view text) {
    const char *p = text.data();
    const char *end = p + text.size();
    if (p != end && *p == '-') {
        ++p;
    }
    if (p == end || !isDigit(*p)) {
        return false;
    }
    if (*p == '0') {
        ++p;
    } else {
        while (p != end && isDigit(*p)) {
            ++p;
        }
    }
    if (p != end && *p == '.') {
        ++p;
        if (p == end || !isDigit(*p)) {
            return false;
        }
        while (p != end && isDigit(*p)) {
            ++p;
        }
    }
    if (p != end && (*p == 'e' || *p == 'E')) {
        ++p;
        if (p != end && (*p == '+' || *p == '-')) {
            ++p;
        }
        if (p == end || !isDigit(*p)) {
            return false;
        }
        while (p != end && isDigit(*p)) {
            ++p;
        }
    }
    return p == end;
}

bool isBoolean(std::string_view text) {
    return text == "true" || text == "false";
}

bool isLeftOut(const CsvCell &cell) {
    return cell.text.empty() && !cell.quoted;
}

} // namespace

CsvReader::CsvReader(SourceWindow window) : m_window(std::move(window)), m_parser(m_window) {
    readHeader();
    sampleColumns();
}

void CsvReader::readHeader() {
    m_parser.detectSeparator();
    do {
        if (!m_parser.parse(m_taken)) {
            return;
        }
        m_taken = m_parser.behind();
    } while (m_parser.blank());
    if (!m_parser.fault().empty()) {
        throw base::badRequest(m_window.stream().name() + ", the header: " + m_parser.fault());
    }
    for (const CsvCell &cell : m_parser.cells()) {
        Column column;
        column.name = cell.text.empty() ? "column_" + std::to_string(m_columns.size() + 1) : std::string(cell.text);
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (m_columns[i].name == column.name) {
                throw base::badRequest(m_window.stream().name() + ", the header: columns " + std::to_string(i + 1) +
                                       " and " + std::to_string(m_columns.size() + 1) + " are both called " +
                                       column.name);
            }
        }
        column.key = base::encodeJsonString(column.name) + ":";
        m_columns.push_back(std::move(column));
    }
    m_window.skipTo(m_window.begin() + m_taken);
    m_taken = 0;
}

void CsvReader::sampleColumns() {
    std::vector<bool> numbers(m_columns.size(), true);
    std::vector<bool> booleans(m_columns.size(), true);
    std::vector<bool> seen(m_columns.size(), false);
    std::size_t position = 0;
    for (std::size_t row = 0; row < kSampleRows && position < kSampleBytes && m_parser.parse(position); ++row) {
        position = m_parser.behind();
        const std::vector<CsvCell> &cells = m_parser.cells();
        if (cells.size() != m_columns.size()) {
            continue;
        }
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!isLeftOut(cells[i])) {
                seen[i] = true;
                numbers[i] = numbers[i] && isJsonNumber(cells[i].text);
                booleans[i] = booleans[i] && isBoolean(cells[i].text);
            }
        }
    }
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (seen[i] && m_columns[i].name != "_id") {
            m_columns[i].type = numbers[i] ? ColumnType::Number : booleans[i] ? ColumnType::Boolean : ColumnType::Text;
        }
    }
}

bool CsvReader::next(Record &record) {
    m_window.skipTo(m_window.begin() + m_taken);
    m_taken = 0;
    record.rejection.clear();
    do {
        m_window.skipTo(m_window.begin() + m_taken);
        m_taken = 0;
        if (!m_parser.parse(0)) {
            return false;
        }
        m_taken = m_parser.behind();
    } while (m_parser.blank());
    record.line = m_window.line();
    record.offset = m_window.offset();
    const std::vector<CsvCell> &cells = m_parser.cells();
    if (!m_parser.fault().empty()) {
        record.rejection = m_parser.fault();
    } else if (cells.size() != m_columns.size()) {
        record.rejection = "the row has " + std::to_string(cells.size()) + (cells.size() == 1 ? " cell" : " cells") +
                           " where the header names " + std::to_string(m_columns.size());
    } else if (!writeObject(cells)) {
        record.rejection = "the row has no value";
    } else {
        record.text = m_object;
        return true;
    }
    std::string_view row{m_window.begin(), m_taken <= kMaxRecordBytes ? m_taken : 0};
    while (!row.empty() && (row.back() == '\n' || row.back() == '\r')) {
        row.remove_suffix(1);
    }
    record.text = row;
    return true;
}

/// The row as an object in m_object; false if every cell is empty.
bool CsvReader::writeObject(const std::vector<CsvCell> &cells) {
    m_object.assign(1, '{');
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (isLeftOut(cells[i])) {
            continue;
        }
        if (m_object.size() > 1) {
            m_object.push_back(',');
        }
        const Column &column = m_columns[i];
        m_object += column.key;
        if ((column.type == ColumnType::Number && isJsonNumber(cells[i].text)) ||
            (column.type == ColumnType::Boolean && isBoolean(cells[i].text))) {
            m_object += cells[i].text;
        } else {
            base::appendJsonString(m_object, cells[i].text);
        }
    }
    m_object.push_back('}');
    return m_object.size() > 2;
}

} // namespace davenport::transfer
