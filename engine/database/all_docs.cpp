#include "engine/database/documents.h"

#include "engine/base/error.h"

namespace davenport::database {

namespace {

/// The ids of a partition lie between "name:" and "name;".
struct Bounds {
    std::optional<std::string> from;
    std::optional<std::string> to;
    bool inclusiveTo = true;
};

Bounds boundsOf(const api::AllDocsQuery &query) {
    Bounds bounds{query.startKey, query.endKey, query.inclusiveEnd};
    if (!query.partition) {
        return bounds;
    }
    const std::string low = *query.partition + ":";
    const std::string high = *query.partition + ";";
    std::optional<std::string> &least = query.descending ? bounds.to : bounds.from;
    std::optional<std::string> &greatest = query.descending ? bounds.from : bounds.to;
    if (!least || *least < low) {
        least = low;
        if (query.descending) {
            bounds.inclusiveTo = true;
        }
    }
    if (!greatest || *greatest >= high) {
        // No id of the partition equals "name;", so that it does not matter whether the bound counts.
        greatest = high;
    }
    return bounds;
}

storage::IdRange rangeOf(const Bounds &bounds, bool descending) {
    storage::IdRange range;
    range.descending = descending;
    range.inclusiveTo = bounds.inclusiveTo;
    if (bounds.from) {
        range.from = *bounds.from;
    }
    if (bounds.to) {
        range.to = *bounds.to;
    }
    return range;
}

bool isDeleted(const storage::DocumentRow &row) {
    return (row.flags & storage::kDeletedDocument) != 0;
}

/// How many rows stand before the first of the range, in the whole database or in one shard.
std::uint64_t countBefore(ConnectionSet &set, const Bounds &bounds, bool descending, std::optional<std::uint32_t> shard) {
    if (!bounds.from) {
        return 0;
    }
    storage::IdRange before;
    before.descending = descending;
    before.to = *bounds.from;
    before.inclusiveTo = false;
    storage::IdWalk walk(set.connection, before, false);
    storage::DocumentRow row;
    std::uint64_t count = 0;
    while (walk.next(row)) {
        count += !isDeleted(row) && (!shard || row.shard == *shard) ? 1 : 0;
    }
    return count;
}

/// Fills a row of all-docs; the document too when it was asked for.
class RowMaker {
public:
    RowMaker(ConnectionSet &set, const api::AllDocsQuery &query) : m_reader(set), m_includeDocs(query.includeDocs) {
        m_options.conflicts = query.conflicts;
    }
    void fill(const storage::DocumentRow &row, api::AllDocsRow &out) {
        m_reader.use(row);
        finish(out);
    }
    bool find(std::string_view id, api::AllDocsRow &out) {
        if (!m_reader.load(id)) {
            return false;
        }
        finish(out);
        return true;
    }

private:
    void finish(api::AllDocsRow &out) {
        const storage::DocumentRow &row = m_reader.row();
        const revision::NodeIndex winner = m_reader.tree().winner();
        out.id = row.id;
        out.rev.clear();
        m_reader.tree().node(winner).id.appendTo(out.rev);
        out.found = true;
        out.deleted = isDeleted(row);
        out.conflicted = (row.flags & storage::kConflictedDocument) != 0;
        if (m_includeDocs && !out.deleted) {
            if (!out.doc) {
                out.doc.emplace();
            }
            m_reader.read(winner, m_options, *out.doc);
        } else {
            out.doc.reset();
        }
    }

    DocumentReader m_reader;
    api::GetOptions m_options;
    bool m_includeDocs;
};

} // namespace

api::AllDocsSummary Documents::allDocs(const api::AllDocsQuery &query, const api::AllDocsSink &sink,
                                       const base::Work &work) {
    if (query.partition) {
        if (!m_core.partitioned()) {
            throw base::badRequest("database is not partitioned");
        }
        checkPartition(*query.partition);
    }
    const ReaderPool::Lease lease = m_core.lease();
    const storage::Transaction snapshot(lease->connection, storage::Transaction::Kind::Read);
    const storage::Figures figures = lease->figures.read();
    api::AllDocsSummary summary;
    summary.updateSeq = static_cast<std::uint64_t>(figures.updateSeq);
    std::optional<std::uint32_t> shard;
    if (query.partition) {
        shard = m_core.shards().shardOf(*query.partition + ":");
    }
    for (std::size_t n = 0; n < figures.shards.size(); ++n) {
        if (!shard || n == *shard) {
            summary.totalRows += static_cast<std::uint64_t>(figures.shards[n].docs);
        }
    }
    RowMaker maker(*lease, query);
    api::AllDocsRow out;
    std::uint64_t skip = query.skip;
    std::uint64_t given = 0;
    const auto give = [&] {
        if (skip > 0) {
            --skip;
            return true;
        }
        ++given;
        if (given % 1024 == 0) {
            work.check();
            work.tell({given, 0, "reading documents"});
        }
        return sink(out);
    };
    if (query.keys) {
        for (const std::string &key : *query.keys) {
            if (given >= query.limit) {
                break;
            }
            if (!maker.find(key, out)) {
                out = api::AllDocsRow();
                out.id = key;
                out.found = false;
            }
            if (!give()) {
                break;
            }
        }
        m_core.reads += given;
        return summary;
    }
    const Bounds bounds = boundsOf(query);
    if (query.wantOffset) {
        summary.offset = countBefore(*lease, bounds, query.descending, shard);
    }
    storage::IdWalk walk(lease->connection, rangeOf(bounds, query.descending), query.includeDocs);
    storage::DocumentRow row;
    while (given < query.limit && walk.next(row)) {
        if (isDeleted(row)) {
            continue;
        }
        if (skip > 0) {
            --skip;
            if (summary.offset) {
                ++*summary.offset;
            }
            continue;
        }
        maker.fill(row, out);
        if (!give()) {
            break;
        }
    }
    m_core.reads += query.includeDocs ? given : 0;
    return summary;
}

} // namespace davenport::database
