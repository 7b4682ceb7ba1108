#include "ui/features/documents/document_header.h"

#include "ui/features/documents/document_table_model.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr int kPadding = 8;
constexpr int kArrow = 18; ///< the place of the menu's arrow at the right end

QFont headerFont() { return theme::Theme::instance().uiFont(12, QFont::Medium); }

} // namespace

DocumentHeader::DocumentHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
    setSectionsMovable(true);
    setHighlightSections(false);
    setMinimumSectionSize(26);
    setFixedHeight(kHeight);
    setMouseTracking(true);
    setAccessibleName(tr("Columns"));
    connect(this, &QHeaderView::sectionClicked, this, [this](int section) {
        if (section != DocumentTableModel::MarkColumn) {
            emit orderClicked(section);
        }
    });
}

void DocumentHeader::setOrder(int column, bool descending) {
    m_column = column;
    m_descending = descending;
    viewport()->update();
}

void DocumentHeader::paintEvent(QPaintEvent *event) {
    QHeaderView::paintEvent(event);
    if (m_extra > 0) {
        QPainter painter(viewport());
        painter.fillRect(0, height() - 2, width(), 2, theme::color(theme::Token::Border2));
    }
}

void DocumentHeader::setPinned(const QSet<int> &columns) {
    m_pinned = columns;
    viewport()->update();
}

void DocumentHeader::setExtraHeight(int height) {
    m_extra = height;
    setFixedHeight(kHeight + height);
    updateGeometry();
    emit geometriesChanged();
}

QRect DocumentHeader::arrowRect(int column) const {
    const int right = sectionViewportPosition(column) + sectionSize(column);
    return {right - kArrow - 2, 4, kArrow, kHeight - 8};
}

QPoint DocumentHeader::menuPlace(int column) const {
    return viewport()->mapToGlobal(QPoint(std::max(0, sectionViewportPosition(column)), kHeight));
}

QSize DocumentHeader::sizeHint() const { return {QHeaderView::sizeHint().width(), kHeight + m_extra}; }

QSize DocumentHeader::sectionSizeFromContents(int logicalIndex) const {
    const auto *columns = static_cast<const DocumentTableModel *>(model());
    const QString text = columns->headerData(logicalIndex, Qt::Horizontal).toString();
    int width = QFontMetrics(headerFont()).horizontalAdvance(text) + 2 * kPadding + kArrow;
    if (columns->kindOf(logicalIndex) == Cell::Kind::Date) {
        width += QFontMetrics(headerFont()).horizontalAdvance(timeZoneName(columns->timeDisplay(logicalIndex))) + 6;
    }
    return {width + (m_pinned.contains(logicalIndex) ? 16 : 0), kHeight};
}

void DocumentHeader::mousePressEvent(QMouseEvent *event) {
    const int column = logicalIndexAt(event->pos());
    if (event->button() == Qt::LeftButton && column >= DocumentTableModel::IdColumn &&
        arrowRect(column).contains(event->pos()) && sectionSize(column) > 2 * kArrow) {
        emit menuRequested(column);
        return;
    }
    QHeaderView::mousePressEvent(event);
}

void DocumentHeader::mouseMoveEvent(QMouseEvent *event) {
    const int column = event->pos().y() < kHeight ? logicalIndexAt(event->pos()) : -1;
    if (column != std::exchange(m_hovered, column)) {
        viewport()->update();
    }
    QHeaderView::mouseMoveEvent(event);
}

void DocumentHeader::leaveEvent(QEvent *event) {
    m_hovered = -1;
    viewport()->update();
    QHeaderView::leaveEvent(event);
}

void DocumentHeader::paintSection(QPainter *painter, const QRect &whole, int logicalIndex) const {
    using theme::Token;
    const auto *columns = static_cast<const DocumentTableModel *>(model());
    const QRect rect(whole.x(), whole.y(), whole.width(), kHeight);
    const bool sorted = logicalIndex == m_column;
    const bool hovered = logicalIndex == m_hovered && logicalIndex != DocumentTableModel::MarkColumn;
    painter->fillRect(rect, theme::color(sorted ? Token::Sel : hovered ? Token::Hover : Token::Panel));
    painter->fillRect(rect.x(), rect.bottom(), rect.width(), 1, theme::color(Token::Border));
    if (logicalIndex == DocumentTableModel::MarkColumn) {
        return;
    }
    painter->fillRect(rect.right(), rect.y(), 1, rect.height(), theme::color(Token::Border));
    QRect inner = rect.adjusted(kPadding, 0, -kPadding, -1);
    if ((hovered || sorted) && rect.width() > 2 * kArrow) {
        theme::Icons::paint(painter, QStringLiteral("go-down"), QPointF(rect.right() - kArrow + 2, rect.y() + 8), 12,
                            theme::color(Token::Text2));
        inner.setRight(rect.right() - kArrow);
    }
    if (m_pinned.contains(logicalIndex)) {
        theme::Icons::paint(painter, QStringLiteral("view-pin"), QPointF(inner.x() - 2, rect.y() + 8), 12,
                            theme::color(Token::Text3));
        inner.setLeft(inner.left() + 14);
    }
    const QString text = columns->headerData(logicalIndex, Qt::Horizontal).toString();
    const bool right = columns->isNumeric(logicalIndex);
    painter->setFont(headerFont());
    const QFontMetrics metrics = painter->fontMetrics();
    const int arrow = sorted ? 16 : 0;
    const QString shown = metrics.elidedText(text, Qt::ElideRight, inner.width() - arrow);
    const int textWidth = metrics.horizontalAdvance(shown);
    const int x = right ? std::max(inner.left(), inner.right() - textWidth - arrow + 1) : inner.left();
    painter->setPen(theme::color(sorted ? Token::Text : Token::Text2));
    painter->drawText(QRect(x, inner.y(), textWidth + 2, inner.height()), Qt::AlignVCenter | Qt::TextSingleLine, shown);
    int behind = x + textWidth + 4;
    if (sorted) {
        const QString icon = m_descending ? QStringLiteral("arrow-down") : QStringLiteral("arrow-up");
        theme::Icons::paint(painter, icon, QPointF(behind, rect.y() + 8), 12, theme::color(Token::Accent));
        behind += 16;
    }
    if (columns->kindOf(logicalIndex) == Cell::Kind::Date) {
        const QString zone = timeZoneName(columns->timeDisplay(logicalIndex));
        if (behind + metrics.horizontalAdvance(zone) <= inner.right()) {
            painter->setPen(theme::color(sorted ? Token::Text2 : Token::Text3));
            painter->drawText(QRect(behind + 2, inner.y(), inner.right() - behind, inner.height()),
                              Qt::AlignVCenter | Qt::TextSingleLine, zone);
        }
    }
}

} // namespace davenport::documents
