#pragma once

#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace davenport::session {

/// One open tab: enough to open it again.
struct SessionTab {
    QString key;       ///< the page's: what it shows
    QString title;     ///< as a person knows it
    QJsonObject state; ///< the page's own; nobody else looks into it
};

/// What was open in a workspace.
struct SessionRecord {
    QDateTime written; ///< UTC; invalid when nothing was read
    QList<SessionTab> tabs;
    QString active; ///< key of the tab in front
};

/// A record as it was found on the disk.
struct SessionReading {
    SessionRecord record;
    QStringList problems; ///< what could not be read, one sentence each; the file was kept aside
};

/// Keeps the record of a workspace's session on disk while the program runs, so that a crash or a power cut takes the last
/// second or so at most. The file is replaced whole and flushed to the disk, in a worker thread. It has a header line and a
/// line for each tab, all JSON, so that one damaged line costs one tab. GUI thread only.
class SessionJournal : public QObject {
    Q_OBJECT
public:
    /// How long after a change its writing begins, in milliseconds.
    static constexpr int kDelay = 400;

    explicit SessionJournal(const QString &file, QObject *parent = nullptr);
    ~SessionJournal() override;

    /// The session is so now. Writes soon, if it is another than before.
    void put(const SessionRecord &record);
    /// Writes now, in this thread, if there is anything to write. Returns why it failed, or nothing.
    QString flush();

    /// Reads what was kept. A file with anything unreadable in it is copied aside. Any thread.
    static SessionReading read(const QString &file);
    /// Writes a record whole or not at all. Returns why it failed, or nothing. Any thread.
    static QString write(const SessionRecord &record, const QString &file);

signals:
    /// The session is not on disk; told once until it is again.
    void failed(const QString &reason);

private:
    struct Shared;

    void writeSoon();

    QString m_file;
    SessionRecord m_record;
    bool m_dirty = false;
    bool m_failing = false;
    QTimer m_delay;
    std::shared_ptr<Shared> m_shared;
    async::SessionWorker m_worker;
    async::Receiver m_receiver;
};

} // namespace davenport::session
