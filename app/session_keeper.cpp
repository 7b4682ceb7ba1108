#include "app/session_keeper.h"

#include "ui/shell/frame.h"
#include "ui/shell/page.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace davenport::app {

namespace {

constexpr int kLookEvery = 500; // milliseconds
constexpr auto kPlace = "place";

QString kindOf(const QString &key) {
    return key.section(QLatin1Char(':'), 0, 0);
}

/// The record's file: the workspace's name for people, a digest of its path to tell namesakes apart.
QString fileOf(const QString &folder, const QString &workspace) {
    const QByteArray digest = QCryptographicHash::hash(workspace.toUtf8(), QCryptographicHash::Sha1).toHex().left(12);
    return QDir(folder).filePath(QFileInfo(workspace).fileName() + '-' + QLatin1String(digest) + ".session");
}

} // namespace

SessionKeeper::SessionKeeper(shell::Frame &frame, const QString &folder, QObject *parent)
    : QObject(parent), m_frame(frame), m_folder(folder) {
    m_timer.setInterval(kLookEvery);
    connect(&m_timer, &QTimer::timeout, this, &SessionKeeper::look);
}

SessionKeeper::~SessionKeeper() = default;

void SessionKeeper::addKind(const QString &kind, Opener opener) {
    m_openers.insert(kind, std::move(opener));
}

void SessionKeeper::addPlaces(const QString &kind, SavePlace save, GoToPlace restore) {
    m_places.insert(kind, {std::move(save), std::move(restore)});
}

session::SessionReading SessionKeeper::begin(const QString &path) {
    m_timer.stop();
    m_waiting.clear();
    m_journal = std::make_unique<session::SessionJournal>(fileOf(m_folder, path));
    connect(m_journal.get(), &session::SessionJournal::failed, this, &SessionKeeper::failed);
    return session::SessionJournal::read(fileOf(m_folder, path));
}

bool SessionKeeper::restoreTab(const session::SessionTab &tab) {
    const Opener opener = m_openers.value(kindOf(tab.key));
    shell::Page *page = opener ? opener(tab.key) : nullptr;
    if (page == nullptr) {
        return false;
    }
    page->restoreState(tab.state);
    if (const auto places = m_places.constFind(kindOf(tab.key)); places != m_places.constEnd()) {
        places->second(*page, tab.state.value(QLatin1String(kPlace)).toObject());
    }
    return true;
}

QStringList SessionKeeper::restore(const session::SessionRecord &record) {
    QStringList missing;
    for (const session::SessionTab &tab : record.tabs) {
        if (!restoreTab(tab)) {
            missing.append(tab.title.isEmpty() ? tab.key : tab.title);
        }
    }
    if (shell::Page *front = m_frame.findPage(record.active)) {
        m_frame.showPage(front);
    }
    return missing;
}

void SessionKeeper::follow(const QList<session::SessionTab> &waiting) {
    m_waiting = waiting;
    m_timer.start();
    look();
}

void SessionKeeper::end() {
    if (m_timer.isActive()) {
        look();
        m_timer.stop();
        m_journal->flush();
    }
}

QList<session::SessionTab> SessionKeeper::waiting() const {
    QList<session::SessionTab> left;
    for (const session::SessionTab &tab : m_waiting) {
        if (m_frame.findPage(tab.key) == nullptr) {
            left.append(tab);
        }
    }
    return left;
}

session::SessionRecord SessionKeeper::present() const {
    session::SessionRecord record;
    const QList<shell::Page *> pages = m_frame.pages();
    for (const shell::Page *page : pages) {
        const QString kind = kindOf(page->key());
        if (!m_openers.contains(kind)) {
            continue;
        }
        QJsonObject state = page->saveState();
        if (const auto places = m_places.constFind(kind); places != m_places.constEnd()) {
            state.insert(QLatin1String(kPlace), places->first(*page));
        }
        record.tabs.append({page->key(), page->title(), state});
    }
    record.tabs += waiting();
    record.active = m_frame.currentPage() != nullptr ? m_frame.currentPage()->key() : QString();
    return record;
}

void SessionKeeper::look() {
    m_journal->put(present());
}

} // namespace davenport::app
