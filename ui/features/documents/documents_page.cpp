#include "ui/features/documents/documents_page.h"

#include "ui/features/documents/cell_editor.h"
#include "ui/features/documents/cell_peek.h"
#include "ui/features/documents/column_filter.h"
#include "ui/features/documents/column_layout.h"
#include "ui/features/documents/document_actions.h"
#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_header.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/filter_field.h"
#include "ui/features/documents/footer.h"
#include "ui/features/documents/json_page_view.h"
#include "ui/features/documents/pinned_rows.h"
#include "ui/features/documents/pinned_strip.h"
#include "ui/features/documents/reference_finder.h"
#include "ui/features/documents/row_selection.h"
#include "ui/features/documents/summary_row.h"
#include "ui/features/documents/tree_page_view.h"
#include "ui/session/open_database.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/ribbon.h"
#include "ui/widgets/write_guard.h"

#include <QAction>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace davenport::documents {

namespace {

constexpr int kDimMilliseconds = 150;
constexpr int kRefreshMilliseconds = 30;

} // namespace

DocumentsPage::DocumentsPage(session::StudioContext *context, QSettings *settings,
                             const session::DatabasePtr &database)
    : shell::Page(keyFor(database)), m_context(context), m_database(database) {
    build(settings);
    connectParts();
    connectKeys();
    connectSource(m_loader);
    connectSource(m_filtered);
    connectLoaders();
    connectContext();
    connectReferences();
    connectPins();
    showTitle();
    updateStatusTexts();
    showView();
}

DocumentsPage::~DocumentsPage() = default;

QString DocumentsPage::keyFor(const session::DatabasePtr &database) {
    return QStringLiteral("documents:") + database->path();
}

void DocumentsPage::build(QSettings *settings) {
    m_loader = new RowLoader(this);
    m_filtered = new FilteredRows(this);
    m_rows = m_loader;
    m_model = new DocumentTableModel(this);
    m_model->setSource(m_loader);
    m_bar = new FilterBar(this);
    m_ribbon = new widgets::Ribbon(this);
    m_stack = new QStackedWidget(this);
    m_table = new DocumentTable(m_model, m_stack);
    m_delegate = new DocumentDelegate(m_model, this);
    m_table->setItemDelegate(m_delegate);
    m_columns = new ColumnLayout(m_table, m_model, settings, m_database->name());
    m_selection = new RowSelection(m_table, m_model, this);
    m_tree = new TreePageView(m_stack);
    m_json = new JsonPageView(m_stack);
    m_empty = new widgets::EmptyState(m_stack);
    m_summary = new SummaryRow(m_table, m_model, this);
    m_footer = new Footer(this);
    m_actions = new DocumentActions(m_context, this);
    m_peek = new CellPeek(this);
    m_editor = new CellEditor(m_table);
    m_columnFilter = new ColumnFilter(this);
    m_pinned = new PinnedRows(m_database, m_model, settings, this);
    m_strip = new PinnedStrip(m_table, m_pinned);
    m_links = new ReferenceFinder(m_context, this);
    m_references = new ReferenceFinder(m_context, this);
    for (QWidget *view : {static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_tree), static_cast<QWidget *>(m_json),
                          static_cast<QWidget *>(m_empty)}) {
        m_stack->addWidget(view);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_ribbon);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_summary);
    layout->addWidget(m_footer);
    m_bar->setDatabase(m_database);
    m_dim.setSingleShot(true);
    m_dim.setInterval(kDimMilliseconds);
    m_refreshSoon.setSingleShot(true);
    m_refreshSoon.setInterval(kRefreshMilliseconds);
}

