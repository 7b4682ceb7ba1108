#pragma once

#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"
#include "ui/features/inspector/document_reader.h"
#include "ui/features/inspector/line_changes.h"
#include "ui/session/document_locator.h"
#include "ui/session/change_batch.h"

#include <QByteArray>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace davenport::inspector {

/// What was found out about a text in the editor.
struct TextFindings {
    std::optional<base::Error> problem; ///< why it cannot be saved
    LineChanges lines;                  ///< against what was opened
};

/// The document in the inspector: reads it, checks and compares texts, saves, deletes, and notices when somebody else
/// writes it. Everything that takes time runs in worker threads; answers to earlier documents are dropped. It knows
/// nothing of widgets. GUI thread only.
class EditedDocument : public QObject {
    Q_OBJECT
public:
    enum class State { Empty, Loading, Open, Failed };

    explicit EditedDocument(QObject *parent = nullptr);

    /// Reads the document (its winner, or the locator's revision). Ends with opened() or failed().
    void open(const session::DocumentLocator &locator);
    /// Begins a document that is not in the database yet. Emits opened().
    void openNew(const session::DatabasePtr &database, const QString &id);
    void close();

    State state() const { return m_state; }
    const session::DocumentLocator &locator() const { return m_locator; }
    /// What was read last; empty for a new document.
    const ReadDocument &read() const { return m_read; }
    bool isNew() const { return m_new; }
    /// Whether the revision on show may be edited: the winner, not deleted, of a session that writes; or a new document.
    bool isEditable() const;
    const std::optional<base::Error> &error() const { return m_error; }

    /// The text edits are measured against, and the revision that a save goes on top of (empty for a new document).
    const std::string &baseText() const { return *m_base; }
    QString baseRev() const { return m_baseRev; }
    /// Goes on from a draft, or on top of another revision. An empty `rev` makes the next save create the document anew.
    void setBase(const QByteArray &text, const QString &rev);
    /// Goes on from another state of the document: it is what read() and the base are from now on.
    void adopt(const ReadDocument &read);

    /// Checks `text`; ends with checked(). A later call replaces an earlier one.
    void check(const QByteArray &text);
    /// Checks what `text` gives as soon as no other call has come for a moment, so that typing never waits for it.
    void checkSoon(std::function<QByteArray()> text);
    /// Finds out what saving `text` would change; ends with compared() or checked() with a problem.
    void compare(const QByteArray &text);
    /// Writes `text` on top of baseRev(). Ends with saved(), conflicted() or refused().
    void save(const QByteArray &text);
    /// Deletes the revision baseRev(). Ends with removed(), conflicted() or refused().
    void remove(const QByteArray &textOnShow);
    /// Reads what happened meanwhile; ends with conflicted() or failed().
    void askMeanwhile(const QByteArray &text);
    bool isBusy() const { return m_busy; }

signals:
    void stateChanged();
    void busyChanged(bool busy);
    /// The document has been read: show read().
    void opened();
    void checked(const davenport::inspector::TextFindings &findings);
    void compared(const davenport::inspector::JsonDifference &difference);
    /// `text` is now revision `rev` and the new base; `read()` is up to date.
    void saved(const QString &rev, const QByteArray &text);
    void removed();
    /// Somebody else changed it: what they did. Nothing was written.
    void conflicted(const davenport::inspector::Meanwhile &meanwhile);
    /// The engine refused the write; nothing was written.
    void refused(const davenport::base::Error &error);
    /// Somebody wrote the document while it is on show: read() is the newer state. The base is as before.
    void changedMeanwhile();

private:
    void setState(State state);
    void setBusy(bool busy);
    void fail(const base::Error &error);
    void runCheck();
    void onWriteFailed(const base::Error &error, const QByteArray &text);
    void follow(const session::ChangeBatch &batch);
    void refresh();

    State m_state = State::Empty;
    session::DocumentLocator m_locator;
    ReadDocument m_read;
    std::optional<base::Error> m_error;
    std::shared_ptr<const std::string> m_base = std::make_shared<const std::string>();
    QString m_baseRev;
    bool m_new = false;
    bool m_busy = false;
    std::function<QByteArray()> m_toCheck;
    QTimer m_checkTimer;
    QMetaObject::Connection m_feed;
    async::SessionWorker m_worker; // for what needs no session: checks and comparisons
    async::Receiver m_reads;
    async::Receiver m_writes;
    async::Receiver m_checks;
};

} // namespace davenport::inspector
