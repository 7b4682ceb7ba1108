#include "ui/widgets/icon_button.h"

#include "ui/theme/icons.h"

namespace davenport::widgets {

IconButton::IconButton(const QString &icon, const QString &text, QWidget *parent, int iconPx) : QToolButton(parent) {
    setAutoRaise(true);
    setIconSize(QSize(iconPx, iconPx));
    setFixedSize(24, 24);
    setFocusPolicy(Qt::TabFocus);
    setLook(icon, text);
}

void IconButton::setLook(const QString &icon, const QString &text) {
    setIcon(theme::Icons::icon(icon, theme::Token::Text2, theme::Token::Accent));
    setToolTip(text);
    setAccessibleName(text);
}

} // namespace davenport::widgets
