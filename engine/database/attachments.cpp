#include "engine/database/attachments.h"

#include "engine/base/error.h"
#include "engine/database/document_reader.h"
#include "engine/database/update.h"

#include <algorithm>

namespace davenport::database {

namespace {

/// Keeps its snapshot open as long as it is read.
class OpenAttachment final : public api::AttachmentReader {
public:
    OpenAttachment(DatabaseCore &core, std::string_view id, std::string_view name, std::string_view rev)
        : m_lease(core.lease()), m_snapshot(m_lease->connection, storage::Transaction::Kind::Read),
          m_reader(m_lease->attachments, find(id, name, rev)), m_info(infoOf(m_reader.entry())) {}

    const api::AttachmentInfo &info() const override { return m_info; }
    std::size_t read(std::span<char> buffer) override { return m_reader.read(buffer); }
    void seek(std::uint64_t offset) override { m_reader.seek(offset); }

private:
    AttachmentEntry find(std::string_view id, std::string_view name, std::string_view rev) {
        DocumentReader reader(*m_lease);
        if (!reader.load(id)) {
            throw base::notFound("missing");
        }
        api::GetOptions options;
        options.rev = rev;
        const revision::BodyRef ref = reader.tree().node(reader.choose(options)).body;
        std::string_view bytes = reader.row().attachments;
        if (ref != revision::kInlineBody) {
            storage::BodyTable::Row row;
            if (ref == revision::kNoBody || !m_lease->bodies.find(ref, row)) {
                throw base::notFound("missing");
            }
            bytes = row.attachments;
        }
        for (AttachmentEntry &entry : decodeAttachments(bytes)) {
            if (entry.name == name) {
                return std::move(entry);
            }
        }
        throw base::notFound("Document is missing attachment");
    }

    ReaderPool::Lease m_lease;
    storage::Transaction m_snapshot;
    StoredAttachmentReader m_reader;
    api::AttachmentInfo m_info;
};

} // namespace

std::unique_ptr<api::AttachmentReader> Attachments::open(std::string_view id, std::string_view name,
                                                         std::string_view rev) {
    return std::make_unique<OpenAttachment>(m_core, id, name, rev);
}

api::WriteOutcome Attachments::put(std::string_view id, std::string_view rev, std::string_view name,
                                   std::string_view contentType, const api::ByteSource &source, const base::Work &work) {
    if (name.empty() || name.front() == '_') {
        throw base::badRequest("Attachment name '" + std::string(name) + "' starts with prohibited character '_'");
    }
    StagedAttachment staged{std::string(name),
                            contentType.empty() ? std::string("application/octet-stream") : std::string(contentType)};
    staged.readFrom(source, work);
    return rewrite(id, rev, name, std::move(staged));
}

api::WriteOutcome Attachments::remove(std::string_view id, std::string_view rev, std::string_view name) {
    return rewrite(id, rev, name, {});
}

api::WriteOutcome Attachments::rewrite(std::string_view id, std::string_view rev, std::string_view name,
                                       std::optional<StagedAttachment> added) {
    IncomingDocument doc;
    doc.id = id;
    if (m_core.partitioned()) {
        checkPartitionedId(id);
    } else {
        checkDocumentId(id);
    }
    doc.body = "{}";
    const bool adds = added.has_value();
    if (adds) {
        doc.attachments.push_back({std::string(name), 0, std::move(added)});
    }
    std::string newRev;
    m_core.writes().run([&](ConnectionSet &set, storage::Figures &figures) {
        doc.attachments.resize(adds ? 1 : 0);
        DocumentReader reader(set);
        const bool exists = reader.load(id);
        if (!exists && (!rev.empty() || !adds)) {
            throw rev.empty() ? base::notFound("missing") : base::conflict();
        }
        if (exists && !rev.empty()) {
            api::GetOptions options;
            options.rev = rev;
            api::Document old;
            try {
                reader.read(reader.choose(options), options, old);
            } catch (const base::Error &error) {
                if (error.code() == base::ErrorCode::NotFound) {
                    throw base::conflict();
                }
                throw;
            }
            doc.rev = revision::RevisionId::parse(rev);
            doc.body = old.body;
            const bool had = std::any_of(old.attachments.begin(), old.attachments.end(),
                                         [&](const api::AttachmentInfo &info) { return info.name == name; });
            if (!adds && !had) {
                throw base::notFound("Document is missing attachment");
            }
            for (const api::AttachmentInfo &info : old.attachments) {
                if (info.name != name) {
                    doc.attachments.push_back({info.name, info.revpos, {}});
                }
            }
        } else if (exists && !adds) {
            throw base::conflict();
        }
        newRev = Update(set, figures, m_core.shards(), m_core.revsLimit()).edit(doc);
    });
    ++m_core.revisionsWritten;
    return {std::string(id), newRev, {}};
}

} // namespace davenport::database
