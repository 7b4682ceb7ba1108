#pragma once

#include "ui/async/session_worker.h"
#include "ui/session/database_store.h"
#include "ui/session/document_locator.h"

#include <QFileSystemWatcher>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>

namespace davenport::session {

class UndoJournal;

/// A folder of database files. It lists them and keeps the list up to date as files come and go. GUI thread only;
/// everything that touches the disk runs in a worker.
class Workspace : public QObject {
    Q_OBJECT
public:
    /// `path` is the folder's; nothing is read before refresh().
    Workspace(std::shared_ptr<const DatabaseStore> store, const QString &path, QObject *parent = nullptr);
    ~Workspace() override;

    /// The folder's absolute path and its name.
    QString path() const { return m_path; }
    QString name() const;

    /// The databases in the order of their names. Each is opened when somebody needs it.
    const QList<DatabasePtr> &databases() const { return m_databases; }
    /// The database of that name or that path, or null.
    DatabasePtr database(const QString &nameOrPath) const;
    /// What was written from here, to take it back.
    const std::shared_ptr<UndoJournal> &undo() const { return m_undo; }
    /// Whether the folder has been read at least once.
    bool isListed() const { return m_listed; }

    /// Reads the folder again; emits databasesChanged() if another set of files is there, failed() if it cannot be read.
    void refresh();

    /// Whether a database may be called so, and why not (one sentence, empty when it may).
    QString nameProblem(const QString &name) const;

    /// Each of these ends with one of the callbacks.
    void createDatabase(const QString &name, bool partitioned, std::uint32_t shards,
                        std::function<void(const DatabasePtr &)> done, async::Failed failed);
    void deleteDatabase(const DatabasePtr &database, std::function<void()> done, async::Failed failed);
    void renameDatabase(const DatabasePtr &database, const QString &name,
                        std::function<void(const DatabasePtr &)> done, async::Failed failed);

signals:
    void databasesChanged();
    /// The folder could not be read.
    void failed(const davenport::base::Error &error);

private:
    void setPaths(const QStringList &paths);
    void adopt(const QString &path);
    void drop(const QString &path);

    std::shared_ptr<const DatabaseStore> m_store;
    QString m_path;
    std::shared_ptr<UndoJournal> m_undo;
    QList<DatabasePtr> m_databases;
    bool m_listed = false;
    bool m_reading = false;
    bool m_readAgain = false;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    async::SessionWorker m_worker;
    async::Receiver m_receiver;
};

} // namespace davenport::session
