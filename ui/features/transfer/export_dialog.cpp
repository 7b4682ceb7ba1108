#include "ui/features/transfer/export_dialog.h"

#include "ui/async/session_worker.h"
#include "ui/session/open_database.h"
#include "ui/widgets/button.h"
#include "ui/widgets/ribbon.h"
#include "ui/widgets/size_meter.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QStandardPaths>

namespace davenport::transfer {

using theme::Tone;
using widgets::Button;
using widgets::SizeMeter;

ExportDialog::ExportDialog(const session::DocumentScope &scope, QWidget *parent) : QDialog(parent), m_scope(scope) {
    setWindowTitle(tr("Export from %1").arg(scope.database->name()));
    setMinimumWidth(560);
    build();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = scope.partition.isEmpty() ? scope.database->name()
                                                   : scope.database->name() + QLatin1Char('-') + scope.partition;
    setFile(QDir(folder).filePath(name + QStringLiteral(".ndjson")));
}

ExportDialog::~ExportDialog() { m_ticket.cancel(); }

QString ExportDialog::scopeText() const {
    if (!m_scope.ids.isEmpty()) {
        return m_scope.ids.size() == 1 ? tr("1 chosen document of %1").arg(m_scope.database->name())
                                       : tr("%1 chosen documents of %2")
                                             .arg(SizeMeter::numberText(m_scope.ids.size()), m_scope.database->name());
    }
    if (!m_scope.ranges.isEmpty()) {
        return tr("A chosen range of the documents of %1").arg(m_scope.database->name());
    }
    if (m_scope.conflictedOnly) {
        return tr("The documents of %1 in conflict")
            .arg(m_scope.partition.isEmpty() ? m_scope.database->name() : m_scope.partition);
    }
    return m_scope.partition.isEmpty() ? tr("All documents of %1").arg(m_scope.database->name())
                                       : tr("Partition %1 of %2").arg(m_scope.partition, m_scope.database->name());
}

void ExportDialog::build() {
    m_format = new QComboBox;
    m_format->setAccessibleName(tr("Format"));
    m_format->addItem(tr("NDJSON: one document a line"), static_cast<int>(ExportFormat::Ndjson));
    m_format->addItem(tr("JSON: one array"), static_cast<int>(ExportFormat::Json));
    m_format->addItem(tr("CSV: a row a document"), static_cast<int>(ExportFormat::Csv));
    m_gzip = new QCheckBox(tr("Compress (gzip)"));
    m_rev = new QCheckBox(tr("With _rev"));
    m_attachments = new QCheckBox(tr("With the bytes of attachments"));
    m_file = new QLineEdit;
    m_file->setObjectName(QStringLiteral("exportFile"));
    m_file->setAccessibleName(tr("File to write"));
    auto *browse = new Button(tr("Choose…"), QStringLiteral("document-open"));
    m_ribbon = new widgets::Ribbon;
    m_bar = new QProgressBar;
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->hide();
    m_progress = new QLabel;
    m_start = new Button(tr("Export"), QStringLiteral("document-export"), Button::Role::Primary);
    m_start->setObjectName(QStringLiteral("exportStart"));
    m_start->setDefault(true);
    m_close = new Button(tr("Close"));

    auto *form = new QGridLayout;
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(8);
    form->addWidget(new QLabel(tr("What")), 0, 0);
    form->addWidget(new QLabel(scopeText()), 0, 1, 1, 2);
    form->addWidget(new QLabel(tr("Format")), 1, 0);
    form->addWidget(m_format, 1, 1);
    form->addWidget(m_gzip, 1, 2);
    auto *options = new QHBoxLayout;
    options->setSpacing(16);
    options->addWidget(m_rev);
    options->addWidget(m_attachments);
    options->addStretch();
    form->addLayout(options, 2, 1, 1, 2);
    form->addWidget(new QLabel(tr("File")), 3, 0);
    form->addWidget(m_file, 3, 1);
    form->addWidget(browse, 3, 2);
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

    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        m_attachments->setEnabled(format() != ExportFormat::Csv);
        fitExtension();
    });
    connect(m_gzip, &QCheckBox::toggled, this, &ExportDialog::fitExtension);
    connect(m_file, &QLineEdit::textChanged, this, [this] {
        m_confirmed.clear();
        m_ribbon->hide();
        m_start->setText(tr("Export"));
    });
    connect(browse, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(m_start, &QPushButton::clicked, this, &ExportDialog::start);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
}

ExportFormat ExportDialog::format() const { return static_cast<ExportFormat>(m_format->currentData().toInt()); }

void ExportDialog::setFormat(ExportFormat format) {
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(format)));
}

void ExportDialog::setCompressed(bool gzip) { m_gzip->setChecked(gzip); }

