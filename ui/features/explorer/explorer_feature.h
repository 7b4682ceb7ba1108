#pragma once

#include "ui/shell/feature.h"

#include <QObject>

namespace davenport::session {
class StudioContext;
}

namespace davenport::explorer {

class ExplorerPanel;

/// The navigator and the commands for databases and workspaces. GUI thread only.
class ExplorerFeature : public QObject, public shell::Feature {
    Q_OBJECT
public:
    /// Does not own `context`, which must outlive it.
    explicit ExplorerFeature(session::StudioContext *context);

    QString id() const override { return QStringLiteral("explorer"); }
    void install(shell::Frame &frame) override;

    ExplorerPanel *panel() const { return m_panel; }

private:
    session::StudioContext *m_context;
    ExplorerPanel *m_panel = nullptr;
};

} // namespace davenport::explorer
