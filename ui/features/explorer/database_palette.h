#pragma once

#include "ui/shell/palette_provider.h"

namespace davenport::session {
class StudioContext;
}

namespace davenport::explorer {

/// The workspace's databases for the command palette. GUI thread only.
class DatabasePalette : public shell::PaletteProvider {
    Q_OBJECT
public:
    DatabasePalette(session::StudioContext *context, QObject *parent);

    QString section() const override { return tr("Databases"); }
    void search(int question, const QString &text, int limit) override;

private:
    session::StudioContext *m_context;
};

} // namespace davenport::explorer
