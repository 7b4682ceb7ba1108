#include "engine/database/staged_attachment.h"

#include "engine/base/error.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace davenport::database {

namespace {

constexpr std::size_t kMemoryBytes = 1024 * 1024;
constexpr int kGzipWindow = 15 + 16; ///< zlib's way to ask for a gzip header
constexpr int kCouchLevel = 8;       ///< the level that CouchDB compresses with: its digests depend on it

base::Error spoolError() {
    return {base::ErrorCode::DiskFull, 507, "disk_full", "There is no room for the attachment's temporary file."};
}

base::Error brokenAttachment(const std::string &name) {
    return {base::ErrorCode::Damaged, 500, "file_damaged", "The stored bytes of attachment '" + name + "' are broken."};
}

Bytef *bytesOf(const char *p) {
    return reinterpret_cast<Bytef *>(const_cast<char *>(p));
}

} // namespace

struct StagedAttachment::Deflate {
    z_stream stream{};
    Deflate() { deflateInit2(&stream, kCouchLevel, Z_DEFLATED, kGzipWindow, 8, Z_DEFAULT_STRATEGY); }
    ~Deflate() { deflateEnd(&stream); }
    Deflate(const Deflate &) = delete;
    Deflate &operator=(const Deflate &) = delete;
};

StagedAttachment::StagedAttachment(std::string name, std::string contentType) : m_file(nullptr, &std::fclose) {
    m_entry.name = std::move(name);
    m_entry.contentType = std::move(contentType);
    m_entry.gzip = isCompressible(m_entry.contentType);
    if (m_entry.gzip) {
        m_deflate = std::make_unique<Deflate>();
    }
}

StagedAttachment::~StagedAttachment() = default;
StagedAttachment::StagedAttachment(StagedAttachment &&) noexcept = default;
StagedAttachment &StagedAttachment::operator=(StagedAttachment &&) noexcept = default;

void StagedAttachment::write(std::string_view bytes) {
    m_entry.length += bytes.size();
    if (!m_deflate) {
        keep(bytes);
        return;
    }
    z_stream &stream = m_deflate->stream;
    while (!bytes.empty()) {
        const std::string_view part = bytes.substr(0, kMemoryBytes);
        bytes.remove_prefix(part.size());
        stream.next_in = bytesOf(part.data());
        stream.avail_in = static_cast<uInt>(part.size());
        while (stream.avail_in > 0) {
            std::array<char, 65536> out;
            stream.next_out = bytesOf(out.data());
            stream.avail_out = static_cast<uInt>(out.size());
            deflate(&stream, Z_NO_FLUSH);
            keep({out.data(), out.size() - stream.avail_out});
        }
    }
}

void StagedAttachment::finish() {
    if (m_deflate) {
        z_stream &stream = m_deflate->stream;
        stream.avail_in = 0;
        int result = Z_OK;
        while (result != Z_STREAM_END) {
            std::array<char, 65536> out;
            stream.next_out = bytesOf(out.data());
            stream.avail_out = static_cast<uInt>(out.size());
            result = deflate(&stream, Z_FINISH);
            keep({out.data(), out.size() - stream.avail_out});
        }
        m_deflate.reset();
    }
    m_entry.digest = m_digest.finish();
}

void StagedAttachment::readFrom(const api::ByteSource &source, const base::Work &work) {
    std::string buffer(storage::AttachmentTable::kPieceBytes, '\0');
    for (;;) {
        work.check();
        const std::size_t got = source(std::span<char>(buffer.data(), buffer.size()));
        if (got == 0) {
            break;
        }
        write(std::string_view(buffer).substr(0, got));
        work.tell({m_entry.length, 0, "reading the attachment"});
    }
    finish();
}

void StagedAttachment::keep(std::string_view encoded) {
    m_digest.update(encoded);
    m_entry.encodedLength += encoded.size();
    if (!m_file && m_memory.size() + encoded.size() <= kMemoryBytes) {
        m_memory += encoded;
        return;
    }
    if (!m_file) {
        m_file.reset(std::tmpfile());
        if (!m_file || std::fwrite(m_memory.data(), 1, m_memory.size(), m_file.get()) != m_memory.size()) {
            throw spoolError();
        }
        m_memory = {};
    }
    if (std::fwrite(encoded.data(), 1, encoded.size(), m_file.get()) != encoded.size()) {
        throw spoolError();
    }
}

