#include "ui/features/changes/changes_feature.h"

#include "ui/features/changes/changes_page.h"
#include "ui/session/studio_context.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"

#include <QAction>

namespace davenport::changes {

ChangesFeature::ChangesFeature(session::StudioContext *context) : m_context(context) {}

void ChangesFeature::install(shell::Frame &frame) {
    m_frame = &frame;
    shell::ActionSpec spec;
    spec.id = QStringLiteral("changes.open");
    spec.text = tr("&Changes");
    spec.icon = QStringLiteral("database-changes");
    spec.shortcut = QKeySequence(QStringLiteral("Ctrl+Shift+H"));
    spec.menu = QStringLiteral("Database");
    spec.section = 10;
    spec.tip = tr("Watch the changes of the database as they happen");
    QAction *action = frame.actions().add(spec, this, [this](bool) {
        if (m_context->currentDatabase()) {
            open(m_context->currentDatabase());
        }
    });
    const auto update = [this, action] { action->setEnabled(m_context->currentDatabase() != nullptr); };
    connect(m_context, &session::StudioContext::currentDatabaseChanged, this, update);
    update();
    connect(m_context, &session::StudioContext::openChangesRequested, this, &ChangesFeature::open);
    connect(&frame, &shell::Frame::currentPageChanged, this, [this](shell::Page *page) {
        if (const auto *changes = qobject_cast<ChangesPage *>(page)) {
            m_context->setCurrentDatabase(changes->database());
        }
    });
}

ChangesPage *ChangesFeature::open(const session::DatabasePtr &database) {
    if (auto *page = qobject_cast<ChangesPage *>(m_frame->findPage(ChangesPage::keyFor(database)))) {
        m_frame->showPage(page);
        return page;
    }
    auto *page = new ChangesPage(m_context, database);
    m_frame->openPage(page);
    page->focusTarget()->setFocus();
    return page;
}

} // namespace davenport::changes