void DocumentsPage::connectParts() {
    connect(&m_dim, &QTimer::timeout, this, [this] {
        m_delegate->setDimmed(true);
        m_table->viewport()->update();
    });
    connect(&m_refreshSoon, &QTimer::timeout, this, &DocumentsPage::refresh);

    connect(m_bar, &FilterBar::partitionChosen, this, &DocumentsPage::setPartition);
    connect(m_bar, &FilterBar::jumpRequested, this, [this](const QString &id) {
        emit leaving(place());
        goToId(id);
    });
    connect(m_bar, &FilterBar::orderToggled, this, &DocumentsPage::toggleOrder);
    connect(m_bar, &FilterBar::conflictedOnlyChosen, this, &DocumentsPage::setConflictedOnly);
    connect(m_bar, &FilterBar::refreshRequested, this, &DocumentsPage::refresh);
    connect(m_bar, &FilterBar::modeChosen, this, &DocumentsPage::setMode);
    connect(m_bar->filter(), &FilterField::conditionsChanged, this,
            [this] { setConditions(m_bar->filter()->conditions()); });
    connect(m_ribbon, &widgets::Ribbon::triggered, this, &DocumentsPage::refresh);
    connect(m_footer, &Footer::refreshRequested, this, &DocumentsPage::refresh);
    connect(m_footer, &Footer::hiddenFieldsRequested, this, &DocumentsPage::showHiddenFields);
    const auto cancel = [this] {
        if (m_actions->isRunning()) {
            m_actions->cancel();
        } else if (m_filtered->isScanning()) {
            const bool nothingYet = !m_filtered->isShown();
            m_filtered->cancel();
            if (nothingYet && m_sortBy) {
                sortBy({}, false); // a sort that is not whole is none
            }
        } else {
            m_loader->cancel();
        }
    };
    connect(m_footer, &Footer::cancelRequested, this, cancel);
    connect(m_footer, &Footer::pageRequested, this, [this](int step) {
        QScrollBar *bar = m_table->verticalScrollBar();
        const int rows = m_mode == ViewMode::Json   ? JsonPageView::kDocuments
                         : m_mode == ViewMode::Tree ? TreePageView::kDocuments
                                                    : bar->pageStep();
        bar->setValue(bar->value() + step * rows);
    });
    DocumentHeader *header = m_table->documentHeader();
    connect(header, &DocumentHeader::orderClicked, this, [this](int column) {
        const QString field = m_model->fieldName(column);
        const bool same = field.isEmpty() ? !m_sortBy : m_sortBy && m_sortBy->front().key == field.toStdString();
        if (same && !field.isEmpty() && m_descending) {
            sortBy({}, false); // the third click goes back to the order of ids
        } else {
            sortBy(field, same && !m_descending);
        }
    });
    connect(header, &DocumentHeader::menuRequested, this, &DocumentsPage::showColumnMenu);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this,
            [this, header](const QPoint &at) { showColumnMenu(header->logicalIndexAt(at)); });
    connect(m_table, &DocumentTable::columnMenuRequested, this, &DocumentsPage::showColumnMenu);
    connect(m_columns, &ColumnLayout::changed, this,
            [this] { m_footer->setHiddenFields(m_columns->hiddenFields(), m_model->hasLongDocuments()); });
    connect(m_model, &DocumentTableModel::columnsChanged, this, &DocumentsPage::updateFilterFields);
    connect(m_columnFilter, &ColumnFilter::chosen, this,
            [this](const QString &field, const std::vector<Condition> &chosen) {
                std::vector<Condition> all;
                for (const Condition &condition : m_conditions) {
                    if (condition.field != FieldPath{{field.toStdString(), std::nullopt}}) {
                        all.push_back(condition);
                    }
                }
                all.insert(all.end(), chosen.begin(), chosen.end());
                setConditions(all);
            });

    connect(m_table, &DocumentTable::visibleRowsChanged, this, &DocumentsPage::onVisibleRows);
    connect(m_table, &DocumentTable::currentRowChanged, this, &DocumentsPage::publishCurrent);
    connect(m_table, &DocumentTable::opened, this, [this] {
        if (!currentId().isEmpty()) {
            publishCurrent();
            emit m_context->editRequested({m_database, currentId(), {}});
        }
    });
    connect(m_table, &DocumentTable::cancelRequested, this, cancel);
    connect(m_table, &DocumentTable::peekRequested, this, &DocumentsPage::openPeek);
    connect(m_table, &DocumentTable::editRequested, this, &DocumentsPage::openEditor);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, m_summary, &SummaryRow::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (m_table->hasFocus()) {
            publishCurrent(); // the same row again, after one was at a pinned document
        }
    });
    connect(m_table, &QWidget::customContextMenuRequested, this, &DocumentsPage::showContextMenu);

    connect(m_actions, &DocumentActions::done, this,
            [this](const QString &title, const QString &text) { emit noticed(false, title, text); });
    connect(m_actions, &DocumentActions::failed, this,
            [this](const QString &title, const QString &text) { emit noticed(true, title, text); });
    connect(m_actions, &DocumentActions::taskChanged, this, [this](const QString &text, int percent) {
        m_batchTask = text;
        m_batchPercent = percent;
        showTask();
    });
    connect(m_actions, &DocumentActions::written, &m_refreshSoon, qOverload<>(&QTimer::start));

    connect(m_editor, &CellEditor::saved, this,
            [this](const session::DocumentLocator &document) { m_context->announceSaved(document); });
    connect(m_editor, &CellEditor::refused, this,
            [this](const QString &text) { emit noticed(true, tr("Not edited here"), text); });

    connect(m_tree, &TreePageView::failed, this, &DocumentsPage::onFailed);
    connect(m_tree, &TreePageView::selectionChosen, this, &DocumentsPage::chooseDocuments);
    connect(m_tree, &TreePageView::opened, this,
            [this](const QString &id) { emit m_context->editRequested({m_database, id, {}}); });
    connect(m_tree, &QWidget::customContextMenuRequested, this, &DocumentsPage::showContextMenu);
    connect(m_json, &JsonPageView::failed, this, &DocumentsPage::onFailed);
    connect(m_json, &JsonPageView::currentChanged, this, [this](const QString &id) { chooseDocuments({id}, id); });
}

