#include "ui/theme/icons.h"
#include "ui/theme/style_painting.h"
#include "ui/theme/theme.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <QWidget>

namespace davenport::theme {
namespace {

bool isEnabled(const QStyleOption &option) {
    return (option.state & QStyle::State_Enabled) != 0;
}

bool isHovered(const QStyleOption &option) {
    return isEnabled(option) && (option.state & QStyle::State_MouseOver) != 0;
}

// An input's box: 1 px outline, 2 px in accent while it has the focus.
void paintBox(const QRect &rect, bool focused, bool enabled, bool hovered, QPainter *painter) {
    const qreal pen = focused ? 2 : 1;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Token line = focused ? Token::Accent : !enabled ? Token::Border : hovered ? Token::Text3 : Token::Border2;
    painter->setPen(QPen(color(line), pen));
    painter->setBrush(color(enabled ? Token::Base : Token::Panel));
    painter->drawRoundedRect(QRectF(rect).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), 6, 6);
    painter->restore();
}

// The square or circle of a tick box, filled with the accent when it is on.
void preparePlate(const QStyleOption &option, bool filled, QPainter *painter) {
    const bool enabled = isEnabled(option);
    const bool focused =
        (option.state & QStyle::State_HasFocus) != 0 && (option.state & QStyle::State_KeyboardFocusChange) != 0;
    painter->setRenderHint(QPainter::Antialiasing);
    if (filled) {
        painter->setPen(QPen(color(!enabled  ? Token::Border2
                                   : focused ? Token::Accent2
                                             : Token::Accent),
                             focused ? 2 : 1));
        painter->setBrush(color(enabled ? Token::Accent : Token::Border2));
        return;
    }
    const Token line = focused || isHovered(option) ? Token::Accent : enabled ? Token::Text3 : Token::Border2;
    painter->setPen(QPen(color(line), focused ? 2 : 1));
    painter->setBrush(color(enabled ? Token::Base : Token::Panel));
}

QRectF plateRect(const QRect &rect) {
    const QPointF at(rect.x() + (rect.width() - 14) / 2, rect.y() + (rect.height() - 14) / 2);
    return QRectF(at, QSizeF(14, 14)).adjusted(0.5, 0.5, -0.5, -0.5);
}

} // namespace

void paintCheckBox(const QStyleOption &option, QPainter *painter) {
    const bool on = (option.state & QStyle::State_On) != 0;
    const bool partly = (option.state & QStyle::State_NoChange) != 0;
    const QRectF plate = plateRect(option.rect);
    painter->save();
    preparePlate(option, on || partly, painter);
    painter->drawRoundedRect(plate, 3, 3);
    painter->setPen(QPen(color(Token::OnAccent), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    if (partly) {
        painter->drawLine(plate.topLeft() + QPointF(3.5, 6.5), plate.topLeft() + QPointF(9.5, 6.5));
    } else if (on) {
        const QPointF tick[] = {plate.topLeft() + QPointF(3, 6.7), plate.topLeft() + QPointF(5.5, 9.2),
                                plate.topLeft() + QPointF(10, 4)};
        painter->drawPolyline(tick, 3);
    }
    painter->restore();
}

void paintRadioButton(const QStyleOption &option, QPainter *painter) {
    const bool on = (option.state & QStyle::State_On) != 0;
    const QRectF plate = plateRect(option.rect);
    painter->save();
    preparePlate(option, on, painter);
    painter->drawEllipse(plate);
    if (on) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(color(Token::OnAccent));
        painter->drawEllipse(plate.center(), 2.5, 2.5);
    }
    painter->restore();
}

void paintArrow(const QString &icon, const QStyleOption &option, QPainter *painter) {
    constexpr int kPx = 12;
    const QPointF at(option.rect.x() + (option.rect.width() - kPx) / 2,
                     option.rect.y() + (option.rect.height() - kPx) / 2);
    Icons::paint(painter, icon, at, kPx, color(isEnabled(option) ? Token::Text2 : Token::Text3));
}

void paintBranch(const QStyleOption &option, QPainter *painter) {
    if ((option.state & QStyle::State_Children) != 0) {
        const bool open = (option.state & QStyle::State_Open) != 0;
        paintArrow(open ? QStringLiteral("go-down") : QStringLiteral("go-next"), option, painter);
    }
}

void paintHeaderArrow(const QStyleOption &option, QPainter *painter) {
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(&option);
    if (header == nullptr || header->sortIndicator == QStyleOptionHeader::None) {
        return;
    }
    constexpr int kPx = 12;
    const QString icon =
        header->sortIndicator == QStyleOptionHeader::SortUp ? QStringLiteral("arrow-down") : QStringLiteral("arrow-up");
    const QPointF at(option.rect.x() + (option.rect.width() - kPx) / 2,
                     option.rect.y() + (option.rect.height() - kPx) / 2);
    Icons::paint(painter, icon, at, kPx, color(Token::Accent));
}

void paintLineEdit(const QStyleOption &option, QPainter *painter, const QWidget *widget) {
    const QWidget *parent = widget != nullptr ? widget->parentWidget() : nullptr;
    if (qobject_cast<const QAbstractSpinBox *>(parent) != nullptr ||
        qobject_cast<const QComboBox *>(parent) != nullptr) {
        return; // the box around it is painted already
    }
    if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
        frame != nullptr && frame->lineWidth == 0) {
        return;
    }
    paintBox(option.rect, (option.state & QStyle::State_HasFocus) != 0, isEnabled(option), isHovered(option), painter);
}

