#include "engine/transfer/gzip_stream.h"

#include <zlib.h>

namespace davenport::transfer {

namespace {
constexpr std::size_t kInputBytes = 256 * 1024;
constexpr int kGzipOnly = 16; // added to the window's bits: expect a gzip header
} // namespace

GzipStream::GzipStream(std::unique_ptr<ByteStream> compressed)
    : m_compressed(std::move(compressed)), m_input(kInputBytes), m_state(std::make_unique<z_stream>()) {
    if (inflateInit2(m_state.get(), MAX_WBITS + kGzipOnly) != Z_OK) {
        throw base::internalError("zlib could not be started");
    }
}

GzipStream::~GzipStream() {
    inflateEnd(m_state.get());
}

std::size_t GzipStream::read(std::span<char> buffer) {
    if (m_ended || buffer.empty()) {
        return 0;
    }
    m_state->next_out = reinterpret_cast<Bytef *>(buffer.data());
    m_state->avail_out = static_cast<uInt>(buffer.size());
    while (m_state->avail_out == buffer.size()) {
        if (m_state->avail_in == 0 && !refill()) {
            fail("ends in the middle of its gzip data: the file is cut off");
        }
        const int result = inflate(m_state.get(), Z_NO_FLUSH);
        if (result == Z_STREAM_END) {
            if (!nextMember()) {
                m_ended = true;
                break;
            }
        } else if (result != Z_OK && result != Z_BUF_ERROR) {
            fail(std::string("holds damaged gzip data") + (m_state->msg ? std::string(": ") + m_state->msg : ""));
        }
    }
    return buffer.size() - m_state->avail_out;
}

bool GzipStream::refill() {
    const std::size_t got = m_compressed->read(m_input);
    m_state->next_in = reinterpret_cast<Bytef *>(m_input.data());
    m_state->avail_in = static_cast<uInt>(got);
    return got > 0;
}

/// After a member's end: another member begins, or nothing but the zeros that some tapes and tools pad with.
bool GzipStream::nextMember() {
    bool padded = false;
    for (;;) {
        if (m_state->avail_in == 0 && !refill()) {
            return false;
        }
        if (*m_state->next_in == 0) {
            padded = true;
            ++m_state->next_in;
            --m_state->avail_in;
            continue;
        }
        if (padded || *m_state->next_in != 0x1f) {
            fail("has other bytes after the end of its gzip data");
        }
        inflateReset(m_state.get());
        return true;
    }
}

void GzipStream::fail(const std::string &what) const {
    throw base::badRequest(name() + " " + what);
}

} // namespace davenport::transfer
