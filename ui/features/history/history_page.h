#pragma once

#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"
#include "ui/session/take_back.h"
#include "ui/session/undo_journal.h"
#include "ui/shell/page.h"

#include <memory>

class QLabel;
class QTableWidget;

namespace davenport::session {
class StudioContext;
}
namespace davenport::widgets {
class Button;
class Ribbon;
} // namespace davenport::widgets

namespace davenport::history {

/// The undo journal of the open workspace, newest first, and the way to take an entry back. GUI thread only.
class HistoryPage : public shell::Page {
    Q_OBJECT
public:
    /// `context` is not owned and outlives the page.
    explicit HistoryPage(session::StudioContext *context, QWidget *parent = nullptr);
    ~HistoryPage() override;

    /// The key under which it is open.
    static QString pageKey();
    /// "Created 3, deleted 1" or what the job called itself.
    static QString whatText(const session::UndoEntry &entry);

    QTableWidget *table() const { return m_table; }
    /// What the ribbon says.
    QString message() const;
    QStringList unsavedWork() const override;
    QWidget *focusTarget() override;

private:
    struct Bell;

    void build();
    void follow();
    void refresh();
    void show(const QList<session::UndoEntry> &entries);
    void takeBack();
    void onTakenBack(const session::TakeBackReport &report);
    void endRun();
    void updateButtons();

    session::StudioContext *m_context;
    std::shared_ptr<session::UndoJournal> m_journal;
    std::shared_ptr<Bell> m_bell;
    QList<session::UndoEntry> m_entries;
    QTableWidget *m_table;
    widgets::Ribbon *m_ribbon;
    QLabel *m_progress;
    widgets::Button *m_take;
    widgets::Button *m_cancel;
    bool m_running = false;
    async::Ticket m_ticket;
    async::SessionWorker m_worker;
    async::Receiver m_reads;
    async::Receiver m_writes;
};

} // namespace davenport::history