void StagedAttachment::store(storage::AttachmentTable &table) {
    storage::AttachmentTable::Entry there;
    if (table.find(m_entry.digest, there)) {
        return;
    }
    table.add(m_entry.digest, {m_entry.length, m_entry.encodedLength, m_entry.gzip});
    constexpr std::size_t kPiece = storage::AttachmentTable::kPieceBytes;
    if (!m_file) {
        for (std::uint64_t n = 0; n * kPiece < m_memory.size(); ++n) {
            table.addPiece(m_entry.digest, n, std::string_view(m_memory).substr(n * kPiece, kPiece));
        }
        return;
    }
    if (std::fflush(m_file.get()) != 0) {
        throw spoolError();
    }
    std::rewind(m_file.get());
    std::string piece(kPiece, '\0');
    for (std::uint64_t n = 0;; ++n) {
        const std::size_t got = std::fread(piece.data(), 1, piece.size(), m_file.get());
        if (got == 0) {
            return;
        }
        table.addPiece(m_entry.digest, n, std::string_view(piece).substr(0, got));
    }
}

struct StoredAttachmentReader::Inflate {
    z_stream stream{};
    std::uint64_t nextPiece = 0;
    std::string piece;
    bool ended = false;
    Inflate() { inflateInit2(&stream, kGzipWindow); }
    ~Inflate() { inflateEnd(&stream); }
    Inflate(const Inflate &) = delete;
    Inflate &operator=(const Inflate &) = delete;
};

StoredAttachmentReader::StoredAttachmentReader(storage::AttachmentTable &table, AttachmentEntry entry)
    : m_table(table), m_entry(std::move(entry)) {}

StoredAttachmentReader::~StoredAttachmentReader() = default;

std::size_t StoredAttachmentReader::read(std::span<char> buffer) {
    if (m_position >= m_entry.length || buffer.empty()) {
        return 0;
    }
    const std::size_t got = m_entry.gzip ? readGzip(buffer) : readPlain(buffer);
    m_position += got;
    return got;
}

std::size_t StoredAttachmentReader::readPlain(std::span<char> buffer) {
    constexpr std::size_t kPiece = storage::AttachmentTable::kPieceBytes;
    const std::uint64_t number = m_position / kPiece;
    if (number != m_pieceNumber) {
        if (!m_table.readPiece(m_entry.digest, number, m_piece)) {
            throw brokenAttachment(m_entry.name);
        }
        m_pieceNumber = number;
    }
    const std::size_t at = m_position % kPiece;
    if (at >= m_piece.size()) {
        throw brokenAttachment(m_entry.name);
    }
    const std::size_t count = std::min(buffer.size(), m_piece.size() - at);
    std::memcpy(buffer.data(), m_piece.data() + at, count);
    return count;
}

std::size_t StoredAttachmentReader::readGzip(std::span<char> buffer) {
    if (!m_inflate) {
        m_inflate = std::make_unique<Inflate>();
    }
    z_stream &stream = m_inflate->stream;
    stream.next_out = bytesOf(buffer.data());
    stream.avail_out = static_cast<uInt>(std::min<std::size_t>(buffer.size(), kMemoryBytes));
    const uInt wanted = stream.avail_out;
    while (stream.avail_out > 0 && !m_inflate->ended) {
        if (stream.avail_in == 0) {
            if (!m_table.readPiece(m_entry.digest, m_inflate->nextPiece++, m_inflate->piece)) {
                throw brokenAttachment(m_entry.name);
            }
            stream.next_in = bytesOf(m_inflate->piece.data());
            stream.avail_in = static_cast<uInt>(m_inflate->piece.size());
        }
        const int result = inflate(&stream, Z_NO_FLUSH);
        if (result == Z_STREAM_END) {
            m_inflate->ended = true;
        } else if (result != Z_OK && result != Z_BUF_ERROR) {
            throw brokenAttachment(m_entry.name);
        }
    }
    return wanted - stream.avail_out;
}

void StoredAttachmentReader::seek(std::uint64_t offset) {
    if (!m_entry.gzip) {
        m_position = offset;
        return;
    }
    if (offset < m_position) {
        m_inflate.reset();
        m_position = 0;
    }
    std::string skipped(65536, '\0');
    while (m_position < offset && m_position < m_entry.length) {
        const std::size_t count = std::min<std::uint64_t>(skipped.size(), offset - m_position);
        if (read({skipped.data(), count}) == 0) {
            break;
        }
    }
    m_position = std::max(m_position, offset);
}

std::string StoredAttachmentReader::readAll() {
    std::string bytes(m_entry.length, '\0');
    std::size_t at = 0;
    while (at < bytes.size()) {
        const std::size_t got = read({bytes.data() + at, bytes.size() - at});
        if (got == 0) {
            throw brokenAttachment(m_entry.name);
        }
        at += got;
    }
    return bytes;
}

} // namespace davenport::database
