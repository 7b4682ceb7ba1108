#pragma once

#include "ui/features/documents/documents_page.h"

#include <QList>
#include <QObject>

namespace davenport::documents {

/// Where one has been among documents, to go back and forth as in a browser; at most a hundred places. GUI thread only.
class DocumentHistory : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// One goes on from `place`: what was ahead is dropped.
    void leave(const DocumentPlace &place);
    bool canGoBack() const { return !m_back.isEmpty(); }
    bool canGoForward() const { return !m_forward.isEmpty(); }
    /// The place before (or after) `here`, which is kept for the other direction. Only if canGoBack() (or canGoForward()).
    DocumentPlace back(const DocumentPlace &here);
    DocumentPlace forward(const DocumentPlace &here);
    /// Forgets what lies in a database that is closed.
    void forget(const session::DatabasePtr &database);

signals:
    void changed();

private:
    QList<DocumentPlace> m_back;
    QList<DocumentPlace> m_forward;
};

} // namespace davenport::documents
