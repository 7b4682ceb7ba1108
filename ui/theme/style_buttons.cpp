#include "ui/theme/icons.h"
#include "ui/theme/style_painting.h"
#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QFontMetrics>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace davenport::theme {
namespace {

constexpr int kGap = 6;
constexpr int kKeyPadding = 5;
constexpr int kArrow = 12;

enum class Role { Plain, Primary, Ghost, Danger };

Role roleOf(const QStyleOptionButton &option, const QWidget *widget) {
    const QByteArray role = widget != nullptr ? widget->property("role").toByteArray() : QByteArray();
    if (role == "primary" || (role.isEmpty() && (option.features & QStyleOptionButton::DefaultButton) != 0)) {
        return Role::Primary;
    }
    return role == "ghost" ? Role::Ghost : role == "danger" ? Role::Danger : Role::Plain;
}

bool isSmall(const QWidget *widget) {
    return widget != nullptr && widget->property("small").toBool();
}

QString keyHint(const QWidget *widget) {
    return widget != nullptr ? widget->property("keyHint").toString() : QString();
}

QFont buttonFont(const QWidget *widget) {
    return Theme::instance().uiFont(isSmall(widget) ? 12 : 13, QFont::Medium);
}

QFont keyFont() {
    return Theme::instance().uiFont(10.5, QFont::Medium);
}

int keyWidth(const QString &keys) {
    return keys.isEmpty() ? 0 : QFontMetrics(keyFont()).horizontalAdvance(keys) + 2 * kKeyPadding;
}

QSize textSize(const QStyleOptionButton &option, const QWidget *widget) {
    return QFontMetrics(buttonFont(widget)).size(Qt::TextShowMnemonic, option.text);
}

struct Look {
    QColor fill;
    QColor line;
    QColor ink;
};

Look lookOf(const QStyleOptionButton &option, Role role) {
    const bool enabled = (option.state & QStyle::State_Enabled) != 0;
    const bool over = enabled && (option.state & QStyle::State_MouseOver) != 0;
    const bool down = (option.state & (QStyle::State_Sunken)) != 0;
    if ((option.state & QStyle::State_On) != 0) {
        return {color(Token::AccentSoft), color(Token::AccentLine), color(Token::Accent2)};
    }
    switch (role) {
    case Role::Primary:
        if (!enabled) {
            return {color(Token::Sel2), color(Token::Sel2), color(Token::Text3)};
        }
        return {color(over || down ? Token::Accent2 : Token::Accent),
                color(over || down ? Token::Accent2 : Token::Accent), color(Token::OnAccent)};
    case Role::Ghost:
        return {over || down ? color(down ? Token::Sel2 : Token::Hover) : QColor(Qt::transparent), Qt::transparent,
                color(enabled ? Token::Text : Token::Text3)};
    case Role::Danger:
        return {color(over || down ? Token::RedSoft : Token::Base), color(enabled ? Token::RedLine : Token::Border),
                color(enabled ? Token::Red : Token::Text3)};
    case Role::Plain:
        break;
    }
    return {color(down   ? Token::Sel2
                  : over ? Token::Hover
                         : Token::Base),
            color(enabled ? Token::Border2 : Token::Border), color(enabled ? Token::Text : Token::Text3)};
}

} // namespace

void paintFocusRing(const QStyleOption &option, QPainter *painter, const QWidget *widget) {
    if ((option.state & QStyle::State_KeyboardFocusChange) == 0) {
        return;
    }
    const QRectF rect(option.rect);
    painter->save();
    if (qobject_cast<const QAbstractItemView *>(widget) != nullptr) {
        if (widget->window()->windowType() != Qt::Popup) {
            painter->setPen(color(Token::Accent));
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
        painter->restore();
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color(Token::Accent), 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5);
    painter->restore();
}

void paintPushButton(const QStyleOptionButton &option, QPainter *painter, const QWidget *widget) {
    const Role role = roleOf(option, widget);
    const Look look = lookOf(option, role);
    const qreal radius = isSmall(widget) ? 5 : 6;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(look.line);
    painter->setBrush(look.fill);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);

    const QString keys = keyHint(widget);
    const bool hasMenu = (option.features & QStyleOptionButton::HasMenu) != 0;
    const int iconPx = option.icon.isNull() ? 0 : option.iconSize.width();
    int content = textSize(option, widget).width();
    content += iconPx > 0 ? iconPx + (option.text.isEmpty() ? 0 : kGap) : 0;
    content += keys.isEmpty() ? 0 : keyWidth(keys) + kGap;
    content += hasMenu ? kArrow + 4 : 0;
    const int padding = isSmall(widget) ? 8 : 10;
    int x = option.rect.x() + qMax(padding, (option.rect.width() - content) / 2);
    const int middle = option.rect.y() + option.rect.height() / 2;
    if (iconPx > 0) {
        const bool enabled = (option.state & QStyle::State_Enabled) != 0;
        const QRect iconRect(x, middle - iconPx / 2, iconPx, iconPx);
        option.icon.paint(painter, iconRect, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled,
                          (option.state & QStyle::State_On) != 0 ? QIcon::On : QIcon::Off);
        x += iconPx + kGap;
    }
    painter->setFont(buttonFont(widget));
    painter->setPen(look.ink);
    int right = option.rect.right() + 1 - padding - (keys.isEmpty() ? 0 : keyWidth(keys) + kGap);
    right -= hasMenu ? kArrow + 4 : 0;
    const QRect textRect(x, option.rect.y(), qMax(0, right - x) + 1, option.rect.height());
    const QString text =
        painter->fontMetrics().elidedText(option.text, Qt::ElideRight, textRect.width(), Qt::TextShowMnemonic);
    painter->drawText(textRect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextHideMnemonic, text);
    if (!keys.isEmpty()) {
        const QRectF box(textRect.x() + textSize(option, widget).width() + kGap, middle - 8.5, keyWidth(keys), 17);
        QColor line = role == Role::Primary ? look.ink : color(Token::Border2);
        line.setAlphaF(role == Role::Primary ? 0.7F : 1.0F);
        painter->setPen(line);
        painter->setBrush(role == Role::Primary ? QColor(Qt::transparent) : color(Token::Panel));
        painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter->setFont(keyFont());
        painter->setPen(role == Role::Primary ? look.ink : color(Token::Text2));
        painter->drawText(box, Qt::AlignCenter, keys);
    }
    if (hasMenu) {
        Icons::paint(painter, QStringLiteral("go-down"),
                     QPointF(option.rect.right() - padding - kArrow + 2, middle - kArrow / 2), kArrow, look.ink);
    }
    painter->restore();
    if ((option.state & QStyle::State_HasFocus) != 0) {
        paintFocusRing(option, painter, widget);
    }
}

