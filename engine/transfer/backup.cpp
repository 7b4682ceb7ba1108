// Writing a backup; reading one is in restore.cpp.
#include "engine/transfer/backup.h"

#include "engine/base/digest.h"
#include "engine/base/json_text.h"
#include "engine/transfer/backup_document.h"
#include "engine/transfer/file_error.h"

#include <algorithm>
#include <cerrno>
#include <memory>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace davenport::transfer {

namespace {

constexpr std::size_t kCheckpointDocuments = 500;
constexpr std::uint64_t kCheckpointBytes = 8 * 1024 * 1024;
constexpr int kMostPasses = 16;

/// A backup's file that is written from a certain place on.
class BackupOutput {
public:
    /// Opens the file, leaves its first `from` bytes and continues the chain there.
    BackupOutput(std::filesystem::path file, std::uint64_t from, const std::string &chain) : m_file(std::move(file)) {
        m_descriptor = ::open(m_file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
        if (m_descriptor < 0) {
            failToWrite(m_file, errno);
        }
        if (::ftruncate(m_descriptor, static_cast<off_t>(from)) != 0 || ::lseek(m_descriptor, 0, SEEK_END) < 0) {
            const int number = errno;
            ::close(m_descriptor);
            failToWrite(m_file, number);
        }
        m_digest.update(chain);
    }
    ~BackupOutput() { ::close(m_descriptor); }
    BackupOutput(const BackupOutput &) = delete;
    BackupOutput &operator=(const BackupOutput &) = delete;

    void line(std::string_view text) {
        m_digest.update(text);
        m_digest.update("\n");
        m_sinceChain += text.size() + 1;
        put(text);
        put("\n");
    }

    void chained(const std::string &text) {
        m_digest.update(text);
        const std::string chain = base::toHex(m_digest.finish());
        m_digest.update(chain);
        put(text + ",\"chain\":\"" + chain + "\"}\n");
        flush();
        m_sinceChain = 0;
    }

    /// Bytes since the last chain.
    std::uint64_t sinceChain() const { return m_sinceChain; }

    void sync() {
        if (::fsync(m_descriptor) != 0) {
            failToWrite(m_file, errno);
        }
    }

private:
    void put(std::string_view bytes) {
        m_buffer += bytes;
        if (m_buffer.size() >= 256 * 1024) {
            flush();
        }
    }

    void flush() {
        std::string_view rest = m_buffer;
        while (!rest.empty()) {
            const ssize_t written = ::write(m_descriptor, rest.data(), rest.size());
            if (written >= 0) {
                rest.remove_prefix(static_cast<std::size_t>(written));
            } else if (errno != EINTR) {
                failToWrite(m_file, errno);
            }
        }
        m_buffer.clear();
    }

    std::filesystem::path m_file;
    int m_descriptor = -1;
    base::Md5Stream m_digest;
    std::string m_buffer;
    std::uint64_t m_sinceChain = 0;
};

BackupHeader headerOf(api::Session &session) {
    const api::DatabaseInfo info = session.maintenance()->info();
    BackupHeader header;
    header.name = info.name;
    header.uuid = info.uuid;
    header.partitioned = info.partitioned;
    header.shards = info.shards;
    header.revsLimit = info.revsLimit;
    header.maxDocumentSize = info.maxDocumentSize;
    header.purgeSeq = info.purgeSeq;
    header.updateSeq = info.updateSeq;
    return header;
}

/// How far an earlier attempt came.
struct Beginning {
    std::uint64_t offset = 0; ///< 0: nothing of use
    std::string chain;
    BackupFigures figures;
};

Beginning beginningOf(const std::filesystem::path &partial, const BackupHeader &now, const base::Work &work) {
    Beginning beginning;
    if (!std::filesystem::exists(partial)) {
        return beginning;
    }
    std::unique_ptr<BackupReader> reader;
    try {
        reader = std::make_unique<BackupReader>(openByteStream(partial, work.cancel));
    } catch (const base::Error &error) {
        if (error.code() == base::ErrorCode::Damaged ||
            (error.code() == base::ErrorCode::BadRequest && std::filesystem::file_size(partial) == 0)) {
            return beginning; // it was broken off in its first line
        }
        throw;
    }
    const auto refuse = [&](const std::string &why) {
        throw base::Error(base::ErrorCode::PreconditionFailed, 412, "file_exists",
                          partial.string() + " is the beginning of a backup " + why +
                              ": remove it, or choose another file");
    };
    if (reader->header().uuid != now.uuid) {
        refuse("of another database (" + reader->header().name + ")");
    }
    if (reader->header().purgeSeq != now.purgeSeq) {
        refuse("of this database, from which revisions were purged since");
    }
    try {
        for (BackupLine line; reader->next(line);) {
            work.check();
            if (line.kind == BackupLine::Kind::Checkpoint) {
                beginning = {reader->offset(), reader->chain(), line.figures};
            }
        }
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::Damaged) {
            throw;
        }
    }
    return beginning;
}

struct Changed {
    std::string id;
    std::uint64_t seq = 0;
};

/// The next documents in the order of their latest changes.
std::vector<Changed> changedSince(api::Session &session, std::uint64_t since, const base::Work &work) {
    std::vector<Changed> changed;
    api::ChangesQuery query;
    query.since = since;
    session.changes()->changes(
        query,
        [&](api::Change &change) {
            changed.push_back({std::move(change.id), change.seq});
            return changed.size() < kCheckpointDocuments;
        },
        work);
    return changed;
}

void writeDocument(api::Session &session, const Changed &changed, BackupOutput &output, BackupFigures &figures) {
    BackupDocument document;
    try {
        document = readBackupDocument(session, changed.id);
    } catch (const base::Error &error) {
        if (error.code() == base::ErrorCode::NotFound) {
            return; // purged since it was listed
        }
        throw;
    }
    std::string line = "{\"document\":";
    base::appendJsonString(line, changed.id);
    output.line(line + ",\"seq\":" + std::to_string(changed.seq) +
                ",\"revisions\":" + std::to_string(document.lines.size()) + '}');
    for (const std::string &revision : document.lines) {
        output.line(revision);
    }
    ++figures.documents;
    figures.revisions += document.lines.size();
    figures.attachments += document.attachments;
}

/// Everything that has changed until `upTo`.
void writeChanges(api::Session &session, std::uint64_t upTo, std::uint64_t total, BackupOutput &output,
                  BackupFigures &figures, const base::Work &work) {
    const base::Work quiet{work.cancel, {}};
    while (figures.seq < upTo) {
        const std::vector<Changed> changes = changedSince(session, figures.seq, quiet);
        for (const Changed &changed : changes) {
            work.check();
            writeDocument(session, changed, output, figures);
            figures.seq = changed.seq;
            if (output.sinceChain() >= kCheckpointBytes) {
                output.chained(figures.line(false));
            }
        }
        if (changes.size() < kCheckpointDocuments) {
            figures.seq = std::max(figures.seq, upTo);
        }
        output.chained(figures.line(false));
        work.tell({figures.documents, total, "backing up"});
    }
}

} // namespace

