// What the import page does: previews, the import itself, and its outcome.
#include "ui/features/transfer/import_page.h"

#include "ui/features/transfer/import_target.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/ribbon.h"
#include "ui/widgets/size_meter.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QTableWidget>

#include <algorithm>
#include <cmath>

namespace davenport::transfer {

using theme::Token;
using theme::Tone;

namespace {

QString number(std::uint64_t value) {
    return widgets::SizeMeter::numberText(static_cast<qint64>(value));
}

QTableWidgetItem *cell(const std::string &text, Token ink) {
    auto *item = new QTableWidgetItem(QString::fromStdString(text));
    item->setFont(theme::Theme::instance().codeFont(12));
    item->setForeground(theme::color(ink));
    item->setToolTip(item->text());
    return item;
}

Token inkOf(const std::string &value) {
    const char first = value.empty() ? 'n' : value.front();
    return first == '"'                    ? Token::Jstr
           : first == '{' || first == '[' ? Token::Jobj
           : first == 't' || first == 'f' ? Token::Jbool
           : first == 'n'                 ? Token::Jnull
                                          : Token::Jnum;
}

} // namespace

ReadOptions ImportPage::readOptions() const {
    ReadOptions options;
    options.format = static_cast<SourceFormat>(m_format->currentData().toInt());
    options.path = m_path->currentText().toStdString();
    return options;
}

void ImportPage::schedulePreview() {
    m_previewed = false;
    m_previews.supersede();
    m_delay.start();
    updateButtons();
}

void ImportPage::runPreview() {
    m_previews.supersede();
    if (m_file->text().isEmpty()) {
        return;
    }
    PreviewRequest request{m_file->text().toStdString(), readOptions(), m_id->text().toStdString(),
                           m_target->isPartitioned()};
    m_previewedPartitioned = request.partitioned;
    setLoading(true);
    m_worker.run(
        m_previews, [request](const base::Work &work) { return previewSource(request, work); },
        [this](SourcePreview preview) {
            setLoading(m_running);
            m_preview = std::move(preview);
            m_previewed = true;
            showPreview();
            showPreviewProblem();
            updateButtons();
        },
        [this](const base::Error &error) {
            setLoading(m_running);
            m_preview = {};
            m_rows->setRowCount(0);
            m_ids->clear();
            m_ribbon->showMessage(Tone::Red, tr("Cannot be imported so"), QString::fromStdString(error.reason()));
            updateButtons();
        });
}

void ImportPage::showPreview() {
    m_source->setPlainText(QString::fromStdString(m_preview.head));
    const bool json = m_preview.format == SourceFormat::Json || !m_path->currentText().isEmpty();
    m_pathLabel->setVisible(json);
    m_path->setVisible(json);
    {
        const QSignalBlocker quiet(m_path);
        const QString text = m_path->currentText();
        m_path->clear();
        m_path->addItem(QString());
        for (const std::string &path : m_preview.paths) {
            m_path->addItem(QString::fromStdString(path));
        }
        m_path->setCurrentText(text);
    }
    QStringList headings{tr("line"), QStringLiteral("_id")};
    for (const std::string &column : m_preview.columns) {
        headings << QString::fromStdString(column);
    }
    m_rows->clear();
    m_rows->setColumnCount(static_cast<int>(headings.size()));
    m_rows->setHorizontalHeaderLabels(headings);
    m_rows->setRowCount(static_cast<int>(m_preview.rows.size()));
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        const PreviewRow &record = m_preview.rows[static_cast<std::size_t>(row)];
        m_rows->setItem(row, 0, cell(std::to_string(record.line), Token::Text3));
        if (!record.problem.empty()) {
            m_rows->setItem(row, 1, cell(record.problem, Token::Red));
        } else {
            m_rows->setItem(row, 1, record.id.empty() ? cell(tr("made of line and content").toStdString(), Token::Text3)
                                                      : cell(record.id, Token::Text));
        }
        for (std::size_t column = 0; column < record.cells.size(); ++column) {
            m_rows->setItem(row, static_cast<int>(column) + 2,
                            cell(record.cells[column], inkOf(record.cells[column])));
        }
    }
    m_rows->resizeColumnsToContents();
    for (int column = 0; column < m_rows->columnCount(); ++column) {
        m_rows->setColumnWidth(column, std::clamp(m_rows->columnWidth(column) + 12, 60, 260));
    }
    showIds();
}

