#include "ui/features/documents/document_table.h"

#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_header.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace davenport::documents {

DocumentTable::DocumentTable(DocumentTableModel *model, QWidget *parent)
    : QTableView(parent), m_header(new DocumentHeader(this)) {
    setHorizontalHeader(m_header);
    setObjectName(QStringLiteral("documentTable"));
    setAccessibleName(tr("Documents"));
    setProperty("surface", "alt");
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setWordWrap(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(DocumentDelegate::kRowHeight);
    verticalHeader()->setDefaultSectionSize(DocumentDelegate::kRowHeight);
    setModel(model);
    m_header->setStretchLastSection(true);
    connect(this, &QTableView::doubleClicked, this, [this, model](const QModelIndex &index) {
        const Cell::Kind kind = model->cell(index.row(), index.column()).kind;
        const bool single = kind != Cell::Kind::Absent && kind != Cell::Kind::Array && kind != Cell::Kind::Object;
        if (single) {
            emit editRequested(index);
        } else {
            emit opened(index.row());
        }
    });
    connect(model, &DocumentTableModel::columnsChanged, this, [this] {
        // Rows that are selected are so in new columns, too.
        const QItemSelection selected = selectionModel()->selection();
        selectionModel()->select(selected, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    });
    connect(model, &QAbstractItemModel::modelReset, this, &DocumentTable::visibleRowsChanged, Qt::QueuedConnection);
    connect(&theme::Theme::instance(), &theme::Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

std::pair<int, int> DocumentTable::visibleRows() const {
    const int first = rowAt(0);
    if (first < 0) {
        return {0, -1};
    }
    const int last = rowAt(viewport()->height() - 1);
    return {first, last < 0 ? model()->rowCount() - 1 : last};
}

void DocumentTable::goToRow(int row) {
    if (row < 0 || row >= model()->rowCount()) {
        return;
    }
    const int column = currentIndex().isValid() ? currentIndex().column() : int(DocumentTableModel::IdColumn);
    const QModelIndex index = model()->index(row, std::min(column, model()->columnCount() - 1));
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    const int x = horizontalScrollBar()->value();
    scrollTo(index);
    horizontalScrollBar()->setValue(x);
}

QList<int> DocumentTable::selectedRows(int limit) const {
    QList<int> rows;
    for (const auto &[first, last] : selectedRanges()) {
        for (int row = first; row <= last && rows.size() < limit; ++row) {
            rows.append(row);
        }
    }
    return rows;
}

QList<std::pair<int, int>> DocumentTable::selectedRanges() const {
    QList<std::pair<int, int>> all;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        all.append({range.top(), range.bottom()});
    }
    std::sort(all.begin(), all.end());
    QList<std::pair<int, int>> ranges;
    for (const auto &[first, last] : all) {
        if (!ranges.isEmpty() && first <= ranges.last().second + 1) {
            ranges.last().second = std::max(ranges.last().second, last);
        } else {
            ranges.append({first, last});
        }
    }
    return ranges;
}

void DocumentTable::selectRowRange(int first, int last) {
    if (first >= 0 && last >= first && last < model()->rowCount()) {
        const QItemSelection rows(model()->index(first, 0), model()->index(last, model()->columnCount() - 1));
        selectionModel()->select(rows, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
}

qsizetype DocumentTable::selectedCount() const {
    qsizetype count = 0;
    for (const auto &[first, last] : selectedRanges()) {
        count += last - first + 1;
    }
    return count;
}

/// Selects from the other end of the current range to `row`, which becomes current.
void DocumentTable::extendTo(int row) {
    int anchor = currentIndex().row();
    for (const auto &[first, last] : selectedRanges()) {
        if (first <= anchor && anchor <= last) {
            anchor = anchor == last ? first : last;
            break;
        }
    }
    const int column = currentIndex().column();
    selectionModel()->setCurrentIndex(model()->index(row, column), QItemSelectionModel::NoUpdate);
    selectionModel()->select(QItemSelection(model()->index(std::min(anchor, row), 0), model()->index(std::max(anchor, row), 0)),
                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(model()->index(row, column));
}

void DocumentTable::keyPressEvent(QKeyEvent *event) {
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ControlModifier)) == 0;
    const int last = model()->rowCount() - 1;
    switch (event->key()) {
    case Qt::Key_Home:
    case Qt::Key_End:
        if (plain && last >= 0) {
            goToRow(event->key() == Qt::Key_Home ? 0 : last);
            event->accept();
            return;
        }
        if ((event->modifiers() & Qt::ShiftModifier) != 0 && currentIndex().isValid()) {
            extendTo(event->key() == Qt::Key_Home ? 0 : last);
            event->accept();
            return;
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentIndex().isValid()) {
            if ((event->modifiers() & Qt::ControlModifier) != 0) {
                emit followRequested(currentIndex());
            } else {
                emit opened(currentIndex().row());
            }
            event->accept();
            return;
        }
        break;
    case Qt::Key_Control:
        wantLink(true, viewport()->mapFromGlobal(QCursor::pos()));
        break;
    case Qt::Key_F2:
        if (currentIndex().isValid()) {
            emit editRequested(currentIndex());
            event->accept();
            return;
        }
        break;
    case Qt::Key_Down:
        if (event->modifiers() == Qt::AltModifier && currentIndex().isValid()) {
            emit columnMenuRequested(currentIndex().column());
            event->accept();
            return;
        }
        break;
    case Qt::Key_Space:
        if (event->modifiers() == Qt::NoModifier && currentIndex().column() >= DocumentTableModel::FirstFieldColumn) {
            emit peekRequested(currentIndex());
            event->accept();
            return;
        }
        break;
    case Qt::Key_Escape:
        emit cancelRequested();
        break;
    default:
        break;
    }
    QTableView::keyPressEvent(event);
}

void DocumentTable::wantLink(bool ctrl, const QPoint &at) {
    const QModelIndex cell = ctrl ? indexAt(at) : QModelIndex();
    if (cell != m_hovered) {
        m_hovered = cell;
        emit linkWanted(cell);
    }
}

void DocumentTable::setLink(const QModelIndex &cell) {
    m_link = cell;
    viewport()->setCursor(cell.isValid() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

void DocumentTable::keyReleaseEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Control) {
        wantLink(false, {});
    }
    QTableView::keyReleaseEvent(event);
}

void DocumentTable::mouseMoveEvent(QMouseEvent *event) {
    wantLink(event->buttons() == Qt::NoButton && (event->modifiers() & Qt::ControlModifier) != 0, event->pos());
    QTableView::mouseMoveEvent(event);
}

void DocumentTable::mousePressEvent(QMouseEvent *event) {
    m_followed = event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier && m_link.isValid() &&
                 indexAt(event->pos()) == m_link;
    if (m_followed) {
        emit followRequested(m_link);
        return;
    }
    QTableView::mousePressEvent(event);
}

void DocumentTable::mouseReleaseEvent(QMouseEvent *event) {
    if (std::exchange(m_followed, false)) {
        return;
    }
    QTableView::mouseReleaseEvent(event);
    const QModelIndex cell = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || event->modifiers() != Qt::NoModifier || !cell.isValid()) {
        return;
    }
    const Cell::Kind kind = static_cast<DocumentTableModel *>(model())->cell(cell.row(), cell.column()).kind;
    const bool onChip = event->pos().x() < visualRect(cell).left() + DocumentDelegate::chipRight(cell.data().toString());
    if ((kind == Cell::Kind::Array || kind == Cell::Kind::Object) && onChip) {
        emit peekRequested(cell);
    }
}

void DocumentTable::paintEvent(QPaintEvent *event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme::color(theme::Token::Alt));
    painter.end();
    QTableView::paintEvent(event);
    const int rows = model()->rowCount();
    const int bottom = rows == 0 ? 0 : rowViewportPosition(rows - 1) + rowHeight(rows - 1);
    if (rows > 0 && bottom + 40 < viewport()->height() && rowViewportPosition(rows - 1) >= 0) {
        painter.begin(viewport());
        painter.setFont(theme::Theme::instance().uiFont(12));
        painter.setPen(theme::color(theme::Token::Text3));
        painter.drawText(QRect(0, bottom + 12, viewport()->width(), 18), Qt::AlignCenter, tr("End of documents"));
    }
}

void DocumentTable::resizeEvent(QResizeEvent *event) {
    QTableView::resizeEvent(event);
    emit visibleRowsChanged();
}

void DocumentTable::scrollContentsBy(int dx, int dy) {
    QTableView::scrollContentsBy(dx, dy);
    if (dy != 0) {
        emit visibleRowsChanged();
    }
}

void DocumentTable::currentChanged(const QModelIndex &current, const QModelIndex &previous) {
    QTableView::currentChanged(current, previous);
    if (current.row() != previous.row()) {
        emit currentRowChanged(current.row());
    }
}

} // namespace davenport::documents
