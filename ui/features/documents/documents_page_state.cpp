// What the page shows as rows come, change and fail.
#include "ui/features/documents/column_layout.h"
#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/documents_page.h"
#include "ui/features/documents/filter_bar.h"
#include "ui/features/documents/footer.h"
#include "ui/features/documents/json_page_view.h"
#include "ui/features/documents/summary_row.h"
#include "ui/session/open_database.h"
#include "ui/theme/icons.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/key_hint.h"
#include "ui/widgets/ribbon.h"
#include "ui/widgets/size_meter.h"

#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>

namespace davenport::documents {

namespace {

QString number(qint64 value) { return widgets::SizeMeter::numberText(value); }

} // namespace

void DocumentsPage::onReset(int row) {
    m_failed = false;
    showState();
    m_columns->apply(std::max(row, 0));
    if (row >= 0) {
        m_table->goToRow(row);
        if (m_rowsAbove >= 0) {
            m_table->verticalScrollBar()->setValue(row - m_rowsAbove);
        }
    } else if (m_loader->total() > 0) {
        m_table->goToRow(0);
    }
    m_rowsAbove = -1;
    m_bar->setPartitioned(m_database->info().partitioned);
    m_bar->setPartition(partition());
    m_footer->setCount(m_loader->total(), m_loader->isTotalExact());
    onVisibleRows();
    publishCurrent();
    showPlan();
    updateStatusTexts();
    if (isJson()) {
        loadJson();
    }
}

void DocumentsPage::showState() {
    if (m_loader->total() > 0) {
        if (m_stack->currentWidget() == m_empty) {
            m_stack->setCurrentWidget(m_table);
        }
        return;
    }
    const bool whole = partition().isEmpty();
    if (m_loader->view().conflictedOnly) {
        m_empty->setContent(QStringLiteral("status-ok"), tr("No conflicts"),
                            tr("No document of %1 has more than one live revision.")
                                .arg(whole ? m_database->name() : partition()));
        connect(m_empty->addButton(tr("Show all documents"), QStringLiteral("documents-stack")), &QPushButton::clicked,
                this, [this] { setConflictedOnly(false); });
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    m_empty->setContent(QStringLiteral("documents-stack"),
                        whole ? tr("No documents yet") : tr("No document in this partition"),
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
    m_stack->setCurrentWidget(m_empty);
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

void DocumentsPage::showPlan() {
    if (m_failed) {
        return;
    }
    if (m_loader->total() == 0) {
        m_ribbon->hide();
        return;
    }
    const QString total = m_loader->isTotalExact() ? number(m_loader->total())
                                                   : tr("at least %1").arg(number(m_loader->total()));
    QStringList parts{tr("read %1 of %2").arg(number(m_loader->lastRows()), total),
                      tr("%1 ms").arg(m_loader->lastMilliseconds(), 0, 'f', m_loader->lastMilliseconds() < 10 ? 1 : 0)};
    if (m_database->info().shards > 1) {
        parts << (partition().isEmpty() ? tr("%1 shards").arg(m_database->info().shards)
                                        : tr("1 of %1 shards").arg(m_database->info().shards));
    }
    m_ribbon->showMessage(theme::Tone::Green, tr("by _id"), parts.join(QStringLiteral("  ·  ")));
}

void DocumentsPage::onLocated(int row, bool exact) {
    m_table->goToRow(row);
    m_stack->currentWidget()->setFocus();
    publishCurrent();
    if (isJson()) {
        loadJson();
    }
    if (!exact && !m_wantedId.isEmpty()) {
        const DocumentRow *found = m_loader->row(row);
        // The beginning of an id is enough to find it; only a miss is worth a word.
        if (!found || !found->id.startsWith(m_wantedId)) {
            emit noticed(false, tr("No document “%1”").arg(m_wantedId), tr("This is the place where it would stand."));
        }
    }
    m_wantedId.clear();
}

void DocumentsPage::onVisibleRows() {
    const auto [first, last] = m_table->visibleRows();
    const int end = isJson() ? first + JsonPageView::kDocuments - 1 : last;
    m_loader->setVisibleRows(first, end);
    m_footer->setRows(first + 1, std::min(end, m_loader->total() - 1) + 1, m_loader->total());
    m_summary->refresh();
    if (isJson()) {
        loadJson();
    }
}

void DocumentsPage::onCurrentRow(int row) {
    Q_UNUSED(row);
    publishCurrent();
}

void DocumentsPage::publishCurrent() {
    if (m_active && !isJson() && (m_loader->total() == 0 || !currentId().isEmpty())) {
        m_context->setCurrentDocument(m_loader->total() == 0 ? session::DocumentLocator{}
                                                             : session::DocumentLocator{m_database, currentId(), {}});
    }
}

void DocumentsPage::loadJson() {
    QStringList ids;
    const int first = m_table->visibleRows().first;
    for (int row = first; row < first + JsonPageView::kDocuments && row < m_loader->total(); ++row) {
        if (const DocumentRow *document = m_loader->row(row)) {
            ids.append(document->id);
        }
    }
    if (!ids.isEmpty()) {
        m_json->showDocuments(m_database, ids);
    }
}

void DocumentsPage::showContextMenu(const QPoint &at) {
    const QModelIndex index = m_table->indexAt(at);
    const QString id = index.data(DocumentTableModel::IdRole).toString();
    const qsizetype selected = m_table->selectedCount();
    QMenu menu(this);
    const auto add = [&](const QString &text, const char *icon, const QKeySequence &keys, auto run) {
        QAction *action = menu.addAction(theme::Icons::icon(QLatin1String(icon)), text, this, run);
        action->setShortcut(keys);
        return action;
    };
    if (!id.isEmpty()) {
        add(tr("Edit"), "document-edit", Qt::Key_Return, [this, id] {
            publishCurrent();
            emit m_context->editRequested({m_database, id, {}});
        });
        add(tr("Duplicate"), "edit-duplicate", QKeySequence(Qt::CTRL | Qt::Key_D), [this] { duplicateDocument(); });
        menu.addSeparator();
        add(selected > 1 ? tr("Copy %1 as JSON").arg(number(selected)) : tr("Copy as JSON"), "edit-copy",
            QKeySequence::Copy, [this] { copyDocuments(); });
        const qsizetype colon = id.indexOf(':');
        if (m_database->info().partitioned && colon > 0 && partition().isEmpty()) {
            add(tr("Show partition %1").arg(id.left(colon)), "database-partition", {},
                [this, name = id.left(colon)] { setPartition(name); });
        }
        menu.addSeparator();
        add(selected > 1 ? tr("Delete %1 …").arg(number(selected)) : tr("Delete …"), "edit-delete",
            QKeySequence::Delete, [this] { deleteDocuments(); });
        menu.addSeparator();
    }
    add(tr("New document"), "document-new", QKeySequence(Qt::CTRL | Qt::Key_N), [this] { newDocument(); });
    add(selected > 1 ? tr("Export %1 …").arg(number(selected)) : tr("Export …"), "document-export", {},
        [this] { emit m_context->exportRequested(selection()); });
    menu.exec(m_table->viewport()->mapToGlobal(at));
}

void DocumentsPage::updateStatusTexts() {
    const api::DatabaseInfo &info = m_database->info();
    QStringList left{m_database->name()};
    QStringList right;
    if (m_database->hasInfo()) {
        left[0] = info.shards > 1 ? tr("%1 · %2 shards").arg(m_database->name()).arg(info.shards) : m_database->name();
        left << tr("update_seq %1").arg(number(qint64(info.updateSeq)));
        right << (m_database->isLive() ? tr("Live") : tr("Not live"));
        right << (partition().isEmpty()
                      ? tr("%1 documents").arg(number(qint64(info.docCount)))
                      : tr("%1 · %2 documents").arg(partition(), number(m_loader->total())));
        right << QStringLiteral("UTF-8");
    }
    setStatus(left, right);
}

} // namespace davenport::documents
