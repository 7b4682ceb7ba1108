#pragma once

#include "engine/transfer/byte_stream.h"

#include <vector>

struct z_stream_s;

namespace davenport::transfer {

/// Decompresses gzip data of one or several members. Owns the stream it reads from.
class GzipStream final : public ByteStream {
public:
    explicit GzipStream(std::unique_ptr<ByteStream> compressed);
    ~GzipStream() override;

    /// As ByteStream::read; throws Error(BadRequest) when the data is cut off, damaged, or followed by something else.
    std::size_t read(std::span<char> buffer) override;
    std::uint64_t consumed() const override { return m_compressed->consumed(); }
    std::uint64_t size() const override { return m_compressed->size(); }
    const std::string &name() const override { return m_compressed->name(); }

private:
    bool refill();
    bool nextMember();
    [[noreturn]] void fail(const std::string &what) const;

    std::unique_ptr<ByteStream> m_compressed;
    std::vector<char> m_input;
    std::unique_ptr<z_stream_s> m_state;
    bool m_ended = false;
};

} // namespace davenport::transfer
