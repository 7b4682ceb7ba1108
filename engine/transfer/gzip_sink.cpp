#include "engine/base/error.h"
#include "engine/transfer/byte_sink.h"

#include <vector>

#include <zlib.h>

namespace davenport::transfer {

namespace {

constexpr std::size_t kOutputBytes = 64 * 1024;
constexpr int kGzipHeader = 16; // added to the window's bits
constexpr int kMemoryLevel = 8;

class GzipSink final : public ByteSink {
public:
    explicit GzipSink(std::unique_ptr<ByteSink> target) : m_target(std::move(target)), m_output(kOutputBytes) {
        if (deflateInit2(&m_state, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzipHeader, kMemoryLevel,
                         Z_DEFAULT_STRATEGY) != Z_OK) {
            throw base::internalError("zlib could not be started");
        }
    }
    ~GzipSink() override { deflateEnd(&m_state); }
    GzipSink(const GzipSink &) = delete;
    GzipSink &operator=(const GzipSink &) = delete;

    void write(std::string_view bytes) override {
        // zlib counts a call's bytes in 32 bits.
        constexpr std::size_t kPiece = 1u << 30;
        for (; bytes.size() > kPiece; bytes.remove_prefix(kPiece)) {
            compress(bytes.substr(0, kPiece), Z_NO_FLUSH);
        }
        compress(bytes, Z_NO_FLUSH);
    }
    void finish() override {
        compress({}, Z_FINISH);
        m_target->finish();
    }

private:
    void compress(std::string_view bytes, int flush) {
        m_state.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
        m_state.avail_in = static_cast<uInt>(bytes.size());
        do {
            m_state.next_out = reinterpret_cast<Bytef *>(m_output.data());
            m_state.avail_out = static_cast<uInt>(m_output.size());
            if (deflate(&m_state, flush) == Z_STREAM_ERROR) {
                throw base::internalError("zlib lost its state");
            }
            m_target->write({m_output.data(), m_output.size() - m_state.avail_out});
        } while (m_state.avail_out == 0);
    }

    std::unique_ptr<ByteSink> m_target;
    std::vector<char> m_output;
    z_stream m_state{};
};

} // namespace

std::unique_ptr<ByteSink> gzipInto(std::unique_ptr<ByteSink> target) {
    return std::make_unique<GzipSink>(std::move(target));
}

} // namespace davenport::transfer
