#include "engine/database/changes.h"

#include "engine/base/error.h"
#include "engine/database/document_reader.h"

#include <algorithm>

namespace davenport::database {

namespace {

/// Fills a Change from a row, using the same memory again and again.
class ChangeMaker {
public:
    ChangeMaker(ConnectionSet &set, const api::ChangesQuery &query) : m_reader(set), m_query(query) {
        m_options.conflicts = query.conflicts;
        m_options.attachments = query.attachments;
    }

    void fill(const storage::DocumentRow &row, api::Change &out) {
        m_reader.use(row);
        const revision::RevisionTree &tree = m_reader.tree();
        const revision::NodeIndex winner = tree.winner();
        out.seq = row.seq;
        out.id = row.id;
        out.deleted = (row.flags & storage::kDeletedDocument) != 0;
        if (m_query.allLeaves && tree.size() > 1) {
            out.revs = revTexts(tree, tree.leaves());
        } else {
            out.revs.resize(1);
            out.revs.front().clear();
            tree.node(winner).id.appendTo(out.revs.front());
        }
        if (m_query.includeDocs) {
            if (!out.doc) {
                out.doc.emplace();
            }
            m_reader.read(winner, m_options, *out.doc);
        } else {
            out.doc.reset();
        }
    }

private:
    DocumentReader m_reader;
    const api::ChangesQuery &m_query;
    api::GetOptions m_options;
};

} // namespace

api::ChangesSummary Changes::walk(const api::ChangesQuery &query, const api::ChangesSink &sink, const base::Work &work,
                                  bool &stopped) {
    const ReaderPool::Lease lease = m_core.lease();
    const storage::Transaction snapshot(lease->connection, storage::Transaction::Kind::Read);
    const auto updateSeq = static_cast<std::uint64_t>(lease->figures.read().updateSeq);
    api::ChangesSummary summary;
    summary.lastSeq = query.descending ? query.since : std::max(query.since, updateSeq);
    ChangeMaker maker(*lease, query);
    storage::SeqWalk rows(lease->connection, query.since, query.descending, query.includeDocs);
    storage::DocumentRow row;
    api::Change change;
    std::uint64_t given = 0;
    std::uint64_t looked = 0;
    while (rows.next(row)) {
        if (++looked % 1024 == 0) {
            work.check();
            work.tell({looked, 0, "reading changes"});
        }
        if (query.designOnly && (row.flags & storage::kDesignDocument) == 0) {
            continue;
        }
        if (given >= query.limit) {
            // The limit is reached, and there is more: what is pending begins with this row.
            ++summary.pending;
            while (rows.next(row)) {
                ++summary.pending;
            }
            summary.lastSeq = change.seq != 0 ? change.seq : query.since;
            break;
        }
        maker.fill(row, change);
        ++given;
        const std::uint64_t seq = row.seq;
        if (!sink(change)) {
            stopped = true;
            summary.lastSeq = seq;
            break;
        }
        change.seq = seq;
    }
    m_core.reads += query.includeDocs ? given : 0;
    return summary;
}

api::ChangesSummary Changes::changesOfIds(const api::ChangesQuery &query, const api::ChangesSink &sink,
                                          const base::Work &work, bool &stopped) {
    const ReaderPool::Lease lease = m_core.lease();
    const storage::Transaction snapshot(lease->connection, storage::Transaction::Kind::Read);
    const auto updateSeq = static_cast<std::uint64_t>(lease->figures.read().updateSeq);
    std::vector<std::pair<std::uint64_t, const std::string *>> found;
    storage::DocumentRow row;
    for (const std::string &id : *query.docIds) {
        work.check();
        if (lease->documents.find(id, row) && row.seq > query.since) {
            found.emplace_back(row.seq, &id);
        }
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end(),
                            [](const auto &a, const auto &b) { return a.first == b.first; }),
                found.end());
    if (query.descending) {
        std::reverse(found.begin(), found.end());
    }
    api::ChangesSummary summary;
    summary.lastSeq = query.descending ? query.since : std::max(query.since, updateSeq);
    ChangeMaker maker(*lease, query);
    std::uint64_t given = 0;
    for (const auto &[seq, id] : found) {
        if (given >= query.limit) {
            summary.pending = found.size() - given;
            summary.lastSeq = given > 0 ? found[given - 1].first : query.since;
            break;
        }
        lease->documents.find(*id, row);
        api::Change change;
        maker.fill(row, change);
        ++given;
        if (!sink(change)) {
            stopped = true;
            summary.lastSeq = seq;
            break;
        }
    }
    return summary;
}

api::ChangesSummary Changes::changes(const api::ChangesQuery &query, const api::ChangesSink &sink,
                                     const base::Work &work) {
    bool stopped = false;
    return query.docIds ? changesOfIds(query, sink, work, stopped) : walk(query, sink, work, stopped);
}

api::ChangesSummary Changes::follow(const api::ChangesQuery &query, const api::ChangesSink &sink,
                                    const std::function<void(std::uint64_t lastSeq)> &idle, const base::Work &work) {
    if (query.descending || query.limit != UINT64_MAX) {
        throw base::badRequest("A live feed takes no limit and no descending order.");
    }
    const DatabaseCore::Feed feed(m_core);
    api::ChangesQuery next = query;
    api::ChangesSummary summary;
    summary.lastSeq = query.since;
    bool stopped = false;
    try {
        while (!stopped && !m_core.closing()) {
            work.check();
            summary = next.docIds ? changesOfIds(next, sink, work, stopped) : walk(next, sink, work, stopped);
            next.since = summary.lastSeq;
            if (stopped) {
                break;
            }
            if (idle) {
                idle(summary.lastSeq);
            }
            while (m_core.updateSeq() <= summary.lastSeq) {
                if (!m_core.waitForChange(summary.lastSeq)) {
                    return summary;
                }
                work.check();
            }
        }
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::Cancelled) {
            throw;
        }
    }
    return summary;
}

} // namespace davenport::database
