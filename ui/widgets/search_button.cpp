#include "ui/widgets/search_button.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/key_hint.h"

#include <QFocusEvent>
#include <QPainter>

namespace davenport::widgets {

SearchButton::SearchButton(const QString &text, const QString &keys, QWidget *parent)
    : QAbstractButton(parent), m_keys(keys) {
    setObjectName(QStringLiteral("search"));
    setText(text);
    setAccessibleName(text);
    setToolTip(tr("%1 (%2)").arg(text, keys));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, qOverload<>(&SearchButton::update));
}

void SearchButton::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal pen = m_ring ? 2 : 1;
    const QRectF box = QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
    painter.setPen(QPen(theme::color(m_ring         ? theme::Token::Accent
                                     : underMouse() ? theme::Token::Text3
                                                    : theme::Token::Border2),
                        pen));
    painter.setBrush(theme::color(theme::Token::Base));
    painter.drawRoundedRect(box, 6, 6);
    theme::Icons::paint(&painter, QStringLiteral("edit-find"), QPointF(9, (height() - 16) / 2), 16, theme::color(theme::Token::Text3));
    const int hint = KeyHint::paint(&painter, rect().adjusted(0, 0, -7, 0), m_keys);
    painter.setPen(theme::color(theme::Token::Text3));
    painter.setFont(theme::Theme::instance().uiFont());
    const QRect textRect = rect().adjusted(33, 0, -hint - 14, 0);
    painter.drawText(textRect, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, textRect.width()));
}

void SearchButton::focusInEvent(QFocusEvent *event) {
    m_ring = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QAbstractButton::focusInEvent(event);
}

void SearchButton::focusOutEvent(QFocusEvent *event) {
    m_ring = false;
    QAbstractButton::focusOutEvent(event);
}

void SearchButton::enterEvent(QEnterEvent *event) {
    QAbstractButton::enterEvent(event);
    update();
}

void SearchButton::leaveEvent(QEvent *event) {
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace davenport::widgets
