#pragma once

#include "ui/async/receiver.h"
#include "ui/features/changes/change_row.h"
#include "ui/session/document_locator.h"

#include <QList>
#include <QObject>

namespace davenport::base {
class Error;
}

namespace davenport::changes {

/// Reads a database's changes in pages and then goes on with each new one. It remembers how far it has come, so that
/// nothing is missed and nothing comes twice, whatever happens meanwhile. GUI thread only; nothing blocks.
class ChangesFeed : public QObject {
    Q_OBJECT
public:
    static constexpr int kPageSize = 500;

    explicit ChangesFeed(const session::DatabasePtr &database, QObject *parent = nullptr);

    /// Begins anew with the latest changes.
    void startAtEnd();
    /// Begins anew after sequence `since`, a page at a time: more() reads the next one.
    void startAfter(quint64 since);
    void more();
    /// Reading stops until it is false again; what happens meanwhile is counted and read then.
    void setPaused(bool paused);

    bool isPaused() const { return m_paused; }
    bool isReading() const { return m_receiver.pending() > 0; }
    /// Everything up to this sequence has been given.
    quint64 lastSeq() const { return m_lastSeq; }
    /// Changes that wait for more(); at most so many, for sequences have gaps.
    quint64 pending() const { return m_pending; }
    /// Changes that came while it was paused.
    quint64 waiting() const { return m_waiting; }

signals:
    /// Forget everything: other rows follow.
    void restarted();
    /// The next rows in the order of sequence.
    void arrived(const QList<davenport::changes::ChangeRow> &rows);
    void stateChanged();
    void failed(const davenport::base::Error &error);

private:
    struct Page {
        QList<ChangeRow> rows;
        quint64 lastSeq = 0;
        quint64 pending = 0;
    };
    void read(quint64 since, bool atEnd);

    session::DatabasePtr m_database;
    async::Receiver m_receiver;
    quint64 m_lastSeq = 0;
    quint64 m_pending = 0;
    quint64 m_waiting = 0;
    bool m_started = false;
    bool m_paused = false;
    bool m_live = false;  ///< it has come to the end once: what comes now is new
    bool m_again = false; ///< something changed while a page was read
};

} // namespace davenport::changes
