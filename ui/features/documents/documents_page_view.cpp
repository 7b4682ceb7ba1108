// Which rows the page shows: partition, filter, order, and the three ways to look at them.
#include "ui/features/documents/column_filter.h"
#include "ui/features/documents/column_layout.h"
#include "ui/features/documents/document_header.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/documents_page.h"
#include "ui/features/documents/filter_field.h"
#include "ui/features/documents/json_page_view.h"
#include "ui/features/documents/row_selection.h"
#include "ui/features/documents/summary_row.h"
#include "ui/features/documents/tree_page_view.h"
#include "ui/session/open_database.h"
#include "ui/theme/icons.h"

#include <QMenu>
#include <QScrollBar>
#include <QStackedWidget>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr int kOfferedValues = 100;

QString nameOf(const std::optional<FieldPath> &field) {
    return field ? QString::fromStdString(pathText(*field)) : QStringLiteral("_id");
}

} // namespace

RowSource *DocumentsPage::wanted() const {
    return isFiltered() ? static_cast<RowSource *>(m_filtered) : m_loader;
}

void DocumentsPage::showView(const QString &id) {
    m_rowsAbove = -1;
    if (isFiltered()) {
        m_loader->cancel();
        m_filtered->show({m_database, m_partition, m_conflictedOnly, m_descending, m_conditions, m_sortBy}, id);
    } else {
        if (m_filtered->view().database) {
            m_filtered->show({});
        }
        m_loader->show({m_database, m_partition, m_descending, m_conflictedOnly}, id);
    }
    showOrder();
    showTitle();
    onScanChanged();
}

void DocumentsPage::showOrder() {
    const QString field = nameOf(m_sortBy);
    m_bar->setOrder(field, m_descending);
    m_bar->setOrderEnabled(!m_conflictedOnly || isFiltered());
    m_bar->setConflictedOnly(m_conflictedOnly);
    m_table->documentHeader()->setOrder(
        m_sortBy ? m_model->columnOf(QString::fromStdString(m_sortBy->front().key)) : int(DocumentTableModel::IdColumn),
        m_descending);
}

void DocumentsPage::setPartition(const QString &name) {
    m_partition = name;
    m_bar->setPartition(name);
    showView();
    m_stack->currentWidget()->setFocus();
}

void DocumentsPage::setConflictedOnly(bool on) {
    if (m_conflictedOnly == on) {
        return;
    }
    m_conflictedOnly = on;
    m_descending = m_descending && (!on || isFiltered());
    showView();
}

void DocumentsPage::setConditions(const std::vector<Condition> &conditions) {
    m_bar->filter()->setConditions(conditions);
    if (m_conditions == conditions) {
        return;
    }
    m_conditions = conditions;
    m_descending = m_descending && (isFiltered() || !m_conflictedOnly);
    showView();
}

void DocumentsPage::sortBy(const QString &field, bool descending) {
    std::optional<FieldPath> path;
    if (!field.isEmpty()) {
        path = FieldPath{{field.toStdString(), std::nullopt}};
    }
    if (path == m_sortBy && descending == m_descending) {
        return;
    }
    if (m_conflictedOnly && !path && m_conditions.empty()) {
        descending = false; // they are given in one order alone
    }
    m_sortBy = path;
    m_descending = descending;
    m_selection->keep();
    showView(); // another order is looked at from its beginning
}

void DocumentsPage::toggleOrder() {
    if (m_conflictedOnly && !isFiltered()) {
        return;
    }
    sortBy(m_sortBy ? QString::fromStdString(m_sortBy->front().key) : QString(), !m_descending);
}

void DocumentsPage::goToId(const QString &id) {
    const QString prefix = partition() + ':';
    m_wantedId = partition().isEmpty() || id.startsWith(prefix) ? id : prefix + id;
    m_rowsAbove = -1;
    wanted()->goTo(m_wantedId);
}

void DocumentsPage::showDocument(const QString &id) {
    const bool hides = m_conflictedOnly || !m_conditions.empty() ||
                       (!m_partition.isEmpty() && !id.startsWith(m_partition + ':'));
    if (hides) {
        m_conflictedOnly = false;
        m_conditions.clear();
        m_sortBy.reset();
        m_descending = false;
        m_bar->filter()->setConditions({});
        if (!m_partition.isEmpty() && !id.startsWith(m_partition + ':')) {
            m_partition.clear();
            m_bar->setPartition({});
        }
        showView();
    }
    goToId(id);
}

