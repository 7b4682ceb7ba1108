#include "ui/features/history/history_feature.h"

#include "ui/features/history/history_page.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"

namespace davenport::history {

void HistoryFeature::install(shell::Frame &frame) {
    shell::ActionSpec spec;
    spec.id = QStringLiteral("history.open");
    spec.text = tr("&History and take back");
    spec.icon = QStringLiteral("edit-undo");
    spec.shortcut = QKeySequence(QStringLiteral("Ctrl+Alt+Z"));
    spec.menu = QStringLiteral("Edit");
    spec.section = 70;
    spec.tip = tr("List what was saved, deleted and imported, and take it back");
    frame.actions().add(spec, this, [this, &frame](bool) { frame.openPage(new HistoryPage(m_context)); });
}

} // namespace davenport::history
