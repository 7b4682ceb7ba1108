#pragma once

#include <QSize>
#include <QString>

class QPainter;
class QRegion;
class QStyle;
class QStyleOption;
class QStyleOptionButton;
class QStyleOptionComboBox;
class QStyleOptionMenuItem;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionToolButton;
class QStyleOptionViewItem;
class QWidget;

// The pieces StudioStyle is painted with. Each paints one control into its option's rectangle; GUI thread only.
namespace davenport::theme {

void paintCheckBox(const QStyleOption &option, QPainter *painter);
void paintRadioButton(const QStyleOption &option, QPainter *painter);
void paintBranch(const QStyleOption &option, QPainter *painter);
void paintArrow(const QString &icon, const QStyleOption &option, QPainter *painter);
void paintHeaderArrow(const QStyleOption &option, QPainter *painter);
void paintLineEdit(const QStyleOption &option, QPainter *painter, const QWidget *widget);

/// The ring: 1 px accent border and 1 px accent inside, drawn only while the focus came by keyboard. A row of a list or
/// table gets a plain line of 1 px, an entry of a combo box's list nothing.
void paintFocusRing(const QStyleOption &option, QPainter *painter, const QWidget *widget);

void paintPushButton(const QStyleOptionButton &option, QPainter *painter, const QWidget *widget);
QSize pushButtonSize(const QStyleOptionButton &option, const QWidget *widget);
void paintToolButton(const QStyleOptionToolButton &option, QPainter *painter, const QWidget *widget);
QSize toolButtonSize(const QStyleOptionToolButton &option);
void paintComboBox(const QStyleOptionComboBox &option, QPainter *painter, const QWidget *widget);
void paintComboBoxLabel(const QStyleOptionComboBox &option, QPainter *painter, const QWidget *widget);
void paintSpinBox(const QStyleOptionSpinBox &option, QPainter *painter, const QStyle *style, const QWidget *widget);
void paintSlider(const QStyleOptionSlider &option, QPainter *painter, const QStyle *style, const QWidget *widget);
void paintProgressBar(const QStyleOptionProgressBar &option, QPainter *painter);
/// The ground of a whole row (under a tree's branches too) or of one of its cells: selected, under the mouse, or plain.
void paintItemBackground(const QStyleOptionViewItem &option, QPainter *painter, bool wholeRow);
/// The shape of a menu of that size. A mask, because a translucent window has black corners where nothing composes.
QRegion menuShape(QSize size);
void paintMenuPanel(const QStyleOption &option, QPainter *painter);
void paintMenuItem(const QStyleOptionMenuItem &option, QPainter *painter, const QWidget *widget);
QSize menuItemSize(const QStyleOptionMenuItem &option);
void paintMenuBarItem(const QStyleOptionMenuItem &option, QPainter *painter);

} // namespace davenport::theme
