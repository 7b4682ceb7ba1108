#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace davenport::revision {

/// The part of a revision id after the dash, as bytes. The 32 hexadecimal digits that an edit gives are 16 bytes; any
/// other text is kept as it was written. Up to kInlineSize bytes live in the object; longer ones on the heap.
class RevisionHash {
public:
    static constexpr std::size_t kInlineSize = 16;

    RevisionHash() noexcept : m_size(0) { m_inline.fill(0); }
    /// Takes raw bytes as they are.
    explicit RevisionHash(std::string_view bytes);
    explicit RevisionHash(const std::array<std::uint8_t, 16> &digest) noexcept : m_size(16) {
        std::memcpy(m_inline.data(), digest.data(), 16);
    }
    RevisionHash(const RevisionHash &other);
    RevisionHash(RevisionHash &&other) noexcept : m_inline(other.m_inline), m_size(other.m_size) { other.m_size = 0; }
    RevisionHash &operator=(const RevisionHash &other);
    RevisionHash &operator=(RevisionHash &&other) noexcept;
    ~RevisionHash() {
        if (m_size > kInlineSize) {
            release();
        }
    }

    /// Reads the text form: 32 hexadecimal digits of either case become 16 bytes, any other text stays as it is.
    /// Throws Error(BadRequest) "Invalid rev format" for 32 characters that are not all hexadecimal digits, as CouchDB.
    static RevisionHash parse(std::string_view text);

    /// 16 bytes as 32 lower-case digits, anything else as it is.
    std::string toString() const;
    void appendTo(std::string &out) const;

    std::string_view bytes() const noexcept {
        return {m_size > kInlineSize ? heap() : reinterpret_cast<const char *>(m_inline.data()), m_size};
    }

    bool operator==(const RevisionHash &other) const noexcept { return bytes() == other.bytes(); }
    /// By bytes; of two where one starts with the other the shorter comes first.
    std::strong_ordering operator<=>(const RevisionHash &other) const noexcept {
        return bytes().compare(other.bytes()) <=> 0;
    }

private:
    char *heap() const noexcept {
        char *pointer;
        std::memcpy(&pointer, m_inline.data(), sizeof pointer);
        return pointer;
    }
    void adopt(std::string_view bytes);
    void release() noexcept;

    alignas(8) std::array<std::uint8_t, kInlineSize> m_inline; ///< the bytes, or a pointer to them
    std::uint32_t m_size;
};

} // namespace davenport::revision
