#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace davenport::session {

/// One document that was written: from which revision to which.
struct UndoItem {
    QString id;
    QString before; ///< empty when there was no live document
    QString after;
    bool deleted = false;     ///< `after` is a tombstone
    bool attachments = false; ///< `before` had some; they are not kept here
    bool bodyKept = false;
    QByteArray body; ///< of `before`, without its `_` members
};

/// One saved edit, delete, import or change of many documents.
struct UndoEntry {
    quint64 number = 0; ///< grows with time
    QDateTime when;     ///< UTC, when it began
    QString database;   ///< its name
    QString title;      ///< what a job calls itself; empty for a plain edit
    quint64 created = 0;
    quint64 changed = 0;
    quint64 deleted = 0;
    quint64 beyond = 0;  ///< documents that were written after the entry was full: they cannot be taken back
    QDateTime takenBack; ///< invalid while it is not

    quint64 documents() const { return created + changed + deleted; }
};

/// What one job writes: all of it is one entry in the journal. Make one on the stack of the thread that does the job.
class UndoOperation {
public:
    UndoOperation();
    ~UndoOperation();
    UndoOperation(const UndoOperation &) = delete;
    UndoOperation &operator=(const UndoOperation &) = delete;

    /// Says what the job of this thread is, such as "Import of orders.csv"; before its first write.
    static void setTitle(const QString &title);

private:
    friend class UndoJournal;

    UndoOperation *m_outer;
    QString m_title;
    UndoEntry m_entry;
    qint64 m_bodyBytes = 0;
};

/// The undo journal of a workspace: a file for each entry in the hidden folder `.davenport/undo`, to which the documents
/// are appended as they are written; a line of JSON each, so that a torn line at the end costs that line alone. It is no
/// database, so that what was written can be read back while any database of the workspace is damaged, in use or gone.
/// The oldest entries go when there are more than kEntries, or more than kBytes in all. Any thread.
class UndoJournal {
public:
    static constexpr int kEntries = 500;
    static constexpr qint64 kBytes = 64LL << 20;
    /// In one entry: documents that can be taken back, and the bytes of bodies that are kept in the journal. Other bodies
    /// come from the database, as long as it keeps them.
    static constexpr quint64 kDocuments = 100'000;
    static constexpr qint64 kBodies = 16LL << 20;
    static constexpr qint64 kBody = 256LL << 10;

    /// `workspace` is the folder's path. Nothing is written before the first entry.
    explicit UndoJournal(const QString &workspace);
    ~UndoJournal();

    /// Appends to the entry of this thread's operation, or makes an entry of its own. Never throws: a journal that cannot
    /// be written keeps no write from being done; problem() says it.
    void add(const QString &database, QList<UndoItem> items);
    /// The entries, newest first. A file that cannot be read is left out and named in `problems`.
    QList<UndoEntry> entries(QStringList *problems = nullptr) const;
    /// The documents of an entry, as they were written. Lines that cannot be read are counted in `damaged`.
    QList<UndoItem> items(quint64 number, int *damaged = nullptr) const;
    void markTakenBack(quint64 number);
    /// Why the last entry was not written, or nothing.
    QString problem() const;
    /// Calls `changed` after each change, in the thread that made it.
    void setListener(std::function<void()> changed);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace davenport::session
