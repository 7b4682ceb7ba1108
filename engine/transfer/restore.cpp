// Reading a backup: checking, restoring, comparing. Writing one is in backup.cpp.
#include "engine/transfer/backup.h"

#include "engine/base/json_text.h"
#include "engine/transfer/backup_document.h"

#include <algorithm>
#include <limits>
#include <map>

namespace davenport::transfer {

namespace {

constexpr std::size_t kBatchRevisions = 1000;
constexpr std::size_t kBatchBytes = 8 * 1024 * 1024;
constexpr std::size_t kMostDifferences = 1000;

const base::JsonMember *memberNamed(const std::vector<base::JsonMember> &members, std::string_view name) {
    const auto found = std::find_if(members.begin(), members.end(), [&](const auto &member) { return member.key == name; });
    return found == members.end() ? nullptr : &*found;
}

/// Gives attachments that are named by digest alone the bytes that an earlier revision of the document brought.
class AttachmentFiller {
public:
    void restart() { m_data.clear(); }

    std::string filled(const std::string &text) {
        if (text.find("\"_attachments\"") == std::string::npos) {
            return text;
        }
        const std::vector<base::JsonMember> members = base::jsonMembers(text);
        const base::JsonMember *attachments = memberNamed(members, "_attachments");
        if (attachments == nullptr) {
            return text;
        }
        std::string out = "{";
        for (const base::JsonMember &attachment : base::jsonMembers(attachments->value)) {
            out += out.size() > 1 ? "," : "";
            base::appendJsonString(out, attachment.key);
            out += ":{";
            const std::vector<base::JsonMember> parts = base::jsonMembers(attachment.value);
            for (const base::JsonMember &part : parts) {
                if (part.key != "stub" && part.key != "length" && part.key != "data") {
                    base::appendJsonString(out, part.key);
                    out += ':' + std::string(part.value) + ',';
                }
            }
            out += "\"data\":" + dataOf(attachment.key, parts) + '}';
        }
        const auto begin = static_cast<std::size_t>(attachments->value.data() - text.data());
        return text.substr(0, begin) + out + '}' + text.substr(begin + attachments->value.size());
    }

private:
    const std::string &dataOf(const std::string &name, const std::vector<base::JsonMember> &parts) {
        const base::JsonMember *digest = memberNamed(parts, "digest");
        const base::JsonMember *data = memberNamed(parts, "data");
        if (digest != nullptr && data != nullptr) {
            return m_data[std::string(digest->value)] = std::string(data->value);
        }
        const auto found = digest != nullptr ? m_data.find(std::string(digest->value)) : m_data.end();
        if (found == m_data.end()) {
            throw base::Error(base::ErrorCode::Damaged, 500, "damaged",
                              "the backup does not have the bytes of attachment " + name);
        }
        return found->second;
    }

    std::map<std::string, std::string> m_data;
};

/// Collects revisions and writes them as they are.
class RevisionWriter {
public:
    RevisionWriter(api::DocumentsRole &documents, const base::Work &work) : m_documents(documents), m_work(work) {}

    void add(std::string text) {
        m_bytes += text.size();
        m_texts.push_back(std::move(text));
        if (m_texts.size() >= kBatchRevisions || m_bytes >= kBatchBytes) {
            flush();
        }
    }

