#pragma once

#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"
#include "ui/features/documents/document_batch.h"

#include <QObject>

class QWidget;

namespace davenport::session {
class StudioContext;
}

namespace davenport::documents {

/// What can be done with selected documents, however many there are: copy as text, delete after a question, duplicate, set a
/// field. One at a time, in the background, with progress and a way to stop. GUI thread only.
class DocumentActions : public QObject {
    Q_OBJECT
public:
    /// From so many documents on the question before a deletion wants the database's name typed.
    static constexpr qint64 kTypedNameFrom = 25;
    /// How long a text may get on the clipboard, in bytes.
    static constexpr std::size_t kMaxCopyBytes = 64'000'000;

    /// `window` is the parent of questions.
    DocumentActions(session::StudioContext *context, QWidget *window);

    /// Puts the documents' texts on the clipboard.
    void copy(const session::DocumentScope &scope, CopyFormat format);
    /// Counts, asks, then deletes; documents that changed after they were counted stay.
    void remove(const session::DocumentScope &scope);
    /// Asks for a field (one of `fields`, or another) and a value, then writes it into each.
    void setField(const session::DocumentScope &scope, const QStringList &fields, const QString &field);
    /// Asks for what the copies' ids end with, then makes them.
    void duplicate(const session::DocumentScope &scope);
    /// Stops what runs; what was written stays.
    void cancel();
    bool isRunning() const { return m_receiver.pending() > 0; }

signals:
    /// What was done, in one line.
    void done(const QString &title, const QString &text);
    void failed(const QString &title, const QString &text);
    /// What runs now, in words and percent (negative: not known); empty when nothing does.
    void taskChanged(const QString &text, int percent);
    /// Documents were written or deleted.
    void written();

private:
    using Run = std::function<BatchResult(BatchWriter &writer)>;
    void count(const session::DocumentScope &scope, std::function<void(const BatchCount &count)> then);
    void write(const session::DocumentScope &scope, const BatchCount &count, const QString &task, bool deletes, Run run);
    void tell(const session::DatabasePtr &database, const BatchResult &result, const BatchCount &count, bool deletes);
    bool isFree();

    session::StudioContext *m_context;
    QWidget *m_window;
    async::Receiver m_receiver;
    async::Ticket m_ticket;
};

} // namespace davenport::documents
