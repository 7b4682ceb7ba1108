#include "engine/storage/figure_table.h"

namespace davenport::storage {

Figures FigureTable::read() {
    if (!m_read) {
        m_read.emplace(m_connection, "SELECT number, a, b, c FROM figure ORDER BY number");
    }
    const StatementScope scope(*m_read);
    Figures figures;
    while (m_read->step()) {
        const std::int64_t a = m_read->integer(1);
        const std::int64_t b = m_read->integer(2);
        const std::int64_t c = m_read->integer(3);
        if (m_read->integer(0) == 0) {
            figures.updateSeq = a;
            figures.purgeSeq = b;
            figures.conflicted = c;
        } else {
            figures.shards.push_back({a, b, c});
        }
    }
    return figures;
}

void FigureTable::write(const Figures &before, const Figures &now) {
    const bool all = before.shards.size() != now.shards.size();
    if (all || before.updateSeq != now.updateSeq || before.purgeSeq != now.purgeSeq ||
        before.conflicted != now.conflicted) {
        put(0, now.updateSeq, now.purgeSeq, now.conflicted);
    }
    for (std::size_t n = 0; n < now.shards.size(); ++n) {
        if (all || before.shards[n] != now.shards[n]) {
            put(static_cast<std::int64_t>(n) + 1, now.shards[n].docs, now.shards[n].tombstones, now.shards[n].bytes);
        }
    }
}

void FigureTable::put(std::int64_t number, std::int64_t a, std::int64_t b, std::int64_t c) {
    if (!m_put) {
        m_put.emplace(m_connection, "INSERT INTO figure (number, a, b, c) VALUES (?1, ?2, ?3, ?4) "
                                    "ON CONFLICT (number) DO UPDATE SET a = ?2, b = ?3, c = ?4");
    }
    m_put->bind(1, number);
    m_put->bind(2, a);
    m_put->bind(3, b);
    m_put->bind(4, c);
    m_put->run();
}

} // namespace davenport::storage
