#include "app/cli/output.h"

#include "engine/base/error.h"

#include <cerrno>
#include <cstring>

#include <unistd.h>

namespace davenport::cli {

namespace {
constexpr std::size_t kBufferBytes = 64 * 1024;
} // namespace

void Output::write(std::string_view bytes) {
    m_buffer += bytes;
    if (m_buffer.size() >= kBufferBytes) {
        flush();
    }
}

void Output::line(std::string_view text) {
    write(text);
    write("\n");
}

void Output::flush() {
    std::string_view rest = m_buffer;
    while (!rest.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
        if (written >= 0) {
            rest.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EPIPE) {
            m_buffer.clear();
            throw OutputClosed();
        } else if (errno != EINTR) {
            const int number = errno;
            m_buffer.clear();
            throw base::Error(number == ENOSPC ? base::ErrorCode::DiskFull : base::ErrorCode::Io, 500,
                              number == ENOSPC ? "disk_full" : "io_error",
                              "standard output cannot be written: " + std::string(std::strerror(number)));
        }
    }
    m_buffer.clear();
}

} // namespace davenport::cli
