#pragma once

#include <QToolButton>

namespace davenport::widgets {

/// A 24 x 24 button that shows one icon. What it does is said by its tool tip and accessible name.
class IconButton : public QToolButton {
    Q_OBJECT
public:
    /// `text` becomes tool tip and accessible name; `icon` names one of the icons; `iconPx` is 12, 14, 16 or 18.
    IconButton(const QString &icon, const QString &text, QWidget *parent = nullptr, int iconPx = 16);

    /// Replaces icon and text, as for a button that pauses and resumes.
    void setLook(const QString &icon, const QString &text);
};

} // namespace davenport::widgets
