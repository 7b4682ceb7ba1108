#pragma once

#include "ui/session/guarded_session.h"

#include <QObject>

class QSettings;

namespace davenport::session {
class StudioContext;
}
namespace davenport::shell {
class ActionRegistry;
}

namespace davenport::app {

/// Whether the open workspace may be written: a tick in the File menu for each workspace, kept in the settings. While it is
/// set, every action and control that writes is disabled and says why, and the store refuses writes too. GUI thread only.
class WorkspaceGuard : public QObject {
    Q_OBJECT
public:
    /// Adds its action to `actions`, which has those of all features already. Owns none of its arguments.
    WorkspaceGuard(session::StudioContext *context, QSettings *settings, shell::ActionRegistry *actions,
                   session::ReadOnlySwitch readOnly, QObject *parent = nullptr);

    void setReadOnly(bool readOnly);

private:
    void follow();
    void apply(bool readOnly);

    session::StudioContext *m_context;
    QSettings *m_settings;
    shell::ActionRegistry *m_actions;
    session::ReadOnlySwitch m_readOnly;
};

} // namespace davenport::app
