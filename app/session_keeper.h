#pragma once

#include "ui/session/session_journal.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <utility>

namespace davenport::shell {
class Frame;
class Page;
} // namespace davenport::shell

namespace davenport::app {

/// Keeps what is open in a workspace on disk, and brings it back: the tabs in their order, the one in front, and what each
/// page says of itself. Looks at the pages twice a second, so that no page has to tell of every key. GUI thread only.
class SessionKeeper : public QObject {
    Q_OBJECT
public:
    /// Opens the page of a key again and returns it; null when what it shows is not there any more.
    using Opener = std::function<shell::Page *(const QString &key)>;

    /// `folder` is where the records of all workspaces lie. `frame` outlives the keeper's last call.
    SessionKeeper(shell::Frame &frame, const QString &folder, QObject *parent = nullptr);
    ~SessionKeeper() override;

    /// Says how pages are opened whose key begins with `kind` and a colon.
    void addKind(const QString &kind, Opener opener);
    /// Says where one is on the pages of a kind, besides what they say themselves, and goes there again.
    using SavePlace = std::function<QJsonObject(const shell::Page &page)>;
    using GoToPlace = std::function<void(shell::Page &page, const QJsonObject &place)>;
    void addPlaces(const QString &kind, SavePlace save, GoToPlace restore);

    /// Reads the record of the workspace in `path`, a small file, in this thread: what is on the screen first comes from
    /// it. Nothing is written before follow().
    session::SessionReading begin(const QString &path);
    /// Opens these tabs and gives each its state; returns the titles of those that could not be opened.
    QStringList restore(const session::SessionRecord &record);
    /// Opens one; false when it cannot be opened.
    bool restoreTab(const session::SessionTab &tab);
    /// Writes what is open from now on. Tabs of `waiting` that were not opened stay in the record.
    void follow(const QList<session::SessionTab> &waiting = {});
    /// Writes the present state if it is not on disk, and looks no more: before the pages go.
    void end();
    /// The record's tabs that were not opened in this session.
    QList<session::SessionTab> waiting() const;

signals:
    void failed(const QString &reason);

private:
    void look();
    session::SessionRecord present() const;

    shell::Frame &m_frame;
    QString m_folder;
    QHash<QString, Opener> m_openers;
    QHash<QString, std::pair<SavePlace, GoToPlace>> m_places;
    QList<session::SessionTab> m_waiting;
    QTimer m_timer;
    std::unique_ptr<session::SessionJournal> m_journal;
};

} // namespace davenport::app
