#include "ui/features/help/help_feature.h"

#include "ui/features/help/guide_page.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"

namespace davenport::help {

void HelpFeature::install(shell::Frame &frame) {
    m_frame = &frame;
    shell::ActionSpec spec;
    spec.id = QStringLiteral("help.guide");
    spec.text = tr("User's &Guide");
    spec.icon = QStringLiteral("tools-workshop");
    spec.shortcut = QKeySequence(QStringLiteral("Shift+F1"));
    spec.menu = QStringLiteral("Help");
    spec.section = 10;
    spec.tip = tr("Read how the studio works");
    frame.actions().add(spec, this, [this](bool) { open(); });
}

GuidePage *HelpFeature::open() {
    if (auto *page = qobject_cast<GuidePage *>(m_frame->findPage(GuidePage::pageKey()))) {
        m_frame->showPage(page);
        return page;
    }
    auto *page = new GuidePage;
    m_frame->openPage(page);
    page->focusTarget()->setFocus();
    return page;
}

} // namespace davenport::help
