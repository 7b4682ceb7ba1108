// From one document to another: references that are followed, and documents that are kept in sight.
#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/documents_page.h"
#include "ui/features/documents/pinned_rows.h"
#include "ui/features/documents/pinned_strip.h"
#include "ui/features/documents/reference_finder.h"
#include "ui/session/open_database.h"
#include "ui/theme/icons.h"

#include <QMenu>

namespace davenport::documents {

namespace {

bool canName(const Cell &cell) {
    return (cell.kind == Cell::Kind::String || cell.kind == Cell::Kind::Number) && !cell.shortened && !cell.text.isEmpty();
}

} // namespace

void DocumentsPage::connectReferences() {
    const auto valueOf = [this](const QModelIndex &cell) {
        return ReferenceValue{m_database, cell.data(DocumentTableModel::IdRole).toString(), m_model->fieldName(cell.column()),
                              m_model->cell(cell.row(), cell.column()).text};
    };
    connect(m_table, &DocumentTable::linkWanted, this, [this, valueOf](const QModelIndex &cell) {
        m_delegate->setLink({}, -1);
        m_table->setLink({});
        if (cell.isValid() && canName(m_model->cell(cell.row(), cell.column()))) {
            m_links->find(valueOf(cell), false);
        }
    });
    connect(m_links, &ReferenceFinder::found, this,
            [this](const ReferenceValue &value, const QList<session::DocumentLocator> &documents) {
                const QModelIndex cell = m_table->hoveredCell();
                if (documents.isEmpty() || !cell.isValid() || cell.data(DocumentTableModel::IdRole) != value.id ||
                    m_model->fieldName(cell.column()) != value.field) {
                    return;
                }
                m_delegate->setLink(value.id, cell.column());
                m_table->setLink(cell);
            });
    connect(m_table, &DocumentTable::followRequested, this, &DocumentsPage::follow);
    connect(m_references, &ReferenceFinder::found, this,
            [this](const ReferenceValue &value, const QList<session::DocumentLocator> &documents) {
                if (documents.isEmpty()) {
                    emit noticed(false, tr("“%1” names no document").arg(value.text),
                                 tr("Neither %1 nor another database of the workspace has a document of that id.")
                                     .arg(m_database->name()));
                    return;
                }
                onReferences(documents);
            });
}

void DocumentsPage::followReference() { follow(m_table->currentIndex()); }

void DocumentsPage::follow(const QModelIndex &cell) {
    if (!cell.isValid() || !canName(m_model->cell(cell.row(), cell.column()))) {
        emit noticed(false, tr("Nothing to follow here"), tr("Only a text or a number can name a document."));
        return;
    }
    const QRect rect = m_table->visualRect(cell);
    m_followedCell = QRect(m_table->viewport()->mapToGlobal(rect.topLeft()), rect.size());
    m_references->find({m_database, cell.data(DocumentTableModel::IdRole).toString(), m_model->fieldName(cell.column()),
                        m_model->cell(cell.row(), cell.column()).text},
                       true);
}

void DocumentsPage::onReferences(const QList<session::DocumentLocator> &documents) {
    const auto go = [this](const session::DocumentLocator &document) {
        emit m_context->openDocumentsRequested(document.database, {}, document.id);
    };
    if (documents.size() == 1) {
        go(documents.first());
        return;
    }
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("referenceMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const session::DocumentLocator &document : documents) {
        menu->addAction(theme::Icons::icon(QStringLiteral("arrow-right")),
                        tr("%1 / %2").arg(document.database->name(), document.id), this, [go, document] { go(document); });
    }
    menu->popup(m_followedCell.bottomLeft());
}

void DocumentsPage::connectPins() {
    connect(m_strip, &PinnedStrip::chosen, this, [this](const QString &id) {
        if (m_active) {
            m_context->setCurrentDocument({m_database, id, {}});
        }
    });
    connect(m_strip, &PinnedStrip::opened, this,
            [this](const QString &id) { emit m_context->editRequested({m_database, id, {}}); });
    connect(m_strip, &PinnedStrip::menuRequested, this, [this](const QString &id, const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setObjectName(QStringLiteral("pinnedMenu"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(theme::Icons::icon(QStringLiteral("document-edit")), tr("Edit in the inspector"), this,
                        [this, id] { emit m_context->editRequested({m_database, id, {}}); });
        menu->addAction(theme::Icons::icon(QStringLiteral("arrow-right")), tr("Go to its row"), this, [this, id] {
            emit leaving(place());
            showDocument(id);
        });
        menu->addAction(theme::Icons::icon(QStringLiteral("view-pin")), tr("Unpin"), this,
                        [this, id] { m_pinned->setPinned(id, false); });
        menu->popup(at);
    });
}

void DocumentsPage::togglePin() {
    const QString id = currentId();
    m_pinned->setPinned(id, !m_pinned->isPinned(id));
}

} // namespace davenport::documents
