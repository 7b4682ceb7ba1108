#pragma once

#include <QStringList>

#include <cstdint>
#include <mutex>
#include <string>
#include <unordered_set>

namespace davenport::session {

/// What the live feed has brought since the last batch.
struct ChangeBatch {
    QStringList ids;           ///< documents that changed, each once; at most 500
    bool complete = true;      ///< false when there were more than `ids` names
    std::uint64_t count = 0;   ///< how many changes were seen
    std::uint64_t lastSeq = 0; ///< the database's sequence after them
};

/// Where a feed's thread puts changes until the GUI thread takes them as one batch. Any thread may call.
class GatheredChanges {
public:
    /// Notes a change; true if it is the first since take(), so that somebody should be woken.
    bool add(const std::string &id, std::uint64_t seq);
    /// Everything that was noted, and begins anew.
    ChangeBatch take();

private:
    std::mutex m_mutex;
    std::unordered_set<std::string> m_ids;
    std::uint64_t m_count = 0;
    std::uint64_t m_lastSeq = 0;
    bool m_complete = true;
};

} // namespace davenport::session