void ExportDialog::setFile(const QString &file) { m_file->setText(QDir::toNativeSeparators(file)); }

QString ExportDialog::file() const { return m_file->text(); }

QString ExportDialog::message() const { return m_ribbon->isHidden() ? QString() : m_ribbon->message(); }

void ExportDialog::fitExtension() {
    QString name = m_file->text();
    for (const char *extension : {".gz", ".ndjson", ".jsonl", ".json", ".csv"}) {
        if (name.endsWith(QLatin1String(extension))) {
            name.chop(static_cast<qsizetype>(qstrlen(extension)));
        }
    }
    const std::string_view extension = exportFormatName(format());
    setFile(name + QLatin1Char('.') + QLatin1String(extension.data(), static_cast<qsizetype>(extension.size())) +
            (m_gzip->isChecked() ? QStringLiteral(".gz") : QString()));
}

void ExportDialog::chooseFile() {
    auto *dialog = new QFileDialog(this, tr("Export to"), QFileInfo(m_file->text()).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(QFileInfo(m_file->text()).fileName());
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &chosen) {
        setFile(chosen);
        m_confirmed = m_file->text(); // the file dialog has asked
    });
    dialog->open();
}

void ExportDialog::start() {
    if (m_running || m_file->text().isEmpty()) {
        return;
    }
    if (QFileInfo::exists(m_file->text()) && m_confirmed != m_file->text()) {
        m_confirmed = m_file->text();
        m_ribbon->showMessage(Tone::Amber, tr("This file exists"), tr("it is replaced when the export is complete"));
        m_start->setText(tr("Replace"));
        return;
    }
    run();
}

void ExportDialog::run() {
    m_running = true;
    m_ribbon->hide();
    m_start->setEnabled(false);
    m_close->setText(tr("Cancel"));
    m_bar->setRange(0, 0);
    m_bar->show();
    ExportOptions options;
    options.format = format();
    options.keepRev = m_rev->isChecked();
    options.attachments = m_attachments->isChecked() && m_attachments->isEnabled();
    if (!m_scope.ids.isEmpty()) {
        std::vector<std::string> ids;
        for (const QString &id : m_scope.ids) {
            ids.push_back(id.toStdString());
        }
        options.ids = std::move(ids);
    } else {
        if (!m_scope.partition.isEmpty()) {
            options.partition = m_scope.partition.toStdString();
        }
        for (const session::IdRange &range : m_scope.ranges) {
            options.ranges.emplace_back(range.first.toStdString(), range.last.toStdString());
        }
        options.conflictedOnly = m_scope.conflictedOnly;
    }
    m_ticket = m_scope.database->run(
        m_receiver,
        [options, file = std::filesystem::path(m_file->text().toStdString()),
         gzip = m_gzip->isChecked()](api::Session &session, const base::Work &work) {
            std::unique_ptr<ByteSink> sink = openFileSink(file);
            if (gzip) {
                sink = gzipInto(std::move(sink));
            }
            return exportDocuments(*session.documents(), options, *sink, work);
        },
        [this](const ExportFigures &figures) {
            end();
            QString text = tr("%1 documents, %2, in %3")
                               .arg(SizeMeter::numberText(static_cast<qint64>(figures.documents)),
                                    SizeMeter::bytesText(static_cast<qint64>(figures.bytes)), m_file->text());
            if (figures.missing > 0) {
                text += tr(" · %1 of the chosen are gone").arg(figures.missing);
            }
            m_ribbon->showMessage(Tone::Green, tr("Exported"), text);
            m_confirmed.clear();
        },
        [this](const base::Error &error) {
            end();
            if (error.code() == base::ErrorCode::Cancelled) {
                m_ribbon->showMessage(Tone::Amber, tr("Cancelled"), tr("no file was written"));
            } else {
                m_ribbon->showMessage(Tone::Red, tr("Not exported"), QString::fromStdString(error.reason()));
            }
        },
        [this](const base::Progress &progress) {
            m_progress->setText(tr("%1 documents").arg(SizeMeter::numberText(static_cast<qint64>(progress.done))));
            if (progress.total > 0) {
                m_bar->setRange(0, 1000);
                m_bar->setValue(static_cast<int>(progress.done * 1000 / progress.total));
            }
        },
        async::Lane::Own);
}

void ExportDialog::cancel() { m_ticket.cancel(); }

void ExportDialog::end() {
    m_running = false;
    m_bar->hide();
    m_progress->clear();
    m_start->setEnabled(true);
    m_start->setText(tr("Export"));
    m_close->setText(tr("Close"));
}

void ExportDialog::reject() {
    if (m_running) {
        cancel();
        return;
    }
    QDialog::reject();
}

} // namespace davenport::transfer
