#pragma once

#include "engine/transfer/backup.h"
#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"
#include "ui/features/transfer/progress_text.h"
#include "ui/session/document_locator.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;

namespace davenport::session {
class StudioContext;
}
namespace davenport::widgets {
class Button;
class Ribbon;
} // namespace davenport::widgets

namespace davenport::transfer {

/// Backs a whole database up into a file, or restores a backup as a new database. Not modal: one works on meanwhile. What is
/// stopped, or was broken off by the end of the program, goes on where it was when it is started again with the same file.
/// GUI thread only.
class BackupDialog : public QDialog {
    Q_OBJECT
public:
    /// Backs `database` up.
    BackupDialog(session::StudioContext &context, const session::DatabasePtr &database, QWidget *parent = nullptr);
    /// Restores into the context's workspace.
    explicit BackupDialog(session::StudioContext &context, QWidget *parent = nullptr);
    ~BackupDialog() override;

    void setFile(const QString &file);
    void setName(const QString &name);
    void start();
    bool isRunning() const { return m_running; }
    /// The outcome, or what is wrong; empty before.
    QString message() const;

    void reject() override;

private:
    void build();
    void chooseFile();
    void look();
    void showBeginning();
    void backUp();
    void restore();
    void restoreInto(const session::DatabasePtr &database);
    void begin();
    void end();
    void onProgress(const base::Progress &progress);
    void onFailed(const base::Error &error);
    void updateStart();

    session::StudioContext &m_context;
    session::DatabasePtr m_database; ///< that is backed up; null for a restore
    QLineEdit *m_file = nullptr;
    QLineEdit *m_name = nullptr; ///< restore alone
    QLabel *m_what = nullptr;
    QCheckBox *m_compare = nullptr;
    widgets::Ribbon *m_ribbon = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_progress = nullptr;
    widgets::Button *m_start = nullptr;
    widgets::Button *m_close = nullptr;
    async::SessionWorker m_worker; ///< reads a backup's first line
    async::Receiver m_looks;
    async::Receiver m_receiver;
    async::Ticket m_ticket;
    ProgressText m_rate;
    BackupHeader m_header; ///< of the backup that is to be restored
    QString m_confirmed;   ///< a file that exists and may be replaced
    bool m_readable = false;
    bool m_running = false;
};

} // namespace davenport::transfer
