#include "ui/features/transfer/backup_dialog.h"

#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/widgets/button.h"
#include "ui/widgets/ribbon.h"
#include "ui/widgets/size_meter.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QProgressBar>
#include <QStandardPaths>

#include <algorithm>

namespace davenport::transfer {

using theme::Tone;
using widgets::Button;
using widgets::SizeMeter;

namespace {

QString number(std::uint64_t value) { return SizeMeter::numberText(static_cast<qint64>(value)); }

struct Outcome {
    BackupFigures figures;
    BackupComparison comparison;
};

} // namespace

BackupDialog::BackupDialog(session::StudioContext &context, const session::DatabasePtr &database, QWidget *parent)
    : QDialog(parent), m_context(context), m_database(database), m_worker(QStringLiteral("backup")) {
    setWindowTitle(tr("Back up %1").arg(database->name()));
    build();
    m_what->setText(tr("Every document with all its revisions, conflicts, tombstones and attachments,\n"
                       "design and local documents, and the settings"));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    setFile(QDir(folder).filePath(database->name() + QStringLiteral(".davenport-backup")));
}

BackupDialog::BackupDialog(session::StudioContext &context, QWidget *parent) : QDialog(parent), m_context(context), m_worker(QStringLiteral("backup")) {
    setWindowTitle(tr("Restore a backup"));
    build();
    updateStart();
}

BackupDialog::~BackupDialog() { m_ticket.cancel(); }

void BackupDialog::build() {
    setMinimumSize(700, 240);
    const bool restoring = !m_database;
    m_what = new QLabel;
    m_what->setTextFormat(Qt::PlainText);
    m_file = new QLineEdit;
    m_file->setObjectName(QStringLiteral("backupFile"));
    m_file->setAccessibleName(restoring ? tr("Backup to restore") : tr("File to write"));
    m_file->setToolTip(m_file->accessibleName());
    auto *browse = new Button(tr("Choose…"), QStringLiteral("document-open"));
    browse->setToolTip(restoring ? tr("Choose a backup") : tr("Choose where the backup goes"));
    m_compare = new QCheckBox(tr("Compare with the database at the end"));
    m_compare->setChecked(true);
    m_compare->setToolTip(tr("Reads the file again and compares every revision and attachment"));
    m_ribbon = new widgets::Ribbon;
    m_bar = new QProgressBar;
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->hide();
    m_progress = new QLabel;
    m_start = new Button(restoring ? tr("Restore") : tr("Back up"),
                         restoring ? QStringLiteral("document-import") : QStringLiteral("document-export"),
                         Button::Role::Primary);
    m_start->setObjectName(QStringLiteral("backupStart"));
    m_start->setDefault(true);
    m_close = new Button(tr("Close"));
    m_close->setObjectName(QStringLiteral("backupClose"));

    auto *form = new QGridLayout;
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(8);
    int row = 0;
    const auto label = [&](const QString &text) { form->addWidget(new QLabel(text), row, 0); };
    if (restoring) {
        label(tr("Backup"));
        form->addWidget(m_file, row, 1);
        form->addWidget(browse, row++, 2);
        label(tr("Holds"));
        form->addWidget(m_what, row++, 1, 1, 2);
        m_name = new QLineEdit;
        m_name->setObjectName(QStringLiteral("restoreName"));
        m_name->setAccessibleName(tr("Name of the new database"));
        m_name->setToolTip(tr("The database that is made of the backup"));
        label(tr("Into"));
        form->addWidget(m_name, row++, 1, 1, 2);
        connect(m_name, &QLineEdit::textChanged, this, &BackupDialog::updateStart);
    } else {
        label(tr("What"));
        form->addWidget(m_what, row++, 1, 1, 2);
        label(tr("File"));
        form->addWidget(m_file, row, 1);
        form->addWidget(browse, row++, 2);
    }
    form->addWidget(m_compare, row, 1, 1, 2);
    form->setColumnStretch(1, 1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(6);
    foot->addWidget(m_progress, 1);
    foot->addWidget(m_close);
    foot->addWidget(m_start);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    layout->addLayout(form);
    layout->addWidget(m_ribbon);
    layout->addWidget(m_bar);
    layout->addStretch();
    layout->addLayout(foot);
    connect(m_file, &QLineEdit::textChanged, this, [this, restoring] {
        m_confirmed.clear();
        m_ribbon->hide();
        if (restoring) {
            look();
        } else {
            showBeginning();
        }
    });
    connect(browse, &QPushButton::clicked, this, &BackupDialog::chooseFile);
    connect(m_start, &QPushButton::clicked, this, &BackupDialog::start);
    connect(m_close, &QPushButton::clicked, this, &BackupDialog::reject);
}

void BackupDialog::setFile(const QString &file) { m_file->setText(QDir::toNativeSeparators(file)); }

void BackupDialog::setName(const QString &name) { m_name->setText(name); }

QString BackupDialog::message() const { return m_ribbon->isHidden() ? QString() : m_ribbon->message(); }

void BackupDialog::chooseFile() {
    auto *dialog = new QFileDialog(this, m_database ? tr("Back up to") : tr("Restore a backup"),
                                   QFileInfo(m_file->text()).absolutePath(),
                                   tr("Backups (*.davenport-backup *.davenport-backup.gz);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(m_database ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(m_database ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &chosen) {
        setFile(chosen);
        m_confirmed = m_file->text(); // the file dialog has asked
    });
    dialog->open();
}

/// Says that a backup to this file was begun before.
void BackupDialog::showBeginning() {
    const bool begun =
        QFileInfo::exists(QString::fromStdString(partialBackup(m_file->text().toStdString()).string()));
    m_start->setText(begun ? tr("Go on") : tr("Back up"));
    if (begun) {
        m_ribbon->showMessage(Tone::Blue, tr("Begun before"), tr("it goes on behind its last checkpoint"));
    }
}

/// Reads the first line of the backup that is named.
void BackupDialog::look() {
    m_looks.supersede();
    m_readable = false;
    m_what->clear();
    updateStart();
    if (m_file->text().isEmpty()) {
        return;
    }
    m_worker.run(
        m_looks,
        [file = std::filesystem::path(m_file->text().toStdString())](const base::Work &work) {
            return BackupReader(openByteStream(file, work.cancel)).header();
        },
        [this](const BackupHeader &header) {
            m_header = header;
            m_readable = true;
            m_what->setText(header.partitioned
                                ? tr("The partitioned database %1, q = %2, about %3 changes")
                                      .arg(QString::fromStdString(header.name), number(header.shards), number(header.updateSeq))
                                : tr("The database %1, q = %2, about %3 changes")
                                      .arg(QString::fromStdString(header.name), number(header.shards), number(header.updateSeq)));
            if (m_name->text().isEmpty()) {
                m_name->setText(QString::fromStdString(header.name));
            }
            updateStart();
        },
        [this](const base::Error &error) {
            m_ribbon->showMessage(Tone::Red, tr("Not a backup"), QString::fromStdString(error.reason()));
        });
}

void BackupDialog::updateStart() {
    m_start->setEnabled(!m_running && (m_database || (m_readable && !m_name->text().isEmpty())));
}

void BackupDialog::start() {
    if (!m_start->isEnabled() || m_file->text().isEmpty()) {
        return;
    }
    if (!m_database) {
        restore();
        return;
    }
    if (QFileInfo::exists(m_file->text()) && m_confirmed != m_file->text()) {
        m_confirmed = m_file->text();
        m_ribbon->showMessage(Tone::Amber, tr("This file exists"), tr("it is replaced when the backup is whole"));
        m_start->setText(tr("Replace"));
        return;
    }
    backUp();
}

void BackupDialog::begin() {
    m_running = true;
    m_rate.restart();
    m_ribbon->hide();
    m_close->setText(tr("Pause"));
    m_bar->setRange(0, 0);
    m_bar->show();
    m_file->setEnabled(false);
    updateStart();
}

void BackupDialog::end() {
    m_running = false;
    m_bar->hide();
    m_progress->clear();
    m_close->setText(tr("Close"));
    m_start->setText(m_database ? tr("Back up") : tr("Restore"));
    m_file->setEnabled(true);
    m_confirmed.clear();
    updateStart();
}

void BackupDialog::onProgress(const base::Progress &progress) {
    const bool documents = progress.stage == "backing up";
    const QString stage = documents                        ? tr("Backing up")
                          : progress.stage == "checking"   ? tr("Checking the file")
                          : progress.stage == "restoring"  ? tr("Restoring")
                          : progress.stage == "comparing"  ? tr("Comparing")
                                                           : QString();
    m_progress->setText(stage + QStringLiteral("  ") +
                        m_rate.text(progress.stage, progress.done, progress.total,
                                    documents ? ProgressText::Unit::Documents : ProgressText::Unit::Bytes));
    if (progress.total > 0) {
        m_bar->setRange(0, 1000);
        m_bar->setValue(static_cast<int>(std::min(progress.done, progress.total) * 1000 / progress.total));
    }
}

void BackupDialog::onFailed(const base::Error &error) {
    end();
    if (error.code() == base::ErrorCode::Cancelled) {
        m_start->setText(tr("Go on"));
        m_ribbon->showMessage(Tone::Amber, tr("Paused"), tr("it goes on from here, also after a restart of the program"));
    } else {
        m_ribbon->showMessage(Tone::Red, m_database ? tr("Not backed up") : tr("Not restored"),
                              QString::fromStdString(error.reason()));
    }
}

void BackupDialog::backUp() {
    begin();
    m_ticket = m_database->run(
        m_receiver,
        [file = std::filesystem::path(m_file->text().toStdString()),
         compare = m_compare->isChecked()](api::Session &session, const base::Work &work) {
            Outcome outcome{backupDatabase(session, file, work), {}};
            if (compare) {
                outcome.comparison = compareBackup(session, file, work);
            }
            return outcome;
        },
        [this](const Outcome &outcome) {
            end();
            const QString text = tr("%1 documents with %2 revisions and %3 attachments")
                                     .arg(number(outcome.figures.documents), number(outcome.figures.revisions),
                                          number(outcome.figures.attachments));
            if (outcome.comparison.same()) {
                m_ribbon->showMessage(Tone::Green, tr("Backed up"),
                                      m_compare->isChecked() ? text + tr(" · compared: all the same") : text);
            } else {
                m_ribbon->showMessage(Tone::Amber, tr("Backed up, but the database differs now"),
                                      QString::fromStdString(outcome.comparison.differences.front()));
            }
        },
        [this](const base::Error &error) { onFailed(error); },
        [this](const base::Progress &progress) { onProgress(progress); }, async::Lane::Own);
}

void BackupDialog::restore() {
    session::Workspace *workspace = m_context.workspace();
    if (const session::DatabasePtr there = workspace->database(m_name->text())) {
        restoreInto(there); // refused unless it is empty or the beginning of this very restore
        return;
    }
    if (const QString problem = workspace->nameProblem(m_name->text()); !problem.isEmpty()) {
        m_ribbon->showMessage(Tone::Red, tr("Not restored"), problem);
        return;
    }
    workspace->createDatabase(
        m_name->text(), m_header.partitioned, m_header.shards,
        [this, guard = QPointer<BackupDialog>(this)](const session::DatabasePtr &database) {
            if (guard) {
                restoreInto(database);
            }
        },
        [this, guard = QPointer<BackupDialog>(this)](const base::Error &error) {
            if (guard) {
                onFailed(error);
            }
        });
}

void BackupDialog::restoreInto(const session::DatabasePtr &database) {
    begin();
    m_ticket = database->run(
        m_receiver,
        [file = std::filesystem::path(m_file->text().toStdString()),
         compare = m_compare->isChecked()](api::Session &session, const base::Work &work) {
            Outcome outcome{restoreBackup(session, file, work).figures, {}};
            if (compare) {
                outcome.comparison = compareBackup(session, file, work);
            }
            return outcome;
        },
        [this, database](const Outcome &outcome) {
            end();
            if (!outcome.comparison.same()) {
                m_ribbon->showMessage(Tone::Red, tr("Restored, but not the same"),
                                      QString::fromStdString(outcome.comparison.differences.front()));
                return;
            }
            m_ribbon->showMessage(Tone::Green, tr("Restored"),
                                  tr("%1 documents with %2 revisions and %3 attachments")
                                      .arg(number(outcome.figures.documents), number(outcome.figures.revisions),
                                           number(outcome.figures.attachments)));
            m_ribbon->addAction(QStringLiteral("open"), tr("Open %1").arg(database->name()), QStringLiteral("view-table"));
            disconnect(m_ribbon, &widgets::Ribbon::triggered, this, nullptr);
            connect(m_ribbon, &widgets::Ribbon::triggered, this,
                    [this, database] { emit m_context.openDocumentsRequested(database, {}, {}); });
        },
        [this](const base::Error &error) { onFailed(error); },
        [this](const base::Progress &progress) { onProgress(progress); }, async::Lane::Own);
}

void BackupDialog::reject() {
    if (m_running) {
        m_ticket.cancel();
        m_progress->setText(tr("Pausing…"));
        return;
    }
    QDialog::reject();
}

} // namespace davenport::transfer
