#pragma once

#include <QObject>
#include <QSet>
#include <QString>

#include <utility>

namespace davenport::session {

/// Which documents have edits that were not saved, for whoever lists documents. GUI thread only.
class UnsavedDocuments : public QObject {
    Q_OBJECT
public:
    /// The path of a database's file, and an id in it.
    using Key = std::pair<QString, QString>;

    using QObject::QObject;

    bool contains(const QString &databasePath, const QString &id) const { return m_documents.contains({databasePath, id}); }
    /// How many there are.
    int size() const { return static_cast<int>(m_documents.size()); }
    /// These and no others from now on.
    void set(const QSet<Key> &documents);

signals:
    void changed();

private:
    QSet<Key> m_documents;
};

} // namespace davenport::session
