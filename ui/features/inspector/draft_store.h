#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace davenport::inspector {

/// An edit that was not saved.
struct Draft {
    QString databasePath;
    QString id;
    QString rev;     ///< the revision it was begun on; empty for a new document
    QByteArray text; ///< as it stands in the editor
    QByteArray base; ///< what was opened; empty for a new document
    QDateTime edited;

    bool isNew() const { return rev.isEmpty(); }
};

/// Unsaved edits, one for each document: kept while other documents are looked at. DraftKeeper keeps them on disk. GUI
/// thread only, but for write().
class DraftStore : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Keeps `draft` in place of an earlier one of the same document.
    void put(const Draft &draft);
    void remove(const QString &databasePath, const QString &id);
    void clear();
    std::optional<Draft> find(const QString &databasePath, const QString &id) const;
    /// Newest first.
    QList<Draft> all() const { return m_drafts; }
    bool isEmpty() const { return m_drafts.isEmpty(); }

    /// Writes drafts to `file`, whole or not at all, or removes the file when there are none. Returns why it failed, or
    /// nothing. Any thread.
    static QString write(const QList<Draft> &drafts, const QString &file);
    QString save(const QString &file) const { return write(m_drafts, file); }
    /// Reads the drafts of `file`, if it is there. Returns why it failed, or nothing; the file is left as it is.
    QString load(const QString &file);

signals:
    void changed();

private:
    QList<Draft> m_drafts;
};

} // namespace davenport::inspector
