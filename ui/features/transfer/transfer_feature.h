#pragma once

#include "ui/session/document_locator.h"
#include "ui/shell/feature.h"

#include <QObject>

namespace davenport::session {
class StudioContext;
}

namespace davenport::transfer {

class BackupDialog;
class ExportDialog;
class ImportPage;

/// Import and export, with their actions; answers what other features ask of it. GUI thread only.
class TransferFeature : public QObject, public shell::Feature {
    Q_OBJECT
public:
    /// `context` is not owned and outlives the feature.
    explicit TransferFeature(session::StudioContext *context);

    QString id() const override { return QStringLiteral("transfer"); }
    void install(shell::Frame &frame) override;

    /// Shows the import page, with a file already in it if one is named; null chooses a new database.
    ImportPage *openImport(const session::DatabasePtr &database, const QString &file = {});
    /// Shows the export dialog for a scope.
    ExportDialog *openExport(const session::DocumentScope &scope);
    /// Shows the dialog that backs a database up; null for no database.
    BackupDialog *openBackup(const session::DatabasePtr &database);
    /// Shows the dialog that restores a backup, with a file already in it if one is named; null without a workspace.
    BackupDialog *openRestore(const QString &file = {});

private:
    session::StudioContext *m_context;
    shell::Frame *m_frame = nullptr;
};

} // namespace davenport::transfer
