#include "ui/session/undo_journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <unistd.h>

#include <mutex>

namespace davenport::session {

namespace {

constexpr int kVersion = 1;
constexpr qint64 kTail = 512;       ///< more than the longest line of figures
constexpr qint64 kSyncEvery = 1000; // milliseconds

thread_local UndoOperation *currentOperation = nullptr;

QByteArray lineOf(const QJsonObject &object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray headOf(const UndoEntry &entry) {
    return lineOf({{QStringLiteral("davenportUndo"), kVersion},
                   {QStringLiteral("when"), entry.when.toString(Qt::ISODateWithMs)},
                   {QStringLiteral("database"), entry.database},
                   {QStringLiteral("title"), entry.title}});
}

QByteArray figuresOf(const UndoEntry &entry) {
    const QJsonArray figures{qint64(entry.created), qint64(entry.changed), qint64(entry.deleted), qint64(entry.beyond)};
    QJsonObject line{{QStringLiteral("figures"), figures}};
    if (entry.takenBack.isValid()) {
        line.insert(QStringLiteral("takenBack"), entry.takenBack.toString(Qt::ISODateWithMs));
    }
    return lineOf(line);
}

QByteArray itemLine(const UndoItem &item) {
    QJsonObject line{{QStringLiteral("id"), item.id}, {QStringLiteral("after"), item.after}};
    if (!item.before.isEmpty()) {
        line.insert(QStringLiteral("before"), item.before);
    }
    if (item.deleted) {
        line.insert(QStringLiteral("deleted"), true);
    }
    if (item.attachments) {
        line.insert(QStringLiteral("attachments"), true);
    }
    if (item.bodyKept) {
        line.insert(QStringLiteral("body"), QString::fromUtf8(item.body));
    }
    return lineOf(line);
}

void takeFigures(const QJsonObject &line, UndoEntry &entry) {
    const QJsonArray figures = line.value(QLatin1String("figures")).toArray();
    const auto at = [&](int index) { return static_cast<quint64>(qMax<qint64>(0, figures.at(index).toInteger())); };
    entry.created = at(0);
    entry.changed = at(1);
    entry.deleted = at(2);
    entry.beyond = at(3);
    entry.takenBack = QDateTime::fromString(line.value(QLatin1String("takenBack")).toString(), Qt::ISODateWithMs);
}

/// The last line of figures; a line that was torn by a crash is passed over.
void readFigures(QFile &file, UndoEntry &entry) {
    file.seek(qMax<qint64>(0, file.size() - kTail));
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (qsizetype i = lines.size() - 1; i >= 0; --i) {
        const QJsonObject line = QJsonDocument::fromJson(lines.at(i)).object();
        if (line.contains(QLatin1String("figures"))) {
            takeFigures(line, entry);
            return;
        }
    }
}

/// Shortens the list to what an entry has room for, and drops bodies that are too large for it.
void fit(QList<UndoItem> &items, UndoEntry &entry, qint64 &bodyBytes) {
    const quint64 room = UndoJournal::kDocuments - qMin(UndoJournal::kDocuments, entry.documents());
    if (static_cast<quint64>(items.size()) > room) {
        entry.beyond += static_cast<quint64>(items.size()) - room;
        items.resize(static_cast<qsizetype>(room));
    }
    for (UndoItem &item : items) {
        if (item.body.size() > UndoJournal::kBody || bodyBytes + item.body.size() > UndoJournal::kBodies) {
            item.bodyKept = false;
        }
        bodyBytes += item.bodyKept ? item.body.size() : 0;
        ++(item.deleted ? entry.deleted : item.before.isEmpty() ? entry.created : entry.changed);
    }
}

} // namespace

UndoOperation::UndoOperation() : m_outer(std::exchange(currentOperation, this)) {}

UndoOperation::~UndoOperation() {
    currentOperation = m_outer;
}

void UndoOperation::setTitle(const QString &title) {
    if (currentOperation != nullptr) {
        currentOperation->m_title = title;
    }
}

struct UndoJournal::State {
    QString folder;
    mutable std::mutex mutex;
    quint64 last = 0;
    QString problem;
    QElapsedTimer sinceSync;
    std::function<void()> listener;

    QString fileOf(quint64 number) const {
        return QDir(folder).filePath(QStringLiteral("%1.ndjson").arg(number, 16, 10, QLatin1Char('0')));
    }

    QStringList files() const { return QDir(folder).entryList({QStringLiteral("*.ndjson")}, QDir::Files, QDir::Name); }

    quint64 nextNumber() {
        const QStringList there = last == 0 ? files() : QStringList();
        const quint64 newest = there.isEmpty() ? last : there.last().chopped(7).toULongLong();
        last = qMax(newest + 1, static_cast<quint64>(QDateTime::currentMSecsSinceEpoch()));
        return last;
    }

    void prune() const {
        const QFileInfoList there = QDir(folder).entryInfoList({QStringLiteral("*.ndjson")}, QDir::Files, QDir::Name);
        qint64 bytes = 0;
        for (qsizetype i = there.size() - 1; i >= 0; --i) {
            bytes += there.at(i).size();
            if (i < there.size() - 1 && (there.size() - i > kEntries || bytes > kBytes)) {
                QFile::remove(there.at(i).filePath());
            }
        }
    }

