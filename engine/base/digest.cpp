#include "engine/base/digest.h"

#include <nettle/base64.h>
#include <nettle/md5.h>
#include <zlib.h>

#include <chrono>
#include <mutex>
#include <random>

namespace davenport::base {

namespace {

const std::uint8_t *bytesOf(std::string_view text) {
    return reinterpret_cast<const std::uint8_t *>(text.data());
}

int hexValue(char c) {
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
        return c - 'a' + 10;
    }
    if (c >= 'A' && c <= 'F') {
        return c - 'A' + 10;
    }
    return -1;
}

} // namespace

Md5 md5(std::string_view bytes) {
    md5_ctx context;
    md5_init(&context);
    md5_update(&context, bytes.size(), bytesOf(bytes));
    Md5 digest;
    md5_digest(&context, digest.size(), digest.data());
    return digest;
}

Md5Stream::Md5Stream() {
    static_assert(sizeof(md5_ctx) <= sizeof(m_context));
    md5_init(reinterpret_cast<md5_ctx *>(m_context.data()));
}

void Md5Stream::update(std::string_view bytes) {
    md5_update(reinterpret_cast<md5_ctx *>(m_context.data()), bytes.size(), bytesOf(bytes));
}

Md5 Md5Stream::finish() {
    Md5 digest;
    md5_digest(reinterpret_cast<md5_ctx *>(m_context.data()), digest.size(), digest.data());
    return digest;
}

std::uint32_t crc32(std::string_view bytes) {
    return static_cast<std::uint32_t>(::crc32_z(0, bytesOf(bytes), bytes.size()));
}

std::string toHex(std::string_view bytes) {
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string hex(bytes.size() * 2, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        hex[2 * i] = kDigits[byte >> 4];
        hex[2 * i + 1] = kDigits[byte & 15];
    }
    return hex;
}

std::string toHex(const Md5 &digest) {
    return toHex(std::string_view(reinterpret_cast<const char *>(digest.data()), digest.size()));
}

bool fromHex(std::string_view hex, std::string &out) {
    if (hex.size() % 2 != 0) {
        return false;
    }
    out.resize(hex.size() / 2);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const int high = hexValue(hex[2 * i]);
        const int low = hexValue(hex[2 * i + 1]);
        if (high < 0 || low < 0) {
            return false;
        }
        out[i] = static_cast<char>(high * 16 + low);
    }
    return true;
}

std::string toBase64(std::string_view bytes) {
    std::string text(BASE64_ENCODE_RAW_LENGTH(bytes.size()), '\0');
    base64_encode_raw(text.data(), bytes.size(), bytesOf(bytes));
    return text;
}

bool fromBase64(std::string_view text, std::string &out) {
    base64_decode_ctx context;
    base64_decode_init(&context);
    out.resize(BASE64_DECODE_LENGTH(text.size()));
    std::size_t length = out.size();
    if (!base64_decode_update(&context, &length, reinterpret_cast<std::uint8_t *>(out.data()), text.size(), text.data()) ||
        !base64_decode_final(&context)) {
        return false;
    }
    out.resize(length);
    return true;
}

std::string makeUuid() {
    static std::mutex mutex;
    static std::mt19937_64 random{std::random_device{}()};
    static std::uint64_t last = 0;
    const std::scoped_lock lock(mutex);
    const auto now = static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count());
    // 48 bits of milliseconds, then a 16-bit counter within the millisecond.
    last = std::max(last + 1, now << 16);
    const std::uint64_t noise = random();
    std::string bytes(16, '\0');
    for (std::size_t i = 0; i < 8; ++i) {
        bytes[i] = static_cast<char>(last >> (56 - 8 * i));
        bytes[8 + i] = static_cast<char>(noise >> (56 - 8 * i));
    }
    return toHex(bytes);
}

} // namespace davenport::base
