#include "ui/features/inspector/draft_store.h"

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace davenport::inspector {
namespace {

constexpr quint32 kMagic = 0x44564452; // "DVDR"
constexpr quint32 kVersion = 1;

} // namespace

void DraftStore::put(const Draft &draft) {
    m_drafts.removeIf([&](const Draft &d) { return d.databasePath == draft.databasePath && d.id == draft.id; });
    m_drafts.prepend(draft);
    emit changed();
}

void DraftStore::remove(const QString &databasePath, const QString &id) {
    const auto removed =
        m_drafts.removeIf([&](const Draft &d) { return d.databasePath == databasePath && d.id == id; });
    if (removed > 0) {
        emit changed();
    }
}

void DraftStore::clear() {
    if (!m_drafts.isEmpty()) {
        m_drafts.clear();
        emit changed();
    }
}

std::optional<Draft> DraftStore::find(const QString &databasePath, const QString &id) const {
    const auto found = std::find_if(m_drafts.begin(), m_drafts.end(), [&](const Draft &d) {
        return d.databasePath == databasePath && d.id == id;
    });
    return found == m_drafts.end() ? std::nullopt : std::optional(*found);
}

QString DraftStore::write(const QList<Draft> &drafts, const QString &file) {
    if (drafts.isEmpty()) {
        return !QFile::exists(file) || QFile::remove(file) ? QString() : tr("%1 cannot be removed").arg(file);
    }
    QDir().mkpath(QFileInfo(file).absolutePath());
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) {
        return tr("%1 cannot be written: %2").arg(file, out.errorString());
    }
    QDataStream stream(&out);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << kMagic << kVersion << static_cast<qint32>(drafts.size());
    for (const Draft &draft : drafts) {
        stream << draft.databasePath << draft.id << draft.rev << draft.text << draft.base << draft.edited;
    }
    return out.commit() ? QString() : tr("%1 cannot be written: %2").arg(file, out.errorString());
}

QString DraftStore::load(const QString &file) {
    QFile in(file);
    if (!in.exists()) {
        return {};
    }
    if (!in.open(QIODevice::ReadOnly)) {
        return tr("%1 cannot be read: %2").arg(file, in.errorString());
    }
    QDataStream stream(&in);
    stream.setVersion(QDataStream::Qt_6_4);
    quint32 magic = 0;
    quint32 version = 0;
    qint32 count = 0;
    stream >> magic >> version >> count;
    if (magic != kMagic || version != kVersion || count < 0) {
        return tr("%1 holds no drafts of this version").arg(file);
    }
    QList<Draft> drafts;
    for (qint32 i = 0; i < count && stream.status() == QDataStream::Ok; ++i) {
        Draft draft;
        stream >> draft.databasePath >> draft.id >> draft.rev >> draft.text >> draft.base >> draft.edited;
        drafts.append(draft);
    }
    if (stream.status() != QDataStream::Ok) {
        return tr("%1 ends too early").arg(file);
    }
    m_drafts = drafts;
    emit changed();
    return {};
}

} // namespace davenport::inspector
