#include "ui/features/explorer/explorer_feature.h"

#include "ui/features/explorer/database_palette.h"
#include "ui/features/explorer/explorer_panel.h"
#include "ui/features/explorer/explorer_tree.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"
#include "ui/widgets/icon_button.h"

#include <QMenu>

namespace davenport::explorer {

ExplorerFeature::ExplorerFeature(session::StudioContext *context) : m_context(context) {}

void ExplorerFeature::install(shell::Frame &frame) {
    m_panel = new ExplorerPanel(m_context);
    connect(m_panel, &ExplorerPanel::noticed, this, [&frame](bool failed, const QString &title, const QString &text) {
        frame.notify({failed ? theme::Tone::Red : theme::Tone::Green, title, text, {}, {}});
    });
    connect(m_context, &session::StudioContext::newDatabaseRequested, m_panel, &ExplorerPanel::createDatabase);

    shell::ActionSpec open;
    open.id = QStringLiteral("workspace.open");
    open.text = tr("&Open Workspace …");
    open.icon = QStringLiteral("document-open");
    open.shortcut = QKeySequence(Qt::CTRL | Qt::Key_O);
    open.menu = QStringLiteral("File");
    open.section = 10;
    open.tip = tr("Open a folder of databases");
    frame.actions().add(open, this, [this](bool) { emit m_context->openWorkspaceRequested({}); });

    shell::ActionSpec create;
    create.id = QStringLiteral("database.new");
    create.text = tr("&New Database …");
    create.icon = QStringLiteral("list-add");
    create.shortcut = QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    create.menu = QStringLiteral("Database");
    create.section = 10;
    frame.actions().add(create, this, [this](bool) { m_panel->createDatabase(); });

    shell::ActionSpec reread;
    reread.id = QStringLiteral("workspace.refresh");
    reread.text = tr("Read the &Folder Again");
    reread.icon = QStringLiteral("view-refresh");
    reread.menu = QStringLiteral("File");
    reread.section = 10;
    frame.actions().add(reread, this, [this](bool) {
        if (m_context->workspace()) {
            m_context->workspace()->refresh();
        }
    });

    auto *add = new widgets::IconButton(QStringLiteral("list-add"), tr("New database (Ctrl Shift N)"));
    connect(add, &QToolButton::clicked, m_panel, &ExplorerPanel::createDatabase);
    auto *more = new widgets::IconButton(QStringLiteral("view-more"), tr("More: what can be done with the database"));
    connect(more, &QToolButton::clicked, this, [this, more, &frame] {
        QMenu menu;
        if (const session::DatabasePtr database = m_context->currentDatabase()) {
            m_panel->fillMenu(&menu, database);
            menu.addSeparator();
        }
        menu.addAction(frame.actions().action(QStringLiteral("database.new")));
        menu.addAction(frame.actions().action(QStringLiteral("workspace.open")));
        menu.addAction(frame.actions().action(QStringLiteral("workspace.refresh")));
        menu.exec(more->mapToGlobal(more->rect().bottomLeft()));
    });

    shell::DockSpec dock;
    dock.id = QStringLiteral("navigator");
    dock.title = tr("Navigator");
    dock.icon = QStringLiteral("view-navigator");
    dock.content = m_panel;
    dock.focusTarget = m_panel->tree();
    dock.width = 236;
    dock.titleButtons = {add, more};
    frame.addDock(dock);
    frame.addPaletteProvider(new DatabasePalette(m_context, &frame));
}

} // namespace davenport::explorer
