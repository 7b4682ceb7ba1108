#pragma once

#include <QStyledItemDelegate>

namespace davenport::changes {

/// Paints changes: the partition dimmed, deletions in the tombstones' colour, superseded rows faint. Its rows are 26 px.
class ChangesDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace davenport::changes
