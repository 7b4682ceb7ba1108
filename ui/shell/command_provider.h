#pragma once

#include "ui/shell/palette_provider.h"

namespace davenport::shell {

class ActionRegistry;

/// Offers every enabled action in the palette, with its menu and its shortcut.
class CommandProvider : public PaletteProvider {
    Q_OBJECT
public:
    explicit CommandProvider(ActionRegistry &actions, QObject *parent = nullptr);

    QString section() const override;
    QChar prefix() const override { return QLatin1Char('>'); }
    void search(int question, const QString &text, int limit) override;

private:
    ActionRegistry &m_actions;
};

} // namespace davenport::shell
