#pragma once

#include "engine/transfer/record_reader.h"
#include "engine/transfer/source_window.h"

namespace davenport::transfer {

/// One JSON object a line (NDJSON, JSON Lines). Blank lines count as lines and are passed over; a line that is no object
/// is rejected and the next one is read.
class NdjsonReader final : public RecordReader {
public:
    explicit NdjsonReader(SourceWindow window) : m_window(std::move(window)) {}

    bool next(Record &record) override;
    SourceFormat format() const override { return SourceFormat::Ndjson; }
    const ByteStream &source() const override { return m_window.stream(); }

private:
    const char *findLineEnd();
    bool skipLongLine(Record &record);

    SourceWindow m_window;
    std::size_t m_taken = 0; // bytes of the line that was given last, with its end
    std::uint64_t m_takenLines = 0;
};

} // namespace davenport::transfer
