#include "ui/session/workspace.h"

#include "ui/session/open_database.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace davenport::session {

namespace {

constexpr int kSettleMilliseconds = 200;

std::filesystem::path nativePath(const QString &path) { return std::filesystem::path(path.toStdString()); }

/// The database files of a folder, in the order of their names.
QStringList listFiles(const QString &folder, const QString &extension) {
    const QDir dir(folder);
    if (!dir.exists()) {
        throw base::Error(base::ErrorCode::NotFound, 404, "not_found",
                          "There is no folder " + folder.toStdString() + ".");
    }
    if (!dir.isReadable()) {
        throw base::Error(base::ErrorCode::Io, 500, "unreadable",
                          "The folder " + folder.toStdString() + " cannot be read.");
    }
    QStringList paths;
    for (const QFileInfo &file : dir.entryInfoList({'*' + extension}, QDir::Files, QDir::Name)) {
        paths.append(file.absoluteFilePath());
    }
    return paths;
}

} // namespace

Workspace::Workspace(std::shared_ptr<const DatabaseStore> store, const QString &path, QObject *parent)
    : QObject(parent), m_store(std::move(store)), m_path(QDir(path).absolutePath()),
      m_undo(std::make_shared<UndoJournal>(m_path)), m_worker("workspace") {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMilliseconds);
    connect(&m_settle, &QTimer::timeout, this, &Workspace::refresh);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle, qOverload<>(&QTimer::start));
}

Workspace::~Workspace() = default;

QString Workspace::name() const { return QFileInfo(m_path).fileName(); }

DatabasePtr Workspace::database(const QString &nameOrPath) const {
    const auto found = std::find_if(m_databases.begin(), m_databases.end(), [&](const DatabasePtr &database) {
        return database->path() == nameOrPath || database->name() == nameOrPath;
    });
    return found == m_databases.end() ? nullptr : *found;
}

void Workspace::refresh() {
    if (std::exchange(m_reading, true)) {
        m_readAgain = true;
        return;
    }
    const auto finish = [this] {
        m_reading = false;
        if (std::exchange(m_readAgain, false)) {
            refresh();
        }
    };
    m_worker.run(
        m_receiver,
        [folder = m_path, extension = QString::fromStdString(m_store->fileExtension())](const base::Work &) {
            return listFiles(folder, extension);
        },
        [this, finish](const QStringList &paths) {
            if (m_watcher.directories().isEmpty()) {
                m_watcher.addPath(m_path);
            }
            setPaths(paths);
            finish();
        },
        [this, finish](const base::Error &error) {
            emit failed(error);
            finish();
        });
}

void Workspace::setPaths(const QStringList &paths) {
    QList<DatabasePtr> kept;
    QList<DatabasePtr> gone = m_databases;
    for (const QString &path : paths) {
        DatabasePtr known = database(path);
        gone.removeOne(known);
        kept.append(known ? known : std::make_shared<OpenDatabase>(m_store, path, m_undo));
    }
    const bool isNews = kept != m_databases || !m_listed;
    m_databases = kept;
    m_listed = true;
    for (const DatabasePtr &database : gone) {
        database->close();
    }
    if (isNews) {
        emit databasesChanged();
    }
}

QString Workspace::nameProblem(const QString &name) const {
    if (name.isEmpty()) {
        return tr("Give the database a name.");
    }
    if (!m_store->isDatabaseName(name.toStdString()) || name.contains('/')) {
        return tr("A name begins with a letter a–z and goes on with a–z, 0–9 and _ $ ( ) + -");
    }
    if (database(name)) {
        return tr("There is a database of this name already.");
    }
    return {};
}

void Workspace::createDatabase(const QString &name, bool partitioned, std::uint32_t shards,
                               std::function<void(const DatabasePtr &)> done, async::Failed failedToCreate) {
    const QString path = QDir(m_path).filePath(name + QString::fromStdString(m_store->fileExtension()));
    m_worker.run(
        m_receiver,
        [store = m_store, path, partitioned, shards](const base::Work &) {
            store->create(nativePath(path), partitioned, shards);
        },
        [this, path, done] {
            adopt(path);
            done(database(path));
        },
        std::move(failedToCreate));
}

void Workspace::deleteDatabase(const DatabasePtr &database, std::function<void()> done,
                               async::Failed failedToDelete) {
    database->close();
    m_worker.run(
        m_receiver,
        [store = m_store, path = database->path(), closed = database->closed()](const base::Work &) {
            closed.wait();
            store->remove(nativePath(path));
        },
        [this, path = database->path(), done] {
            drop(path);
            done();
        },
        std::move(failedToDelete));
}

void Workspace::renameDatabase(const DatabasePtr &database, const QString &name,
                               std::function<void(const DatabasePtr &)> done, async::Failed failedToRename) {
    const QString to = QDir(m_path).filePath(name + QString::fromStdString(m_store->fileExtension()));
    database->close();
    m_worker.run(
        m_receiver,
        [from = database->path(), to, closed = database->closed()](const base::Work &) {
            closed.wait();
            // Closing leaves one file: the write-ahead log is folded into it. A log that is there all the same belongs
            // to somebody else's open session.
            if (QFile::exists(from + "-wal")) {
                throw base::Error(base::ErrorCode::InUse, 409, "in_use", from.toStdString() + " is in use.");
            }
            QFile file(from);
            if (!file.rename(to)) {
                throw base::Error(base::ErrorCode::Io, 500, "rename_failed",
                                  from.toStdString() + " was not renamed: " + file.errorString().toStdString());
            }
        },
        [this, from = database->path(), to, done] {
            drop(from);
            adopt(to);
            done(this->database(to));
        },
        std::move(failedToRename));
}

void Workspace::adopt(const QString &path) {
    if (database(path)) {
        return;
    }
    m_databases.append(std::make_shared<OpenDatabase>(m_store, path, m_undo));
    std::sort(m_databases.begin(), m_databases.end(),
              [](const DatabasePtr &a, const DatabasePtr &b) { return a->name() < b->name(); });
    emit databasesChanged();
}

void Workspace::drop(const QString &path) {
    const DatabasePtr gone = database(path);
    if (m_databases.removeOne(gone)) {
        emit databasesChanged();
    }
}

} // namespace davenport::session
