#include "ui/shell/rail_button.h"

#include "ui/theme/theme.h"

#include <QAction>
#include <QFontMetrics>
#include <QPainter>

namespace davenport::shell {

RailButton::RailButton(QAction *action, QWidget *parent) : QToolButton(parent) {
    setDefaultAction(action);
    setAccessibleName(action->text().remove(QLatin1Char('&')));
    setIconSize(QSize(18, 18));
    setFixedSize(32, 32);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
}

void RailButton::setBadge(int number) {
    m_badge = number;
    setAccessibleDescription(number > 0 ? tr("%n waiting", nullptr, number) : QString());
    update();
}

void RailButton::paintEvent(QPaintEvent *event) {
    QToolButton::paintEvent(event);
    if (m_badge <= 0) {
        return;
    }
    const QString text = m_badge > 99 ? QStringLiteral("99+") : QString::number(m_badge);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme::Theme::instance().uiFont(9, QFont::DemiBold));
    const int badgeWidth = qMax(14, painter.fontMetrics().horizontalAdvance(text) + 6);
    const QRectF badge(width() - badgeWidth, 0, badgeWidth, 14);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::color(theme::Token::Red));
    painter.drawRoundedRect(badge, 7, 7);
    painter.setPen(theme::color(theme::Token::Base));
    painter.drawText(badge, Qt::AlignCenter, text);
}

} // namespace davenport::shell
