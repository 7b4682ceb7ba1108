#include "ui/features/welcome/start_card.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace davenport::welcome {

StartCard::StartCard(const QString &icon, const QString &title, const QString &detail, QWidget *parent)
    : QAbstractButton(parent), m_icon(icon), m_detail(detail) {
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(detail);
    setToolTip(detail);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setFixedHeight(44);
}

void StartCard::setFlat(const QString &aside) {
    m_flat = true;
    m_aside = aside;
    update();
}

void StartCard::setMissing(bool missing) {
    m_missing = missing;
    update();
}

void StartCard::paintEvent(QPaintEvent *) {
    using theme::color;
    using theme::Token;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool lit = underMouse() || isDown();
    if (m_flat) {
        painter.setPen(hasFocus() ? QPen(color(Token::Accent)) : QPen(Qt::NoPen));
        painter.setBrush(lit || hasFocus() ? QBrush(color(lit ? Token::Hover : Token::Sel)) : QBrush(Qt::NoBrush));
    } else {
        painter.setPen(QPen(color(hasFocus() ? Token::Accent : lit ? Token::Border2 : Token::Border), hasFocus() ? 1.5 : 1));
        painter.setBrush(color(lit ? Token::Hover : Token::Base));
    }
    painter.drawRoundedRect(box, 6, 6);
    theme::Icons::paint(&painter, m_icon, QPointF(m_flat ? 10 : 12, 13), 18,
                        color(m_missing || !isEnabled() ? Token::Text3 : Token::Accent));

    int right = width() - 10;
    painter.setFont(theme::Theme::instance().uiFont(12));
    if (!m_aside.isEmpty()) {
        painter.setPen(color(Token::Text3));
        painter.drawText(QRect(0, 0, right, height()), Qt::AlignRight | Qt::AlignVCenter, m_aside);
        right -= painter.fontMetrics().horizontalAdvance(m_aside) + 10;
    }
    const int left = m_flat ? 38 : 42;
    painter.setFont(theme::Theme::instance().uiFont(13, QFont::Medium));
    painter.setPen(color(m_missing || !isEnabled() ? Token::Text3 : Token::Text));
    painter.drawText(QRect(left, 5, right - left, 18), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, right - left));
    painter.setFont(theme::Theme::instance().uiFont(11.5));
    painter.setPen(color(m_missing ? Token::Text3 : Token::Text2));
    painter.drawText(QRect(left, 23, right - left, 15), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_detail, Qt::ElideRight, right - left));
}

void StartCard::keyPressEvent(QKeyEvent *event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        return;
    case Qt::Key_Down:
    case Qt::Key_Right:
        focusNextChild();
        return;
    case Qt::Key_Up:
    case Qt::Key_Left:
        focusPreviousChild();
        return;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

} // namespace davenport::welcome
