#pragma once

#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"

#include <QObject>

class QWidget;

namespace davenport::session {
class StudioContext;
}

namespace davenport::documents {

/// What can be done with selected documents: copy as JSON, delete after a question. GUI thread only.
class DocumentActions : public QObject {
    Q_OBJECT
public:
    /// How many documents one call takes.
    static constexpr int kMaxDocuments = 1000;

    /// `window` is the parent of questions.
    DocumentActions(session::StudioContext *context, QWidget *window);

    /// Puts the documents' texts on the clipboard: one as an object, several as an array.
    void copy(const session::DatabasePtr &database, const QStringList &ids);
    /// Asks, then deletes the documents, each on the revision that is named; announces those that are gone.
    void remove(const session::DatabasePtr &database, const QList<session::DocumentLocator> &documents);

signals:
    /// What was done, in one line.
    void done(const QString &title, const QString &text);
    void failed(const QString &title, const QString &text);

private:
    void removeNow(const session::DatabasePtr &database, const QList<session::DocumentLocator> &documents);

    session::StudioContext *m_context;
    QWidget *m_window;
    async::Receiver m_receiver;
};

} // namespace davenport::documents
