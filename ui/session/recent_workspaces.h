#pragma once

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

class QSettings;

namespace davenport::session {

/// A workspace that was open before.
struct RecentWorkspace {
    QString path;
    QStringList databases; ///< names, as they were when it was last open
    QDateTime opened;      ///< when it was last opened, UTC
};

/// The workspaces that were open before, newest first, at most twelve, kept in the settings. GUI thread only.
class RecentWorkspaces : public QObject {
    Q_OBJECT
public:
    /// Does not own `settings`, which must outlive it.
    explicit RecentWorkspaces(QSettings *settings, QObject *parent = nullptr);

    QList<RecentWorkspace> list() const { return m_list; }
    /// Puts the workspace first, with the present time.
    void opened(const QString &path);
    /// Notes which databases it has; ignored for a path that is not in the list.
    void setDatabases(const QString &path, const QStringList &names);
    void remove(const QString &path);
    void clear();

signals:
    void changed();

private:
    void store();

    QSettings *m_settings;
    QList<RecentWorkspace> m_list;
};

} // namespace davenport::session
