#pragma once

#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"

#include <QList>
#include <QObject>

namespace davenport::session {
class StudioContext;
}

namespace davenport::documents {

/// A value that may name another document, and where it stands.
struct ReferenceValue {
    session::DatabasePtr database;
    QString id; ///< of the document it stands in
    QString field;
    QString text;

    bool operator==(const ReferenceValue &) const = default;
};

/// The ids that a value may name in its own database: json::idsNamedBy() in the document's partition.
QStringList ownCandidates(const ReferenceValue &value);
/// The ids that it may name in another one: json::idsNamedBy() without a partition, and the look-up of its field
/// ("order-status" for the status of a document in "orders").
QStringList foreignCandidates(const ReferenceValue &value);

/// Finds the documents that a value names, in its own database and in the others of the workspace. GUI thread only.
class ReferenceFinder : public QObject {
    Q_OBJECT
public:
    /// `context` must outlive it.
    explicit ReferenceFinder(session::StudioContext *context, QObject *parent = nullptr);

    /// Ends with found(). Databases that are not open are opened when `all`, and left out otherwise. A later question
    /// replaces an earlier one.
    void find(const ReferenceValue &value, bool all);

signals:
    /// The documents, those of the value's own database first; none if it names none.
    void found(const davenport::documents::ReferenceValue &value,
               const QList<davenport::session::DocumentLocator> &documents);

private:
    void look(const session::DatabasePtr &database, const QStringList &candidates, qsizetype place);

    session::StudioContext *m_context;
    ReferenceValue m_value;
    QList<QStringList> m_answers;
    qsizetype m_missing = 0;
    QList<session::DatabasePtr> m_databases;
    async::Receiver m_receiver;
};

} // namespace davenport::documents
