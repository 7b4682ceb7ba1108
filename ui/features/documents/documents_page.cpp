#include "ui/features/documents/documents_page.h"

#include "ui/features/documents/cell_peek.h"
#include "ui/features/documents/column_layout.h"
#include "ui/features/documents/document_actions.h"
#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_header.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/filter_bar.h"
#include "ui/features/documents/footer.h"
#include "ui/features/documents/json_page_view.h"
#include "ui/features/documents/summary_row.h"
#include "ui/session/open_database.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/ribbon.h"
#include "ui/widgets/size_meter.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace davenport::documents {

namespace {

constexpr int kDimMilliseconds = 150;
constexpr int kTaskMilliseconds = 1000; ///< a task that is done sooner needs no words

QString number(qint64 value) { return widgets::SizeMeter::numberText(value); }

} // namespace

DocumentsPage::DocumentsPage(session::StudioContext *context, QSettings *settings,
                             const session::DatabasePtr &database)
    : shell::Page(keyFor(database)), m_context(context), m_database(database) {
    build(settings);
    connectLoader();
    connectContext();
    showTitle();
    updateStatusTexts();
    m_loader->show({m_database, {}, false});
}

DocumentsPage::~DocumentsPage() = default;

QString DocumentsPage::keyFor(const session::DatabasePtr &database) {
    return QStringLiteral("documents:") + database->path();
}

void DocumentsPage::build(QSettings *settings) {
    m_loader = new RowLoader(this);
    m_model = new DocumentTableModel(m_loader, this);
    m_bar = new FilterBar(this);
    m_ribbon = new widgets::Ribbon(this);
    m_stack = new QStackedWidget(this);
    m_table = new DocumentTable(m_model, m_stack);
    m_delegate = new DocumentDelegate(m_model, this);
    m_table->setItemDelegate(m_delegate);
    m_columns = new ColumnLayout(m_table, m_model, settings, m_database->name());
    m_json = new JsonPageView(m_stack);
    m_empty = new widgets::EmptyState(m_stack);
    m_summary = new SummaryRow(m_table, m_model, this);
    m_footer = new Footer(this);
    m_actions = new DocumentActions(m_context, this);
    m_peek = new CellPeek(this);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_json);
    m_stack->addWidget(m_empty);

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
    connect(&m_dim, &QTimer::timeout, this, [this] {
        m_delegate->setDimmed(true);
        m_table->viewport()->update();
    });

    connect(m_bar, &FilterBar::partitionChosen, this, &DocumentsPage::setPartition);
    connect(m_bar, &FilterBar::jumpRequested, this, &DocumentsPage::goToId);
    connect(m_bar, &FilterBar::orderToggled, this, &DocumentsPage::toggleOrder);
    connect(m_bar, &FilterBar::conflictedOnlyChosen, this, &DocumentsPage::setConflictedOnly);
    connect(m_bar, &FilterBar::refreshRequested, this, &DocumentsPage::refresh);
    connect(m_bar, &FilterBar::jsonChosen, this, &DocumentsPage::setJson);
    connect(m_ribbon, &widgets::Ribbon::triggered, this, &DocumentsPage::refresh);
    connect(m_footer, &Footer::refreshRequested, this, &DocumentsPage::refresh);
    connect(m_footer, &Footer::cancelRequested, m_loader, &RowLoader::cancelWalk);
    connect(m_footer, &Footer::pageRequested, this, [this](int step) {
        QScrollBar *bar = m_table->verticalScrollBar();
        const int rows = isJson() ? JsonPageView::kDocuments : bar->pageStep();
        bar->setValue(bar->value() + step * rows);
    });
    connect(m_table->documentHeader(), &DocumentHeader::orderToggled, this, &DocumentsPage::toggleOrder);
    connect(m_table, &DocumentTable::visibleRowsChanged, this, &DocumentsPage::onVisibleRows);
    connect(m_table, &DocumentTable::currentRowChanged, this, &DocumentsPage::onCurrentRow);
    connect(m_table, &DocumentTable::opened, this, [this] {
        if (!currentId().isEmpty()) {
            publishCurrent();
            emit m_context->editRequested({m_database, currentId(), {}});
        }
    });
    connect(m_table, &DocumentTable::cancelRequested, m_loader, &RowLoader::cancelWalk);
    connect(m_table, &DocumentTable::peekRequested, this, [this](const QModelIndex &cell) {
        const QRect rect = m_table->visualRect(cell);
        const QString id = cell.data(DocumentTableModel::IdRole).toString();
        if (!id.isEmpty() && m_model->cell(cell.row(), cell.column()).kind != Cell::Kind::Absent) {
            m_peek->open(m_database, id, m_model->fieldName(cell.column()),
                         QRect(m_table->viewport()->mapToGlobal(rect.topLeft()), rect.size()));
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, m_summary, &SummaryRow::refresh);
    connect(m_table, &QWidget::customContextMenuRequested, this, &DocumentsPage::showContextMenu);
    m_table->documentHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table->documentHeader(), &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        QMenu menu(this);
        m_columns->fillMenu(&menu, m_table->documentHeader()->logicalIndexAt(at));
        menu.exec(m_table->documentHeader()->viewport()->mapToGlobal(at));
    });
    const auto addKey = [this](QWidget *where, const QKeySequence &keys, auto method) {
        auto *action = new QAction(where);
        action->setShortcut(keys);
        action->setShortcutContext(where == this ? Qt::WidgetWithChildrenShortcut : Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, method);
        where->addAction(action);
    };
    addKey(m_table, QKeySequence::Delete, &DocumentsPage::deleteDocuments);
    addKey(m_table, QKeySequence::Copy, &DocumentsPage::copyDocuments);
    addKey(m_table, QKeySequence(Qt::CTRL | Qt::Key_D), &DocumentsPage::duplicateDocument);
    addKey(this, QKeySequence::Find, &DocumentsPage::focusJump);
    connect(m_actions, &DocumentActions::done, this,
            [this](const QString &title, const QString &text) { emit noticed(false, title, text); });
    connect(m_actions, &DocumentActions::failed, this,
            [this](const QString &title, const QString &text) { emit noticed(true, title, text); });
    connect(m_json, &JsonPageView::failed, this, &DocumentsPage::onFailed);
    connect(m_json, &JsonPageView::currentChanged, this, [this](const QString &id) {
        if (m_active) {
            m_context->setCurrentDocument({m_database, id, {}});
        }
    });
}

