#pragma once

#include "ui/features/inspector/revision_layout.h"
#include "ui/theme/tokens.h"

#include <QAbstractScrollArea>
#include <QHash>

namespace davenport::inspector {

/// Draws a document's revision tree: root at the left, generations as columns, branches as lanes. The winner's branch is in
/// the accent colour with a crown at its leaf, conflicts are red, deleted branches violet and dashed; a deleted
/// revision is hollow, one whose body is not kept has a dashed outline. The revision on show wears a ring. Arrow keys walk, Return opens. GUI thread only.
class RevisionTreeView : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit RevisionTreeView(QWidget *parent = nullptr);

    /// `values` has a word for each node, such as its status; empty strings for none. `shown` is the revision on show.
    void setTree(const std::vector<api::RevisionNode> &nodes, const std::vector<std::string> &values,
                 const QString &shown);
    void clear();
    void setShownRevision(const QString &rev);

    const RevisionLayout &layout() const { return m_layout; }
    const std::vector<api::RevisionNode> &nodes() const { return m_nodes; }
    /// "4 leaves · 1 deleted"; empty without a tree.
    QString summary() const;
    /// The node's circle in viewport coordinates; empty for a node inside a folded stretch.
    QRectF nodeRect(int index) const;
    /// Index of the node the keyboard is at, -1 for none.
    int currentNode() const { return m_current; }

    QSize sizeHint() const override;

signals:
    /// A node whose body is kept was clicked, or Return pressed on it.
    void revisionActivated(const QString &rev);
    /// The same on a node whose body is not kept.
    void bodyMissing(const QString &rev);

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QPointF centre(int index) const;
    QPointF origin() const;
    int nodeAt(const QPointF &point) const;
    void activate(int index);
    void setCurrent(int index);
    int step(int key) const;
    QString describe(int index) const;
    void updateScrollBars();
    void drawEdges(QPainter &painter, const QRectF &visible) const;
    void drawNode(QPainter &painter, int index) const;
    void drawLabel(QPainter &painter, int index) const;
    theme::Token inkOf(int index) const;

    std::vector<api::RevisionNode> m_nodes;
    std::vector<QString> m_values;
    RevisionLayout m_layout;
    QString m_shown;
    int m_current = -1;
};

} // namespace davenport::inspector
