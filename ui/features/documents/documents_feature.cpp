#include "ui/features/documents/documents_feature.h"

#include "ui/features/documents/document_history.h"
#include "ui/features/documents/document_palette.h"
#include "ui/features/documents/documents_page.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"

namespace davenport::documents {

DocumentsFeature::DocumentsFeature(session::StudioContext *context, QSettings *settings)
    : m_context(context), m_settings(settings), m_history(new DocumentHistory(this)) {
    connect(m_history, &DocumentHistory::changed, this, &DocumentsFeature::updateActions);
}

DocumentsPage *DocumentsFeature::current() const { return qobject_cast<DocumentsPage *>(m_frame->currentPage()); }

void DocumentsFeature::install(shell::Frame &frame) {
    m_frame = &frame;
    addActions();
    frame.addPaletteProvider(new DocumentPalette(m_context, &frame));
    connect(&frame, &shell::Frame::currentPageChanged, this, &DocumentsFeature::updateActions);
    connect(m_context, &session::StudioContext::openDocumentsRequested, this,
            [this](const session::DatabasePtr &database, const QString &partition, const QString &id) {
                if (const DocumentsPage *before = current(); before && !before->place().id.isEmpty()) {
                    m_history->leave(before->place());
                }
                DocumentsPage *page = open(database);
                page->setConflictedOnly(false);
                if (!partition.isEmpty() && partition != page->partition()) {
                    page->setPartition(partition);
                }
                if (!id.isEmpty()) {
                    page->showDocument(id);
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
    connect(page, &DocumentsPage::leaving, m_history, &DocumentHistory::leave);
    connect(database.get(), &session::OpenDatabase::closing, m_history,
            [this, closed = std::weak_ptr<session::OpenDatabase>(database)] { m_history->forget(closed.lock()); });
    m_frame->openPage(page);
    return page;
}

void DocumentsFeature::goBack() {
    if (m_history->canGoBack()) {
        const DocumentPlace place = m_history->back(current() ? current()->place() : DocumentPlace{});
        DocumentsPage *page = open(place.database);
        page->goToPlace(place);
        page->focusTarget()->setFocus();
    }
}

void DocumentsFeature::goForward() {
    if (m_history->canGoForward()) {
        const DocumentPlace place = m_history->forward(current() ? current()->place() : DocumentPlace{});
        DocumentsPage *page = open(place.database);
        page->goToPlace(place);
        page->focusTarget()->setFocus();
    }
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
    spec.id = QStringLiteral("documents.setField");
    spec.text = tr("Set a &Field in Selected Documents …");
    spec.icon = QStringLiteral("type-key");
    add(spec, &DocumentsPage::setField);
    spec.id = QStringLiteral("documents.editCell");
    spec.text = tr("Edit the &Value of the Cell");
    spec.icon = QStringLiteral("document-edit");
    add(spec, &DocumentsPage::editCell);
    spec.id = QStringLiteral("documents.follow");
    spec.text = tr("Follow the &Reference");
    spec.icon = QStringLiteral("arrow-right");
    add(spec, &DocumentsPage::followReference);
    spec.id = QStringLiteral("documents.pin");
    spec.text = tr("&Pin the Document on Top, or Unpin");
    spec.icon = QStringLiteral("view-pin");
    add(spec, &DocumentsPage::togglePin);

    spec.menu = QStringLiteral("View");
    spec.section = 30;
    spec.id = QStringLiteral("documents.goto");
    spec.text = tr("&Go to Id");
    spec.icon = QStringLiteral("edit-find");
    spec.shortcut = QKeySequence(Qt::CTRL | Qt::Key_G);
    add(spec, &DocumentsPage::focusJump);
    spec.id = QStringLiteral("documents.filter");
    spec.text = tr("&Filter Documents");
    spec.icon = QStringLiteral("view-filter");
    spec.shortcut = QKeySequence(Qt::CTRL | Qt::Key_L);
    add(spec, &DocumentsPage::focusFilter);
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

    spec.id = QStringLiteral("documents.tree");
    spec.text = tr("Documents as a &Tree");
    spec.icon = QStringLiteral("view-tree");
    spec.shortcut = {};
    add(spec, &DocumentsPage::toggleTree);
    const auto addStep = [this](shell::ActionSpec step, void (DocumentsFeature::*run)()) {
        m_frame->actions().add(step, this, [this, run](bool) { (this->*run)(); });
    };
    spec.id = QStringLiteral("documents.back");
    spec.text = tr("&Back to the Document Before");
    spec.icon = QStringLiteral("go-previous");
    spec.shortcut = QKeySequence(Qt::ALT | Qt::Key_Left);
    addStep(spec, &DocumentsFeature::goBack);
    spec.id = QStringLiteral("documents.forward");
    spec.text = tr("F&orward Again");
    spec.icon = QStringLiteral("go-next");
    spec.shortcut = QKeySequence(Qt::ALT | Qt::Key_Right);
    addStep(spec, &DocumentsFeature::goForward);

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
    m_frame->actions().action(QStringLiteral("documents.back"))->setEnabled(m_history->canGoBack());
    m_frame->actions().action(QStringLiteral("documents.forward"))->setEnabled(m_history->canGoForward());
}

} // namespace davenport::documents
