#include "ui/features/transfer/transfer_feature.h"

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
    const auto update = [this, exportAction] { exportAction->setEnabled(m_context->currentDatabase() != nullptr); };
    connect(m_context, &session::StudioContext::currentDatabaseChanged, this, update);
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

} // namespace davenport::transfer