DocumentPlace DocumentsPage::place() const {
    const int row = m_table->currentIndex().row();
    return {m_database,   m_partition, m_conflictedOnly, m_conditions,
            m_sortBy,     m_descending, currentId(),      std::max(0, row - m_table->visibleRows().first)};
}

void DocumentsPage::goToPlace(const DocumentPlace &place) {
    const bool sameView = place.partition == m_partition && place.conflictedOnly == m_conflictedOnly &&
                          place.conditions == m_conditions && place.sortBy == m_sortBy && place.descending == m_descending;
    if (sameView) {
        m_wantedId.clear(); // an id that is gone meanwhile needs no word
        m_rowsAbove = place.rowsAbove;
        wanted()->goTo(place.id);
        return;
    }
    m_partition = place.partition;
    m_conflictedOnly = place.conflictedOnly;
    m_conditions = place.conditions;
    m_sortBy = place.sortBy;
    m_descending = place.descending;
    m_bar->setPartition(m_partition);
    m_bar->filter()->setConditions(m_conditions);
    showView(place.id);
    m_rowsAbove = place.rowsAbove;
}

void DocumentsPage::setMode(ViewMode mode) {
    m_mode = mode;
    m_bar->setMode(mode);
    if (m_rows->total() > 0) {
        m_stack->setCurrentWidget(mode == ViewMode::Json   ? static_cast<QWidget *>(m_json)
                                  : mode == ViewMode::Tree ? static_cast<QWidget *>(m_tree)
                                                           : m_table);
        const int current = m_table->currentIndex().row();
        if (mode != ViewMode::Table && current >= 0) {
            // The page that is shown begins so that the current document is on it.
            const int page = mode == ViewMode::Tree ? TreePageView::kDocuments : JsonPageView::kDocuments;
            const int first = m_table->visibleRows().first;
            if (current < first || current >= first + page) {
                m_table->verticalScrollBar()->setValue(current);
            }
        }
    }
    m_summary->setVisible(mode == ViewMode::Table);
    loadPageViews(false);
    m_stack->currentWidget()->setFocus();
    onVisibleRows();
}

void DocumentsPage::refresh() {
    const auto [first, last] = m_table->visibleRows();
    const int current = m_table->currentIndex().row();
    const int kept = current >= first && current <= last ? current : first;
    const QString id = m_rows->idAt(kept);
    if (m_database->state() == session::OpenDatabase::State::Failed) {
        m_database->open();
    }
    if (wanted() != m_rows) {
        showView();
        return;
    }
    m_selection->keep();
    m_rowsAbove = id.isEmpty() ? -1 : kept - first;
    m_rows->refresh(id);
}

void DocumentsPage::focusJump() { m_bar->focusJump(); }

void DocumentsPage::focusFilter() { m_bar->filter()->focusInput(); }

void DocumentsPage::updateFilterFields() {
    QStringList names{QStringLiteral("_id"), QStringLiteral("_rev")};
    for (int column = DocumentTableModel::FirstFieldColumn; column < m_model->columnCount(); ++column) {
        names << m_model->fieldName(column);
    }
    m_bar->filter()->setFields(names);
    showOrder();
}

void DocumentsPage::openColumnFilter(int column) {
    const QString field = m_model->fieldName(column);
    QHash<QString, int> counts;
    const auto [first, last] = m_table->visibleRows();
    for (int row = std::max(0, first - kOfferedValues); row <= last + kOfferedValues; ++row) {
        const Cell &cell = m_model->cell(row, column);
        if (cell.kind == Cell::Kind::String && !cell.shortened) {
            ++counts[cell.text];
        }
    }
    QStringList values = counts.keys();
    std::sort(values.begin(), values.end(), [&](const QString &a, const QString &b) {
        return counts[a] != counts[b] ? counts[a] > counts[b] : a < b;
    });
    std::vector<Condition> present;
    for (const Condition &condition : m_conditions) {
        if (condition.field == FieldPath{{field.toStdString(), std::nullopt}}) {
            present.push_back(condition);
        }
    }
    m_columnFilter->open(field, m_model->kindOf(column), values, present, m_table->documentHeader()->menuPlace(column));
}

