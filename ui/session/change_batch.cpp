#include "ui/session/change_batch.h"

namespace davenport::session {

namespace {

constexpr std::size_t kMaxIds = 500;

} // namespace

bool GatheredChanges::add(const std::string &id, std::uint64_t seq) {
    const std::lock_guard lock(m_mutex);
    if (m_ids.size() < kMaxIds) {
        m_ids.insert(id);
    } else if (!m_ids.contains(id)) {
        m_complete = false;
    }
    m_lastSeq = seq;
    return ++m_count == 1;
}

ChangeBatch GatheredChanges::take() {
    ChangeBatch batch;
    const std::lock_guard lock(m_mutex);
    batch.ids.reserve(qsizetype(m_ids.size()));
    for (const std::string &id : m_ids) {
        batch.ids.append(QString::fromStdString(id));
    }
    batch.complete = m_complete;
    batch.count = m_count;
    batch.lastSeq = m_lastSeq;
    m_ids.clear();
    m_count = 0;
    m_complete = true;
    return batch;
}

} // namespace davenport::session
