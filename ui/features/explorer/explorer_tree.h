#pragma once

#include <QTreeView>

namespace davenport::explorer {

/// The navigator's tree view: whole rows are lit, the arrows stand 8 px from the edge.
class ExplorerTree : public QTreeView {
    Q_OBJECT
public:
    explicit ExplorerTree(QWidget *parent = nullptr);

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const override;
};

} // namespace davenport::explorer
