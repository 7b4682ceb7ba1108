#pragma once

#include "engine/base/digest.h"
#include "engine/transfer/byte_stream.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace davenport::transfer {

// A backup is a text of lines, each a JSON object (docs/BACKUP.md):
//
//     {"davenport_backup":1,"name":...,"partitioned":...,"shards":...,"revs_limit":...}     the first line
//     {"document":"id","seq":7,"revisions":2}              the next two lines are its revisions, parents first
//     {"revision":{"_id":...,"_rev":...,"_revisions":{...}}}
//     {"checkpoint":7,"documents":...,"chain":"..."}       all is whole up to here
//     {"local":{"_id":"_local/...",...}}
//     {"end":7,...,"chain":"..."}                          the last line
//
// A chain is the MD5 of the chain before it (nothing for the first) and of all bytes since then, the line's own in front of
// `,"chain"` included. A text with line ends in it stands in its line as a string.

/// What the first line says of the database.
struct BackupHeader {
    std::string name;
    std::string uuid;
    bool partitioned = false;
    std::uint32_t shards = 1;
    std::uint64_t revsLimit = 1000;
    std::uint64_t maxDocumentSize = 8'000'000;
    std::uint64_t purgeSeq = 0;
    std::uint64_t updateSeq = 0; ///< of the database when the backup was begun

    /// The first line, without its end.
    std::string line() const;
};

struct BackupFigures {
    std::uint64_t seq = 0;       ///< of the database: everything up to it is in the backup
    std::uint64_t documents = 0; ///< one that changed while the backup was made may be in it twice
    std::uint64_t revisions = 0;
    std::uint64_t attachments = 0; ///< whose bytes are in the backup
    std::uint64_t localDocuments = 0;
    std::uint64_t present = 0; ///< the last line alone: documents in the database, deleted ones included

    /// A checkpoint's line, or the last, as far as its chain.
    std::string line(bool last) const;
};

struct BackupLine {
    enum class Kind : std::uint8_t { Document, Revision, Checkpoint, Local, End };

    Kind kind = Kind::End;
    std::string id;              ///< Document
    std::uint64_t revisions = 0; ///< Document: how many lines of it follow
    std::string text;            ///< Revision and Local: the document as JSON
    BackupFigures figures;       ///< Checkpoint and End
};

/// Reads a backup from its start to its end and checks its chain on the way. One thread.
class BackupReader {
public:
    /// Reads the first line. Throws Error: BadRequest for a file that is no backup, NewerVersion, Damaged, Io, Cancelled.
    explicit BackupReader(std::unique_ptr<ByteStream> stream);

    const BackupHeader &header() const { return m_header; }
    /// The next line; false behind the last. Throws Error(Damaged) with the number of the line for a backup that is cut off
    /// or was changed.
    bool next(BackupLine &line);
    /// Where the next line begins, in decoded bytes.
    std::uint64_t offset() const { return m_offset; }
    /// The latest chain that was read and found right.
    const std::string &chain() const { return m_chain; }
    /// Of the source; may be asked from any thread.
    const ByteStream &stream() const { return *m_stream; }

private:
    bool readLine();
    void parse(BackupLine &line);
    void checkChain(std::string_view said);
    [[noreturn]] void damaged(const std::string &what) const;

    std::unique_ptr<ByteStream> m_stream;
    BackupHeader m_header;
    std::string m_buffer;
    std::size_t m_begin = 0; // in m_buffer: where the next line begins
    std::string m_line;
    std::uint64_t m_lines = 0;
    std::uint64_t m_offset = 0;
    base::Md5Stream m_digest;
    std::string m_chain;
    bool m_ended = false;
};

/// A document's text as it stands in a line: itself, or as a string if it has line ends.
void appendLineText(std::string &out, std::string_view text);

} // namespace davenport::transfer
