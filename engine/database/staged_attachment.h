#pragma once

#include "engine/api/attachments_role.h"
#include "engine/database/attachment_list.h"
#include "engine/storage/attachment_table.h"

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace davenport::database {

/// An attachment's bytes on their way in: encoded and digested as they come, before the writer is asked for. What is
/// more than a megabyte waits in an unnamed temporary file, so that no attachment is ever whole in memory.
class StagedAttachment {
public:
    StagedAttachment(std::string name, std::string contentType);
    ~StagedAttachment();
    StagedAttachment(StagedAttachment &&) noexcept;
    StagedAttachment &operator=(StagedAttachment &&) noexcept;

    /// Takes the next decoded bytes.
    void write(std::string_view bytes);
    /// Ends the bytes: entry() is complete.
    void finish();
    /// write() until the source ends, then finish().
    void readFrom(const api::ByteSource &source, const base::Work &work);

    AttachmentEntry &entry() { return m_entry; }
    /// Stores the bytes unless the table has them. Inside a write transaction.
    void store(storage::AttachmentTable &table);

private:
    struct Deflate;
    void keep(std::string_view encoded);

    AttachmentEntry m_entry;
    base::Md5Stream m_digest;
    std::unique_ptr<Deflate> m_deflate; ///< for compressible types
    std::string m_memory;
    std::unique_ptr<std::FILE, int (*)(std::FILE *)> m_file;
};

/// Reads a stored attachment piece by piece, decoding it. `table` must stay, in one snapshot, while the reader lives.
class StoredAttachmentReader {
public:
    StoredAttachmentReader(storage::AttachmentTable &table, AttachmentEntry entry);
    ~StoredAttachmentReader();

    const AttachmentEntry &entry() const { return m_entry; }
    /// Fills `buffer` with the next decoded bytes, returns how many, 0 at the end. Throws Damaged.
    std::size_t read(std::span<char> buffer);
    void seek(std::uint64_t offset);
    /// Everything at once: for documents that carry their attachments inline.
    std::string readAll();

private:
    struct Inflate;
    std::size_t readPlain(std::span<char> buffer);
    std::size_t readGzip(std::span<char> buffer);

    storage::AttachmentTable &m_table;
    AttachmentEntry m_entry;
    std::uint64_t m_position = 0; ///< decoded
    std::uint64_t m_pieceNumber = UINT64_MAX;
    std::string m_piece;
    std::unique_ptr<Inflate> m_inflate;
};

} // namespace davenport::database
