#include "ui/widgets/pill.h"

#include "ui/theme/icons.h"
#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace davenport::widgets {
namespace {

constexpr int kTall = 18;
constexpr int kPadding = 7;
constexpr int kIcon = 12;
constexpr int kGap = 4;

QFont pillFont() {
    return theme::Theme::instance().uiFont(11, QFont::DemiBold);
}

} // namespace

Pill::Pill(const QString &text, theme::Tone tone, const QString &icon, QWidget *parent)
    : QWidget(parent), m_icon(icon), m_tone(tone) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setText(text);
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, qOverload<>(&Pill::update));
}

void Pill::setText(const QString &text) {
    m_text = text;
    setAccessibleName(text);
    if (toolTip().isEmpty()) {
        setToolTip(text);
    }
    updateGeometry();
    update();
}

void Pill::setTone(theme::Tone tone, const QString &icon) {
    m_tone = tone;
    m_icon = icon;
    updateGeometry();
    update();
}

QSize Pill::sizeHint() const {
    return {widthFor(m_text, m_icon), theme::scaled(kTall)};
}

int Pill::widthFor(const QString &text, const QString &icon) {
    return 2 * kPadding + QFontMetrics(pillFont()).horizontalAdvance(text) + (icon.isEmpty() ? 0 : kIcon + kGap);
}

int Pill::paint(QPainter *painter, const QRect &rect, const QString &text, theme::Tone tone, const QString &icon) {
    const int width = qMin(widthFor(text, icon), rect.width());
    const int tall = theme::scaled(kTall);
    const QRect box(rect.x(), rect.y() + (rect.height() - tall) / 2, width, tall);
    const QColor strong = theme::color(theme::strongToken(tone));
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme::color(theme::softToken(tone)));
    painter->drawRoundedRect(box, tall / 2.0, tall / 2.0);
    int x = box.x() + kPadding;
    if (!icon.isEmpty()) {
        theme::Icons::paint(painter, icon, QPointF(x, box.y() + (tall - kIcon) / 2), kIcon, strong);
        x += kIcon + kGap;
    }
    painter->setFont(pillFont());
    painter->setPen(strong);
    const QRect textRect(x, box.y(), box.right() - kPadding - x + 2, tall);
    painter->drawText(textRect, Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, textRect.width()));
    painter->restore();
    return width;
}

void Pill::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    paint(&painter, rect(), m_text, m_tone, m_icon);
}

} // namespace davenport::widgets
