#include "ui/widgets/key_hint.h"

#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QKeySequence>
#include <QPainter>

namespace davenport::widgets {
namespace {

constexpr int kTall = 17;
constexpr int kPadding = 5;

QFont hintFont() {
    return theme::Theme::instance().uiFont(10.5, QFont::Medium);
}

} // namespace

KeyHint::KeyHint(const QString &keys, QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setKeys(keys);
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, qOverload<>(&KeyHint::update));
}

void KeyHint::setKeys(const QString &keys) {
    m_keys = keys;
    setAccessibleName(keys);
    setToolTip(tr("Key: %1").arg(keys));
    updateGeometry();
    update();
}

QString KeyHint::textFor(const QKeySequence &keys) {
    QString text = keys.toString(QKeySequence::NativeText);
    const bool plus = text.endsWith(QLatin1String("++"));
    if (plus) {
        text.chop(1); // the key itself is "+"
    }
    text.replace(QLatin1Char('+'), QLatin1Char(' '));
    return plus ? text + QLatin1Char('+') : text;
}

int KeyHint::widthFor(const QString &keys) {
    return QFontMetrics(hintFont()).horizontalAdvance(keys) + 2 * kPadding;
}

QSize KeyHint::sizeHint() const {
    return {widthFor(m_keys), theme::scaled(kTall)};
}

int KeyHint::paint(QPainter *painter, const QRect &rect, const QString &keys) {
    const int width = widthFor(keys);
    const int tall = theme::scaled(kTall);
    const QRectF box(rect.right() + 1 - width, rect.y() + (rect.height() - tall) / 2, width, tall);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(theme::color(theme::Token::Border2));
    painter->setBrush(theme::color(theme::Token::Panel));
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter->setFont(hintFont());
    painter->setPen(theme::color(theme::Token::Text2));
    painter->drawText(box, Qt::AlignCenter, keys);
    painter->restore();
    return width;
}

void KeyHint::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    paint(&painter, rect(), m_keys);
}

} // namespace davenport::widgets
