#include "ui/shell/page_tab_bar.h"

#include "ui/theme/icons.h"
#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"
#include "ui/widgets/icon_button.h"

#include <QMouseEvent>
#include <QPainter>

namespace davenport::shell {
namespace {

constexpr int kHeight = 34;
constexpr int kIcon = 14;
constexpr int kLeft = 12;
constexpr int kRight = 8;
constexpr int kGap = 6;
constexpr int kDot = 7;
constexpr int kCloser = 18;
constexpr int kMaximumText = 220;

struct TabLook {
    QString icon;
    bool unsaved = false;
};

TabLook lookOf(const QVariant &data) {
    const QVariantList parts = data.toList();
    return parts.size() == 2 ? TabLook{parts.at(0).toString(), parts.at(1).toBool()} : TabLook{};
}

} // namespace

PageTabBar::PageTabBar(QWidget *parent) : QTabBar(parent) {
    setAccessibleName(tr("Open pages"));
    setToolTip(tr("Open pages"));
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    setMovable(true);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideRight);
    setFocusPolicy(Qt::TabFocus);
    setFixedHeight(kHeight);
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, [this] {
        for (int index = 0; index < count(); ++index) {
            setTabText(index, tabText(index)); // measures the tab again
        }
        update();
    });
}

void PageTabBar::setLook(int index, const QString &icon, bool unsaved) {
    setTabData(index, QVariantList{icon, unsaved});
    update();
}

QSize PageTabBar::tabSizeHint(int index) const {
    const bool unsaved = lookOf(tabData(index)).unsaved;
    const int text = qMin(fontMetrics().horizontalAdvance(tabText(index)), theme::scaled(kMaximumText));
    return {kLeft + kIcon + kGap + text + 2 + (unsaved ? kGap + kDot + 2 : 0) + kGap + kCloser + kRight - 3,
            theme::scaled(kHeight)};
}

QSize PageTabBar::minimumTabSizeHint(int index) const {
    return {qMin(120, tabSizeHint(index).width()), theme::scaled(kHeight)};
}

void PageTabBar::tabInserted(int index) {
    auto *closer = new widgets::IconButton(QStringLiteral("window-close"), tr("Close this page (Ctrl W)"), this, 12);
    closer->setFixedSize(kCloser, kCloser);
    closer->setFocusPolicy(Qt::NoFocus);
    setTabButton(index, QTabBar::RightSide, closer);
    setTabButton(index, QTabBar::LeftSide, nullptr);
    connect(closer, &QToolButton::clicked, this, [this, closer] {
        for (int i = 0; i < count(); ++i) {
            if (tabButton(i, QTabBar::RightSide) == closer) {
                emit tabCloseRequested(i);
                return;
            }
        }
    });
    QTabBar::tabInserted(index);
}

void PageTabBar::mousePressEvent(QMouseEvent *event) {
    if (event->button() == Qt::MiddleButton && tabAt(event->pos()) >= 0) {
        emit tabCloseRequested(tabAt(event->pos()));
        return;
    }
    QTabBar::mousePressEvent(event);
}

void PageTabBar::paintTab(QPainter *painter, int index) const {
    const QRect tab = tabRect(index);
    const bool front = index == currentIndex();
    const TabLook look = lookOf(tabData(index));
    if (front) {
        painter->fillRect(tab, theme::color(theme::Token::Base));
        painter->fillRect(tab.x(), tab.y(), tab.width(), 2, theme::color(theme::Token::Accent));
    } else if (tab.contains(mapFromGlobal(QCursor::pos())) && underMouse()) {
        painter->fillRect(tab.adjusted(0, 0, 0, -1), theme::color(theme::Token::Hover));
    }
    painter->fillRect(tab.right(), tab.y(), 1, tab.height(), theme::color(theme::Token::Border));
    int x = tab.x() + kLeft;
    theme::Icons::paint(painter, look.icon, QPointF(x, tab.y() + (tab.height() - kIcon) / 2), kIcon,
                        theme::color(front ? theme::Token::Accent : theme::Token::Text3));
    x += kIcon + kGap;
    int right = tab.right() - kRight - kCloser - 1;
    if (look.unsaved) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme::color(theme::Token::Amber));
        painter->drawEllipse(QRectF(right - kDot - 2, tab.y() + (tab.height() - kDot) / 2.0, kDot, kDot));
        right -= kDot + kGap + 2;
    }
    painter->setFont(font());
    painter->setPen(theme::color(front ? theme::Token::Text : theme::Token::Text2));
    const QRect textRect(x, tab.y(), right - x, tab.height());
    painter->drawText(textRect, Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(tabText(index), Qt::ElideRight, textRect.width()));
    if (front && hasFocus()) {
        painter->setPen(QPen(theme::color(theme::Token::Accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(tab).adjusted(4, 5, -5, -5), 5, 5);
    }
}

void PageTabBar::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme::color(theme::Token::Window));
    painter.fillRect(0, height() - 1, width(), 1, theme::color(theme::Token::Border));
    for (int i = 0; i < count(); ++i) {
        paintTab(&painter, i);
    }
}

} // namespace davenport::shell
