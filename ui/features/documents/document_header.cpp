#include "ui/features/documents/document_header.h"

#include "ui/features/documents/document_table_model.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace davenport::documents {

namespace {

constexpr int kHeight = 28;
constexpr int kPadding = 8;

QFont headerFont() { return theme::Theme::instance().uiFont(12, QFont::Medium); }

} // namespace

DocumentHeader::DocumentHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
    setSectionsMovable(true);
    setHighlightSections(false);
    setMinimumSectionSize(26);
    setFixedHeight(kHeight);
    setAccessibleName(tr("Columns"));
    connect(this, &QHeaderView::sectionClicked, this, [this](int section) {
        if (section == DocumentTableModel::IdColumn) {
            emit orderToggled();
        }
    });
}

void DocumentHeader::setDescending(bool descending) {
    m_descending = descending;
    viewport()->update();
}

QSize DocumentHeader::sizeHint() const { return {QHeaderView::sizeHint().width(), kHeight}; }

QSize DocumentHeader::sectionSizeFromContents(int logicalIndex) const {
    const QString text = model()->headerData(logicalIndex, Qt::Horizontal).toString();
    const int arrow = logicalIndex == DocumentTableModel::IdColumn ? 18 : 0;
    return {QFontMetrics(headerFont()).horizontalAdvance(text) + 2 * kPadding + arrow + 4, kHeight};
}

void DocumentHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const {
    using theme::Token;
    const bool sorted = logicalIndex == DocumentTableModel::IdColumn;
    const bool hovered = sorted && rect.contains(viewport()->mapFromGlobal(QCursor::pos())) && viewport()->underMouse();
    painter->fillRect(rect, theme::color(sorted ? Token::Sel : hovered ? Token::Hover : Token::Panel));
    painter->fillRect(rect.x(), rect.bottom(), rect.width(), 1, theme::color(Token::Border));
    if (logicalIndex != DocumentTableModel::MarkColumn) {
        painter->fillRect(rect.right(), rect.y(), 1, rect.height(), theme::color(Token::Border));
    }
    const QString text = model()->headerData(logicalIndex, Qt::Horizontal).toString();
    const auto alignment = Qt::Alignment(model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
    const QRect inner = rect.adjusted(kPadding, 0, -kPadding, -1);
    painter->setFont(headerFont());
    painter->setPen(theme::color(sorted ? Token::Text : Token::Text2));
    const QString shown = painter->fontMetrics().elidedText(text, Qt::ElideRight, inner.width());
    painter->drawText(inner, int(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
    if (sorted) {
        const QString icon = m_descending ? QStringLiteral("arrow-down") : QStringLiteral("arrow-up");
        theme::Icons::paint(painter, icon,
                            QPointF(inner.x() + painter->fontMetrics().horizontalAdvance(shown) + 5, rect.y() + 8), 12,
                            theme::color(Token::Accent));
    }
}

} // namespace davenport::documents
