#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace davenport::cli {

/// One line on standard error that tells how far a long command has come: written over again and again on a terminal,
/// once a second as a line of its own elsewhere. One thread.
class ProgressLine {
public:
    /// Shown when standard error is a terminal, or when `forced`.
    explicit ProgressLine(bool forced);
    ~ProgressLine();
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    bool isShown() const { return m_shown; }
    /// Shows `text`, unless the last one is too recent.
    void show(const std::string &text);
    /// Takes the line away (on a terminal), so that something else can be written.
    void clear();

private:
    bool m_terminal;
    bool m_shown;
    bool m_written = false;
    std::chrono::steady_clock::time_point m_last{};
};

/// 1234567 as "1,234,567".
std::string grouped(std::uint64_t number);

} // namespace davenport::cli