QSize pushButtonSize(const QStyleOptionButton &option, const QWidget *widget) {
    int width = textSize(option, widget).width() + 2 * (isSmall(widget) ? 8 : 10);
    width += option.icon.isNull() ? 0 : option.iconSize.width() + (option.text.isEmpty() ? 0 : kGap);
    const QString keys = keyHint(widget);
    width += keys.isEmpty() ? 0 : keyWidth(keys) + kGap;
    width += (option.features & QStyleOptionButton::HasMenu) != 0 ? kArrow + 4 : 0;
    return {width + 1, scaled(isSmall(widget) ? 22 : 26)};
}

QSize toolButtonSize(const QStyleOptionToolButton &option) {
    if (option.toolButtonStyle == Qt::ToolButtonIconOnly || option.text.isEmpty()) {
        return {qMax(24, option.iconSize.width() + 8), qMax(24, option.iconSize.height() + 8)};
    }
    int width = option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width() + 13;
    width += option.toolButtonStyle == Qt::ToolButtonTextOnly || option.icon.isNull() ? 0 : option.iconSize.width() + 6;
    width += (option.features & QStyleOptionToolButton::HasMenu) != 0 ? kArrow + 6 : 0;
    return {width, scaled(26)};
}

void paintToolButton(const QStyleOptionToolButton &option, QPainter *painter, const QWidget *widget) {
    const bool enabled = (option.state & QStyle::State_Enabled) != 0;
    const bool on = (option.state & QStyle::State_On) != 0;
    const bool over = enabled && (option.state & QStyle::State_MouseOver) != 0;
    const bool down = enabled && (option.state & QStyle::State_Sunken) != 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (on || over || down) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(color(on ? Token::Sel : down ? Token::Sel2 : Token::Hover));
        painter->drawRoundedRect(option.rect, 6, 6);
    }
    const QColor ink = color(!enabled ? Token::Text3 : on ? Token::Accent : Token::Text2);
    QRect content = option.rect;
    const bool withText = option.toolButtonStyle != Qt::ToolButtonIconOnly && !option.text.isEmpty();
    if ((option.features & QStyleOptionToolButton::HasMenu) != 0 && withText) {
        content.adjust(0, 0, -kArrow - 2, 0);
        Icons::paint(painter, QStringLiteral("go-down"),
                     QPointF(content.right() - 2, content.center().y() - kArrow / 2 + 1), kArrow, ink);
    }
    if (option.toolButtonStyle != Qt::ToolButtonTextOnly && !option.icon.isNull()) {
        const int px = option.iconSize.width();
        const int x = withText ? content.x() + 6 : content.x() + (content.width() - px) / 2;
        const QRect iconRect(x, content.y() + (content.height() - px) / 2, px, px);
        option.icon.paint(painter, iconRect, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled,
                          on ? QIcon::On : QIcon::Off);
        content.setLeft(iconRect.right() + 1);
    } else if (option.toolButtonStyle == Qt::ToolButtonIconOnly && option.arrowType != Qt::NoArrow) {
        const QString arrow = option.arrowType == Qt::LeftArrow    ? QStringLiteral("go-previous")
                              : option.arrowType == Qt::RightArrow ? QStringLiteral("go-next")
                              : option.arrowType == Qt::UpArrow    ? QStringLiteral("go-up")
                                                                   : QStringLiteral("go-down");
        Icons::paint(painter, arrow, QRectF(content).center() - QPointF(kArrow / 2, kArrow / 2), kArrow, ink);
    }
    if (withText) {
        painter->setPen(color(!enabled ? Token::Text3 : on ? Token::Accent : Token::Text));
        painter->setFont(option.font);
        painter->drawText(content.adjusted(6, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextHideMnemonic,
                          option.text);
    }
    painter->restore();
    if ((option.state & QStyle::State_HasFocus) != 0) {
        paintFocusRing(option, painter, widget);
    }
}

} // namespace davenport::theme