std::filesystem::path partialBackup(const std::filesystem::path &file) {
    return file.string() + ".partial";
}

BackupFigures backupDatabase(api::Session &session, const std::filesystem::path &file, const base::Work &work) {
    if (session.changes() == nullptr || session.revisions() == nullptr || session.documents() == nullptr ||
        session.maintenance() == nullptr) {
        throw base::unsupported(session.name() + " does not offer its revisions, so it cannot be backed up");
    }
    const std::filesystem::path partial = partialBackup(file);
    const BackupHeader header = headerOf(session);
    const Beginning beginning = beginningOf(partial, header, work);
    BackupOutput output(partial, beginning.offset, beginning.chain);
    BackupFigures figures = beginning.figures;
    if (beginning.offset == 0) {
        output.line(header.line());
        output.chained(figures.line(false));
    }
    const api::DatabaseInfo info = session.maintenance()->info();
    const std::uint64_t total = info.docCount + info.docDelCount;
    // What changes while a pass is under way comes in the next, which is shorter.
    for (int pass = 0; pass < kMostPasses; ++pass) {
        const std::uint64_t upTo = session.changes()->updateSeq();
        if (upTo <= figures.seq) {
            break;
        }
        writeChanges(session, upTo, total, output, figures, work);
    }
    figures.localDocuments = 0;
    if (session.localDocuments() != nullptr) {
        session.localDocuments()->list([&](api::Document &document) {
            if (document.id != kRestoreMark) {
                output.line(backupLocalLine(document));
                ++figures.localDocuments;
            }
            return !work.cancel.isCancelled();
        });
    }
    work.check();
    const api::DatabaseInfo after = session.maintenance()->info();
    figures.present = after.docCount + after.docDelCount;
    output.chained(figures.line(true));
    output.sync();
    std::error_code error;
    std::filesystem::rename(partial, file, error);
    if (error) {
        failToWrite(file, error.value());
    }
    work.tell({figures.documents, figures.documents, "backed up"});
    return figures;
}

} // namespace davenport::transfer
