#include "ui/features/explorer/explorer_tree.h"

#include "ui/features/explorer/explorer_delegate.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace davenport::explorer {

ExplorerTree::ExplorerTree(QWidget *parent) : QTreeView(parent) {
    setObjectName(QStringLiteral("navigatorTree"));
    setAccessibleName(tr("Databases"));
    setProperty("surface", "panel");
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(20);
    setExpandsOnDoubleClick(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setItemDelegate(new ExplorerDelegate(this));
    connect(&theme::Theme::instance(), &theme::Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void ExplorerTree::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    using theme::Token;
    const QRect row(0, option.rect.y(), viewport()->width(), option.rect.height());
    const bool selected = selectionModel()->isSelected(index);
    const bool enabled = (index.flags() & Qt::ItemIsEnabled) != 0;
    const bool hovered = enabled && row.contains(viewport()->mapFromGlobal(QCursor::pos())) && underMouse();
    if (selected || hovered) {
        painter->fillRect(row, theme::color(selected ? Token::Sel : Token::Hover));
    }
    QStyleOptionViewItem plain = option;
    if (selected) {
        plain.state |= QStyle::State_Selected;
    }
    plain.state.setFlag(QStyle::State_Open, isExpanded(index));
    const QRect content = visualRect(index);
    drawBranches(painter, QRect(0, row.y(), content.x(), row.height()), index);
    plain.rect = content;
    plain.rect.setRight(viewport()->width() - 1);
    itemDelegate()->paint(painter, plain, index);
}

void ExplorerTree::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const {
    if (model()->hasChildren(index)) {
        theme::Icons::paint(painter, isExpanded(index) ? QStringLiteral("go-down") : QStringLiteral("go-next"),
                            QPointF(rect.right() - 11, rect.y() + (rect.height() - 12) / 2), 12,
                            theme::color(theme::Token::Text3));
    }
}

} // namespace davenport::explorer