void ImportPage::showPreviewProblem() {
    if (m_preview.problem) {
        QString where;
        if (m_preview.problem->where()) {
            where = tr(" (line %1)").arg(m_preview.problem->where()->line);
        }
        m_ribbon->showMessage(Tone::Red, tr("Cannot be read as it stands"),
                              QString::fromStdString(m_preview.problem->reason()) + where);
    } else if (!m_running) {
        m_ribbon->hide();
    }
}

void ImportPage::showIds() {
    const auto &rows = m_preview.rows;
    QStringList parts;
    QStringList first;
    for (const PreviewRow &row : rows) {
        if (!row.id.empty() && row.problem.empty() && first.size() < 3) {
            first << QString::fromStdString(row.id);
        }
    }
    const QString format = QString::fromStdString(std::string(formatName(m_preview.format))).toUpper();
    parts << (m_preview.rowsAreAll ? tr("%1, %2 records").arg(format, number(rows.size()))
                                   : tr("%1, first %2 records").arg(format, number(rows.size())));
    if (!first.isEmpty()) {
        parts << tr("ids %1 …").arg(first.join(QStringLiteral(", ")));
    }
    parts << (m_preview.collisions == 0   ? tr("no id twice")
              : m_preview.collisions == 1 ? tr("1 id twice: that record will be rejected")
                                          : tr("%1 ids twice: those records will be rejected")
                                                .arg(m_preview.collisions));
    if (m_preview.withoutId > 0) {
        parts << tr("%1 without an id: made of line and content").arg(m_preview.withoutId);
    }
    const auto rejected =
        std::count_if(rows.begin(), rows.end(), [](const PreviewRow &row) { return !row.problem.empty(); });
    if (rejected > 0) {
        parts << tr("%1 would be rejected").arg(rejected);
    }
    m_ids->setText(parts.join(QStringLiteral("  ·  ")));
}

// Cells keep their colours, which another theme makes wrong.
void ImportPage::repaintCells() {
    if (m_previewed) {
        showPreview();
    }
    if (m_status) {
        m_shownRejected = 0;
        showRejected();
    }
}

bool ImportPage::canImport() const {
    return !m_running && m_previewed && !m_preview.rows.empty() && m_target->problem().isEmpty();
}

void ImportPage::updateButtons() {
    m_start->setEnabled(canImport());
    m_start->setToolTip(m_target->problem().isEmpty() ? tr("Import every record of the file") : m_target->problem());
    m_cancel->setVisible(m_running);
    m_bar->setVisible(m_running);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_file, m_format, m_path, m_id, m_target, m_existing}) {
        widget->setEnabled(!m_running);
    }
}

void ImportPage::start() {
    if (!canImport()) {
        return;
    }
    m_running = true;
    m_ribbon->hide();
    m_rejectedBox->hide();
    m_rejected->setRowCount(0);
    m_shownRejected = 0;
    m_bar->setValue(0);
    m_progress->clear();
    updateButtons();
    m_target->resolve([this](const session::DatabasePtr &database) { runInto(database); },
                      [this](const QString &reason) {
                          endRun();
                          m_ribbon->showMessage(Tone::Red, tr("The database was not made"), reason);
                      });
}

void ImportPage::runInto(const session::DatabasePtr &database) {
    m_running = true;
    m_database = database;
    updateButtons();
    setLoading(true);
    setTitle(tr("Import into %1").arg(database->name()), QStringLiteral("document-import"));
    m_status = std::make_shared<ImportStatus>();
    ImportOrder order{m_file->text().toStdString(), readOptions(), {}};
    order.options.idTemplate = m_id->text().toStdString();
    order.options.needId = m_target->isPartitioned();
    order.options.onExisting = static_cast<OnExisting>(m_existing->currentData().toInt());
    m_ticket = database->run(
        m_imports,
        [order, status = m_status](api::Session &session, const base::Work &work) {
            return runImport(session, order, *status, work);
        },
        [this](const ImportOutcome &outcome) { onFinished(outcome); },
        [this](const base::Error &error) { onFailed(error); }, [this](const base::Progress &) { onProgress(); },
        async::Lane::Own);
}

void ImportPage::cancel() {
    m_ticket.cancel();
    m_progress->setText(tr("Cancelling…"));
}

