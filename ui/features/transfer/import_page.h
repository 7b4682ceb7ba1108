#pragma once

#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"
#include "ui/features/transfer/import_run.h"
#include "ui/features/transfer/source_preview.h"
#include "ui/session/document_locator.h"
#include "ui/shell/page.h"

#include <QTimer>

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QTableWidget;

namespace davenport::session {
class StudioContext;
}
namespace davenport::widgets {
class Button;
class Ribbon;
} // namespace davenport::widgets

namespace davenport::transfer {

class ImportTarget;

/// Brings a file into a database: choose it (or drop it), see its first records as they will be written, import with
/// progress, and see what was rejected. One works on in other tabs meanwhile. GUI thread only.
class ImportPage : public shell::Page {
    Q_OBJECT
public:
    explicit ImportPage(session::StudioContext &context, QWidget *parent = nullptr);
    ~ImportPage() override;

    void setFile(const QString &file);
    void setIdTemplate(const QString &text);
    void setPath(const QString &path);
    ImportTarget *target() const { return m_target; }
    /// Begins the import; does nothing while canImport() is false.
    void start();
    void cancel();

    bool canImport() const;
    bool isRunning() const { return m_running; }
    bool isPreviewing() const { return m_previews.pending() > 0 || m_delay.isActive(); }
    const SourcePreview &preview() const { return m_preview; }
    /// What the ribbon says: the outcome, or what is wrong.
    QString message() const;
    /// "1 200 records · 3 400 a second · 12 s left".
    QString progressText() const;
    QTableWidget *previewTable() const { return m_rows; }
    QTableWidget *rejectedTable() const { return m_rejected; }

    QStringList unsavedWork() const override;
    QWidget *focusTarget() override;

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void chooseFile();
    void schedulePreview();
    void runPreview();
    void showPreview();
    void showPreviewProblem();
    void repaintCells();
    void showIds();
    void runInto(const session::DatabasePtr &database);
    void onProgress();
    void onFinished(const ImportOutcome &outcome);
    void onFailed(const base::Error &error);
    void endRun();
    void showRejected();
    void updateButtons();
    transfer::ReadOptions readOptions() const;

    session::StudioContext &m_context;
    QLineEdit *m_file = nullptr;
    QComboBox *m_format = nullptr;
    QLabel *m_pathLabel = nullptr;
    QComboBox *m_path = nullptr;
    QLineEdit *m_id = nullptr;
    QComboBox *m_existing = nullptr;
    ImportTarget *m_target = nullptr;
    widgets::Ribbon *m_ribbon = nullptr;
    QPlainTextEdit *m_source = nullptr;
    QTableWidget *m_rows = nullptr;
    QLabel *m_ids = nullptr;
    QWidget *m_rejectedBox = nullptr;
    QLabel *m_rejectedLabel = nullptr;
    QTableWidget *m_rejected = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_progress = nullptr;
    widgets::Button *m_start = nullptr;
    widgets::Button *m_cancel = nullptr;
    SourcePreview m_preview;
    QTimer m_delay;
    async::SessionWorker m_worker;
    async::Receiver m_previews;
    async::Receiver m_imports;
    async::Ticket m_ticket;
    std::shared_ptr<ImportStatus> m_status;
    session::DatabasePtr m_database; // that is imported into
    std::size_t m_shownRejected = 0;
    bool m_running = false;
    bool m_previewed = false;
    bool m_previewedPartitioned = false; // what the preview took the target for
};

} // namespace davenport::transfer
