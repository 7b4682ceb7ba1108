#include "ui/features/inspector/revision_tree_view.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace davenport::inspector {

using theme::Theme;
using theme::Token;

namespace {

constexpr qreal kLeft = 34;
constexpr qreal kTop = 28;
constexpr qreal kColumn = 99;
constexpr qreal kLane = 38;
constexpr qreal kRadius = 5;
constexpr qreal kLabelRoom = 157; // behind the last column
constexpr int kRevShown = 6;

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

Token branchInk(Branch branch) {
    return branch == Branch::Winner ? Token::Accent : branch == Branch::Deleted ? Token::Violet : Token::Red;
}

QString shortRev(const std::string &rev) {
    return QString::fromStdString(rev.substr(0, kRevShown)) + QStringLiteral("…");
}

} // namespace

RevisionTreeView::RevisionTreeView(QWidget *parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Revision tree"));
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void RevisionTreeView::setTree(const std::vector<api::RevisionNode> &nodes, const std::vector<std::string> &values,
                               const QString &shown) {
    m_nodes = nodes;
    m_layout = layOutRevisions(nodes);
    m_values.assign(nodes.size(), QString());
    for (std::size_t i = 0; i < std::min(values.size(), nodes.size()); ++i) {
        m_values[i] = QString::fromStdString(values[i]);
    }
    m_shown = shown;
    m_current = m_layout.leaves.empty() ? -1 : m_layout.leaves.front();
    updateScrollBars();
    horizontalScrollBar()->setValue(horizontalScrollBar()->maximum());
    verticalScrollBar()->setValue(0);
    setAccessibleDescription(summary());
    viewport()->update();
}

void RevisionTreeView::clear() { setTree({}, {}, {}); }

void RevisionTreeView::setShownRevision(const QString &rev) {
    m_shown = rev;
    viewport()->update();
}

QString RevisionTreeView::summary() const {
    if (m_nodes.empty()) {
        return {};
    }
    const int leaves = static_cast<int>(m_layout.leaves.size());
    QString text = leaves == 1 ? tr("1 leaf") : tr("%1 leaves").arg(leaves);
    if (m_layout.deletedLeaves > 0) {
        text += tr(" · %1 deleted").arg(m_layout.deletedLeaves);
    }
    return text;
}

QSize RevisionTreeView::sizeHint() const {
    const auto lanes = static_cast<qreal>(std::clamp<std::size_t>(m_layout.leaves.size(), 1, 4));
    return {390, qRound(kTop * 2 + kLane * (lanes - 1))};
}

QPointF RevisionTreeView::origin() const {
    return {-qreal(horizontalScrollBar()->value()), -qreal(verticalScrollBar()->value())};
}

QPointF RevisionTreeView::centre(int index) const {
    const RevisionPlace &place = m_layout.places[at(index)];
    return origin() + QPointF(kLeft + kColumn * place.column, kTop + kLane * place.lane);
}

QRectF RevisionTreeView::nodeRect(int index) const {
    if (m_layout.places[at(index)].column < 0) {
        return {};
    }
    const QPointF c = centre(index);
    return {c.x() - kRadius, c.y() - kRadius, 2 * kRadius, 2 * kRadius};
}

void RevisionTreeView::updateScrollBars() {
    const auto columns = static_cast<qreal>(std::max<std::size_t>(m_layout.columns.size(), 1));
    const auto lanes = static_cast<qreal>(std::max<std::size_t>(m_layout.leaves.size(), 1));
    const int width = qRound(kLeft + kColumn * (columns - 1) + kLabelRoom);
    const int height = qRound(2 * kTop + kLane * (lanes - 1));
    horizontalScrollBar()->setRange(0, std::max(0, width - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(qRound(kColumn));
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(qRound(kLane));
    updateGeometry();
}

Token RevisionTreeView::inkOf(int index) const {
    const RevisionPlace &place = m_layout.places[at(index)];
    return place.shared ? Token::Text2 : branchInk(place.branch);
}

void RevisionTreeView::paintEvent(QPaintEvent *event) {
    QPainter painter(viewport());
    painter.fillRect(event->rect(), theme::color(Token::Base));
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF visible = QRectF(event->rect()).adjusted(-kColumn, -kLane, kColumn, kLane);
    drawEdges(painter, visible);
    for (int i = 0; i < static_cast<int>(m_nodes.size()); ++i) {
        if (m_layout.places[at(i)].column >= 0 && visible.contains(centre(i))) {
            drawNode(painter, i);
        }
    }
    for (const int leaf : m_layout.leaves) {
        drawLabel(painter, leaf);
    }
    for (int i = 0; i < static_cast<int>(m_nodes.size()); ++i) {
        if (m_nodes[at(i)].parent < 0 && !m_nodes[at(i)].leaf && visible.contains(centre(i))) {
            painter.setFont(Theme::instance().codeFont(11));
            painter.setPen(theme::color(Token::Text2));
            painter.drawText(centre(i) + QPointF(-10, -12), shortRev(m_nodes[at(i)].rev));
        }
    }
}

void RevisionTreeView::drawEdges(QPainter &painter, const QRectF &visible) const {
    // From the deleted lanes to the winner's, so that the winner's is on top.
    for (int i = static_cast<int>(m_nodes.size()) - 1; i >= 0; --i) {
        const RevisionPlace &place = m_layout.places[at(i)];
        if (place.column < 0 || m_nodes[at(i)].parent < 0) {
            continue;
        }
        int from = m_nodes[at(i)].parent;
        int skipped = 0;
        while (m_layout.places[at(from)].column < 0 && m_nodes[at(from)].parent >= 0) {
            from = m_nodes[at(from)].parent;
            ++skipped;
        }
        if (m_layout.places[at(from)].column < 0) {
            continue;
        }
        const QPointF a = centre(from);
        const QPointF b = centre(i);
        if (!visible.intersects(QRectF(a, b).normalized().adjusted(-1, -1, 1, 1))) {
            continue;
        }
        QPen pen(theme::color(branchInk(place.branch)), 1.5);
        if (place.branch == Branch::Deleted) {
            pen.setDashPattern({2, 2});
        }
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        QPainterPath path(a);
        path.cubicTo(a + QPointF(40, 0), b - QPointF(48, 0), b);
        painter.drawPath(path);
        if (skipped > 0) {
            const QString text = tr("⋯ %1").arg(skipped);
            painter.setFont(Theme::instance().uiFont(11));
            QRectF box = QRectF(painter.fontMetrics().boundingRect(text)).adjusted(-5, -1, 5, 1);
            box.moveCenter((a + b) / 2);
            painter.setPen(theme::color(Token::Border2));
            painter.setBrush(theme::color(Token::Panel));
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
            painter.setPen(theme::color(Token::Text2));
            painter.drawText(box, Qt::AlignCenter, text);
        }
    }
}

void RevisionTreeView::drawNode(QPainter &painter, int index) const {
    const api::RevisionNode &node = m_nodes[at(index)];
    const QColor ink = theme::color(inkOf(index));
    QPen outline(ink, 1.5);
    if (!node.bodyKept) {
        outline.setDashPattern({1.6, 1.4});
    }
    painter.setPen(outline);
    painter.setBrush(node.bodyKept && !node.deleted ? ink : theme::color(Token::Base));
    painter.drawEllipse(centre(index), kRadius, kRadius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1.5));
    if (QString::fromStdString(node.rev) == m_shown) {
        painter.drawEllipse(centre(index), 8.5, 8.5);
    }
    if (hasFocus() && index == m_current) {
        painter.setPen(QPen(theme::color(Token::Accent), 2));
        painter.drawRoundedRect(nodeRect(index).adjusted(-7, -7, 7, 7), 6, 6);
    }
}

void RevisionTreeView::drawLabel(QPainter &painter, int index) const {
    const api::RevisionNode &node = m_nodes[at(index)];
    const QPointF c = centre(index);
    if (c.y() < -kLane || c.y() > viewport()->height() + kLane) {
        return;
    }
    painter.setFont(Theme::instance().codeFont(11));
    painter.setPen(theme::color(Token::Text));
    painter.drawText(c + QPointF(12, 4), shortRev(node.rev));
    const RevisionPlace &place = m_layout.places[at(index)];
    const QString value = node.deleted ? tr("deleted") : m_values[at(index)];
    painter.setFont(Theme::instance().uiFont(11, QFont::DemiBold));
    painter.setPen(theme::color(branchInk(place.branch)));
    const QString elided = painter.fontMetrics().elidedText(value, Qt::ElideRight, 66);
    painter.drawText(c + QPointF(68, 4), elided);
    if (node.winner && !node.deleted) {
        const qreal x = value.isEmpty() ? 68 : 68 + painter.fontMetrics().horizontalAdvance(elided) + 7;
        theme::Icons::paint(&painter, QStringLiteral("revision-winner"), c + QPointF(x, -8), 16,
                            theme::color(Token::Green));
    }
}

int RevisionTreeView::nodeAt(const QPointF &point) const {
    for (int i = 0; i < static_cast<int>(m_nodes.size()); ++i) {
        if (m_layout.places[at(i)].column < 0) {
            continue;
        }
        QRectF area = nodeRect(i).adjusted(-5, -5, 5, 5);
        if (m_nodes[at(i)].leaf) {
            area.setRight(area.right() + kLabelRoom - 30);
        }
        if (area.contains(point)) {
            return i;
        }
    }
    return -1;
}

QString RevisionTreeView::describe(int index) const {
    const api::RevisionNode &node = m_nodes[at(index)];
    QStringList parts{QString::fromStdString(node.rev)};
    if (node.winner) {
        parts << (node.deleted ? tr("winner, deleted") : tr("winner"));
    } else if (node.leaf) {
        parts << (node.deleted ? tr("deleted leaf") : tr("conflict"));
    } else {
        parts << tr("earlier revision");
    }
    if (!m_values[at(index)].isEmpty()) {
        parts << m_values[at(index)];
    }
    parts << tr("generation %1").arg(node.generation);
    parts << (node.bodyKept ? tr("body kept: Return or a click shows it and what differs from the winner")
                            : tr("body not kept: compacted away, or never sent by the replica it came from"));
    parts << tr("The tree is replication history; earlier bodies may be compacted.");
    return parts.join(QLatin1Char('\n'));
}

bool RevisionTreeView::viewportEvent(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int index = nodeAt(help->pos());
        QToolTip::showText(help->globalPos(), index < 0 ? QString() : describe(index), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void RevisionTreeView::mousePressEvent(QMouseEvent *event) {
    const int index = nodeAt(event->position());
    if (event->button() == Qt::LeftButton && index >= 0) {
        setCurrent(index);
        activate(index);
    }
}

void RevisionTreeView::mouseMoveEvent(QMouseEvent *event) {
    const int index = nodeAt(event->position());
    viewport()->setCursor(index >= 0 && m_nodes[at(index)].bodyKept ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void RevisionTreeView::activate(int index) {
    const QString rev = QString::fromStdString(m_nodes[at(index)].rev);
    if (m_nodes[at(index)].bodyKept) {
        emit revisionActivated(rev);
    } else {
        emit bodyMissing(rev);
    }
}

void RevisionTreeView::setCurrent(int index) {
    m_current = index;
    setAccessibleDescription(describe(index));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    if (m_layout.places[at(index)].column >= 0) {
        const QRectF room = nodeRect(index).adjusted(-16, -16, m_nodes[at(index)].leaf ? kLabelRoom : 16, 16);
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() +
                                        qRound(std::max(0.0, room.right() - viewport()->width()) +
                                               std::min(0.0, room.left())));
        verticalScrollBar()->setValue(verticalScrollBar()->value() +
                                      qRound(std::max(0.0, room.bottom() - viewport()->height()) +
                                             std::min(0.0, room.top())));
    }
    viewport()->update();
}

// Where an arrow key leads from the current node; folded stretches are stepped over.
int RevisionTreeView::step(int key) const {
    const auto shown = [&](int index) { return m_layout.places[at(index)].column >= 0; };
    if (key == Qt::Key_Left || key == Qt::Key_Home) {
        int index = m_current;
        for (int next = m_nodes[at(index)].parent; next >= 0; next = m_nodes[at(next)].parent) {
            index = shown(next) ? next : index;
            if (shown(next) && key == Qt::Key_Left) {
                break;
            }
        }
        return index;
    }
    if (key == Qt::Key_End) {
        return m_layout.leaves.front();
    }
    const int lane = m_layout.places[at(m_current)].lane;
    if (key == Qt::Key_Right) {
        int best = m_current;
        for (int i = m_current + 1; i < static_cast<int>(m_nodes.size()); ++i) {
            const RevisionPlace &place = m_layout.places[at(i)];
            const bool nearer = best == m_current || place.column < m_layout.places[at(best)].column;
            if (place.lane == lane && place.column > m_layout.places[at(m_current)].column && nearer) {
                best = i;
            }
        }
        return best;
    }
    const int wanted = lane + (key == Qt::Key_Down ? 1 : -1);
    if (wanted < 0 || wanted >= static_cast<int>(m_layout.leaves.size())) {
        return m_current;
    }
    int best = m_layout.leaves[at(wanted)];
    for (int i = 0; i < static_cast<int>(m_nodes.size()); ++i) {
        const RevisionPlace &place = m_layout.places[at(i)];
        const int column = m_layout.places[at(m_current)].column;
        if (place.lane == wanted && shown(i) &&
            std::abs(place.column - column) < std::abs(m_layout.places[at(best)].column - column)) {
            best = i;
        }
    }
    return best;
}

void RevisionTreeView::keyPressEvent(QKeyEvent *event) {
    if (m_current < 0) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End: setCurrent(step(event->key())); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: activate(m_current); return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void RevisionTreeView::resizeEvent(QResizeEvent *event) {
    QAbstractScrollArea::resizeEvent(event);
    const bool atEnd = horizontalScrollBar()->value() == horizontalScrollBar()->maximum();
    updateScrollBars();
    if (atEnd) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->maximum());
    }
}

void RevisionTreeView::focusInEvent(QFocusEvent *event) {
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void RevisionTreeView::focusOutEvent(QFocusEvent *event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace davenport::inspector
