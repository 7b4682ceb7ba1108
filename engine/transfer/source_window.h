#pragma once

#include "engine/transfer/byte_stream.h"

#include <string_view>
#include <vector>

namespace davenport::transfer {

/// The longest record that a reader takes, in bytes. What is longer is rejected without being kept, so that no input can
/// fill the memory.
constexpr std::size_t kMaxRecordBytes = 64 * 1024 * 1024;

/// A stretch of a source in memory that moves forward: what a reader has not dealt with yet. It grows only as far as one
/// record needs. One thread.
class SourceWindow {
public:
    explicit SourceWindow(std::unique_ptr<ByteStream> stream);

    const char *begin() const { return m_buffer.data() + m_begin; }
    const char *end() const { return m_buffer.data() + m_end; }
    std::string_view text() const { return {begin(), m_end - m_begin}; }
    bool empty() const { return m_begin == m_end; }

    /// Reads more behind end(). False at the end of the source. Pointers into the window are invalid afterwards.
    bool more();
    /// Gives up the bytes before `to`, counting the lines they end.
    void skipTo(const char *to);
    /// Gives up the bytes before `to`, which end exactly `lines` lines.
    void skipLines(const char *to, std::uint64_t lines);

    /// The line, counted from 1, and the byte, counted from 0, where begin() stands in the decoded source.
    std::uint64_t line() const { return m_line; }
    std::uint64_t offset() const { return m_offset; }
    const ByteStream &stream() const { return *m_stream; }

private:
    std::unique_ptr<ByteStream> m_stream;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::uint64_t m_line = 1;
    std::uint64_t m_offset = 0;
    bool m_finished = false;
};

/// How many lines `text` ends.
std::uint64_t countLines(std::string_view text);

} // namespace davenport::transfer