void DocumentsPage::connectLoader() {
    connect(m_loader, &RowLoader::loadingChanged, this, [this] {
        setLoading(m_loader->isLoading());
        if (m_loader->isLoading()) {
            m_dim.start();
        } else {
            m_dim.stop();
            m_delegate->setDimmed(false);
            m_table->viewport()->update();
        }
    });
    connect(m_loader, &RowLoader::reset, this, &DocumentsPage::onReset);
    connect(m_loader, &RowLoader::grown, this, [this] {
        m_footer->setCount(m_loader->total(), m_loader->isTotalExact());
        onVisibleRows();
        showPlan();
        updateStatusTexts();
    });
    connect(m_loader, &RowLoader::failed, this, &DocumentsPage::onFailed);
    connect(m_loader, &RowLoader::located, this, &DocumentsPage::onLocated);
    connect(m_loader, &RowLoader::rowsArrived, this, [this](int first, int last) {
        m_columns->apply(first);
        m_summary->refresh();
        showPlan();
        const int current = m_table->currentIndex().row();
        if (current >= first && current <= last) {
            publishCurrent();
        }
        if (isJson()) {
            loadJson();
        }
    });
    connect(m_loader, &RowLoader::missedChanged, this, [this] { m_footer->setMissed(m_loader->missed()); });
    connect(m_loader, &RowLoader::refreshWanted, this, [this] {
        if (!m_loader->isLoading()) {
            refresh();
        }
    });
    connect(m_loader, &RowLoader::walkProgressed, this, [this](quint64 done, quint64 total) {
        if (total == 0) {
            m_walkClock.invalidate();
        } else if (!m_walkClock.isValid()) {
            m_walkClock.start();
        }
        const bool shows = total > 0 && m_walkClock.elapsed() > kTaskMilliseconds;
        m_footer->setTask(shows ? tr("Numbering rows") : QString(), shows ? int(done * 100 / total) : -1);
    });
}

