// What the page shows as rows come, change and fail.
#include "ui/features/documents/cell_editor.h"
#include "ui/features/documents/column_layout.h"
#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/documents_page.h"
#include "ui/features/documents/filter_field.h"
#include "ui/features/documents/footer.h"
#include "ui/features/documents/json_page_view.h"
#include "ui/features/documents/row_selection.h"
#include "ui/features/documents/summary_row.h"
#include "ui/features/documents/tree_page_view.h"
#include "ui/session/open_database.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/ribbon.h"
#include "ui/widgets/size_meter.h"

#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr int kTaskMilliseconds = 1000; ///< a task that is done sooner needs no words

QString number(quint64 value) { return widgets::SizeMeter::numberText(qint64(value)); }

QString milliseconds(double value) {
    return DocumentsPage::tr("%1 ms").arg(QLocale().toString(value, 'f', value < 10 ? 1 : 0));
}

} // namespace

void DocumentsPage::onReset(RowSource *source, int row) {
    if (source != wanted()) {
        return; // it was asked before something else was
    }
    if (source != m_rows) {
        m_rows = source;
        m_model->setSource(source);
        m_footer->setMissed(source->missed());
    }
    m_failed = false;
    showState();
    m_columns->apply(std::max(row, 0));
    if (row >= 0) {
        m_table->goToRow(row);
        if (m_rowsAbove >= 0) {
            m_table->verticalScrollBar()->setValue(row - m_rowsAbove);
        }
    } else if (source->total() > 0) {
        m_table->goToRow(0);
    }
    m_rowsAbove = -1;
    m_selection->restore();
    m_bar->setPartitioned(m_database->info().partitioned);
    m_bar->setPartition(partition());
    m_footer->setCount(source->total(), source->isTotalExact());
    updateFilterFields();
    onVisibleRows();
    onLoadingChanged();
    publishCurrent();
    showPlan();
    updateStatusTexts();
    loadPageViews(true);
}

void DocumentsPage::onRowsArrived(int first, int last) {
    m_columns->apply(first);
    m_summary->refresh();
    showPlan();
    m_footer->setHiddenFields(m_columns->hiddenFields(), m_model->hasLongDocuments());
    const int current = m_table->currentIndex().row();
    if (current >= first && current <= last) {
        publishCurrent();
    }
    loadPageViews(true);
}

void DocumentsPage::onLoadingChanged() {
    const bool loading = wanted()->isLoading() || wanted() != m_rows;
    setLoading(loading || m_filtered->isScanning());
    if (loading) {
        if (!m_dim.isActive()) {
            m_dim.start();
        }
    } else {
        m_dim.stop();
        m_delegate->setDimmed(false);
        m_table->viewport()->update();
    }
}

void DocumentsPage::showState() {
    if (m_rows->total() > 0) {
        if (m_stack->currentWidget() == m_empty) {
            m_stack->setCurrentWidget(m_mode == ViewMode::Json   ? static_cast<QWidget *>(m_json)
                                      : m_mode == ViewMode::Tree ? static_cast<QWidget *>(m_tree)
                                                                 : m_table);
        }
        return;
    }
    const bool hadFocus = m_stack->currentWidget()->hasFocus();
    const bool whole = partition().isEmpty();
    if (!m_conditions.empty()) {
        showNothingFound();
    } else if (m_conflictedOnly) {
        m_empty->setContent(QStringLiteral("status-ok"), tr("No conflicts"),
                            tr("No document of %1 has more than one live revision.")
                                .arg(whole ? m_database->name() : partition()));
        connect(m_empty->addButton(tr("Show all documents"), QStringLiteral("documents-stack")), &QPushButton::clicked,
                this, [this] { setConflictedOnly(false); });
    } else {
        m_empty->setContent(
            QStringLiteral("documents-stack"), whole ? tr("No documents yet") : tr("No document in this partition"),
            whole ? tr("%1 is empty. Write its first document, or import a file of them.").arg(m_database->name())
                  : tr("Nothing in %1 begins with “%2:”.").arg(m_database->name(), partition()));
        connect(m_empty->addButton(tr("New document"), QStringLiteral("document-new")), &QPushButton::clicked, this,
                &DocumentsPage::newDocument);
        if (whole) {
            connect(m_empty->addButton(tr("Import"), QStringLiteral("document-import")), &QPushButton::clicked, this,
                    [this] { emit m_context->importRequested(m_database); });
        } else {
            connect(m_empty->addButton(tr("Show all partitions"), QStringLiteral("database-partition")),
                    &QPushButton::clicked, this, [this] { setPartition({}); });
        }
    }
    m_stack->setCurrentWidget(m_empty);
    if (hadFocus) {
        m_bar->filter()->focusInput();
    }
}

