#pragma once

#include "engine/base/digest.h"
#include "engine/storage/connection.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace davenport::storage {

/// Attachments' bytes, stored once by the digest of what is stored, in pieces. One thread at a time.
class AttachmentTable {
public:
    /// Bytes of a piece; only the last may be shorter.
    static constexpr std::size_t kPieceBytes = 256 * 1024;

    struct Entry {
        std::uint64_t length = 0;        ///< decoded bytes
        std::uint64_t encodedLength = 0; ///< stored bytes
        bool gzip = false;
    };

    explicit AttachmentTable(Connection &connection) : m_connection(connection) {}

    bool find(const base::Md5 &digest, Entry &entry);
    void add(const base::Md5 &digest, const Entry &entry);
    void addPiece(const base::Md5 &digest, std::uint64_t number, std::string_view bytes);
    /// Fills `bytes` with a stored piece; false behind the last.
    bool readPiece(const base::Md5 &digest, std::uint64_t number, std::string &bytes);
    void remove(const base::Md5 &digest);
    /// Every attachment, in the order of digests.
    void list(const std::function<void(const base::Md5 &, const Entry &)> &sink);

private:
    Connection &m_connection;
};

} // namespace davenport::storage
