#pragma once

#include <QStyledItemDelegate>

namespace davenport::explorer {

/// Paints the navigator's rows: icon, name, chip, and at the right a count, a badge or the dot of a live feed.
class ExplorerDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace davenport::explorer