/// Says which condition excludes most, and offers to go without it.
void DocumentsPage::showNothingFound() {
    const ScanFigures &figures = m_filtered->figures();
    const auto strictest = std::min_element(figures.passed.begin(), figures.passed.end());
    const std::size_t index = strictest == figures.passed.end() ? 0 : std::size_t(strictest - figures.passed.begin());
    const QString condition = QString::fromStdString(conditionText(m_conditions[index]));
    const QString where = partition().isEmpty() ? m_database->name() : partition();
    m_empty->setContent(QStringLiteral("view-filter"), tr("No document matches"),
                        figures.passed.empty()
                            ? where
                            : tr("“%1” excludes most: %2 of the %3 documents of %4 that were read meet it.")
                                  .arg(condition, number(figures.passed[index]), number(figures.read), where));
    connect(m_empty->addButton(tr("Without “%1”").arg(condition), QStringLiteral("view-filter")), &QPushButton::clicked, this,
            [this, index] {
                std::vector<Condition> rest = m_conditions;
                rest.erase(rest.begin() + std::ptrdiff_t(index));
                setConditions(rest);
            });
    if (m_conditions.size() > 1) {
        connect(m_empty->addButton(tr("Without a filter"), QStringLiteral("documents-stack")), &QPushButton::clicked, this,
                [this] { setConditions({}); });
    }
}

void DocumentsPage::onFailed(const base::Error &error) {
    m_failed = true;
    const bool closed = m_database->state() == session::OpenDatabase::State::Failed;
    m_ribbon->showMessage(theme::Tone::Red,
                          closed ? tr("%1 did not open").arg(m_database->name()) : tr("The documents were not read"),
                          QString::fromStdString(error.reason()));
    m_ribbon->addAction(QStringLiteral("retry"), tr("Retry"), QStringLiteral("view-refresh"));
    updateStatusTexts();
}

void DocumentsPage::onScanChanged() {
    showTask();
    showPlan();
    if (m_rows == m_filtered) {
        m_footer->setCount(m_filtered->total(), m_filtered->isTotalExact());
    }
    onLoadingChanged();
}

void DocumentsPage::showTask() {
    const ScanFigures &figures = m_filtered->figures();
    if (!m_batchTask.isEmpty()) {
        m_footer->setTask(m_batchTask, m_batchPercent);
    } else if (m_filtered->isScanning()) {
        const int percent = figures.about == 0 ? -1 : int(std::min<quint64>(100, figures.read * 100 / figures.about));
        m_footer->setTask(tr("%1 of about %2 read, %3 found")
                              .arg(number(figures.read), number(figures.about), number(figures.found)),
                          percent);
    } else {
        const bool shows = !m_walkTask.isEmpty() && m_walkClock.isValid() && m_walkClock.elapsed() > kTaskMilliseconds;
        m_footer->setTask(shows ? m_walkTask : QString(), shows ? m_walkPercent : -1);
    }
}

void DocumentsPage::showPlan() {
    if (m_failed) {
        return;
    }
    if (isFiltered()) {
        const ScanFigures &figures = m_filtered->figures();
        QStringList parts{tr("examined %1").arg(number(figures.read)), tr("returned %1").arg(number(figures.found)),
                          milliseconds(figures.milliseconds)};
        if (m_sortBy) {
            const QString field = QString::fromStdString(pathText(*m_sortBy));
            parts << (figures.cut ? tr("sorted by %1, the first %2 of them are kept").arg(field, number(quint64(m_rows->total())))
                                  : tr("all of them sorted by %1").arg(field));
        } else if (figures.cut) {
            parts << tr("more than can be listed: narrow the filter");
        }
        if (!figures.complete && !m_filtered->isScanning()) {
            parts << tr("cancelled, not all were read");
        }
        m_ribbon->showMessage(m_filtered->isScanning() ? theme::Tone::Blue : theme::Tone::Red,
                              m_filtered->isScanning() ? tr("scanning") : tr("full scan"), parts.join(QStringLiteral("  ·  ")),
                              m_filtered->isScanning() ? QStringLiteral("edit-find") : QStringLiteral("status-warning"));
        return;
    }
    if (m_loader->total() == 0) {
        m_ribbon->hide();
        return;
    }
    const QString total = m_loader->isTotalExact() ? number(quint64(m_loader->total()))
                                                   : tr("at least %1").arg(number(quint64(m_loader->total())));
    QStringList parts{tr("read %1 of %2").arg(number(quint64(m_loader->lastRows())), total),
                      milliseconds(m_loader->lastMilliseconds())};
    if (m_database->info().shards > 1) {
        parts << (partition().isEmpty() ? tr("%1 shards").arg(m_database->info().shards)
                                        : tr("1 of %1 shards").arg(m_database->info().shards));
    }
    m_ribbon->showMessage(theme::Tone::Green, tr("by _id"), parts.join(QStringLiteral("  ·  ")));
}

