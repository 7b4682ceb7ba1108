#pragma once

#include <QPersistentModelIndex>
#include <QTableView>

namespace davenport::documents {

class DocumentHeader;
class DocumentTableModel;

/// The table of documents: whole rows are selected, Home and End go to the first and last row, and what stands beneath
/// the last row says so. GUI thread only.
class DocumentTable : public QTableView {
    Q_OBJECT
public:
    explicit DocumentTable(DocumentTableModel *model, QWidget *parent = nullptr);

    DocumentHeader *documentHeader() const { return m_header; }
    /// The first and the last row on the screen; {0, -1} when there is none.
    std::pair<int, int> visibleRows() const;
    /// Makes `row` the current and only selected one and brings it on the screen.
    void goToRow(int row);
    /// The selected rows in order, at most `limit` of them.
    QList<int> selectedRows(int limit) const;
    /// The same as ranges from first to last row, in order, that do not touch.
    QList<std::pair<int, int>> selectedRanges() const;
    /// Adds rows to the selection; the current row stays.
    void selectRowRange(int first, int last);
    /// The cell under the pointer while Ctrl is held; invalid otherwise.
    QModelIndex hoveredCell() const { return m_hovered; }
    /// The cell whose value is a link, so that Ctrl and a click follow it; an invalid index: none is.
    void setLink(const QModelIndex &cell);
    /// How many rows are selected; counts ranges, not rows.
    qsizetype selectedCount() const;

signals:
    /// Other rows are on the screen.
    void visibleRowsChanged();
    void currentRowChanged(int row);
    /// Return, or a double click on an id or on what is nested.
    void opened(int row);
    /// Space on a cell, or a click on the chip of an array or object: show its whole value.
    void peekRequested(const QModelIndex &cell);
    /// F2, or a double click on a single value.
    void editRequested(const QModelIndex &cell);
    /// Alt Down: the menu of the current cell's column.
    void columnMenuRequested(int column);
    /// Ctrl is held over a value (or no longer, or over nothing: an invalid index).
    void linkWanted(const QModelIndex &cell);
    /// Ctrl Return, or Ctrl and a click on what is shown as a link.
    void followRequested(const QModelIndex &cell);
    /// Esc.
    void cancelRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void extendTo(int row);
    void wantLink(bool ctrl, const QPoint &at);

    DocumentHeader *m_header;
    QPersistentModelIndex m_hovered; ///< with Ctrl held
    QPersistentModelIndex m_link;
    bool m_followed = false; ///< the press was one on a link
};

} // namespace davenport::documents
