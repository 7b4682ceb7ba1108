#include "engine/database/documents.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"
#include "engine/database/update.h"

#include <memory_resource>
#include <numeric>
#include <unordered_map>

namespace davenport::database {

namespace {

revision::DocumentText &scratchText() {
    thread_local revision::DocumentText text;
    return text;
}

/// Failures that belong to one document of a bulk write; any other ends the whole write.
bool isOutcome(const base::Error &error) {
    return error.code() == base::ErrorCode::Conflict || error.code() == base::ErrorCode::PreconditionFailed;
}

/// Writes revisions from a peer, those of one document together, documents in the order of their first one; tells what was
/// new.
Update::Taken replicateAll(Update &update, std::vector<IncomingDocument> &docs, const base::Work &work,
                           std::vector<api::WriteOutcome> &failures) {
    Update::Taken all;
    std::unordered_map<std::string_view, std::size_t> groupOf;
    std::vector<std::vector<IncomingDocument *>> groups;
    for (IncomingDocument &doc : docs) {
        const auto [it, isNew] = groupOf.try_emplace(doc.id, groups.size());
        if (isNew) {
            groups.emplace_back();
        }
        groups[it->second].push_back(&doc);
    }
    for (const std::vector<IncomingDocument *> &group : groups) {
        work.check();
        const Update::Taken taken = update.replicate(group, [&](const IncomingDocument &doc, const base::Error &error) {
            failures.push_back({doc.id, revision::RevisionId{doc.historyStart, doc.history.front()}.toString(), error});
        });
        all.revisions += taken.revisions;
        all.bytes += taken.bytes;
    }
    return all;
}

} // namespace

api::Document Documents::get(std::string_view id, const api::GetOptions &options) {
    const ReaderPool::Lease lease = m_core.lease();
    DocumentReader reader(*lease, m_core.revsLimit());
    if (!reader.load(id)) {
        throw base::notFound("missing");
    }
    api::Document doc;
    reader.read(reader.choose(options), options, doc);
    ++m_core.reads;
    return doc;
}

template <typename Job>
std::string Documents::edit(const Job &job) {
    std::string rev;
    try {
        m_core.writes().run([&](ConnectionSet &set, storage::Figures &figures) { rev = job(set, figures); });
    } catch (const base::Error &error) {
        m_core.conflicts += error.code() == base::ErrorCode::Conflict ? 1 : 0;
        throw;
    }
    ++m_core.revisionsWritten;
    return rev;
}

api::WriteOutcome Documents::write(IncomingDocument doc) {
    std::string rev = edit([&](ConnectionSet &set, storage::Figures &figures) {
        return Update(set, figures, m_core.shards(), m_core.revsLimit()).edit(doc);
    });
    m_core.bytesWritten += doc.body.size();
    return {std::move(doc.id), std::move(rev), {}};
}

api::WriteOutcome Documents::put(std::string_view id, std::string_view json, std::string_view rev) {
    checkDocumentId(id);
    IncomingOptions options = m_core.incomingOptions();
    options.id = id;
    options.rev = rev;
    return write(readIncoming(json, options, scratchText()));
}

api::WriteOutcome Documents::create(std::string_view json) {
    IncomingOptions options = m_core.incomingOptions();
    options.makeId = true;
    return write(readIncoming(json, options, scratchText()));
}

api::WriteOutcome Documents::remove(std::string_view id, std::string_view rev) {
    {
        const ReaderPool::Lease lease = m_core.lease();
        DocumentReader reader(*lease);
        if (!reader.load(id)) {
            throw base::notFound("missing");
        }
        if ((reader.row().flags & storage::kDeletedDocument) != 0) {
            throw base::notFound("deleted");
        }
    }
    return put(id, R"({"_deleted":true})", rev);
}

api::WriteOutcome Documents::copy(std::string_view id, std::string_view rev, std::string_view destination,
                                  std::string_view destinationRev) {
    checkDocumentId(destination);
    IncomingOptions incoming = m_core.incomingOptions();
    incoming.id = destination;
    incoming.rev = destinationRev;
    std::uint64_t bytes = 0;
    // All in one transaction: no compaction can drop the attachments between the reading and the writing.
    std::string newRev = edit([&](ConnectionSet &set, storage::Figures &figures) {
        DocumentReader reader(set, m_core.revsLimit());
        if (!reader.load(id)) {
            throw base::notFound("missing");
        }
        api::GetOptions options;
        options.rev = rev;
        const revision::NodeIndex node = reader.choose(options);
        api::Document source;
        reader.read(node, options, source);
        IncomingDocument copied = readIncoming(source.body, incoming, scratchText());
        copied.deleted = source.deleted;
        for (AttachmentEntry &entry : reader.attachments(node)) {
            copied.attachments.push_back({entry.name, 0, {}, std::move(entry)});
        }
        if (!copied.attachments.empty() || copied.deleted) {
            copied.hashAhead.reset(); // it was worked out for a live document without attachments
        }
        bytes = copied.body.size();
        return Update(set, figures, m_core.shards(), m_core.revsLimit()).edit(copied);
    });
    m_core.bytesWritten += bytes;
    return {std::string(destination), std::move(newRev), {}};
}

std::vector<api::WriteOutcome> Documents::bulk(const std::vector<std::string_view> &texts,
                                               const api::BulkOptions &options, const base::Work &work) {
    IncomingOptions incoming = m_core.incomingOptions();
    incoming.makeId = true;
    incoming.newEdits = options.newEdits;
    const std::size_t size = std::accumulate(texts.begin(), texts.end(), std::size_t{0},
                                             [](std::size_t sum, std::string_view text) { return sum + text.size(); });
    std::pmr::monotonic_buffer_resource bodies(size + texts.size());
    incoming.memory = &bodies;
    std::vector<IncomingDocument> docs;
    docs.reserve(texts.size());
    for (const std::string_view text : texts) {
        try {
            docs.push_back(readIncoming(text, incoming, scratchText()));
        } catch (const base::Error &error) {
            const base::Error named(error.code(), error.httpStatus(), error.error(),
                                    error.reason() + " (document " + std::to_string(docs.size() + 1) + " of " +
                                        std::to_string(texts.size()) + ")");
            throw error.where() ? named.at(*error.where()) : named;
        }
        work.check();
    }
    std::vector<api::WriteOutcome> outcomes;
    std::uint64_t written = 0;
    std::uint64_t bytes = 0;
    std::uint64_t conflicts = 0;
    m_core.writes().run([&](ConnectionSet &set, storage::Figures &figures) {
        Update update(set, figures, m_core.shards(), m_core.revsLimit());
        outcomes.clear();
        outcomes.reserve(docs.size());
        if (!options.newEdits) {
            const Update::Taken taken = replicateAll(update, docs, work, outcomes);
            written = taken.revisions;
            bytes = taken.bytes;
            return;
        }
        for (IncomingDocument &doc : docs) {
            try {
                std::string rev = update.edit(doc);
                outcomes.push_back({std::move(doc.id), std::move(rev), {}});
                ++written;
                bytes += doc.body.size();
            } catch (const base::Error &error) {
                if (!isOutcome(error)) {
                    throw;
                }
                ++conflicts;
                outcomes.push_back({std::move(doc.id), {}, error});
            }
            if (outcomes.size() % 64 == 0) {
                work.check();
            }
        }
    });
    m_core.revisionsWritten += written;
    m_core.bytesWritten += bytes;
    m_core.conflicts += conflicts;
    work.tell({texts.size(), texts.size(), "written"});
    return outcomes;
}

void Documents::bulkGet(const std::vector<api::BulkGetItem> &items, const api::GetOptions &options,
                        const api::BulkGetSink &sink, const base::Work &work) {
    const ReaderPool::Lease lease = m_core.lease();
    const storage::Transaction snapshot(lease->connection, storage::Transaction::Kind::Read);
    DocumentReader reader(*lease, m_core.revsLimit());
    for (const api::BulkGetItem &item : items) {
        work.check();
        std::vector<api::BulkGetResult> results;
        const auto fail = [&] { results.push_back({item.id, item.rev, {}, base::notFound("missing")}); };
        const auto read = [&](revision::NodeIndex node) {
            api::BulkGetResult result{item.id, item.rev, api::Document(), {}};
            reader.read(node, options, *result.doc);
            results.push_back(std::move(result));
        };
        try {
            if (!reader.load(item.id)) {
                fail();
            } else if (item.rev.empty()) {
                // Every leaf, the least first, as CouchDB answers.
                const std::vector<revision::NodeIndex> leaves = reader.tree().leaves();
                for (auto it = leaves.rbegin(); it != leaves.rend(); ++it) {
                    read(*it);
                }
            } else {
                api::GetOptions one = options;
                one.rev = item.rev;
                read(reader.choose(one));
            }
        } catch (const base::Error &error) {
            results.push_back({item.id, item.rev, {}, error});
        }
        for (api::BulkGetResult &result : results) {
            ++m_core.reads;
            if (!sink(result)) {
                return;
            }
        }
    }
}

} // namespace davenport::database
