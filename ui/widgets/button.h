#pragma once

#include <QPushButton>

namespace davenport::widgets {

/// A push button with a role, an icon and, if it has a key, a key box behind its text.
class Button : public QPushButton {
    Q_OBJECT
public:
    enum class Role { Plain, Primary, Ghost, Danger };

    /// `icon` may be empty. The tool tip starts as the text; set a better one where the text is short.
    Button(const QString &text, const QString &icon = {}, Role role = Role::Plain, QWidget *parent = nullptr);

    void setRole(Role role);

    /// 22 px high with 12 px text instead of 26 px with 13 px.
    void setSmall(bool small);

    /// The key box, such as "Ctrl S". It is only a picture: the shortcut itself belongs to an action.
    void setKeyHint(const QString &keys);

    /// Names another icon; empty takes the icon away.
    void setIconName(const QString &icon);

private:
    QString m_icon;
    Role m_role = Role::Plain;
};

} // namespace davenport::widgets
