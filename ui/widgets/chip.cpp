#include "ui/widgets/chip.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace davenport::widgets {
namespace {

constexpr int kPadding = 6;
constexpr int kGap = 4;
constexpr int kIcon = 12;

} // namespace

Chip::Chip(const QString &text, theme::Tone tone, const QString &icon, QWidget *parent)
    : QWidget(parent), m_icon(icon), m_tone(tone) {
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setText(text);
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, qOverload<>(&Chip::update));
}

void Chip::setText(const QString &text) {
    m_text = text;
    setAccessibleName(text);
    setToolTip(text);
    updateGeometry();
    update();
}

void Chip::setMono(bool mono) {
    m_mono = mono;
    updateGeometry();
    update();
}

void Chip::setChipHeight(int px) {
    m_height = px;
    updateGeometry();
}

void Chip::setMaximumTextWidth(int px) {
    m_maximum = px;
    updateGeometry();
}

void Chip::setClosable(bool closable, const QString &what) {
    m_closable = closable;
    setFocusPolicy(closable ? Qt::StrongFocus : Qt::NoFocus);
    if (closable) {
        setToolTip(tr("%1\nRemove %2 with Delete or a click on the cross").arg(m_text, what.isEmpty() ? m_text : what));
    }
    updateGeometry();
    update();
}

QFont Chip::chipFont() const {
    return m_mono ? theme::Theme::instance().codeFont(12) : theme::Theme::instance().uiFont(12);
}

QSize Chip::sizeHint() const {
    int width = 2 * kPadding + QFontMetrics(chipFont()).horizontalAdvance(m_text) + 1;
    width += m_icon.isEmpty() ? 0 : kIcon + kGap;
    width += m_closable ? kIcon + kGap : 0;
    return {qMin(width, m_maximum), m_height};
}

QSize Chip::minimumSizeHint() const {
    return {qMin(sizeHint().width(), 48), m_height};
}

QRect Chip::crossRect() const {
    return {width() - kPadding - kIcon + 2, (height() - kIcon) / 2, kIcon, kIcon};
}

void Chip::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = theme::color(m_tone == theme::Tone::Neutral ? theme::Token::Text : theme::strongToken(m_tone));
    const QRectF box(0, (height() - m_height) / 2, width(), m_height);
    painter.setPen(m_ring ? QPen(theme::color(theme::Token::Accent), 2) : QPen(Qt::NoPen));
    painter.setBrush(theme::color(theme::softToken(m_tone)));
    const qreal inset = m_ring ? 1 : 0;
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 4, 4);
    int x = kPadding;
    if (!m_icon.isEmpty()) {
        const QColor iconInk = m_tone == theme::Tone::Neutral ? theme::color(theme::Token::Text2) : ink;
        theme::Icons::paint(&painter, m_icon, QPointF(x, (height() - kIcon) / 2), kIcon, iconInk);
        x += kIcon + kGap;
    }
    int right = width() - kPadding;
    if (m_closable) {
        theme::Icons::paint(&painter, QStringLiteral("window-close"), crossRect().topLeft(), kIcon,
                            theme::color(theme::Token::Text2));
        right = crossRect().left() - 2;
    }
    painter.setFont(chipFont());
    painter.setPen(ink);
    const QRect textRect(x, 0, right - x + 1, height());
    painter.drawText(textRect, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_text, Qt::ElideRight, textRect.width()));
}

void Chip::mouseReleaseEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton || !rect().contains(event->pos())) {
        return;
    }
    if (m_closable && crossRect().adjusted(-4, -4, 4, 4).contains(event->pos())) {
        emit closeRequested();
    } else {
        emit clicked();
    }
}

void Chip::keyPressEvent(QKeyEvent *event) {
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (m_closable) {
            emit closeRequested();
            return;
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        emit clicked();
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void Chip::focusInEvent(QFocusEvent *event) {
    m_ring = event->reason() != Qt::MouseFocusReason;
    update();
}

void Chip::focusOutEvent(QFocusEvent *event) {
    Q_UNUSED(event);
    m_ring = false;
    update();
}

} // namespace davenport::widgets
