#include "engine/database/verification.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"
#include "engine/database/attachment_list.h"
#include "engine/database/staged_attachment.h"
#include "engine/revision/tree_codec.h"

#include <algorithm>

namespace davenport::database {

namespace {

constexpr std::size_t kMostProblems = 100;

std::string quoted(std::string_view id) {
    return "document '" + std::string(id) + "'";
}

} // namespace

api::VerifyReport Verification::run() {
    const ReaderPool::Lease lease = m_core.lease();
    const storage::Connection::Cancellable cancellable(lease->connection, m_work.cancel);
    const storage::Transaction snapshot(lease->connection, storage::Transaction::Kind::Read);
    const storage::Figures figures = lease->figures.read();
    m_counted.updateSeq = figures.updateSeq;
    m_counted.purgeSeq = figures.purgeSeq;
    m_counted.shards.resize(m_core.shards().count());
    checkPages(*lease);
    checkDocuments(*lease);
    lease->bodies.eachRef([&](std::uint64_t ref) {
        if (m_refs.erase(ref) == 0) {
            problem("body " + std::to_string(ref) + " belongs to no revision");
        }
    });
    for (const revision::BodyRef ref : m_refs) {
        problem("body " + std::to_string(ref) + " is missing");
    }
    checkAttachments(*lease);
    if (m_counted != figures) {
        problem("the counters differ from what was counted");
    }
    return m_report;
}

void Verification::problem(std::string text) {
    if (m_report.problems.size() < kMostProblems) {
        m_report.problems.push_back(std::move(text));
    }
}

void Verification::checkPages(ConnectionSet &set) {
    m_work.tell({0, 0, "checking pages"});
    set.connection.integrityCheck([&](std::string_view finding) { problem("pages: " + std::string(finding)); });
}

void Verification::checkDocuments(ConnectionSet &set) {
    storage::SeqWalk walk(set.connection, 0, false, true);
    storage::DocumentRow row;
    while (walk.next(row)) {
        ++m_report.documents;
        if (m_report.documents % 256 == 0) {
            m_work.check();
            m_work.tell({row.seq, static_cast<std::uint64_t>(m_counted.updateSeq), "checking documents"});
        }
        try {
            checkDocument(set, row);
        } catch (const base::Error &error) {
            if (error.code() == base::ErrorCode::Cancelled) {
                throw;
            }
            problem(quoted(row.id) + ": " + error.what());
        }
    }
}

void Verification::checkDocument(ConnectionSet &set, const storage::DocumentRow &row) {
    revision::RevisionTree tree;
    revision::TreeCodec::decode(row.tree, tree);
    m_report.revisions += tree.size();
    const revision::NodeIndex winner = tree.winner();
    if (winner == revision::kNoNode || tree.node(winner).body != revision::kInlineBody) {
        problem(quoted(row.id) + ": the winner's body is not in its row");
    }
    for (revision::NodeIndex n = 0; n < static_cast<revision::NodeIndex>(tree.size()); ++n) {
        const revision::BodyRef ref = tree.node(n).body;
        if (ref == revision::kNoBody && tree.isLeaf(n)) {
            problem(quoted(row.id) + ": leaf " + tree.node(n).id.toString() + " has no body");
        } else if (ref == revision::kInlineBody && n != winner) {
            problem(quoted(row.id) + ": two revisions claim the row's body");
        } else if (ref != revision::kNoBody && ref != revision::kInlineBody) {
            storage::BodyTable::Row body;
            if (!m_refs.insert(ref).second) {
                problem(quoted(row.id) + ": body " + std::to_string(ref) + " belongs to two revisions");
            } else if (set.bodies.find(ref, body)) {
                checkBody(row.id, body.body, body.attachments);
            }
        }
    }
    checkBody(row.id, row.body, row.attachments);
    const bool deleted = tree.isDeleted();
    const bool conflicted = tree.liveLeafCount() > 1;
    const std::uint32_t flags = (deleted ? storage::kDeletedDocument : 0U) |
                                (conflicted ? storage::kConflictedDocument : 0U) |
                                (isDesignId(row.id) ? storage::kDesignDocument : 0U);
    if (flags != row.flags || row.bytes != row.body.size() || row.shard != m_core.shards().shardOf(row.id)) {
        problem(quoted(row.id) + ": the row's flags, size or shard are wrong");
    }
    storage::Figures::Shard &shard = m_counted.shards.at(m_core.shards().shardOf(row.id));
    ++(deleted ? shard.tombstones : shard.docs);
    shard.bytes += static_cast<std::int64_t>(row.body.size());
    m_counted.conflicted += conflicted ? 1 : 0;
    if (row.seq > static_cast<std::uint64_t>(m_counted.updateSeq)) {
        problem(quoted(row.id) + ": its sequence is after the database's");
    }
}

void Verification::checkBody(std::string_view id, std::string_view body, std::string_view attachments) {
    base::checkJson(body);
    if (base::jsonTypeOf(body) != base::JsonType::Object) {
        problem(quoted(id) + ": a body is no object");
    }
    for (const AttachmentEntry &entry : decodeAttachments(attachments)) {
        m_digests.insert(entry.digest);
    }
}

void Verification::checkAttachments(ConnectionSet &set) {
    std::set<base::Md5> stored;
    set.attachments.list([&](const base::Md5 &digest, const storage::AttachmentTable::Entry &entry) {
        ++m_report.attachments;
        stored.insert(digest);
        base::Md5Stream stream;
        std::uint64_t bytes = 0;
        std::string piece;
        for (std::uint64_t n = 0; set.attachments.readPiece(digest, n, piece); ++n) {
            m_work.check();
            stream.update(piece);
            bytes += piece.size();
        }
        if (stream.finish() != digest || bytes != entry.encodedLength) {
            problem("attachment " + digestText(digest) + ": its bytes do not have this digest");
        }
    });
    for (const base::Md5 &digest : m_digests) {
        if (stored.count(digest) == 0) {
            problem("attachment " + digestText(digest) + " is missing");
        }
    }
}

} // namespace davenport::database
