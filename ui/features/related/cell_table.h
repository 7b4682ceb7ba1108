#pragma once

#include "ui/theme/tokens.h"

#include <QAbstractTableModel>
#include <QList>
#include <QStyledItemDelegate>
#include <QTableView>

namespace davenport::related {

/// One cell: what it says and how it looks.
struct Cell {
    QString text;
    theme::Token token = theme::Token::Text;
    bool mono = false;
    int dimmed = 0; ///< so many characters at the beginning are faint: a partition
};

/// A row of cells, and what it stands for.
struct CellRow {
    QList<Cell> cells;
    QString icon;     ///< in the first column
    QString iconText; ///< what the icon means, for those who do not see it
    QString tip;
};

/// A table of cells that its owner fills. GUI thread only.
class CellModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role { CellRole = Qt::UserRole, IconRole };

    /// The first column holds the icon and has no title.
    CellModel(QStringList titles, QObject *parent);

    void setRows(QList<CellRow> rows);
    /// Replaces the rows without losing the current one, for a list that grows at its end.
    void updateRows(QList<CellRow> rows);
    const QList<CellRow> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QStringList m_titles;
    QList<CellRow> m_rows;
};

/// The table of the lower panel: rows of 26 px, one selected at a time, activated by Return or a double click.
class CellTable : public QTableView {
    Q_OBJECT
public:
    /// `widths` in pixels, the icon's column first; the last column takes the rest.
    CellTable(CellModel *model, const QList<int> &widths, QWidget *parent);
};

} // namespace davenport::related