void DocumentsPage::onLocated(int row, bool exact) {
    if (row >= 0) {
        m_table->goToRow(row);
        if (m_rowsAbove >= 0) {
            m_table->verticalScrollBar()->setValue(row - m_rowsAbove);
        }
    }
    m_rowsAbove = -1;
    m_stack->currentWidget()->setFocus();
    publishCurrent();
    loadPageViews(false);
    if (!exact && !m_wantedId.isEmpty()) {
        // The beginning of an id is enough to find it; only a miss is worth a word.
        if (!m_rows->idAt(row).startsWith(m_wantedId)) {
            emit noticed(false, tr("No document “%1”").arg(m_wantedId),
                         isFiltered() ? tr("It is not among the documents that the filter lets through.")
                                      : tr("This is the place where it would stand."));
        }
    }
    m_wantedId.clear();
}

void DocumentsPage::onVisibleRows() {
    const auto [first, last] = m_table->visibleRows();
    const int end = m_mode == ViewMode::Json   ? first + JsonPageView::kDocuments - 1
                    : m_mode == ViewMode::Tree ? first + TreePageView::kDocuments - 1
                                               : last;
    m_rows->setVisibleRows(first, end);
    m_footer->setRows(first + 1, std::min(end, m_rows->total() - 1) + 1, m_rows->total());
    m_summary->refresh();
    m_editor->isEditing() ? m_editor->follow() : void();
    loadPageViews(false);
}

void DocumentsPage::publishCurrent() {
    if (m_active && (m_rows->total() == 0 || !currentId().isEmpty())) {
        m_context->setCurrentDocument(m_rows->total() == 0 ? session::DocumentLocator{}
                                                           : session::DocumentLocator{m_database, currentId(), {}});
    }
}

void DocumentsPage::loadPageViews(bool fresh) {
    if (m_mode == ViewMode::Table) {
        return;
    }
    QStringList ids;
    const int first = m_table->visibleRows().first;
    const int count = m_mode == ViewMode::Json ? JsonPageView::kDocuments : TreePageView::kDocuments;
    for (int row = first; row < first + count && row < m_rows->total(); ++row) {
        if (const QString id = m_rows->idAt(row); !id.isEmpty()) {
            ids.append(id);
        }
    }
    if (ids.isEmpty()) {
        return;
    }
    QStringList selected;
    for (const int row : m_table->selectedRows(RowSelection::kMaxIds)) {
        selected << m_rows->idAt(row);
    }
    if (m_mode == ViewMode::Json) {
        m_json->showDocuments(m_database, ids, fresh);
        m_json->setSelection(selected, currentId());
    } else {
        m_tree->showDocuments(m_database, ids, fresh);
        m_tree->setSelection(selected, currentId());
    }
}

/// What was chosen in the tree or the text is chosen in the table, too.
void DocumentsPage::chooseDocuments(const QStringList &ids, const QString &current) {
    const int first = m_table->visibleRows().first;
    for (int row = first; row < first + TreePageView::kDocuments && row < m_rows->total(); ++row) {
        if (m_rows->idAt(row) == current) {
            const int top = m_table->verticalScrollBar()->value();
            const QModelIndex index = m_model->index(row, std::max(0, m_table->currentIndex().column()));
            const bool isAmong = m_table->selectionModel()->isRowSelected(row);
            m_table->selectionModel()->setCurrentIndex(
                index, ids.size() == 1 && m_mode == ViewMode::Json && isAmong
                           ? QItemSelectionModel::SelectionFlags(QItemSelectionModel::NoUpdate)
                           : QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            m_table->verticalScrollBar()->setValue(top);
        }
    }
    if (ids.size() > 1) {
        m_selection->select(ids);
    }
    publishCurrent();
}

void DocumentsPage::showTitle() {
    setTitle(m_conflictedOnly ? tr("%1 · Conflicts").arg(m_database->name()) : tr("%1 · Documents").arg(m_database->name()),
             m_conflictedOnly ? QStringLiteral("revision-fork") : QStringLiteral("documents-stack"));
}

void DocumentsPage::updateStatusTexts() {
    const api::DatabaseInfo &info = m_database->info();
    QStringList left{m_database->name()};
    QStringList right;
    if (m_database->hasInfo()) {
        left[0] = info.shards > 1 ? tr("%1 · %2 shards").arg(m_database->name()).arg(info.shards) : m_database->name();
        left << tr("update_seq %1").arg(number(info.updateSeq));
        right << (m_database->isLive() ? tr("Live") : tr("Not live"));
        right << (partition().isEmpty() ? tr("%1 documents").arg(number(info.docCount))
                  : isFiltered()        ? partition()
                                        : tr("%1 · %2 documents").arg(partition(), number(quint64(m_loader->total()))));
        right << QStringLiteral("UTF-8");
    }
    setStatus(left, right);
}

} // namespace davenport::documents
