#pragma once

#include "engine/transfer/csv_row_parser.h"
#include "engine/transfer/record_reader.h"
#include "engine/transfer/source_window.h"

#include <vector>

namespace davenport::transfer {

/// Comma-separated values (RFC 4180) with a header line; semicolon, tab and vertical bar are told from the header.
///
/// Each row is one flat object with the header's names. A column holds numbers (or true and false) if every value in the
/// first 1,000 rows is one as JSON spells it, so "00501" keeps its zeros by making its column a column of strings;
/// numbers keep their spelling. A value further down that does not fit its column is a string. The column `_id` is always
/// a string. An empty cell is left out, `""` is an empty string. A column without a name is called column_N.
/// Rows with more or fewer cells than the header, or with a quote that is not closed, are rejected.
class CsvReader final : public RecordReader {
public:
    /// Reads the header and samples the columns. Throws Error(BadRequest) for a name that stands there twice.
    explicit CsvReader(SourceWindow window);

    bool next(Record &record) override;
    SourceFormat format() const override { return SourceFormat::Csv; }
    const ByteStream &source() const override { return m_window.stream(); }

private:
    enum class ColumnType : std::uint8_t { Text, Number, Boolean };
    struct Column {
        std::string name;
        std::string key; // as JSON with the colon
        ColumnType type = ColumnType::Text;
    };

    void readHeader();
    void sampleColumns();
    bool writeObject(const std::vector<CsvCell> &cells);

    SourceWindow m_window;
    CsvRowParser m_parser;
    std::vector<Column> m_columns;
    std::string m_object;
    std::size_t m_taken = 0;
};

} // namespace davenport::transfer
