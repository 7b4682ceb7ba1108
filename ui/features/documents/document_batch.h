#pragma once

#include "engine/api/session.h"
#include "ui/session/document_locator.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace davenport::documents {

/// The documents a batch is about, for worker threads; see session::DocumentScope.
struct BatchScope {
    std::vector<std::string> ids;
    std::optional<std::string> partition;
    std::vector<std::pair<std::string, std::string>> ranges;
    bool conflictedOnly = false;

    static BatchScope of(const session::DocumentScope &scope);
};

/// How many documents a scope names, at a certain sequence of the database.
struct BatchCount {
    std::uint64_t documents = 0;
    std::uint64_t updateSeq = 0;
    std::vector<std::string> firstIds; ///< at most five
};

/// What became of the documents of a batch.
struct BatchResult {
    std::uint64_t done = 0;
    std::uint64_t kept = 0;      ///< somebody changed them meanwhile, or the engine refused them: left as they are
    std::uint64_t unchanged = 0; ///< they were as they should be
    std::uint64_t missing = 0;   ///< ids that name no document any more
    std::string problem;         ///< of the first that was kept: its id and why
    std::vector<std::pair<std::string, std::string>> written; ///< id and new revision of the first hundred
    bool cancelled = false;      ///< it ended early; what was done stays done
};

/// Gives the documents of a scope one after another, from as few snapshots as possible; the sink returns false to stop. All
/// of these block, are for worker threads, and take memory for a thousand documents at most.
void eachDocument(api::Session &session, const BatchScope &scope, bool includeDocs,
                  const std::function<bool(api::AllDocsRow &row)> &sink, const base::Work &work);

BatchCount countDocuments(api::Session &session, const BatchScope &scope, const base::Work &work);

/// Writes the documents of a scope, a thousand at a time. Those that changed after the sequence `seq` are left alone: they
/// are not what the person has seen. `work` reports documents.
class BatchWriter {
public:
    BatchWriter(api::Session &session, BatchScope scope, std::uint64_t seq, const base::Work &work);

    BatchResult remove();
    /// Sets the member `key` of each to the JSON `token`, and leaves the rest of its text as it is.
    BatchResult setMember(const std::string &key, const std::string &token);
    /// Copies each to its id with `suffix` behind it; where such a document is there, nothing is written.
    BatchResult duplicate(const std::string &suffix);

private:
    /// What to write for a document; nothing to leave it as it is.
    using TextOf = std::function<std::optional<std::string>(api::AllDocsRow &row)>;
    BatchResult write(bool includeDocs, const TextOf &textOf);
    void flush();
    void count(const api::WriteOutcome &outcome);

    api::Session &m_session;
    BatchScope m_scope;
    const base::Work &m_work;
    std::unordered_set<std::string> m_changed; ///< since `seq`
    std::uint64_t m_total = 0;
    std::uint64_t m_seen = 0;
    std::vector<std::string> m_texts;
    std::size_t m_bytes = 0;
    BatchResult m_result;
};

enum class CopyFormat { Json, Ndjson, Csv };

/// The documents of a scope as one text: an object or an array of them laid out over lines, a document a line, or a table
/// with a column for each member. Throws base::Error when it would be longer than `limit` bytes.
std::string documentsText(api::Session &session, const BatchScope &scope, CopyFormat format, std::size_t limit,
                          const base::Work &work);

} // namespace davenport::documents
