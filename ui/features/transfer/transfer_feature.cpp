#include "ui/features/transfer/transfer_feature.h"

#include "ui/features/transfer/backup_dialog.h"
#include "ui/features/transfer/export_dialog.h"
#include "ui/features/transfer/import_page.h"
#include "ui/features/transfer/import_target.h"
#include "ui/session/studio_context.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"

#include <QAction>

namespace davenport::transfer {

TransferFeature::TransferFeature(session::StudioContext *context) : m_context(context) {}

void TransferFeature::install(shell::Frame &frame) {
    m_frame = &frame;
    shell::ActionSpec spec;
    spec.id = QStringLiteral("transfer.import");
    spec.text = tr("&Import…");
    spec.icon = QStringLiteral("document-import");
    spec.shortcut = QKeySequence(QStringLiteral("Ctrl+Shift+I"));
    spec.menu = QStringLiteral("File");
    spec.section = 30;
    spec.tip = tr("Bring a JSON, NDJSON or CSV file into a database");
    frame.actions().add(spec, this, [this](bool) { openImport(m_context->currentDatabase()); });
    spec.id = QStringLiteral("transfer.export");
    spec.text = tr("&Export…");
    spec.icon = QStringLiteral("document-export");
    spec.shortcut = QKeySequence(QStringLiteral("Ctrl+Shift+E"));
    spec.tip = tr("Write the documents of a database to a file");
    QAction *exportAction = frame.actions().add(spec, this, [this](bool) {
        if (m_context->currentDatabase()) {
            openExport({m_context->currentDatabase(), {}, {}});
        }
    });
    spec.id = QStringLiteral("transfer.backup");
    spec.text = tr("&Back up the database…");
    spec.shortcut = {};
    spec.tip = tr("Write a whole database to a file: every revision, conflict and attachment");
    QAction *backupAction = frame.actions().add(spec, this, [this](bool) { openBackup(m_context->currentDatabase()); });
    spec.id = QStringLiteral("transfer.restore");
    spec.text = tr("&Restore a backup…");
    spec.icon = QStringLiteral("document-import");
    spec.tip = tr("Make a database out of a backup, with the same revision trees");
    QAction *restoreAction = frame.actions().add(spec, this, [this](bool) { openRestore(); });
    const auto update = [this, exportAction, backupAction, restoreAction] {
        exportAction->setEnabled(m_context->currentDatabase() != nullptr);
        backupAction->setEnabled(m_context->currentDatabase() != nullptr);
        restoreAction->setEnabled(m_context->workspace() != nullptr);
    };
    connect(m_context, &session::StudioContext::currentDatabaseChanged, this, update);
    connect(m_context, &session::StudioContext::workspaceChanged, this, update);
    update();
    connect(m_context, &session::StudioContext::importRequested, this,
            [this](const session::DatabasePtr &database) { openImport(database); });
    connect(m_context, &session::StudioContext::exportRequested, this, &TransferFeature::openExport);
}

ImportPage *TransferFeature::openImport(const session::DatabasePtr &database, const QString &file) {
    auto *page = static_cast<ImportPage *>(m_frame->findPage(QStringLiteral("transfer:import")));
    if (page == nullptr) {
        page = static_cast<ImportPage *>(m_frame->openPage(new ImportPage(*m_context)));
    } else {
        m_frame->showPage(page);
    }
    if (!page->isRunning()) {
        page->target()->setDatabase(database);
        if (!file.isEmpty()) {
            page->setFile(file);
        }
    }
    return page;
}

ExportDialog *TransferFeature::openExport(const session::DocumentScope &scope) {
    if (!scope.database) {
        return nullptr;
    }
    auto *dialog = new ExportDialog(scope, m_frame->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return dialog;
}

BackupDialog *TransferFeature::openBackup(const session::DatabasePtr &database) {
    if (!database) {
        return nullptr;
    }
    auto *dialog = new BackupDialog(*m_context, database, m_frame->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return dialog;
}

BackupDialog *TransferFeature::openRestore(const QString &file) {
    if (m_context->workspace() == nullptr) {
        return nullptr;
    }
    auto *dialog = new BackupDialog(*m_context, m_frame->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFile(file);
    dialog->show();
    return dialog;
}

} // namespace davenport::transfer