    void append(quint64 number, const QByteArray &text) {
        QFile file(fileOf(number));
        if (!QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly | QIODevice::Append) ||
            file.write(text) != text.size() || !file.flush()) {
            problem = QCoreApplication::translate("UndoJournal", "%1 cannot be written: %2")
                          .arg(file.fileName(), file.errorString());
            return;
        }
        problem.clear();
        if (!sinceSync.isValid() || sinceSync.elapsed() > kSyncEvery) {
            ::fdatasync(file.handle());
            sinceSync.start();
        }
    }
};

UndoJournal::UndoJournal(const QString &workspace) : m_state(std::make_unique<State>()) {
    m_state->folder = QDir(workspace).filePath(QStringLiteral(".davenport/undo"));
}

UndoJournal::~UndoJournal() = default;

void UndoJournal::add(const QString &database, QList<UndoItem> items) {
    if (items.isEmpty()) {
        return;
    }
    std::function<void()> listener;
    {
        const std::scoped_lock lock(m_state->mutex);
        UndoOperation *operation = currentOperation;
        UndoEntry lone;
        qint64 loneBytes = 0;
        // A job writes to one database; should it go on with another one, that is another entry.
        const bool goesOn =
            operation != nullptr && operation->m_entry.number != 0 && operation->m_entry.database == database;
        UndoEntry &entry = operation != nullptr ? operation->m_entry : lone;
        QByteArray text;
        if (!goesOn) {
            entry = UndoEntry();
            entry.number = m_state->nextNumber();
            entry.when = QDateTime::currentDateTimeUtc();
            entry.database = database;
            entry.title = operation != nullptr ? operation->m_title : QString();
            text = headOf(entry);
            if (operation != nullptr) {
                operation->m_bodyBytes = 0;
            }
        }
        fit(items, entry, operation != nullptr ? operation->m_bodyBytes : loneBytes);
        for (const UndoItem &item : std::as_const(items)) {
            text += itemLine(item);
        }
        m_state->append(entry.number, text + figuresOf(entry));
        if (!goesOn) {
            m_state->prune();
        }
        listener = m_state->listener;
    }
    if (listener) {
        listener();
    }
}

QList<UndoEntry> UndoJournal::entries(QStringList *problems) const {
    const std::scoped_lock lock(m_state->mutex);
    QList<UndoEntry> found;
    for (const QString &name : m_state->files()) {
        QFile file(QDir(m_state->folder).filePath(name));
        QJsonObject head;
        if (file.open(QIODevice::ReadOnly)) {
            head = QJsonDocument::fromJson(file.readLine(1 << 20)).object();
        }
        if (head.value(QLatin1String("davenportUndo")).toInt() != kVersion) {
            if (problems != nullptr) {
                problems->append(
                    QCoreApplication::translate("UndoJournal", "%1 is no entry of this version.").arg(file.fileName()));
            }
            continue;
        }
        UndoEntry entry;
        entry.number = name.chopped(7).toULongLong();
        entry.when = QDateTime::fromString(head.value(QLatin1String("when")).toString(), Qt::ISODateWithMs);
        entry.database = head.value(QLatin1String("database")).toString();
        entry.title = head.value(QLatin1String("title")).toString();
        readFigures(file, entry);
        found.prepend(entry);
    }
    return found;
}

QList<UndoItem> UndoJournal::items(quint64 number, int *damaged) const {
    const std::scoped_lock lock(m_state->mutex);
    QList<UndoItem> found;
    QFile file(m_state->fileOf(number));
    if (!file.open(QIODevice::ReadOnly)) {
        return found;
    }
    file.readLine();
    while (!file.atEnd()) {
        const QByteArray text = file.readLine();
        const QJsonObject line = QJsonDocument::fromJson(text).object();
        if (line.contains(QLatin1String("figures"))) {
            continue;
        }
        UndoItem item;
        item.id = line.value(QLatin1String("id")).toString();
        item.before = line.value(QLatin1String("before")).toString();
        item.after = line.value(QLatin1String("after")).toString();
        item.deleted = line.value(QLatin1String("deleted")).toBool();
        item.attachments = line.value(QLatin1String("attachments")).toBool();
        item.bodyKept = line.contains(QLatin1String("body"));
        item.body = line.value(QLatin1String("body")).toString().toUtf8();
        if (item.id.isEmpty() || item.after.isEmpty()) {
            if (damaged != nullptr) {
                ++*damaged;
            }
            continue;
        }
        found.append(item);
    }
    return found;
}

void UndoJournal::markTakenBack(quint64 number) {
    std::function<void()> listener;
    {
        const std::scoped_lock lock(m_state->mutex);
        QFile file(m_state->fileOf(number));
        if (!file.open(QIODevice::ReadOnly)) {
            return;
        }
        UndoEntry entry;
        readFigures(file, entry);
        file.close();
        entry.takenBack = QDateTime::currentDateTimeUtc();
        m_state->append(number, figuresOf(entry));
        listener = m_state->listener;
    }
    if (listener) {
        listener();
    }
}

QString UndoJournal::problem() const {
    const std::scoped_lock lock(m_state->mutex);
    return m_state->problem;
}

void UndoJournal::setListener(std::function<void()> changed) {
    const std::scoped_lock lock(m_state->mutex);
    m_state->listener = std::move(changed);
}

} // namespace davenport::session
