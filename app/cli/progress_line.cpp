#include "app/cli/progress_line.h"

#include <cstdio>

#include <unistd.h>

namespace davenport::cli {

ProgressLine::ProgressLine(bool forced) : m_terminal(::isatty(STDERR_FILENO) == 1), m_shown(forced || m_terminal) {}

ProgressLine::~ProgressLine() {
    clear();
}

void ProgressLine::show(const std::string &text) {
    using namespace std::chrono_literals;
    const auto now = std::chrono::steady_clock::now();
    if (!m_shown || (m_last.time_since_epoch().count() != 0 && now - m_last < (m_terminal ? 100ms : 1000ms))) {
        return;
    }
    m_last = now;
    if (m_terminal) {
        std::fprintf(stderr, "\r\033[K%s", text.c_str());
        std::fflush(stderr);
        m_written = true;
    } else {
        std::fprintf(stderr, "%s\n", text.c_str());
    }
}

void ProgressLine::clear() {
    if (m_written) {
        std::fprintf(stderr, "\r\033[K");
        std::fflush(stderr);
        m_written = false;
    }
}

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3; i -= 3) {
        text.insert(i - 3, ",");
    }
    return text;
}

} // namespace davenport::cli
