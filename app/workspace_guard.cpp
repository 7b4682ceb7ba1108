#include "app/workspace_guard.h"

#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/shell/action_registry.h"
#include "ui/widgets/write_guard.h"

#include <QAction>
#include <QSettings>

namespace davenport::app {
namespace {

constexpr auto kAction = "workspace.read-only";
constexpr auto kKey = "readOnlyWorkspaces";

// The commands that write. A command that only reads stays.
constexpr const char *kWriting[] = {"database.new",        "inspector.new",      "inspector.save", "inspector.duplicate",
                                    "inspector.delete",    "documents.delete",   "documents.setField",
                                    "documents.editCell",  "documents.duplicate", "transfer.import", "transfer.restore",
                                    "database.delete",     "database.rename",    "database.compact", "undo.takeBack"};

} // namespace

WorkspaceGuard::WorkspaceGuard(session::StudioContext *context, QSettings *settings, shell::ActionRegistry *actions,
                               session::ReadOnlySwitch readOnly, QObject *parent)
    : QObject(parent), m_context(context), m_settings(settings), m_actions(actions), m_readOnly(std::move(readOnly)) {
    for (const char *id : kWriting) {
        widgets::WriteGuard::instance().hold(m_actions->action(QLatin1String(id)));
    }
    shell::ActionSpec spec;
    spec.id = QLatin1String(kAction);
    spec.text = tr("Workspace is &Read-Only");
    spec.menu = QStringLiteral("File");
    spec.section = 10;
    spec.tip = tr("Nothing in this workspace can be changed while this is ticked");
    spec.checkable = true;
    m_actions->add(spec, this, [this](bool checked) { setReadOnly(checked); });
    connect(m_context, &session::StudioContext::workspaceChanged, this, &WorkspaceGuard::follow);
    follow();
}

void WorkspaceGuard::follow() {
    const session::Workspace *workspace = m_context->workspace();
    m_actions->action(QLatin1String(kAction))->setEnabled(workspace != nullptr);
    apply(workspace != nullptr && m_settings->value(kKey).toStringList().contains(workspace->path()));
}

void WorkspaceGuard::setReadOnly(bool readOnly) {
    if (const session::Workspace *workspace = m_context->workspace()) {
        QStringList paths = m_settings->value(kKey).toStringList();
        paths.removeAll(workspace->path());
        if (readOnly) {
            paths.append(workspace->path());
        }
        m_settings->setValue(kKey, paths);
        apply(readOnly);
    }
}

void WorkspaceGuard::apply(bool readOnly) {
    m_readOnly->store(readOnly);
    m_actions->action(QLatin1String(kAction))->setChecked(readOnly);
    widgets::WriteGuard::instance().setReason(
        readOnly ? tr("The workspace is read-only: allow writing in the File menu") : QString());
}

} // namespace davenport::app
