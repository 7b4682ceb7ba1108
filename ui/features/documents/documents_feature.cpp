#include "ui/features/documents/documents_feature.h"

#include "ui/features/documents/document_palette.h"
#include "ui/features/documents/documents_page.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"

namespace davenport::documents {

DocumentsFeature::DocumentsFeature(session::StudioContext *context, QSettings *settings)
    : m_context(context), m_settings(settings) {}

DocumentsPage *DocumentsFeature::current() const { return qobject_cast<DocumentsPage *>(m_frame->currentPage()); }

void DocumentsFeature::install(shell::Frame &frame) {
    m_frame = &frame;
    addActions();
    frame.addPaletteProvider(new DocumentPalette(m_context, &frame));
    connect(&frame, &shell::Frame::currentPageChanged, this, &DocumentsFeature::updateActions);
    connect(m_context, &session::StudioContext::openDocumentsRequested, this,
            [this](const session::DatabasePtr &database, const QString &partition, const QString &id) {
                DocumentsPage *page = open(database);
                page->setConflictedOnly(false);
                if (!partition.isEmpty() && partition != page->partition()) {
                    page->setPartition(partition);
                }
                if (!id.isEmpty()) {
                    page->goToId(id);
                }
                page->focusTarget()->setFocus();
            });
    connect(m_context, &session::StudioContext::openConflictsRequested, this,
            [this](const session::DatabasePtr &database) {
                DocumentsPage *page = open(database);
                page->setConflictedOnly(true);
                page->focusTarget()->setFocus();
            });
}

DocumentsPage *DocumentsFeature::open(const session::DatabasePtr &database) {
    if (auto *page = qobject_cast<DocumentsPage *>(m_frame->findPage(DocumentsPage::keyFor(database)))) {
        m_frame->showPage(page);
        return page;
    }
    auto *page = new DocumentsPage(m_context, m_settings, database);
    connect(page, &DocumentsPage::noticed, this, [this](bool failed, const QString &title, const QString &text) {
        m_frame->notify({failed ? theme::Tone::Red : theme::Tone::Green, title, text, {}, {}});
    });
    m_frame->openPage(page);
    return page;
}

void DocumentsFeature::addActions() {
    const auto add = [this](shell::ActionSpec spec, void (DocumentsPage::*run)()) {
        m_actionIds << spec.id;
        m_frame->actions().add(spec, this, [this, run](bool) {
            if (DocumentsPage *page = current()) {
                (page->*run)();
            }
        });
    };
    shell::ActionSpec spec;
    spec.menu = QStringLiteral("Database");
    spec.section = 20;
    spec.id = QStringLiteral("documents.delete");
    spec.text = tr("&Delete Selected Documents …");
    spec.icon = QStringLiteral("edit-delete");
    add(spec, &DocumentsPage::deleteDocuments);
    spec.id = QStringLiteral("documents.copy");
    spec.text = tr("&Copy Selected Documents as JSON");
    spec.icon = QStringLiteral("edit-copy");
    add(spec, &DocumentsPage::copyDocuments);

    spec.menu = QStringLiteral("View");
    spec.section = 30;
    spec.id = QStringLiteral("documents.goto");
    spec.text = tr("&Go to Id");
    spec.icon = QStringLiteral("edit-find");
    spec.shortcut = QKeySequence(Qt::CTRL | Qt::Key_G);
    add(spec, &DocumentsPage::focusJump);
    spec.id = QStringLiteral("documents.order");
    spec.text = tr("&Turn the Order Round");
    spec.icon = QStringLiteral("view-sort");
    spec.shortcut = {};
    add(spec, &DocumentsPage::toggleOrder);
    spec.id = QStringLiteral("documents.refresh");
    spec.text = tr("&Refresh");
    spec.icon = QStringLiteral("view-refresh");
    spec.shortcut = QKeySequence(Qt::Key_F5);
    add(spec, &DocumentsPage::refresh);

    spec.id = QStringLiteral("documents.json");
    spec.text = tr("Documents as &JSON");
    spec.icon = QStringLiteral("view-json");
    spec.shortcut = QKeySequence(Qt::CTRL | Qt::Key_J);
    m_actionIds << spec.id;
    m_frame->actions().add(spec, this, [this](bool) {
        if (DocumentsPage *page = current()) {
            page->setMode(page->mode() == ViewMode::Json ? ViewMode::Table : ViewMode::Json);
        }
    });
    updateActions();
}

void DocumentsFeature::updateActions() {
    for (const QString &id : m_actionIds) {
        m_frame->actions().action(id)->setEnabled(current() != nullptr);
    }
}

} // namespace davenport::documents
