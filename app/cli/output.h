#pragma once

#include "engine/transfer/byte_sink.h"

#include <exception>
#include <string>
#include <string_view>

namespace davenport::cli {

/// Whoever read standard output has gone (head, a closed pager): there is nothing more to do, and no failure.
class OutputClosed : public std::exception {
public:
    const char *what() const noexcept override { return "standard output was closed"; }
};

/// Standard output, buffered. One thread.
class Output final : public transfer::ByteSink {
public:
    /// Throws OutputClosed, or Error(Io or DiskFull).
    void write(std::string_view bytes) override;
    /// A line: the text and a line end.
    void line(std::string_view text);
    /// Everything so far is on its way.
    void flush();
    void finish() override { flush(); }

private:
    std::string m_buffer;
};

} // namespace davenport::cli