    void flush() {
        api::BulkOptions asTheyAre;
        asTheyAre.newEdits = false;
        const std::vector<std::string_view> views(m_texts.begin(), m_texts.end());
        if (views.empty()) {
            return;
        }
        for (const api::WriteOutcome &failed : m_documents.bulk(views, asTheyAre, m_work)) {
            throw base::Error(failed.error->code(), failed.error->httpStatus(), failed.error->error(),
                              "document " + failed.id + " cannot be restored: " + failed.error->reason());
        }
        m_texts.clear();
        m_bytes = 0;
    }

private:
    api::DocumentsRole &m_documents;
    const base::Work m_work;
    std::vector<std::string> m_texts;
    std::size_t m_bytes = 0;
};

/// How far a restore into this database is, by the last line of the backup, which is its fingerprint. 0: not begun.
std::uint64_t begunRestore(api::Session &session, const std::string &chain) {
    const api::DatabaseInfo info = session.maintenance()->info();
    try {
        const api::Document mark = session.localDocuments()->get(kRestoreMark);
        const std::vector<base::JsonMember> members = base::jsonMembers(mark.body);
        const base::JsonMember *of = memberNamed(members, "chain");
        const base::JsonMember *offset = memberNamed(members, "offset");
        if (of != nullptr && offset != nullptr && of->value == '"' + chain + '"') {
            return std::stoull(std::string(offset->value));
        }
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::NotFound) {
            throw;
        }
        if (info.updateSeq == 0) {
            return 0;
        }
    }
    throw base::Error(base::ErrorCode::PreconditionFailed, 412, "file_exists",
                      "the database " + info.name + " is not empty; a backup is restored into an empty one");
}

void setMark(api::Session &session, const std::string &chain, std::uint64_t offset) {
    session.localDocuments()->put(kRestoreMark,
                                  "{\"chain\":\"" + chain + "\",\"offset\":" + std::to_string(offset) + '}');
}

/// A local document's number counts up from the one that its writer names.
void restoreLocal(api::Session &session, const std::string &text) {
    const std::vector<base::JsonMember> members = base::jsonMembers(text);
    const base::JsonMember *id = memberNamed(members, "_id");
    const base::JsonMember *rev = memberNamed(members, "_rev");
    if (id == nullptr || rev == nullptr) {
        throw base::badRequest("a local document in the backup has no _id or no _rev");
    }
    const std::string number = base::decodeJsonString(rev->value).substr(2);
    const std::string before = "\"0-" + std::to_string(std::max<std::uint64_t>(std::stoull(number), 1) - 1) + '"';
    const auto begin = static_cast<std::size_t>(rev->value.data() - text.data());
    session.localDocuments()->put(base::decodeJsonString(id->value),
                                  text.substr(0, begin) + before + text.substr(begin + rev->value.size()));
}

struct Checked {
    BackupSummary summary;
    std::string chain;
};

Checked readThrough(const std::filesystem::path &file, const base::Work &work) {
    BackupReader reader(openByteStream(file, work.cancel));
    Checked checked{{reader.header(), {}}, {}};
    std::uint64_t left = 0;
    for (BackupLine line; reader.next(line);) {
        if (line.kind == BackupLine::Kind::Document || line.kind == BackupLine::Kind::Revision) {
            if ((line.kind == BackupLine::Kind::Revision) != (left > 0)) {
                throw base::Error(base::ErrorCode::Damaged, 500, "damaged",
                                  reader.stream().name() + ": a document has fewer or more revisions than it says, near byte " +
                                      std::to_string(reader.offset()));
            }
            left = line.kind == BackupLine::Kind::Document ? line.revisions : left - 1;
        } else {
            work.check();
            work.tell({reader.stream().consumed(), reader.stream().size(), "checking"});
            checked.summary.figures = line.figures;
        }
    }
    checked.chain = reader.chain();
    return checked;
}

} // namespace

BackupSummary checkBackup(const std::filesystem::path &file, const base::Work &work) {
    return readThrough(file, work).summary;
}

BackupSummary restoreBackup(api::Session &session, const std::filesystem::path &file, const base::Work &work) {
    if (session.localDocuments() == nullptr || session.revisions() == nullptr || session.documents() == nullptr ||
        session.maintenance() == nullptr) {
        throw base::unsupported(session.name() + " does not take revisions, so nothing can be restored into it");
    }
    const Checked checked = readThrough(file, work);
    const BackupHeader &header = checked.summary.header;
    if (session.maintenance()->info().partitioned != header.partitioned) {
        throw base::badRequest(header.partitioned ? "the backup is of a partitioned database, this database is not partitioned"
                                                  : "this database is partitioned, the backup is not of a partitioned one");
    }
    const std::uint64_t from = begunRestore(session, checked.chain);
    setMark(session, checked.chain, from);
    // The trees may be longer than the limit, which shortens a tree only when it is next written.
    session.revisions()->setRevsLimit(std::numeric_limits<std::int32_t>::max());
    session.maintenance()->setMaxDocumentSize(std::numeric_limits<std::int32_t>::max());
    const base::Work quiet{work.cancel, {}};
    RevisionWriter writer(*session.documents(), quiet);
    AttachmentFiller filler;
    BackupReader reader(openByteStream(file, work.cancel));
    for (BackupLine line; reader.next(line);) {
        work.check();
        if (reader.offset() <= from) {
            continue;
        }
        switch (line.kind) {
        case BackupLine::Kind::Document:
            filler.restart();
            break;
        case BackupLine::Kind::Revision:
            writer.add(filler.filled(line.text));
            break;
        case BackupLine::Kind::Checkpoint:
            writer.flush();
            setMark(session, checked.chain, reader.offset());
            work.tell({reader.stream().consumed(), reader.stream().size(), "restoring"});
            break;
        case BackupLine::Kind::Local:
            restoreLocal(session, line.text);
            break;
        case BackupLine::Kind::End:
            writer.flush();
        }
    }
    session.revisions()->setRevsLimit(header.revsLimit);
    session.maintenance()->setMaxDocumentSize(header.maxDocumentSize);
    session.localDocuments()->remove(kRestoreMark);
    return checked.summary;
}

