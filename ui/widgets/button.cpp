#include "ui/widgets/button.h"

#include "ui/theme/icons.h"

namespace davenport::widgets {

Button::Button(const QString &text, const QString &icon, Role role, QWidget *parent)
    : QPushButton(text, parent), m_icon(icon) {
    setToolTip(QString(text).remove(QLatin1Char('&')));
    setAccessibleName(toolTip());
    setIconSize(QSize(14, 14));
    setAutoDefault(false);
    setRole(role);
}

void Button::setRole(Role role) {
    m_role = role;
    const char *names[] = {"plain", "primary", "ghost", "danger"};
    setProperty("role", QLatin1String(names[static_cast<int>(role)]));
    setIconName(m_icon);
    update();
}

void Button::setSmall(bool small) {
    setProperty("small", small);
    updateGeometry();
    update();
}

void Button::setKeyHint(const QString &keys) {
    setProperty("keyHint", keys);
    updateGeometry();
    update();
}

void Button::setIconName(const QString &icon) {
    m_icon = icon;
    const theme::Token token = m_role == Role::Primary  ? theme::Token::OnAccent
                               : m_role == Role::Danger ? theme::Token::Red
                                                        : theme::Token::Text2;
    setIcon(theme::Icons::icon(icon, token));
}

} // namespace davenport::widgets
