#pragma once

#include "ui/shell/page.h"

class QComboBox;
class QFormLayout;
class QSettings;
class QSpinBox;
class QVBoxLayout;

namespace davenport::shell {
class Frame;
}

namespace davenport::settings {

/// Look, size of text, times, language and shortcuts. What is chosen holds at once (the language at the next start) and is
/// kept. GUI thread only.
class SettingsPage : public shell::Page {
    Q_OBJECT
public:
    /// Does not own `settings`.
    SettingsPage(shell::Frame &frame, QSettings *settings, QWidget *parent = nullptr);

    static QString pageKey() { return QStringLiteral("settings"); }

    QWidget *focusTarget() override;

private:
    void addLook(QFormLayout *form);
    void addLanguage(QFormLayout *form);
    void addShortcuts(QVBoxLayout *column, shell::Frame &frame);

    QSettings *m_settings;
    QComboBox *m_theme = nullptr;
    QSpinBox *m_text = nullptr;
};

} // namespace davenport::settings
