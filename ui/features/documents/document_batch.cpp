#include "ui/features/documents/document_batch.h"

#include "engine/base/json_text.h"
#include "ui/features/documents/member_edit.h"

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr std::size_t kBatch = 1'000;
constexpr std::size_t kBatchBytes = 16'000'000;
constexpr std::size_t kFirstIds = 5;
constexpr std::size_t kWritten = 100;
constexpr std::uint64_t kTellEvery = 2'000;

} // namespace

BatchScope BatchScope::of(const session::DocumentScope &scope) {
    BatchScope batch;
    for (const QString &id : scope.ids) {
        batch.ids.push_back(id.toStdString());
    }
    if (!scope.partition.isEmpty()) {
        batch.partition = scope.partition.toStdString();
    }
    for (const session::IdRange &range : scope.ranges) {
        batch.ranges.emplace_back(range.first.toStdString(), range.last.toStdString());
    }
    batch.conflictedOnly = scope.conflictedOnly;
    return batch;
}

void eachDocument(api::Session &session, const BatchScope &scope, bool includeDocs,
                  const std::function<bool(api::AllDocsRow &row)> &sink, const base::Work &work) {
    const base::Work quiet{work.cancel, {}};
    bool goesOn = true;
    const auto take = [&](api::AllDocsRow &row) {
        if (scope.conflictedOnly && !row.conflicted) {
            return true;
        }
        goesOn = sink(row);
        return goesOn;
    };
    api::AllDocsQuery query;
    query.includeDocs = includeDocs;
    if (!scope.ids.empty()) {
        for (std::size_t first = 0; first < scope.ids.size() && goesOn; first += kBatch) {
            const std::size_t last = std::min(first + kBatch, scope.ids.size());
            query.keys = {scope.ids.begin() + std::ptrdiff_t(first), scope.ids.begin() + std::ptrdiff_t(last)};
            session.documents()->allDocs(query, take, quiet);
        }
        return;
    }
    query.partition = scope.partition;
    std::vector<std::pair<std::string, std::string>> ranges = scope.ranges;
    if (ranges.empty()) {
        ranges.emplace_back();
    }
    for (const auto &[first, last] : ranges) {
        query.startKey = first.empty() ? std::nullopt : std::optional(first);
        query.endKey = last.empty() ? std::nullopt : std::optional(last);
        if (goesOn) {
            session.documents()->allDocs(query, take, quiet);
        }
    }
}

BatchCount countDocuments(api::Session &session, const BatchScope &scope, const base::Work &work) {
    BatchCount count;
    count.updateSeq = session.changes() ? session.changes()->updateSeq() : 0;
    eachDocument(
        session, scope, false,
        [&](api::AllDocsRow &row) {
            if (row.found && !row.deleted) {
                if (count.firstIds.size() < kFirstIds) {
                    count.firstIds.push_back(row.id);
                }
                if (++count.documents % kTellEvery == 0) {
                    work.check();
                    work.tell({count.documents, 0, {}});
                }
            }
            return true;
        },
        work);
    return count;
}

BatchWriter::BatchWriter(api::Session &session, BatchScope scope, std::uint64_t seq, const base::Work &work)
    : m_session(session), m_scope(std::move(scope)), m_work(work) {
    if (session.changes()) {
        api::ChangesQuery since;
        since.since = seq;
        session.changes()->changes(
            since,
            [this](api::Change &change) {
                m_changed.insert(change.id);
                return true;
            },
            {work.cancel, {}});
    }
    m_total = countDocuments(session, m_scope, {work.cancel, {}}).documents;
}

BatchResult BatchWriter::write(bool includeDocs, const TextOf &textOf) {
    eachDocument(
        m_session, m_scope, includeDocs,
        [&](api::AllDocsRow &row) {
            if (m_work.cancel.isCancelled()) {
                m_result.cancelled = true;
                return false;
            }
            if (!row.found || row.deleted) {
                ++m_result.missing;
                return true;
            }
            if (m_changed.contains(row.id)) {
                api::WriteOutcome outcome;
                outcome.id = row.id;
                outcome.error = base::conflict();
                count(outcome);
            } else if (std::optional<std::string> text = textOf(row)) {
                m_bytes += text->size();
                m_texts.push_back(*std::move(text));
            }
            if (m_texts.size() == kBatch || m_bytes > kBatchBytes) {
                flush();
            }
            if (++m_seen % kBatch == 0) {
                m_work.tell({m_seen, m_total, {}});
            }
            return true;
        },
        {});
    if (!m_result.cancelled) {
        flush();
    }
    m_work.tell({m_seen, m_total, {}});
    return m_result;
}

void BatchWriter::flush() {
    if (m_texts.empty()) {
        return;
    }
    const std::vector<std::string_view> texts(m_texts.begin(), m_texts.end());
    for (const api::WriteOutcome &outcome : m_session.documents()->bulk(texts)) {
        count(outcome);
    }
    m_texts.clear();
    m_bytes = 0;
}

void BatchWriter::count(const api::WriteOutcome &outcome) {
    if (outcome.ok()) {
        ++m_result.done;
        if (m_result.written.size() < kWritten) {
            m_result.written.emplace_back(outcome.id, outcome.rev);
        }
        return;
    }
    ++m_result.kept;
    if (m_result.problem.empty()) {
        m_result.problem = outcome.id + ": " + outcome.error->reason();
    }
}

BatchResult BatchWriter::remove() {
    return write(false, [](api::AllDocsRow &row) {
        return std::optional(R"({"_id":)" + base::encodeJsonString(row.id) + R"(,"_rev":)" +
                             base::encodeJsonString(row.rev) + R"(,"_deleted":true})");
    });
}

BatchResult BatchWriter::setMember(const std::string &key, const std::string &token) {
    return write(true, [&](api::AllDocsRow &row) -> std::optional<std::string> {
        std::string body = withMemberOrNew(row.doc->body, key, token);
        if (body == row.doc->body) {
            ++m_result.unchanged;
            return std::nullopt;
        }
        return withOwnMembers(writableText(*row.doc, std::move(body)), "\"_id\":" + base::encodeJsonString(row.id) +
                                                                           ",\"_rev\":" + base::encodeJsonString(row.rev));
    });
}

BatchResult BatchWriter::duplicate(const std::string &suffix) {
    return write(true, [&](api::AllDocsRow &row) -> std::optional<std::string> {
        const std::string id = row.id + suffix;
        if (!row.doc->attachments.empty()) {
            count(m_session.documents()->copy(row.id, row.rev, id, {})); // takes the attachments along
            return std::nullopt;
        }
        return withOwnMembers(std::move(row.doc->body), "\"_id\":" + base::encodeJsonString(id));
    });
}

} // namespace davenport::documents