void DocumentsPage::connectContext() {
    connect(m_context, &session::StudioContext::documentSaved, this, [this](const session::DocumentLocator &saved) {
        if (saved.database != m_database) {
            return;
        }
        // A document that was there is read again by the live feed; a new one needs its row.
        const bool belongs = partition().isEmpty() || saved.id.startsWith(partition() + ':');
        if (belongs && saved.rev.startsWith(QStringLiteral("1-"))) {
            m_rowsAbove = -1;
            m_loader->refresh(saved.id);
        }
    });
    connect(m_context, &session::StudioContext::documentDeleted, this, [this](const session::DocumentLocator &gone) {
        if (gone.database == m_database) {
            refresh();
        }
    });
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

bool DocumentsPage::isJson() const { return m_stack->currentWidget() == m_json; }

QWidget *DocumentsPage::focusTarget() { return m_stack->currentWidget(); }

void DocumentsPage::setPartition(const QString &name) {
    RowView view = m_loader->view();
    view.partition = name;
    m_bar->setPartition(name);
    m_rowsAbove = -1;
    m_loader->show(view);
    m_table->setFocus();
}

void DocumentsPage::setConflictedOnly(bool on) {
    RowView view = m_loader->view();
    if (view.conflictedOnly == on) {
        return;
    }
    view.conflictedOnly = on;
    view.descending = false;
    m_bar->setConflictedOnly(on);
    m_bar->setDescending(false);
    m_table->documentHeader()->setDescending(false);
    m_rowsAbove = -1;
    m_loader->show(view);
    showTitle();
}

void DocumentsPage::showTitle() {
    const bool conflicts = m_loader->view().conflictedOnly;
    setTitle(conflicts ? tr("%1 · Conflicts").arg(m_database->name()) : tr("%1 · Documents").arg(m_database->name()),
             conflicts ? QStringLiteral("revision-fork") : QStringLiteral("documents-stack"));
}

void DocumentsPage::toggleOrder() {
    RowView view = m_loader->view();
    if (view.conflictedOnly) {
        return; // they are given in one order alone
    }
    view.descending = !view.descending;
    m_bar->setDescending(view.descending);
    m_table->documentHeader()->setDescending(view.descending);
    m_rowsAbove = -1;
    m_loader->show(view);
}

void DocumentsPage::goToId(const QString &id) {
    const QString prefix = partition() + ':';
    m_wantedId = partition().isEmpty() || id.startsWith(prefix) ? id : prefix + id;
    m_rowsAbove = -1;
    m_loader->goTo(m_wantedId);
}

void DocumentsPage::setJson(bool json) {
    m_bar->setJson(json);
    if (m_loader->total() > 0) {
        m_stack->setCurrentWidget(json ? static_cast<QWidget *>(m_json) : m_table);
    }
    if (json) {
        loadJson();
    }
    m_summary->setVisible(!json);
    m_stack->currentWidget()->setFocus();
    onVisibleRows();
}

void DocumentsPage::refresh() {
    const auto [first, last] = m_table->visibleRows();
    const int current = m_table->currentIndex().row();
    const int kept = current >= first && current <= last ? current : first;
    const DocumentRow *row = m_loader->row(kept);
    m_rowsAbove = row ? kept - first : -1;
    if (m_database->state() == session::OpenDatabase::State::Failed) {
        m_database->open();
    }
    m_loader->refresh(row ? row->id : QString());
}

void DocumentsPage::focusJump() { m_bar->focusJump(); }

void DocumentsPage::newDocument() { emit m_context->newDocumentRequested(m_database, partition()); }

void DocumentsPage::duplicateDocument() {
    if (!currentId().isEmpty()) {
        emit m_context->duplicateRequested({m_database, currentId(), {}});
    }
}

void DocumentsPage::deleteDocuments() {
    const QList<int> rows = m_table->selectedRows(DocumentActions::kMaxDocuments);
    QList<session::DocumentLocator> documents;
    for (const int row : rows) {
        if (const DocumentRow *document = m_loader->row(row)) {
            documents.append({m_database, document->id, document->rev});
        }
    }
    if (documents.size() < m_table->selectedCount()) {
        emit noticed(true, tr("Too many documents at once"),
                     tr("Of the %1 selected documents %2 are read. Select fewer of them (at most %3).")
                         .arg(number(m_table->selectedCount()), number(documents.size()),
                              number(DocumentActions::kMaxDocuments)));
        return;
    }
    m_actions->remove(m_database, documents);
}

void DocumentsPage::copyDocuments() { m_actions->copy(m_database, selectedIds()); }

QStringList DocumentsPage::selectedIds() const {
    QStringList ids;
    for (const int row : m_table->selectedRows(DocumentActions::kMaxDocuments)) {
        if (const DocumentRow *document = m_loader->row(row)) {
            ids.append(document->id);
        }
    }
    return ids;
}

session::DocumentScope DocumentsPage::selection() const {
    const QStringList ids = selectedIds();
    const bool some = m_table->selectedCount() > 1 && ids.size() == m_table->selectedCount();
    return {m_database, some ? ids : QStringList(), some ? QString() : partition()};
}

QString DocumentsPage::currentId() const {
    const DocumentRow *row = m_loader->row(m_table->currentIndex().row());
    return row && m_table->currentIndex().isValid() ? row->id : QString();
}

} // namespace davenport::documents