void paintComboBox(const QStyleOptionComboBox &option, QPainter *painter, const QWidget *widget) {
    Q_UNUSED(widget);
    const bool focused = (option.state & QStyle::State_HasFocus) != 0 &&
                         (option.editable || (option.state & QStyle::State_KeyboardFocusChange) != 0);
    paintBox(option.rect, focused, isEnabled(option), isHovered(option), painter);
    constexpr int kPx = 12;
    const QPointF at(option.rect.right() - 6 - kPx, option.rect.y() + (option.rect.height() - kPx) / 2);
    Icons::paint(painter, QStringLiteral("go-down"), at, kPx, color(isEnabled(option) ? Token::Text2 : Token::Text3));
}

void paintComboBoxLabel(const QStyleOptionComboBox &option, QPainter *painter, const QWidget *widget) {
    if (option.editable) {
        return;
    }
    QRect rect = option.rect.adjusted(8, 0, -22, 0);
    painter->save();
    if (!option.currentIcon.isNull()) {
        constexpr int kPx = 14;
        option.currentIcon.paint(painter, QRect(rect.x(), rect.y() + (rect.height() - kPx) / 2, kPx, kPx),
                                 Qt::AlignCenter, isEnabled(option) ? QIcon::Normal : QIcon::Disabled);
        rect.adjust(kPx + 6, 0, 0, 0);
    }
    painter->setFont(widget != nullptr ? widget->font() : painter->font());
    painter->setPen(color(isEnabled(option) ? Token::Text : Token::Text3));
    painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft,
                      painter->fontMetrics().elidedText(option.currentText, Qt::ElideRight, rect.width()));
    painter->restore();
}

void paintSpinBox(const QStyleOptionSpinBox &option, QPainter *painter, const QStyle *style, const QWidget *widget) {
    paintBox(option.rect, (option.state & QStyle::State_HasFocus) != 0, isEnabled(option), isHovered(option), painter);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons) {
        return;
    }
    const auto arrow = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag flag, const QString &icon) {
        constexpr int kPx = 12;
        const QRect rect = style->subControlRect(QStyle::CC_SpinBox, &option, part, widget);
        const bool can = isEnabled(option) && (option.stepEnabled & flag) != 0;
        if (can && (option.activeSubControls & part) != 0 && isHovered(option)) {
            painter->fillRect(rect, color(Token::Hover));
        }
        QColor ink = color(can ? Token::Text2 : Token::Text3);
        ink.setAlphaF(can ? 1.0F : 0.5F);
        Icons::paint(painter, icon, QPointF(rect.x() + (rect.width() - kPx) / 2, rect.y() + (rect.height() - kPx) / 2),
                     kPx, ink);
    };
    arrow(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, QStringLiteral("go-up"));
    arrow(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, QStringLiteral("go-down"));
}

void paintSlider(const QStyleOptionSlider &option, QPainter *painter, const QStyle *style, const QWidget *widget) {
    constexpr qreal kGroove = 4;
    const QRectF handle = style->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, widget);
    const QRectF all(option.rect);
    const bool flat = option.orientation == Qt::Horizontal;
    const QRectF groove = flat ? QRectF(all.x(), all.center().y() - kGroove / 2, all.width(), kGroove)
                               : QRectF(all.center().x() - kGroove / 2, all.y(), kGroove, all.height());
    QRectF done = groove;
    if (flat) {
        done.setRight(handle.center().x());
    } else {
        done.setTop(handle.center().y());
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(color(Token::Sel2));
    painter->drawRoundedRect(groove, 2, 2);
    painter->setBrush(color(isEnabled(option) ? Token::Accent : Token::Border2));
    painter->drawRoundedRect(done, 2, 2);
    const bool focused =
        (option.state & QStyle::State_HasFocus) != 0 && (option.state & QStyle::State_KeyboardFocusChange) != 0;
    painter->setPen(QPen(color(focused || isHovered(option) ? Token::Accent : Token::Border2), focused ? 2 : 1));
    painter->setBrush(color(Token::Base));
    painter->drawEllipse(handle.center(), 6, 6);
    painter->restore();
}

void paintItemBackground(const QStyleOptionViewItem &option, QPainter *painter, bool wholeRow) {
    if ((option.state & QStyle::State_Selected) != 0) {
        const bool active = option.widget == nullptr || option.widget->window()->isActiveWindow();
        painter->fillRect(option.rect, color(active ? Token::Sel : Token::Sel2));
    } else if (isHovered(option) && isEnabled(option)) {
        painter->fillRect(option.rect, color(Token::Hover));
    } else if (wholeRow && (option.features & QStyleOptionViewItem::Alternate) != 0) {
        painter->fillRect(option.rect, color(Token::Alt));
    } else if (!wholeRow && option.backgroundBrush.style() != Qt::NoBrush) {
        painter->fillRect(option.rect, option.backgroundBrush);
    }
}

void paintProgressBar(const QStyleOptionProgressBar &option, QPainter *painter) {
    constexpr int kHeight = 4;
    QRectF bar(option.rect.x(), option.rect.y() + (option.rect.height() - kHeight) / 2, option.rect.width(), kHeight);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(color(Token::Sel2));
    painter->drawRoundedRect(bar, 2, 2);
    painter->setBrush(color(Token::Accent));
    const qint64 span = static_cast<qint64>(option.maximum) - option.minimum;
    if (span > 0) {
        bar.setWidth(bar.width() * static_cast<double>(option.progress - option.minimum) / static_cast<double>(span));
    } else {
        bar.adjust(bar.width() / 3, 0, -bar.width() / 3, 0); // the amount of work is not known
    }
    painter->drawRoundedRect(bar, 2, 2);
    painter->restore();
}

} // namespace davenport::theme
