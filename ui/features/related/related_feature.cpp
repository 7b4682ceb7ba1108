#include "ui/features/related/related_feature.h"

#include "ui/features/related/lower_dock.h"
#include "ui/session/studio_context.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"

#include <QAction>

namespace davenport::related {

RelatedFeature::RelatedFeature(session::StudioContext *context) : m_context(context) {}

void RelatedFeature::install(shell::Frame &frame) {
    m_dock = new LowerDock(m_context);
    shell::DockSpec spec;
    spec.id = QStringLiteral("related");
    spec.title = tr("Related");
    spec.icon = QStringLiteral("link-replica");
    spec.area = Qt::BottomDockWidgetArea;
    spec.content = m_dock;
    spec.titleBar = m_dock->titleBar();
    spec.width = 220;
    spec.openAtFirst = false;
    spec.shortcut = QKeySequence(QStringLiteral("Ctrl+Shift+R"));
    frame.addDock(spec);
    QAction *toggle = frame.actions().action(QStringLiteral("dock.related"));
    connect(m_dock, &LowerDock::foldRequested, toggle, [toggle] {
        if (toggle->isChecked()) {
            toggle->trigger();
        }
    });
    const auto add = [&](const char *id, const QString &text, const QString &tip, LowerDock::Tab tab) {
        shell::ActionSpec action;
        action.id = QLatin1String(id);
        action.text = text;
        action.menu = QStringLiteral("View");
        action.section = 12;
        action.tip = tip;
        frame.actions().add(action, this, [this, &frame, tab](bool) {
            m_dock->setTab(tab);
            frame.showDock(QStringLiteral("related"));
        });
    };
    add("related.documents", tr("&Related Documents"), tr("Documents that this one refers to, and that refer to it"),
        LowerDock::RelatedTab);
    add("related.changes", tr("&Changes of the Document"), tr("What happened to this document"), LowerDock::ChangesTab);
    add("related.requests", tr("Re&quest Log"), tr("What was asked of this database, as CouchDB requests"),
        LowerDock::RequestsTab);
}

} // namespace davenport::related