void DocumentsPage::connectKeys() {
    const auto addKey = [this](QWidget *where, const QKeySequence &keys, auto run) {
        auto *action = new QAction(where);
        action->setShortcut(keys);
        action->setShortcutContext(where == this ? Qt::WidgetWithChildrenShortcut : Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, run);
        where->addAction(action);
    };
    for (QWidget *view : {static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_tree)}) {
        addKey(view, QKeySequence::Delete, &DocumentsPage::deleteDocuments);
        addKey(view, QKeySequence::Copy, &DocumentsPage::copyDocuments);
        addKey(view, QKeySequence(Qt::CTRL | Qt::Key_D), &DocumentsPage::duplicateDocument);
    }
    addKey(this, QKeySequence::Find, &DocumentsPage::focusJump);
}

void DocumentsPage::connectSource(RowSource *source) {
    connect(source, &RowSource::loadingChanged, this, &DocumentsPage::onLoadingChanged);
    connect(source, &RowSource::reset, this, [this, source](int row) { onReset(source, row); });
    connect(source, &RowSource::grown, this, [this, source] {
        if (source == m_rows) {
            m_footer->setCount(source->total(), source->isTotalExact());
            onVisibleRows();
            showPlan();
            updateStatusTexts();
        }
    });
    connect(source, &RowSource::failed, this, [this, source](const base::Error &error) {
        if (source == wanted()) {
            onFailed(error);
        }
    });
    connect(source, &RowSource::located, this, [this, source](int row, bool exact) {
        if (source == m_rows) {
            onLocated(row, exact);
        }
    });
    connect(source, &RowSource::rowsArrived, this, [this, source](int first, int last) {
        if (source == m_rows) {
            onRowsArrived(first, last);
        }
    });
    connect(source, &RowSource::missedChanged, this, [this, source] {
        if (source == m_rows) {
            m_footer->setMissed(source->missed());
        }
    });
    connect(source, &RowSource::refreshWanted, this, [this, source] {
        if (source == wanted() && source == m_rows && !source->isLoading()) {
            refresh();
        }
    });
}

void DocumentsPage::connectLoaders() {
    connect(m_loader, &RowLoader::walkProgressed, this, [this](quint64 done, quint64 total) {
        if (total == 0) {
            m_walkClock.invalidate();
        } else if (!m_walkClock.isValid()) {
            m_walkClock.start();
        }
        m_walkTask = total > 0 ? tr("Numbering rows") : QString();
        m_walkPercent = total > 0 ? int(done * 100 / total) : -1;
        showTask();
    });
    connect(m_filtered, &FilteredRows::scanChanged, this, &DocumentsPage::onScanChanged);
}

void DocumentsPage::connectContext() {
    connect(m_context, &session::StudioContext::documentSaved, this, [this](const session::DocumentLocator &saved) {
        if (saved.database != m_database) {
            return;
        }
        // A document that was there is read again by the live feed; a new one needs its row.
        const bool belongs = partition().isEmpty() || saved.id.startsWith(partition() + ':');
        if (belongs && saved.rev.startsWith(QStringLiteral("1-")) && !m_actions->isRunning() && !isFiltered()) {
            m_rowsAbove = -1;
            m_loader->refresh(saved.id);
        }
    });
    connect(m_context, &session::StudioContext::documentDeleted, this, [this](const session::DocumentLocator &gone) {
        if (gone.database == m_database) {
            m_refreshSoon.start();
        }
    });
    m_model->setUnsaved([this](const QString &id) { return m_context->unsaved().contains(m_database->path(), id); });
    connect(&m_context->unsaved(), &session::UnsavedDocuments::changed, m_model, &DocumentTableModel::refreshMarks);
    connect(m_database.get(), &session::OpenDatabase::infoChanged, this, [this] {
        m_bar->setPartitioned(m_database->info().partitioned);
        updateStatusTexts();
    });
    connect(m_database.get(), &session::OpenDatabase::stateChanged, this, [this] { updateStatusTexts(); });
    connect(m_database.get(), &session::OpenDatabase::closing, this, &shell::Page::closeRequested);
    connect(this, &shell::Page::activeChanged, this, [this](bool active) {
        m_active = active;
        if (active) {
            m_context->setCurrentDatabase(m_database);
            publishCurrent();
        }
    });
}

QWidget *DocumentsPage::focusTarget() { return m_stack->currentWidget(); }

QStringList DocumentsPage::unsavedWork() const {
    return m_editor->isDirty() ? QStringList(tr("%1 of %2").arg(m_editor->field(), m_editor->locator().id)) : QStringList();
}

QString DocumentsPage::readOnlyReason() const {
    if (const QString reason = widgets::WriteGuard::instance().reason(); !reason.isEmpty()) {
        return reason;
    }
    const bool writable = !m_database->hasInfo() || m_database->capabilities().writable;
    return writable ? QString() : tr("%1 is read-only.").arg(m_database->name());
}

bool DocumentsPage::mayWrite() {
    const QString reason = readOnlyReason();
    if (!reason.isEmpty()) {
        emit noticed(true, tr("Nothing is written here"), reason);
    }
    return reason.isEmpty();
}

} // namespace davenport::documents