void ImportPage::onProgress() {
    const ImportFigures figures = m_status->figures();
    QStringList parts{tr("%1 records").arg(number(figures.read)),
                      tr("%1 a second").arg(number(static_cast<std::uint64_t>(std::llround(figures.rate()))))};
    if (figures.secondsLeft() >= 0) {
        const auto left = static_cast<int>(std::ceil(figures.secondsLeft()));
        parts << (left < 90 ? tr("%1 s left").arg(left) : tr("%1 min left").arg((left + 30) / 60));
    }
    if (figures.rejected > 0) {
        parts << tr("%1 rejected").arg(number(figures.rejected));
    }
    m_progress->setText(parts.join(QStringLiteral(" · ")));
    if (figures.sourceTotal > 0) {
        m_bar->setRange(0, 1000);
        m_bar->setValue(static_cast<int>(figures.sourceBytes * 1000 / figures.sourceTotal));
    } else {
        m_bar->setRange(0, 0);
    }
    showRejected();
}

QString ImportPage::progressText() const { return m_progress->text(); }

QString ImportPage::message() const { return m_ribbon->isHidden() ? QString() : m_ribbon->message(); }

void ImportPage::showRejected() {
    const std::vector<RejectedRow> rejected = m_status->rejected();
    if (rejected.empty()) {
        return;
    }
    m_rejectedBox->show();
    m_rejected->setRowCount(static_cast<int>(rejected.size()));
    for (; m_shownRejected < rejected.size(); ++m_shownRejected) {
        const RejectedRow &row = rejected[m_shownRejected];
        const int index = static_cast<int>(m_shownRejected);
        m_rejected->setItem(index, 0, cell(std::to_string(row.line), Token::Text3));
        m_rejected->setItem(index, 1, cell(row.reason, Token::Red));
        m_rejected->setItem(index, 2, cell(row.record, Token::Text2));
    }
    const std::uint64_t all = m_status->figures().rejected;
    m_rejectedLabel->setText(all > rejected.size()
                                 ? tr("The first %1 of %2 rejected records").arg(number(rejected.size()), number(all))
                                 : tr("Rejected records"));
}

void ImportPage::endRun() {
    m_running = false;
    setLoading(false);
    updateButtons();
}

void ImportPage::onFinished(const ImportOutcome &outcome) {
    endRun();
    showRejected();
    const ImportFigures &figures = outcome.figures;
    m_progress->setText(tr("%1 records in %2 s").arg(number(figures.read)).arg(figures.seconds, 0, 'f', 1));
    QStringList parts{tr("%1 written").arg(number(figures.written))};
    if (figures.alreadyThere > 0) {
        parts << tr("%1 already there").arg(number(figures.alreadyThere));
    }
    if (figures.skipped > 0) {
        parts << tr("%1 skipped").arg(number(figures.skipped));
    }
    if (figures.rejected > 0) {
        parts << tr("%1 rejected").arg(number(figures.rejected));
        m_rejectedLabel->setText(m_rejectedLabel->text() + QStringLiteral(" · ") +
                                 tr("all of them in %1").arg(QString::fromStdString(outcome.rejectedFile.string())));
    }
    m_ribbon->showMessage(figures.rejected > 0 ? Tone::Amber : Tone::Green, tr("Imported"),
                          parts.join(QStringLiteral(" · ")));
    m_ribbon->addAction(QStringLiteral("open"), tr("Open %1").arg(m_database->name()), QStringLiteral("view-table"));
    disconnect(m_ribbon, &widgets::Ribbon::triggered, this, nullptr);
    connect(m_ribbon, &widgets::Ribbon::triggered, this,
            [this] { emit m_context.openDocumentsRequested(m_database, {}, {}); });
}

void ImportPage::onFailed(const base::Error &error) {
    endRun();
    showRejected();
    const QString written = tr("%1 documents are written").arg(number(m_status->figures().written));
    m_progress->clear();
    if (error.code() == base::ErrorCode::Cancelled) {
        m_ribbon->showMessage(Tone::Amber, tr("Cancelled"),
                              written + tr("; importing again goes on where this ended"));
    } else {
        m_ribbon->showMessage(Tone::Red, tr("The import ended early"),
                              QString::fromStdString(error.reason()) + QStringLiteral(" · ") + written);
    }
}

} // namespace davenport::transfer
