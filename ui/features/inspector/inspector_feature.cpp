#include "ui/features/inspector/inspector_feature.h"

#include "ui/features/inspector/inspector_dock.h"
#include "ui/features/inspector/json_editor.h"
#include "ui/features/inspector/new_document_dialog.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"
#include "ui/theme/icons.h"
#include "ui/widgets/button.h"
#include "ui/widgets/icon_button.h"

#include <QFileInfo>
#include <QMenu>
#include <QStandardPaths>

namespace davenport::inspector {

using shell::ActionSpec;
using widgets::IconButton;

InspectorFeature::InspectorFeature(session::StudioContext &context, const QString &draftFile)
    : m_context(context), m_keeper(m_drafts, draftFile) {}

QString InspectorFeature::defaultDraftFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/drafts");
}

void InspectorFeature::install(shell::Frame &frame) {
    m_frame = &frame;
    m_dock = new InspectorDock(m_context, m_drafts);
    auto *pin = new IconButton(QStringLiteral("view-pin"), tr("Stay with this document"));
    pin->setCheckable(true);
    connect(pin, &QToolButton::toggled, m_dock, &InspectorDock::setPinned);
    auto *more = new IconButton(QStringLiteral("view-more"), tr("More actions"));
    more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(more);
    more->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(*menu); });

    shell::DockSpec spec;
    spec.id = QStringLiteral("inspector");
    spec.title = tr("Inspector");
    spec.icon = QStringLiteral("document-json");
    spec.area = Qt::RightDockWidgetArea;
    spec.content = m_dock;
    spec.focusTarget = m_dock->editor();
    spec.width = 390;
    spec.titleButtons = {pin, more};
    spec.railOnlyWhenFolded = true;
    frame.addDock(spec);
    addActions(frame);
    connect(m_dock, &InspectorDock::actionsChanged, this, &InspectorFeature::updateActions);
    updateActions();
    connect(m_dock, &InspectorDock::actionsChanged, this, &InspectorFeature::tellUnsaved);
    connect(&m_drafts, &DraftStore::changed, this, &InspectorFeature::tellUnsaved);

    connect(&m_context, &session::StudioContext::editRequested, this,
            [this](const session::DocumentLocator &document) {
                m_dock->showDocument(document);
                m_frame->showDock(QStringLiteral("inspector"));
            });
    connect(&m_context, &session::StudioContext::newDocumentRequested, this,
            [this](const session::DatabasePtr &database, const QString &partition) {
                m_frame->showDock(QStringLiteral("inspector"));
                m_dock->newDocument(database, partition);
            });
    connect(&m_context, &session::StudioContext::duplicateRequested, this,
            [this](const session::DocumentLocator &document) {
                m_frame->showDock(QStringLiteral("inspector"));
                const auto &locator = m_dock->edited()->locator();
                if (locator.database == document.database && locator.id == document.id) {
                    m_dock->duplicateDocument();
                    return;
                }
                m_dock->showDocument(document);
                connect(m_dock->edited(), &EditedDocument::opened, m_dock, &InspectorDock::duplicateDocument,
                        Qt::SingleShotConnection);
            });

    frame.addUnsavedSource(this);
    connect(&m_keeper, &DraftKeeper::failed, this, [this](const QString &reason) {
        m_frame->notify({theme::Tone::Red, tr("Unsaved edits are not safe on disk"), reason, {}, {}});
    });
    const QString failure = m_keeper.load();
    if (!failure.isEmpty()) {
        frame.notify({theme::Tone::Amber, tr("Drafts were not read"), failure, {}, {}});
    }
}

void InspectorFeature::tellUnsaved() {
    QSet<session::UnsavedDocuments::Key> unsaved;
    const QList<Draft> drafts = m_drafts.all();
    for (const Draft &draft : drafts) {
        unsaved.insert({draft.databasePath, draft.id});
    }
    if (const session::DocumentLocator &shown = m_dock->edited()->locator(); m_dock->isDirty() && !shown.isEmpty()) {
        unsaved.insert({shown.database->path(), shown.id});
    }
    m_context.unsaved().set(unsaved);
}

