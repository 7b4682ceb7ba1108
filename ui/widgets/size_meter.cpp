#include "ui/widgets/size_meter.h"

#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace davenport::widgets {
namespace {

constexpr int kBarWidth = 56;
constexpr int kBarHeight = 4;
constexpr int kGap = 8;
constexpr QChar kThinSpace(0x2009);

QFont meterFont() {
    return theme::Theme::instance().uiFont(12);
}

} // namespace

SizeMeter::SizeMeter(QWidget *parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setSize(0, 0);
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, qOverload<>(&SizeMeter::update));
}

void SizeMeter::setSize(qint64 bytes, qint64 limit) {
    m_bytes = bytes;
    m_limit = limit;
    setAccessibleName(label());
    setToolTip(limit > 0 ? tr("%1 of %2 bytes").arg(numberText(bytes), numberText(limit))
                         : tr("%1 bytes").arg(numberText(bytes)));
    updateGeometry();
    update();
}

QString SizeMeter::label() const {
    return m_limit > 0 ? tr("%1 of %2").arg(bytesText(m_bytes), bytesText(m_limit)) : bytesText(m_bytes);
}

QSize SizeMeter::sizeHint() const {
    return {QFontMetrics(meterFont()).horizontalAdvance(label()) + (m_limit > 0 ? kGap + kBarWidth : 0) + 1, 18};
}

QString SizeMeter::bytesText(qint64 bytes) {
    if (bytes < 1000) {
        return tr("%1 B").arg(bytes);
    }
    const char *units[] = {"KB", "MB", "GB", "TB"};
    double value = static_cast<double>(bytes);
    int unit = -1;
    while (value >= 999.95 && unit < 3) {
        value /= 1000;
        ++unit;
    }
    QString number = QString::number(value, 'f', value < 99.95 ? 1 : 0);
    if (number.endsWith(QStringLiteral(".0"))) {
        number.chop(2);
    }
    return number + QLatin1Char(' ') + QLatin1String(units[unit]);
}

QString SizeMeter::numberText(qint64 number) {
    QString digits = QString::number(number);
    const qsizetype first = number < 0 ? 1 : 0;
    for (qsizetype at = digits.size() - 3; at > first; at -= 3) {
        digits.insert(at, kThinSpace);
    }
    return digits;
}

void SizeMeter::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(meterFont());
    painter.setPen(theme::color(theme::Token::Text3));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft, label());
    if (m_limit <= 0) {
        return;
    }
    const double share = qBound(0.0, static_cast<double>(m_bytes) / static_cast<double>(m_limit), 1.0);
    const QRectF bar(width() - kBarWidth, (height() - kBarHeight) / 2, kBarWidth, kBarHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::color(theme::Token::Sel2));
    painter.drawRoundedRect(bar, 2, 2);
    const theme::Token fill = share >= 0.8   ? theme::Token::Red
                              : share >= 0.5 ? theme::Token::Amber
                                             : theme::Token::Accent;
    painter.setBrush(theme::color(fill));
    painter.drawRoundedRect(QRectF(bar.x(), bar.y(), qMax(3.0, bar.width() * share), bar.height()), 2, 2);
}

} // namespace davenport::widgets
