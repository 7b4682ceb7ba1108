#include "engine/transfer/source_window.h"

#include <cstring>

namespace davenport::transfer {

namespace {
constexpr std::size_t kFirstBytes = 512 * 1024;
} // namespace

SourceWindow::SourceWindow(std::unique_ptr<ByteStream> stream) : m_stream(std::move(stream)), m_buffer(kFirstBytes) {
    while (m_end < 3 && more()) {
    }
    const std::string_view head = text();
    if (head.starts_with("\xff\xfe") || head.starts_with("\xfe\xff")) {
        throw base::badRequest(m_stream->name() + " is UTF-16 text; save it as UTF-8 first");
    }
    if (head.starts_with("\xef\xbb\xbf")) {
        m_begin = 3;
        m_offset = 3;
    }
}

bool SourceWindow::more() {
    if (m_finished) {
        return false;
    }
    if (m_end == m_buffer.size() || m_begin == m_end) {
        std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
        m_end -= m_begin;
        m_begin = 0;
        // Half full after moving: one record is about as long as the window.
        if (m_end > m_buffer.size() / 2) {
            m_buffer.resize(m_buffer.size() * 2);
        }
    }
    const std::size_t got = m_stream->read(std::span(m_buffer).subspan(m_end));
    m_end += got;
    m_finished = got == 0;
    return got > 0;
}

void SourceWindow::skipTo(const char *to) {
    skipLines(to, countLines({begin(), static_cast<std::size_t>(to - begin())}));
}

void SourceWindow::skipLines(const char *to, std::uint64_t lines) {
    const auto bytes = static_cast<std::size_t>(to - begin());
    m_begin += bytes;
    m_offset += bytes;
    m_line += lines;
}

std::uint64_t countLines(std::string_view text) {
    std::uint64_t lines = 0;
    const char *p = text.data();
    const char *end = p + text.size();
    while (p != end) {
        p = static_cast<const char *>(std::memchr(p, '\n', static_cast<std::size_t>(end - p)));
        if (p == nullptr) {
            break;
        }
        ++p;
        ++lines;
    }
    return lines;
}

} // namespace davenport::transfer