void InspectorFeature::addActions(shell::Frame &frame) {
    shell::ActionRegistry &actions = frame.actions();
    const auto add = [&](const QString &name, const QString &text, const QString &icon, const QKeySequence &keys,
                         const QString &menu, int section, const std::function<void()> &run) {
        ActionSpec spec;
        spec.id = QStringLiteral("inspector.") + name;
        spec.text = text;
        spec.icon = icon;
        spec.shortcut = keys;
        spec.menu = menu;
        spec.section = section;
        actions.add(spec, m_dock, [run](bool) { run(); });
    };
    const QString file = QStringLiteral("File");
    const QString edit = QStringLiteral("Edit");
    add(QStringLiteral("new"), tr("&New document…"), QStringLiteral("list-add"), QKeySequence::New, file, 20, [this] {
        if (m_context.currentDatabase()) {
            m_dock->newDocument(m_context.currentDatabase(), {});
        }
    });
    add(QStringLiteral("save"), tr("&Save document"), QStringLiteral("document-save"), QKeySequence::Save, file, 20,
        [this] { m_dock->showSavePreview(); });
    add(QStringLiteral("revert"), tr("&Revert document"), QStringLiteral("edit-undo"), {}, file, 20,
        [this] { m_dock->revert(); });
    add(QStringLiteral("duplicate"), tr("D&uplicate document…"), QStringLiteral("edit-copy"),
        QKeySequence(QStringLiteral("Ctrl+Shift+D")), edit, 40, [this] { m_dock->duplicateDocument(); });
    add(QStringLiteral("delete"), tr("&Delete document…"), QStringLiteral("revision-tombstone"),
        QKeySequence(QStringLiteral("Ctrl+Del")), edit, 40, [this] { m_dock->deleteDocument(); });
    add(QStringLiteral("format"), tr("&Format JSON"), QStringLiteral("view-json"),
        QKeySequence(QStringLiteral("Ctrl+Shift+F")), edit, 50, [this] { m_dock->formatText(); });
    add(QStringLiteral("minify"), tr("&Minify JSON"), QStringLiteral("view-code"), {}, edit, 50,
        [this] { m_dock->minifyText(); });
    add(QStringLiteral("find"), tr("F&ind in the document…"), QStringLiteral("edit-find"), {}, edit, 60, [this] {
        m_frame->showDock(QStringLiteral("inspector"));
        emit m_dock->editor()->findRequested();
    });
    add(QStringLiteral("copypath"), tr("&Copy path"), QStringLiteral("edit-copy"),
        QKeySequence(QStringLiteral("Ctrl+Shift+C")), edit, 60, [this] { m_dock->copyPath(); });
    add(QStringLiteral("gotopath"), tr("&Go to path…"), QStringLiteral("go-next"),
        QKeySequence(QStringLiteral("Ctrl+G")), edit, 60, [this] {
            m_frame->showDock(QStringLiteral("inspector"));
            m_dock->goToPath();
        });
    add(QStringLiteral("comparesaved"), tr("C&ompare with what is saved"), QStringLiteral("tools-compare"), {}, edit, 70,
        [this] { m_dock->compareWithSaved(); });
    add(QStringLiteral("comparedocument"), tr("Compare with another docu&ment…"), QStringLiteral("tools-compare"), {},
        edit, 70, [this] { m_dock->askForComparison(); });
}

void InspectorFeature::updateActions() {
    const EditedDocument &edited = *m_dock->edited();
    const bool open = edited.state() == EditedDocument::State::Open;
    const bool editable = open && edited.isEditable();
    const auto enable = [this](const char *name, bool on) {
        m_frame->actions().action(QLatin1String("inspector.") + QLatin1String(name))->setEnabled(on);
    };
    enable("save", editable);
    enable("revert", editable);
    enable("duplicate", open);
    enable("delete", editable && !edited.isNew());
    enable("format", editable);
    enable("minify", editable);
    for (const char *name : {"find", "copypath", "gotopath", "comparedocument"}) {
        enable(name, open);
    }
    enable("comparesaved", editable);
}

void InspectorFeature::fillMenu(QMenu &menu) {
    menu.clear();
    for (const char *name : {"new", "duplicate", "delete", "", "format", "minify", "", "find", "copypath", "gotopath", "", "comparesaved", "comparedocument"}) {
        if (*name == '\0') {
            menu.addSeparator();
        } else {
            menu.addAction(m_frame->actions().action(QLatin1String("inspector.") + QLatin1String(name)));
        }
    }
    showRevisionsIn(menu);
    showDraftsIn(menu);
}

void InspectorFeature::showRevisionsIn(QMenu &menu) {
    constexpr int kShown = 20;
    const EditedDocument &edited = *m_dock->edited();
    QMenu *sub = menu.addMenu(tr("Compare with a revision"));
    const auto &tree = edited.read().tree;
    for (auto node = tree.rbegin(); node != tree.rend() && sub->actions().size() < kShown; ++node) {
        const QString rev = QString::fromStdString(node->rev);
        if (node->bodyKept && node->rev != edited.read().document.rev) {
            sub->addAction(rev, m_dock, [this, rev] { m_dock->compareWithRevision(rev); });
        }
    }
    sub->setEnabled(edited.state() == EditedDocument::State::Open && !sub->isEmpty());
}

void InspectorFeature::showDraftsIn(QMenu &menu) {
    m_dock->keepDraft();
    if (m_drafts.isEmpty()) {
        return;
    }
    menu.addSeparator();
    QMenu *sub = menu.addMenu(tr("Unsaved edits (%1)").arg(m_drafts.all().size()));
    for (const Draft &draft : m_drafts.all()) {
        const QString name = QFileInfo(draft.databasePath).completeBaseName();
        QAction *action = sub->addAction(tr("%1 in %2").arg(draft.id, name));
        const session::DatabasePtr database =
            m_context.workspace() != nullptr ? m_context.workspace()->database(draft.databasePath) : nullptr;
        action->setEnabled(database != nullptr);
        connect(action, &QAction::triggered, m_dock, [this, database, draft] { m_dock->showDraft(database, draft); });
    }
}

shell::UnsavedWork InspectorFeature::unsavedWork() {
    m_dock->keepDraft();
    shell::UnsavedWork work{tr("Inspector"), {}, true};
    for (const Draft &draft : m_drafts.all()) {
        work.lines << tr("%1 in %2").arg(draft.id, QFileInfo(draft.databasePath).completeBaseName());
    }
    return work;
}

QString InspectorFeature::keep() { return m_keeper.flush(); }

void InspectorFeature::discard() { m_drafts.clear(); }

} // namespace davenport::inspector
