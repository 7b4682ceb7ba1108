#pragma once

#include "engine/transfer/exporter.h"
#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;

namespace davenport::widgets {
class Button;
class Ribbon;
} // namespace davenport::widgets

namespace davenport::transfer {

/// Writes a database, a partition or chosen documents to a file. The file appears when it is whole; a cancelled or failed
/// export leaves nothing. Not modal: one works on meanwhile. GUI thread only.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExportDialog(const session::DocumentScope &scope, QWidget *parent = nullptr);
    ~ExportDialog() override;

    void setFile(const QString &file);
    QString file() const;
    void setFormat(ExportFormat format);
    void setCompressed(bool gzip);
    void start();
    void cancel();
    bool isRunning() const { return m_running; }
    /// The outcome, or what is wrong; empty before.
    QString message() const;

    void reject() override;

private:
    void build();
    void chooseFile();
    void fitExtension();
    void run();
    void end();
    ExportFormat format() const;
    QString scopeText() const;

    session::DocumentScope m_scope;
    QComboBox *m_format = nullptr;
    QCheckBox *m_gzip = nullptr;
    QCheckBox *m_rev = nullptr;
    QCheckBox *m_attachments = nullptr;
    QLineEdit *m_file = nullptr;
    widgets::Ribbon *m_ribbon = nullptr;
    QProgressBar *m_bar = nullptr;
    QLabel *m_progress = nullptr;
    widgets::Button *m_start = nullptr;
    widgets::Button *m_close = nullptr;
    async::Receiver m_receiver;
    async::Ticket m_ticket;
    QString m_confirmed; ///< a file that exists and may be replaced
    bool m_running = false;
};

} // namespace davenport::transfer
