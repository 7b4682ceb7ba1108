#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace davenport::base {

using Md5 = std::array<std::uint8_t, 16>;

/// The MD5 digest of `bytes`. Used where CouchDB uses it (revision ids, attachment digests), never for security.
Md5 md5(std::string_view bytes);

/// MD5 of a stream, piece by piece.
class Md5Stream {
public:
    Md5Stream();
    void update(std::string_view bytes);
    /// The digest of all that came; the stream starts afresh.
    Md5 finish();

private:
    alignas(16) std::array<unsigned char, 128> m_context;
};

/// CRC-32 (IEEE 802.3), as erlang:crc32/1: what CouchDB places shards by.
std::uint32_t crc32(std::string_view bytes);

/// Lower-case hexadecimal.
std::string toHex(std::string_view bytes);
std::string toHex(const Md5 &digest);
/// The bytes of `hex` into `out` (hex.size() / 2 bytes); false if a character is no hexadecimal digit or the length is odd.
bool fromHex(std::string_view hex, std::string &out);

/// RFC 4648 base64 with padding.
std::string toBase64(std::string_view bytes);
/// Decodes base64, ignoring white space; false when the text is not base64.
bool fromBase64(std::string_view text, std::string &out);

/// 32 hexadecimal digits: milliseconds of the clock first, then randomness, so that ids made in a row stay in order.
/// Never the same twice in one process. Any thread.
std::string makeUuid();

} // namespace davenport::base