void DocumentsPage::showColumnMenu(int column) {
    if (column < DocumentTableModel::IdColumn || column >= m_model->columnCount()) {
        return;
    }
    const bool isId = column == DocumentTableModel::IdColumn;
    const QString field = m_model->fieldName(column);
    const Cell::Kind kind = m_model->kindOf(column);
    const bool sorted = isId ? !m_sortBy : m_sortBy && m_sortBy->front().key == field.toStdString();
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("columnMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    const auto add = [&](QMenu *to, const QString &text, const char *icon, bool checked, auto run) {
        QAction *action = to->addAction(theme::Icons::icon(QLatin1String(icon)), text, this, run);
        action->setCheckable(checked);
        action->setChecked(checked);
        return action;
    };
    const QString up = kind == Cell::Kind::Date ? tr("Oldest first") : kind == Cell::Kind::Number ? tr("Smallest first") : tr("A to Z");
    const QString down = kind == Cell::Kind::Date ? tr("Newest first") : kind == Cell::Kind::Number ? tr("Largest first") : tr("Z to A");
    const QString note = isId ? tr("The ids are stored in this order.")
                              : tr("Reads every document that the filter lets through, and sorts them.");
    for (const bool descending : {false, true}) {
        QAction *sort = add(menu, descending ? down : up, descending ? "arrow-down" : "arrow-up", sorted && m_descending == descending,
                            [this, field, descending] { sortBy(field, descending); });
        sort->setToolTip(note);
        sort->setEnabled(!(isId && descending && m_conflictedOnly && m_conditions.empty()));
    }
    if (!isId) {
        menu->addSeparator();
        add(menu, kind == Cell::Kind::Number || kind == Cell::Kind::Date ? tr("Filter by range …") : tr("Filter …"), "view-filter",
            false, [this, column] { openColumnFilter(column); });
        if (kind == Cell::Kind::Date) {
            QMenu *times = menu->addMenu(theme::Icons::icon(QStringLiteral("appointment-time")), tr("Show as"));
            for (const auto &[text, display] : {std::pair(tr("Local time"), TimeDisplay::Local),
                                                std::pair(tr("UTC"), TimeDisplay::Utc), std::pair(tr("Raw"), TimeDisplay::Raw)}) {
                QAction *one = times->addAction(text, this, [this, column, value = display] { m_columns->setTimeDisplay(column, value); });
                one->setCheckable(true);
                one->setChecked(m_model->timeDisplay(column) == display);
            }
        }
        const bool pinned = m_columns->isPinned(column);
        add(menu, pinned ? tr("Unpin") : tr("Pin left"), "view-pin", pinned,
            [this, column, pinned] { m_columns->setPinned(column, !pinned); });
        add(menu, tr("Hide column"), "view-visible", false, [this, column] { m_columns->setHidden(column, true); });
    }
    menu->addSeparator();
    add(menu, tr("Fit to content"), "view-columns", false, [this, column] { m_columns->fit(column); });
    if (const int hidden = m_columns->hiddenFields(); hidden > 0) {
        add(menu, tr("Show %n hidden field(s)", nullptr, hidden), "view-visible", false, [this] { m_columns->showAll(); });
    }
    menu->popup(m_table->documentHeader()->menuPlace(column));
}

void DocumentsPage::showHiddenFields(const QPoint &at) {
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("hiddenFieldsMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const int column : m_columns->hidden()) {
        menu->addAction(m_model->fieldName(column), this, [this, column] { m_columns->setHidden(column, false); });
    }
    if (const int beyond = m_model->fieldsWithoutColumn(); beyond > 0) {
        menu->addAction(tr("%n field(s) of few documents", nullptr, beyond), this, [this] { m_model->addFieldsWithoutColumn(); });
    }
    if (m_columns->hiddenFields() > 1) {
        menu->addSeparator();
        menu->addAction(tr("Show all"), this, [this] { m_columns->showAll(); });
    }
    if (m_model->hasLongDocuments()) {
        menu->addSeparator();
        menu->addAction(tr("Documents with more than %1 fields: show the tree").arg(kMaxFields), this,
                        [this] { setMode(ViewMode::Tree); });
    }
    menu->popup(at);
}

} // namespace davenport::documents
