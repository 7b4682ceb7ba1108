#pragma once

#include "engine/api/session.h"
#include "ui/features/documents/filter_condition.h"

#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace davenport::documents {

/// Ids one behind another in few large pieces of memory. Copies are cheap neither in time nor in memory.
class IdList {
public:
    void append(std::string_view id);
    void append(const IdList &other);
    std::string_view at(std::size_t index) const;
    std::size_t size() const { return m_ends.size(); }
    std::size_t bytes() const { return m_text.size(); }
    void clear();

private:
    std::string m_text;
    std::vector<std::uint64_t> m_ends;
};

/// Which documents to look for, and in which order to give them.
struct ScanQuery {
    std::optional<std::string> partition;
    bool conflictedOnly = false;
    bool descending = false;            ///< of the ids, or of the field in `sortBy`
    std::vector<Condition> conditions;  ///< all of them must be met; none: every document
    std::optional<FieldPath> sortBy;    ///< by this field instead of the ids; documents without it come last
    std::size_t maxFound = 1'000'000;   ///< it ends when so many are found
    std::size_t maxSorted = 200'000;    ///< with sortBy: so many are kept, those that come first in this order
};

/// How far a scan is, and what it has learnt.
struct ScanFigures {
    std::uint64_t read = 0;   ///< documents that were looked at
    std::uint64_t about = 0;  ///< how many there are, when the scan began
    std::uint64_t found = 0;
    std::vector<std::uint64_t> passed; ///< for each condition, how many documents met it
    bool cut = false;         ///< it ended at maxFound, or kept maxSorted of those it found
    bool complete = false;    ///< it has seen everything it was to see
    double milliseconds = 0;

    bool operator==(const ScanFigures &) const = default;
};

/// Where a scan leaves ids and figures until the screen takes them. Any thread may call.
class ScanFindings {
public:
    void add(std::string_view id);
    void tell(const ScanFigures &figures);
    /// The ids since the last call, moved into `ids`, and the newest figures.
    ScanFigures take(IdList &ids);

private:
    std::mutex m_mutex;
    IdList m_ids;
    ScanFigures m_figures;
};

/// Looks at every document in one snapshot and leaves those that meet the conditions in `findings`: as they are found, or
/// (with sortBy) in their order at the end. `work` is told of each step so that whoever waits looks into `findings`.
/// Blocks: for worker threads. Throws base::Error; Cancelled leaves what was found.
ScanFigures scanDocuments(api::Session &session, const ScanQuery &query, ScanFindings &findings, const base::Work &work);

} // namespace davenport::documents
