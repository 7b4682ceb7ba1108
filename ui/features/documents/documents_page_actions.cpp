// What can be done with documents and cells on the page.
#include "ui/features/documents/cell_editor.h"
#include "ui/features/documents/cell_peek.h"
#include "ui/features/documents/document_actions.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/documents_page.h"
#include "ui/features/documents/pinned_rows.h"
#include "ui/features/documents/row_selection.h"
#include "ui/features/documents/tree_page_view.h"
#include "ui/session/open_database.h"
#include "ui/theme/icons.h"
#include "ui/widgets/size_meter.h"

#include <QMenu>

namespace davenport::documents {

namespace {

QString number(qint64 value) { return widgets::SizeMeter::numberText(value); }

} // namespace

QString DocumentsPage::currentId() const {
    return m_table->currentIndex().isValid() ? m_rows->idAt(m_table->currentIndex().row()) : QString();
}

std::optional<session::DocumentScope> DocumentsPage::selectedScope() {
    if (m_selection->count() == 0) {
        return std::nullopt;
    }
    auto scope = m_selection->scope(m_database, m_descending && m_rows == m_loader, m_conflictedOnly);
    if (!scope) {
        emit noticed(true, tr("The selection is still being read"), tr("Try again in a moment."));
    }
    return scope;
}

session::DocumentScope DocumentsPage::selection() const {
    if (m_selection->count() > 1) {
        if (auto scope = m_selection->scope(m_database, m_descending && m_rows == m_loader, m_conflictedOnly)) {
            return *scope;
        }
    }
    session::DocumentScope scope{m_database, {}, m_partition, {}, m_conflictedOnly};
    if (m_rows == m_filtered && m_filtered->total() > 0) {
        for (int row = 0; row < m_filtered->total(); ++row) {
            scope.ids << m_filtered->idAt(row); // exactly what is seen, in its order
        }
    }
    return scope;
}

void DocumentsPage::newDocument() { emit m_context->newDocumentRequested(m_database, partition()); }

void DocumentsPage::duplicateDocument() {
    if (!mayWrite()) {
        return;
    }
    if (m_selection->count() > 1) {
        if (const auto scope = selectedScope()) {
            m_actions->duplicate(*scope);
        }
    } else if (!currentId().isEmpty()) {
        emit m_context->duplicateRequested({m_database, currentId(), {}});
    }
}

void DocumentsPage::deleteDocuments() {
    if (!mayWrite()) {
        return;
    }
    if (const auto scope = selectedScope()) {
        m_actions->remove(*scope);
    }
}

void DocumentsPage::copyDocuments() { copyAs(CopyFormat::Json); }

void DocumentsPage::copyAs(CopyFormat format) {
    if (const auto scope = selectedScope()) {
        m_actions->copy(*scope, format);
    }
}

void DocumentsPage::setField() {
    if (!mayWrite()) {
        return;
    }
    const auto scope = selectedScope();
    if (!scope) {
        return;
    }
    QStringList fields;
    for (int column = DocumentTableModel::FirstFieldColumn; column < m_model->columnCount(); ++column) {
        fields << m_model->fieldName(column);
    }
    m_actions->setField(*scope, fields, m_model->fieldName(m_table->currentIndex().column()));
}

void DocumentsPage::editCell() { openEditor(m_table->currentIndex()); }

void DocumentsPage::openEditor(const QModelIndex &cell) {
    const QString id = cell.data(DocumentTableModel::IdRole).toString();
    if (id.isEmpty() || cell.column() < DocumentTableModel::FirstFieldColumn || !mayWrite()) {
        return;
    }
    m_table->scrollTo(cell);
    m_editor->open(m_database, id, m_model->fieldName(cell.column()), cell);
}

void DocumentsPage::openPeek(const QModelIndex &cell) {
    const QRect rect = m_table->visualRect(cell);
    const QString id = cell.data(DocumentTableModel::IdRole).toString();
    if (!id.isEmpty() && m_model->cell(cell.row(), cell.column()).kind != Cell::Kind::Absent) {
        m_peek->open(m_database, id, m_model->fieldName(cell.column()),
                     QRect(m_table->viewport()->mapToGlobal(rect.topLeft()), rect.size()));
    }
}

void DocumentsPage::addCellActions(QMenu *menu, const QModelIndex &cell) {
    const Cell &value = m_model->cell(cell.row(), cell.column());
    if (value.kind == Cell::Kind::Absent) {
        return;
    }
    const QString field = m_model->fieldName(cell.column());
    const bool nested = value.kind == Cell::Kind::Array || value.kind == Cell::Kind::Object;
    const auto add = [&](const QString &text, const char *icon, const QKeySequence &keys, auto run) {
        QAction *action = menu->addAction(theme::Icons::icon(QLatin1String(icon)), text, this, run);
        action->setShortcut(keys);
        return action;
    };
    const QPersistentModelIndex place = cell;
    add(tr("Show the whole value"), "view-visible", Qt::Key_Space, [this, place] { openPeek(place); });
    if (value.kind == Cell::Kind::String || value.kind == Cell::Kind::Number) {
        add(tr("Follow the reference"), "arrow-right", QKeySequence(Qt::CTRL | Qt::Key_Return), [this, place] { follow(place); });
    }
    if (!nested) {
        add(tr("Edit the value"), "document-edit", Qt::Key_F2, [this, place] { openEditor(place); })
            ->setEnabled(isWritable());
        if (!value.shortened) {
            const FieldPath path{{field.toStdString(), std::nullopt}};
            const std::string token = value.kind == Cell::Kind::String || value.kind == Cell::Kind::Date
                                          ? base::encodeJsonString(value.text.toStdString())
                                          : value.text.toStdString();
            const auto filter = [this](Condition condition) {
                std::vector<Condition> all = m_conditions;
                all.push_back(std::move(condition));
                setConditions(all);
            };
            const Condition equal{path, Operator::Equal, token};
            add(tr("Only “%1”").arg(QString::fromStdString(conditionText(equal)).left(60)), "view-filter", {},
                [filter, equal] { filter(equal); });
            const Condition unequal{path, Operator::NotEqual, token};
            add(tr("Only “%1”").arg(QString::fromStdString(conditionText(unequal)).left(60)), "view-filter", {},
                [filter, unequal] { filter(unequal); });
        }
    }
    menu->addSeparator();
}

void DocumentsPage::addDocumentActions(QMenu *menu) {
    const QString id = currentId();
    const qsizetype selected = m_selection->count();
    const bool several = selected > 1;
    const auto add = [&](QMenu *to, const QString &text, const char *icon, const QKeySequence &keys, auto run) {
        QAction *action = to->addAction(theme::Icons::icon(QLatin1String(icon)), text, this, run);
        action->setShortcut(keys);
        return action;
    };
    if (!id.isEmpty()) {
        add(menu, tr("Edit in the inspector"), "document-edit", Qt::Key_Return, [this, id] {
            publishCurrent();
            emit m_context->editRequested({m_database, id, {}});
        });
        add(menu, several ? tr("Duplicate %1 …").arg(number(selected)) : tr("Duplicate"), "edit-duplicate",
            QKeySequence(Qt::CTRL | Qt::Key_D), [this] { duplicateDocument(); })
            ->setEnabled(isWritable());
        add(menu, several ? tr("Set a field in %1 …").arg(number(selected)) : tr("Set a field …"), "type-key", {},
            [this] { setField(); })
            ->setEnabled(isWritable());
        const bool pinned = m_pinned->isPinned(id);
        add(menu, pinned ? tr("Unpin") : tr("Pin on top"), "view-pin", {}, [this] { togglePin(); });
        menu->addSeparator();
        QMenu *copy = menu->addMenu(theme::Icons::icon(QStringLiteral("edit-copy")),
                                    several ? tr("Copy %1").arg(number(selected)) : tr("Copy"));
        add(copy, tr("As JSON"), "view-json", QKeySequence::Copy, [this] { copyAs(CopyFormat::Json); });
        add(copy, tr("As NDJSON"), "document-json", {}, [this] { copyAs(CopyFormat::Ndjson); });
        add(copy, tr("As CSV"), "view-table", {}, [this] { copyAs(CopyFormat::Csv); });
        const qsizetype colon = id.indexOf(':');
        if (m_database->info().partitioned && colon > 0 && partition().isEmpty()) {
            add(menu, tr("Show partition %1").arg(id.left(colon)), "database-partition", {},
                [this, name = id.left(colon)] { setPartition(name); });
        }
        menu->addSeparator();
        add(menu, several ? tr("Delete %1 …").arg(number(selected)) : tr("Delete …"), "edit-delete", QKeySequence::Delete,
            [this] { deleteDocuments(); })
            ->setEnabled(isWritable());
        menu->addSeparator();
    }
    add(menu, tr("New document"), "document-new", QKeySequence(Qt::CTRL | Qt::Key_N), [this] { newDocument(); });
    add(menu, several ? tr("Export %1 …").arg(number(selected)) : isFiltered() ? tr("Export what is shown …") : tr("Export …"),
        "document-export", {}, [this] { emit m_context->exportRequested(selection()); });
}

void DocumentsPage::showContextMenu(const QPoint &at) {
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("documentMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool inTable = m_mode == ViewMode::Table;
    if (inTable) {
        const QModelIndex cell = m_table->indexAt(at);
        if (cell.isValid() && cell.column() >= DocumentTableModel::FirstFieldColumn) {
            addCellActions(menu, cell);
        }
    }
    addDocumentActions(menu);
    menu->popup((inTable ? m_table->viewport() : m_tree->viewport())->mapToGlobal(at));
}

} // namespace davenport::documents
