#pragma once

#include <QHeaderView>
#include <QSet>

namespace davenport::documents {

/// The header of the documents' table: 28 px, the sorted column marked, an arrow behind its name, pins before the names of
/// pinned columns. A click on a name sorts, a click on the arrow at its right end opens the column's menu. Under it there may
/// be rows that stay on top. GUI thread only.
class DocumentHeader : public QHeaderView {
    Q_OBJECT
public:
    static constexpr int kHeight = 28;

    explicit DocumentHeader(QWidget *parent = nullptr);

    /// The column that the rows are sorted by, and which way; -1 when it has none of its own.
    void setOrder(int column, bool descending);
    void setPinned(const QSet<int> &columns);
    /// Room under the names, in pixels, for rows that stay on top.
    void setExtraHeight(int height);
    int extraHeight() const { return m_extra; }
    /// Where the menu of a column opens (global).
    QPoint menuPlace(int column) const;

signals:
    /// The name of a column was clicked.
    void orderClicked(int column);
    void menuRequested(int column);

protected:
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;
    QSize sectionSizeFromContents(int logicalIndex) const override;
    QSize sizeHint() const override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QRect arrowRect(int column) const;

    int m_column = 1;
    bool m_descending = false;
    int m_hovered = -1;
    int m_extra = 0;
    QSet<int> m_pinned;
};

} // namespace davenport::documents
