#pragma once

#include "engine/transfer/record_reader.h"
#include "engine/transfer/source_window.h"
#include "engine/transfer/value_scanner.h"

#include <vector>

namespace davenport::transfer {

/// JSON without lines: an array of objects, an array inside an object (by its path), one object, or several objects one
/// after the other. Elements are streamed: the array may be far larger than the memory. An element that is no object, or
/// that no comma parts from the one before, is rejected and the next one is read.
class JsonReader final : public RecordReader {
public:
    /// `path` as ReadOptions::path, split; empty for a text that is itself the array or object.
    JsonReader(SourceWindow window, std::vector<std::string> path)
        : m_window(std::move(window)), m_path(std::move(path)) {}

    bool next(Record &record) override;
    SourceFormat format() const override { return SourceFormat::Json; }
    const ByteStream &source() const override { return m_window.stream(); }

private:
    enum class State { Begin, Array, Sequence, Trailer, End };
    enum class Taken { Value, TooLong, CutOff };

    bool skipSpace();
    void begin();
    void descend();
    bool findMember(const std::string &name);
    void expect(char wanted, const char *what);
    Taken takeValue(bool keep);
    bool nextElement(Record &record);
    bool nextInSequence(Record &record);
    bool trailer(Record &record);
    void give(Record &record, Taken taken, std::string rejection);
    void giveStray(Record &record, const char *why);
    [[noreturn]] void fail(std::uint64_t line, const std::string &what) const;

    SourceWindow m_window;
    std::vector<std::string> m_path;
    ValueScanner m_scanner;
    State m_state = State::Begin;
    bool m_needComma = false;
    bool m_afterComma = false;
    std::uint64_t m_arrayLine = 1;
    std::uint64_t m_valueLine = 1;
    std::uint64_t m_valueOffset = 0;
    std::size_t m_taken = 0; // bytes of the value that was given last
};

} // namespace davenport::transfer
