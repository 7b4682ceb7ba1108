#include "ui/theme/icons.h"
#include "ui/theme/style_painting.h"
#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"

#include <QBitmap>
#include <QFontMetrics>
#include <QPainter>
#include <QRegion>
#include <QStyle>
#include <QStyleOption>

namespace davenport::theme {
namespace {

constexpr int kRow = 26;
constexpr int kRadius = 6;
constexpr int kSeparator = 9;
constexpr int kIcon = 16;
constexpr int kPadding = 8;
constexpr int kTextAt = kPadding + kIcon + 8;

} // namespace

QSize menuItemSize(const QStyleOptionMenuItem &option) {
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        return {40, kSeparator};
    }
    const QFontMetrics metrics(option.font);
    const QStringList parts = option.text.split(QLatin1Char('\t'));
    int width = kTextAt + metrics.size(Qt::TextShowMnemonic, parts.first()).width() + kPadding;
    if (parts.size() > 1) {
        width += 24 + metrics.horizontalAdvance(parts.last());
    }
    width += option.menuItemType == QStyleOptionMenuItem::SubMenu ? 24 : 12;
    return {qMax(width, 160), scaled(kRow)};
}

QRegion menuShape(QSize size) {
    QBitmap shape(size);
    shape.clear();
    QPainter painter(&shape);
    painter.setPen(Qt::color1);
    painter.setBrush(Qt::color1);
    painter.drawRoundedRect(QRect(QPoint(0, 0), size).adjusted(0, 0, -1, -1), kRadius, kRadius);
    painter.end();
    return QRegion(shape);
}

void paintMenuPanel(const QStyleOption &option, QPainter *painter) {
    painter->save();
    painter->fillRect(option.rect, color(Token::Base));
    painter->setPen(color(Token::Border2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(option.rect.adjusted(0, 0, -1, -1), kRadius, kRadius);
    painter->restore();
}

void paintMenuItem(const QStyleOptionMenuItem &option, QPainter *painter, const QWidget *widget) {
    Q_UNUSED(widget);
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        painter->fillRect(option.rect.x() + 2, option.rect.center().y(), option.rect.width() - 4, 1,
                          color(Token::Border));
        return;
    }
    const bool enabled = (option.state & QStyle::State_Enabled) != 0;
    const bool selected = enabled && (option.state & QStyle::State_Selected) != 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(color(Token::Sel));
        painter->drawRoundedRect(option.rect, 4, 4);
    }
    const int top = option.rect.y() + (option.rect.height() - kIcon) / 2;
    const QRect iconRect(option.rect.x() + kPadding, top, kIcon, kIcon);
    const bool checkable = option.checkType != QStyleOptionMenuItem::NotCheckable;
    if (checkable && option.checked) {
        Icons::paint(painter, QStringLiteral("check"), iconRect.topLeft(), kIcon, color(Token::Accent));
    } else if (!option.icon.isNull()) {
        option.icon.paint(painter, iconRect, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
    }
    const QStringList parts = option.text.split(QLatin1Char('\t'));
    const QRect textRect = option.rect.adjusted(kTextAt, 0, -kPadding, 0);
    painter->setFont(option.font);
    painter->setPen(color(enabled ? Token::Text : Token::Text3));
    painter->drawText(textRect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextHideMnemonic, parts.first());
    if (parts.size() > 1) {
        painter->setPen(color(selected ? Token::Text2 : Token::Text3));
        painter->drawText(textRect, Qt::AlignVCenter | Qt::AlignRight,
                          QString(parts.last()).replace(QLatin1Char('+'), QLatin1Char(' ')));
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        Icons::paint(painter, QStringLiteral("go-next"), QPointF(option.rect.right() - kPadding - 12, top + 2), 12,
                     color(Token::Text2));
    }
    painter->restore();
}

void paintMenuBarItem(const QStyleOptionMenuItem &option, QPainter *painter) {
    painter->save();
    painter->fillRect(option.rect, color(Token::Window));
    const bool open = (option.state & QStyle::State_Sunken) != 0;
    if (open || (option.state & QStyle::State_Selected) != 0) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(color(open ? Token::Sel : Token::Hover));
        painter->drawRoundedRect(option.rect, 6, 6);
    }
    painter->setPen(color((option.state & QStyle::State_Enabled) != 0 ? Token::Text : Token::Text3));
    painter->drawText(option.rect, Qt::AlignCenter | Qt::TextHideMnemonic, option.text);
    painter->restore();
}

} // namespace davenport::theme