BackupComparison compareBackup(api::Session &session, const std::filesystem::path &file, const base::Work &work) {
    BackupComparison result;
    BackupReader reader(openByteStream(file, work.cancel));
    std::map<std::string, std::string> differing; // a document that is in the backup again later may be the same there
    std::vector<std::string> lines;
    std::string id;
    std::uint64_t left = 0;
    const auto compareDocument = [&] {
        ++result.documents;
        std::string difference;
        try {
            const BackupDocument here = readBackupDocument(session, id);
            if (here.lines != lines) {
                const auto lacks = std::count_if(lines.begin(), lines.end(), [&](const std::string &line) {
                    return std::find(here.lines.begin(), here.lines.end(), line) == here.lines.end();
                });
                difference = id + ": " + std::to_string(lines.size()) + " revisions in the backup, " +
                             std::to_string(here.lines.size()) + " in the database; " + std::to_string(lacks) +
                             " of the backup's are missing or different there";
            }
        } catch (const base::Error &error) {
            if (error.code() != base::ErrorCode::NotFound) {
                throw;
            }
            difference = id + ": not in the database";
        }
        differing.erase(id);
        if (!difference.empty() && differing.size() < kMostDifferences) {
            differing.emplace(id, std::move(difference));
        }
    };
    for (BackupLine line; reader.next(line);) {
        work.check();
        if (line.kind == BackupLine::Kind::Document) {
            id = line.id;
            left = line.revisions;
            lines.clear();
        } else if (line.kind == BackupLine::Kind::Revision && left > 0) {
            std::string whole = "{\"revision\":";
            appendLineText(whole, line.text);
            lines.push_back(whole + '}');
            if (--left == 0) {
                compareDocument();
            }
        } else if (line.kind == BackupLine::Kind::Local && session.localDocuments() != nullptr) {
            const std::vector<base::JsonMember> members = base::jsonMembers(line.text);
            const base::JsonMember *name = memberNamed(members, "_id");
            const std::string local = name != nullptr ? base::decodeJsonString(name->value) : std::string();
            try {
                std::string whole = "{\"local\":";
                appendLineText(whole, line.text);
                if (backupLocalLine(session.localDocuments()->get(local)) != whole + '}') {
                    differing.emplace(local, local + ": different");
                }
            } catch (const base::Error &error) {
                if (error.code() != base::ErrorCode::NotFound) {
                    throw;
                }
                differing.emplace(local, local + ": not in the database");
            }
        } else if (line.kind == BackupLine::Kind::End) {
            const api::DatabaseInfo info = session.maintenance()->info();
            if (info.docCount + info.docDelCount != line.figures.present) {
                result.differences.push_back("the database has " + std::to_string(info.docCount + info.docDelCount) +
                                             " documents (deleted ones included), the backup was made of " +
                                             std::to_string(line.figures.present));
            }
            const BackupHeader &header = reader.header();
            if (info.partitioned != header.partitioned || info.shards != header.shards ||
                info.revsLimit != header.revsLimit || info.maxDocumentSize != header.maxDocumentSize) {
                result.differences.push_back("the settings differ (partitioned, shards, revs_limit or max_document_size)");
            }
        } else if (line.kind == BackupLine::Kind::Checkpoint) {
            work.tell({reader.stream().consumed(), reader.stream().size(), "comparing"});
        }
    }
    for (auto &[document, difference] : differing) {
        result.differences.push_back(std::move(difference));
    }
    return result;
}

} // namespace davenport::transfer
