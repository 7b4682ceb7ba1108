#pragma once

#include "ui/shell/palette_provider.h"

namespace davenport::settings {

/// Each setting by its name in the command palette.
class SettingsPalette : public shell::PaletteProvider {
    Q_OBJECT
public:
    /// `open` brings the person to the control of that object name.
    explicit SettingsPalette(std::function<void(const QString &control)> open, QObject *parent = nullptr);

    QString section() const override;
    void search(int question, const QString &text, int limit) override;

private:
    std::function<void(const QString &control)> m_open;
};

} // namespace davenport::settings
