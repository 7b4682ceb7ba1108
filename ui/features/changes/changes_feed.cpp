#include "ui/features/changes/changes_feed.h"

#include "ui/session/open_database.h"

#include <algorithm>

namespace davenport::changes {

ChangesFeed::ChangesFeed(const session::DatabasePtr &database, QObject *parent)
    : QObject(parent), m_database(database) {
    connect(database.get(), &session::OpenDatabase::changed, this, [this](const session::ChangeBatch &batch) {
        if (!m_started || batch.lastSeq <= m_lastSeq) {
            return;
        }
        if (m_paused || m_pending > 0) {
            (m_paused ? m_waiting : m_pending) += batch.count;
            emit stateChanged();
        } else if (isReading()) {
            m_again = true;
        } else {
            read(m_lastSeq, false);
        }
    });
    connect(&m_receiver, &async::Receiver::busyChanged, this, &ChangesFeed::stateChanged);
}

void ChangesFeed::startAtEnd() {
    m_receiver.supersede();
    m_live = false;
    m_waiting = m_pending = 0;
    emit restarted();
    read(0, true);
}

void ChangesFeed::startAfter(quint64 since) {
    m_receiver.supersede();
    m_live = false;
    m_lastSeq = since;
    m_waiting = m_pending = 0;
    emit restarted();
    read(since, false);
}

void ChangesFeed::more() {
    if (!isReading() && m_started) {
        read(m_lastSeq, false);
    }
}

void ChangesFeed::setPaused(bool paused) {
    if (paused == m_paused) {
        return;
    }
    m_paused = paused;
    if (!paused) {
        m_waiting = 0;
        more();
    }
    emit stateChanged();
}

void ChangesFeed::read(quint64 since, bool atEnd) {
    m_started = true;
    m_again = false;
    m_database->run(
        m_receiver,
        [since, atEnd](api::Session &session, const base::Work &work) {
            if (session.changes() == nullptr) {
                throw base::unsupported("This database has no changes feed.");
            }
            Page page;
            api::ChangesQuery query;
            query.since = since;
            query.allLeaves = true;
            query.descending = atEnd;
            // Asked before: a change that comes in between is then read again as a new one, never missed.
            const std::uint64_t updateSeq = session.changes()->updateSeq();
            // The sink ends the walk: a limit would make the engine count all that it leaves out.
            const api::ChangesSummary summary = session.changes()->changes(
                query,
                [&](api::Change &change) {
                    page.rows.append({change.seq,
                                      QString::fromStdString(change.id),
                                      QString::fromStdString(change.revs.front()),
                                      change.deleted,
                                      int(change.revs.size()),
                                      {}});
                    return page.rows.size() < kPageSize;
                },
                work);
            if (atEnd) {
                std::reverse(page.rows.begin(), page.rows.end());
                page.lastSeq = page.rows.isEmpty() ? updateSeq : page.rows.last().seq;
            } else {
                page.lastSeq = summary.lastSeq;
                page.pending =
                    page.rows.size() < kPageSize || updateSeq < summary.lastSeq ? 0 : updateSeq - summary.lastSeq;
            }
            return page;
        },
        [this](Page page) {
            if (m_live) {
                const QDateTime now = QDateTime::currentDateTime();
                for (ChangeRow &row : page.rows) {
                    row.seen = now;
                }
            }
            m_lastSeq = page.lastSeq;
            m_pending = page.pending;
            m_live = m_live || m_pending == 0;
            emit arrived(page.rows);
            emit stateChanged();
            if (m_again && m_pending == 0 && !m_paused) {
                read(m_lastSeq, false);
            }
        },
        [this](const base::Error &error) {
            if (error.code() != base::ErrorCode::Cancelled) {
                emit failed(error);
            }
        });
}

} // namespace davenport::changes
