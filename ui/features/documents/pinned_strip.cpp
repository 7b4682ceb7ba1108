#include "ui/features/documents/pinned_strip.h"

#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_header.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/pinned_rows.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr int kMaxRows = 8;

} // namespace

PinnedStrip::PinnedStrip(DocumentTable *table, PinnedRows *rows) : QTableView(table->documentHeader()), m_table(table) {
    setObjectName(QStringLiteral("pinnedStrip"));
    setAccessibleName(tr("Pinned documents"));
    setModel(rows);
    setItemDelegate(table->itemDelegate());
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setContextMenuPolicy(Qt::CustomContextMenu);
    horizontalHeader()->hide();
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setMinimumSectionSize(table->documentHeader()->minimumSectionSize());
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(DocumentDelegate::kRowHeight);
    verticalHeader()->setDefaultSectionSize(DocumentDelegate::kRowHeight);
    const auto idAt = [](const QModelIndex &index) { return index.data(DocumentTableModel::IdRole).toString(); };
    connect(this, &QTableView::doubleClicked, this, [this, idAt](const QModelIndex &index) { emit opened(idAt(index)); });
    connect(this, &QWidget::customContextMenuRequested, this, [this, idAt](const QPoint &at) {
        if (const QModelIndex index = indexAt(at); index.isValid()) {
            emit menuRequested(idAt(index), viewport()->mapToGlobal(at));
        }
    });
    connect(rows, &QAbstractItemModel::modelReset, this, &PinnedStrip::follow);
    const DocumentHeader *header = table->documentHeader();
    connect(header, &QHeaderView::sectionResized, this, &PinnedStrip::followColumns);
    connect(header, &QHeaderView::sectionMoved, this, &PinnedStrip::followColumns);
    connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, horizontalScrollBar(), &QScrollBar::setValue);
    connect(table, &DocumentTable::visibleRowsChanged, this, &PinnedStrip::follow);
    follow();
}

void PinnedStrip::follow() {
    const int rows = std::min(model()->rowCount(), kMaxRows);
    const int height = rows * DocumentDelegate::kRowHeight;
    if (m_table->documentHeader()->extraHeight() != (rows > 0 ? height + 2 : 0)) {
        m_table->documentHeader()->setExtraHeight(rows > 0 ? height + 2 : 0); // a line of 2 px beneath
    }
    setVisible(rows > 0);
    if (rows > 0) {
        setGeometry(0, DocumentHeader::kHeight, m_table->viewport()->width(), height);
        followColumns();
    }
}

void PinnedStrip::followColumns() {
    const DocumentHeader *from = m_table->documentHeader();
    QHeaderView *to = horizontalHeader();
    if (isHidden() || to->count() != from->count()) {
        return;
    }
    for (int place = 0; place < from->count(); ++place) {
        const int column = from->logicalIndex(place);
        to->moveSection(to->visualIndex(column), place);
        setColumnHidden(column, from->isSectionHidden(column));
        if (!from->isSectionHidden(column)) {
            setColumnWidth(column, from->sectionSize(column));
        }
    }
    horizontalScrollBar()->setValue(m_table->horizontalScrollBar()->value());
}

void PinnedStrip::keyPressEvent(QKeyEvent *event) {
    const bool isLast = currentIndex().row() == model()->rowCount() - 1;
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        emit opened(currentIndex().data(DocumentTableModel::IdRole).toString());
    } else if (event->key() == Qt::Key_Escape || (event->key() == Qt::Key_Down && isLast)) {
        m_table->setFocus(); // on into the rows beneath
        if (!m_table->selectionModel()->hasSelection()) {
            m_table->goToRow(std::max(0, m_table->currentIndex().row()));
        }
    } else {
        QTableView::keyPressEvent(event);
    }
}

void PinnedStrip::currentChanged(const QModelIndex &current, const QModelIndex &previous) {
    QTableView::currentChanged(current, previous);
    if (current.isValid() && hasFocus() && current.row() != previous.row()) {
        emit chosen(current.data(DocumentTableModel::IdRole).toString());
    }
}

void PinnedStrip::focusInEvent(QFocusEvent *event) {
    QTableView::focusInEvent(event);
    m_table->clearSelection(); // one document at a time is the chosen one
    if (currentIndex().isValid()) {
        emit chosen(currentIndex().data(DocumentTableModel::IdRole).toString());
    }
}

} // namespace davenport::documents
