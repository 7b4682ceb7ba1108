#include "ui/session/recent_workspaces.h"

#include <QDir>
#include <QSettings>

namespace davenport::session {

namespace {

constexpr qsizetype kMaxCount = 12;
constexpr auto kArray = "recentWorkspaces";

} // namespace

RecentWorkspaces::RecentWorkspaces(QSettings *settings, QObject *parent) : QObject(parent), m_settings(settings) {
    const int count = m_settings->beginReadArray(kArray);
    for (int i = 0; i < count && m_list.size() < kMaxCount; ++i) {
        m_settings->setArrayIndex(i);
        const QString path = m_settings->value("path").toString();
        if (!path.isEmpty()) {
            m_list.append({path, m_settings->value("databases").toStringList(), m_settings->value("opened").toDateTime()});
        }
    }
    m_settings->endArray();
}

void RecentWorkspaces::opened(const QString &path) {
    const QString clean = QDir(path).absolutePath();
    RecentWorkspace first{clean, {}, {}};
    for (qsizetype i = 0; i < m_list.size(); ++i) {
        if (m_list[i].path == clean) {
            first = m_list.takeAt(i);
            break;
        }
    }
    first.opened = QDateTime::currentDateTimeUtc();
    m_list.prepend(first);
    m_list = m_list.mid(0, kMaxCount);
    store();
}

void RecentWorkspaces::setDatabases(const QString &path, const QStringList &names) {
    for (RecentWorkspace &recent : m_list) {
        if (recent.path == path && recent.databases != names) {
            recent.databases = names;
            store();
        }
    }
}

void RecentWorkspaces::remove(const QString &path) {
    if (m_list.removeIf([&](const RecentWorkspace &recent) { return recent.path == path; }) > 0) {
        store();
    }
}

void RecentWorkspaces::clear() {
    m_list.clear();
    store();
}

void RecentWorkspaces::store() {
    m_settings->remove(kArray);
    m_settings->beginWriteArray(kArray, int(m_list.size()));
    for (qsizetype i = 0; i < m_list.size(); ++i) {
        m_settings->setArrayIndex(int(i));
        m_settings->setValue("path", m_list[i].path);
        m_settings->setValue("databases", m_list[i].databases);
        m_settings->setValue("opened", m_list[i].opened);
    }
    m_settings->endArray();
    emit changed();
}

} // namespace davenport::session
