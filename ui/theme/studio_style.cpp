#include "ui/theme/studio_style.h"

#include "ui/theme/icons.h"
#include "ui/theme/style_painting.h"
#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTableView>

namespace davenport::theme {

StudioStyle::StudioStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void StudioStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const {
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        paintCheckBox(*option, painter);
        return;
    case PE_IndicatorRadioButton:
        paintRadioButton(*option, painter);
        return;
    case PE_IndicatorBranch:
        paintBranch(*option, painter);
        return;
    case PE_IndicatorArrowDown:
        paintArrow(QStringLiteral("go-down"), *option, painter);
        return;
    case PE_IndicatorArrowUp:
        paintArrow(QStringLiteral("go-up"), *option, painter);
        return;
    case PE_IndicatorArrowLeft:
        paintArrow(QStringLiteral("go-previous"), *option, painter);
        return;
    case PE_IndicatorArrowRight:
        paintArrow(QStringLiteral("go-next"), *option, painter);
        return;
    case PE_IndicatorHeaderArrow:
        paintHeaderArrow(*option, painter);
        return;
    case PE_PanelLineEdit:
        paintLineEdit(*option, painter, widget);
        return;
    case PE_FrameFocusRect:
        paintFocusRing(*option, painter, widget);
        return;
    case PE_PanelMenu:
        paintMenuPanel(*option, painter);
        return;
    case PE_FrameMenu:
        return;
    case PE_PanelTipLabel:
        painter->setPen(color(Token::Border2));
        painter->setBrush(color(Token::Base));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_PanelItemViewRow:
    case PE_PanelItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            paintItemBackground(*item, painter, element == PE_PanelItemViewRow);
            return;
        }
        break;
    case PE_FrameTabBarBase:
        painter->fillRect(option->rect.x(), option->rect.bottom(), option->rect.width(), 1, color(Token::Border));
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, color(Token::Border));
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void StudioStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const {
    switch (element) {
    case CE_PushButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            paintPushButton(*button, painter, widget);
            return;
        }
        break;
    case CE_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            paintMenuItem(*item, painter, widget);
            return;
        }
        break;
    case CE_MenuBarItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            paintMenuBarItem(*item, painter);
            return;
        }
        break;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, color(Token::Window));
        return;
    case CE_ComboBoxLabel:
        if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            paintComboBoxLabel(*box, painter, widget);
            return;
        }
        break;
    case CE_ProgressBarContents:
    case CE_ProgressBarLabel:
        return;
    case CE_ProgressBarGroove:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option)) {
            paintProgressBar(*bar, painter);
            return;
        }
        break;
    case CE_ToolBar:
        painter->fillRect(option->rect, color(Token::Window));
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void StudioStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                     const QWidget *widget) const {
    switch (control) {
    case CC_ToolButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
            paintToolButton(*button, painter, widget);
            return;
        }
        break;
    case CC_ComboBox:
        if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            paintComboBox(*box, painter, widget);
            return;
        }
        break;
    case CC_SpinBox:
        if (const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option)) {
            paintSpinBox(*box, painter, this, widget);
            return;
        }
        break;
    case CC_Slider:
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
            paintSlider(*slider, painter, this, widget);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect StudioStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                  const QWidget *widget) const {
    const QRect rect = option->rect;
    if (control == CC_ComboBox) {
        if (part == SC_ComboBoxEditField) {
            return visualRect(option->direction, rect, rect.adjusted(8, 1, -22, -1));
        }
        if (part == SC_ComboBoxArrow) {
            return visualRect(option->direction, rect, QRect(rect.right() - 21, rect.y(), 22, rect.height()));
        }
    }
    if (control == CC_SpinBox) {
        const QRect buttons = rect.adjusted(rect.width() - 19, 2, -2, -2);
        switch (part) {
        case SC_SpinBoxEditField:
            return visualRect(option->direction, rect, rect.adjusted(6, 1, -20, -1));
        case SC_SpinBoxUp:
            return visualRect(option->direction, rect, buttons.adjusted(0, 0, 0, -buttons.height() / 2));
        case SC_SpinBoxDown:
            return visualRect(option->direction, rect, buttons.adjusted(0, buttons.height() / 2, 0, 0));
        default:
            break;
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect StudioStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents && qobject_cast<const QLineEdit *>(widget) != nullptr) {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        const bool boxed = frame != nullptr && frame->lineWidth > 0;
        return boxed ? option->rect.adjusted(6, 1, -6, -1) : rect;
    }
    return rect;
}

QSize StudioStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                    const QWidget *widget) const {
    switch (type) {
    case CT_PushButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            return pushButtonSize(*button, widget);
        }
        break;
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            return menuItemSize(*item);
        }
        break;
    case CT_MenuBarItem:
        return {size.width() + 16, scaled(26)};
    case CT_ComboBox:
        return {size.width() + 34, scaled(26)};
    case CT_ToolButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
            return toolButtonSize(*button);
        }
        break;
    case CT_ProgressBar:
        return {size.width(), scaled(18)};
    case CT_ItemViewItem: {
        const QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
        return {base.width(), qMax(base.height(), scaled(26))};
    }
    case CT_SpinBox:
        return {size.width() + 26, scaled(26)};
    case CT_LineEdit:
        return {size.width(), scaled(26)};
    case CT_HeaderSection: {
        const QSize base = QProxyStyle::sizeFromContents(type, option, size, widget);
        return {base.width() + 8, scaled(28)};
    }
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

int StudioStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const {
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 14;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
        return 16;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 4;
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarHMargin:
    case PM_MenuBarItemSpacing:
        return 0;
    case PM_DockWidgetSeparatorExtent:
        return 1;
    case PM_DockWidgetTitleMargin:
        return 0;
    case PM_ToolBarItemSpacing:
        return 4;
    case PM_ToolBarItemMargin:
    case PM_ToolBarFrameWidth:
    case PM_DefaultFrameWidth:
        if (metric == PM_DefaultFrameWidth && qobject_cast<const QAbstractItemView *>(widget) == nullptr) {
            return QProxyStyle::pixelMetric(metric, option, widget);
        }
        return 0;
    case PM_FocusFrameHMargin:
        return qobject_cast<const QTableView *>(widget) != nullptr ? 7 : 5;
    case PM_TreeViewIndentation:
        return 14;
    case PM_SliderLength:
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return 14;
    case PM_MessageBoxIconSize:
        return 18;
    case PM_TabBarScrollButtonWidth:
        return 22;
    case PM_HeaderMarkSize:
        return 12;
    case PM_ToolTipLabelFrameWidth:
        return 1;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int StudioStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *returnData) const {
    switch (hint) {
    case SH_ComboBox_Popup:
        return 0;
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_UnderlineShortcut:
        return 0;
    case SH_EtchDisabledText:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_ScrollBar_Transient:
        return 0;
    case SH_ToolTip_WakeUpDelay:
        return 500;
    case SH_Menu_SupportsSections:
        return 0;
    case SH_Menu_Mask:
        if (auto *mask = qstyleoption_cast<QStyleHintReturnMask *>(returnData)) {
            mask->region = menuShape(option->rect.size());
            return 1;
        }
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QIcon StudioStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const {
    switch (which) {
    case SP_MessageBoxInformation:
        return Icons::icon(QStringLiteral("status-info"), Token::Blue);
    case SP_MessageBoxQuestion:
        return Icons::icon(QStringLiteral("status-info"), Token::Accent);
    case SP_MessageBoxWarning:
        return Icons::icon(QStringLiteral("status-warning"), Token::Amber);
    case SP_MessageBoxCritical:
        return Icons::icon(QStringLiteral("status-error"), Token::Red);
    case SP_LineEditClearButton:
        return Icons::icon(QStringLiteral("window-close"), Token::Text2);
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

void StudioStyle::polish(QWidget *widget) {
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton *>(widget) != nullptr || qobject_cast<QComboBox *>(widget) != nullptr) {
        widget->setAttribute(Qt::WA_Hover);
    }
    if (qobject_cast<QAbstractSpinBox *>(widget) != nullptr) {
        widget->setMinimumHeight(26); // it asks a style for less than the frame it draws
    }
    if (auto *header = qobject_cast<QHeaderView *>(widget)) {
        header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        header->setHighlightSections(false);
    }
}

} // namespace davenport::theme
