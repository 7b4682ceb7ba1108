#include "ui/features/inspector/inspector_dock.h"

#include "ui/features/inspector/attachment_panel.h"
#include "ui/features/inspector/compare_panel.h"
#include "ui/features/inspector/conflict_panel.h"
#include "ui/features/inspector/find_bar.h"
#include "ui/features/inspector/inspector_header.h"
#include "ui/features/inspector/json_editor.h"
#include "ui/features/inspector/new_document_dialog.h"
#include "ui/features/inspector/path_bar.h"
#include "ui/features/inspector/revision_tree_view.h"
#include "ui/features/inspector/save_preview.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/widgets/dock_title_bar.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/loading_bar.h"
#include "ui/widgets/ribbon.h"

#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace davenport::inspector {

using session::DocumentLocator;
using theme::Tone;

namespace {

constexpr int kKeepDelay = 1000; // ms: with DraftKeeper's delay, what was typed two seconds ago is on disk

} // namespace

InspectorDock::InspectorDock(session::StudioContext &context, DraftStore &drafts, QWidget *parent)
    : QWidget(parent), m_context(context), m_drafts(drafts), m_edit(new EditedDocument(this)) {
    build();
    connectParts();
    m_keep.setSingleShot(true);
    m_keep.setInterval(kKeepDelay);
    connect(&m_keep, &QTimer::timeout, this, &InspectorDock::keepDraft);
    onState();
}

InspectorDock::~InspectorDock() = default;

void InspectorDock::build() {
    m_header = new InspectorHeader;
    m_loading = new widgets::LoadingBar;
    m_loading->setFixedHeight(2);
    m_note = new widgets::Ribbon;
    m_problem = new widgets::Ribbon;
    m_preview = new SavePreview;
    m_conflict = new ConflictPanel;
    m_editor = new JsonEditor;
    m_find = new FindBar(m_editor);
    m_path = new PathBar(m_editor);
    m_compare = new ComparePanel;
    m_attachments = new AttachmentPanel;
    m_tree = new RevisionTreeView;
    m_treeBar = new widgets::DockTitleBar(tr("Revision tree"));
    m_treeBar->setLineAbove(true);
    auto *open = new widgets::IconButton(QStringLiteral("document-open"), tr("Show the chosen revision"), nullptr, 14);
    m_treeBar->addButton(open);
    connect(open, &QToolButton::clicked, this, [this] {
        if (m_tree->currentNode() >= 0) {
            const auto &node = m_tree->nodes()[static_cast<std::size_t>(m_tree->currentNode())];
            emit m_tree->revisionActivated(QString::fromStdString(node.rev));
        }
    });

    const auto column = [](std::initializer_list<QWidget *> widgets) {
        auto *box = new QWidget;
        auto *layout = new QVBoxLayout(box);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        for (QWidget *widget : widgets) {
            layout->addWidget(widget);
        }
        return box;
    };
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->setHandleWidth(1);
    splitter->addWidget(column({m_find, m_path, m_editor, m_problem}));
    splitter->addWidget(column({m_attachments, m_treeBar, m_tree}));
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 0);
    splitter->setCollapsible(0, false);
    splitter->setSizes({600, 34 + 34 + 150});
    QWidget *page = column({m_header, m_loading, m_note, m_preview, m_conflict, m_compare, splitter});
    static_cast<QVBoxLayout *>(page->layout())->setStretchFactor(splitter, 1);

    m_empty = new widgets::EmptyState;
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    setFocusProxy(m_editor);
}

void InspectorDock::connectParts() {
    connect(&m_context, &session::StudioContext::currentDocumentChanged, this, &InspectorDock::onContextDocument);
    connect(m_header, &InspectorHeader::saveRequested, this, &InspectorDock::showSavePreview);
    connect(m_header, &InspectorHeader::revertRequested, this, &InspectorDock::revert);
    connect(m_editor, &QsciScintilla::textChanged, this, &InspectorDock::onEdited);
    connect(m_preview, &SavePreview::confirmed, this, &InspectorDock::confirmSave);
    connect(m_preview, &SavePreview::dismissed, this, &InspectorDock::dismissPanels);
    connect(m_conflict, &ConflictPanel::takeTheirs, this, &InspectorDock::takeTheirs);
    connect(m_conflict, &ConflictPanel::keepMine, this, &InspectorDock::keepMine);
    connect(m_conflict, &ConflictPanel::mergeRequested, this, &InspectorDock::openMerge);
    connect(m_conflict, &ConflictPanel::dismissed, this, &InspectorDock::dismissPanels);
    connect(m_compare, &ComparePanel::dismissed, this, &InspectorDock::dismissPanels);
    connect(m_attachments, &AttachmentPanel::changed, this, &InspectorDock::onAttachmentsChanged);
    connect(m_attachments, &AttachmentPanel::told, this, [this](theme::Tone tone, const QString &title, const QString &text) {
        m_note->showMessage(tone, title, text);
        m_note->setDismissable(true);
    });
    connect(m_note, &widgets::Ribbon::triggered, this, &InspectorDock::onRibbon);
    connect(m_problem, &widgets::Ribbon::triggered, this, &InspectorDock::onRibbon);
    connect(m_tree, &RevisionTreeView::revisionActivated, this, [this](const QString &rev) {
        const bool winner = rev.toStdString() == m_edit->read().winner;
        showDocument({m_edit->locator().database, m_edit->locator().id, winner ? QString() : rev});
    });
    connect(m_tree, &RevisionTreeView::bodyMissing, this, [this](const QString &rev) {
        m_note->showMessage(Tone::Neutral, tr("The body of %1 is not kept").arg(rev.left(8) + QStringLiteral("…")),
                            tr("compaction keeps the bodies of leaves alone"));
        m_note->setDismissable(true);
    });

    connect(m_edit, &EditedDocument::stateChanged, this, &InspectorDock::onState);
    connect(m_edit, &EditedDocument::opened, this, &InspectorDock::onOpened);
    connect(m_edit, &EditedDocument::checked, this, &InspectorDock::onChecked);
    connect(m_edit, &EditedDocument::compared, this, &InspectorDock::onCompared);
    connect(m_edit, &EditedDocument::saved, this, &InspectorDock::onSaved);
    connect(m_edit, &EditedDocument::removed, this, &InspectorDock::onRemoved);
    connect(m_edit, &EditedDocument::conflicted, this, &InspectorDock::onConflicted);
    connect(m_edit, &EditedDocument::refused, this, &InspectorDock::onRefused);
    connect(m_edit, &EditedDocument::changedMeanwhile, this, &InspectorDock::onChangedMeanwhile);
    connect(m_edit, &EditedDocument::busyChanged, this, [this](bool busy) {
        m_loading->setActive(busy);
        m_editor->setReadOnly(busy || !m_edit->isEditable());
        updateSavable();
    });
}

void InspectorDock::onContextDocument(const DocumentLocator &locator) {
    const bool same = locator.database == m_edit->locator().database && locator.id == m_edit->locator().id &&
                      locator.rev == m_edit->locator().rev;
    if (!m_pinned && !(same && m_edit->state() != EditedDocument::State::Failed)) {
        showDocument(locator);
    }
}

void InspectorDock::setPinned(bool pinned) {
    m_pinned = pinned;
    if (!pinned) {
        onContextDocument(m_context.currentDocument());
    }
}

void InspectorDock::showDocument(const DocumentLocator &locator) {
    keepDraft();
    m_copies.supersede();
    m_pendingDraft.reset();
    if (!locator.isEmpty() && locator.rev.isEmpty()) {
        m_pendingDraft = m_drafts.find(locator.database->path(), locator.id);
    }
    if (m_pendingDraft && m_pendingDraft->isNew()) {
        m_edit->openNew(locator.database, locator.id);
    } else {
        m_edit->open(locator);
    }
    if (!locator.isEmpty()) {
        connect(locator.database.get(), &session::OpenDatabase::closing, m_edit, [this, gone = locator.database] {
            if (m_edit->locator().database == gone) {
                showDocument({});
            }
        });
    }
}

void InspectorDock::showDraft(const session::DatabasePtr &database, const Draft &draft) {
    showDocument({database, draft.id, {}});
}

void InspectorDock::onState() {
    const EditedDocument::State state = m_edit->state();
    m_loading->setActive(state == EditedDocument::State::Loading);
    dismissPanels();
    m_problem->hide();
    if (state == EditedDocument::State::Empty) {
        m_empty->setContent(QStringLiteral("document-json"), tr("No document selected"),
                            tr("Choose a row to see its document here."));
        m_stack->setCurrentIndex(0);
        m_tree->clear();
    } else if (state == EditedDocument::State::Failed) {
        const DocumentLocator locator = m_edit->locator();
        if (m_pendingDraft && m_edit->error()->code() == base::ErrorCode::NotFound) {
            // The document went while its edit lay among the drafts: the text is not lost with it.
            m_pendingDraft->rev.clear();
            QMetaObject::invokeMethod(this, [this, locator] { m_edit->openNew(locator.database, locator.id); },
                                      Qt::QueuedConnection);
            return;
        }
        m_empty->setContent(QStringLiteral("status-error"), tr("%1 cannot be shown").arg(locator.id),
                            QString::fromStdString(m_edit->error()->reason()));
        QPushButton *retry = m_empty->addButton(tr("Try again"), QStringLiteral("view-refresh"));
        connect(retry, &QPushButton::clicked, this, [this, locator] { m_edit->open(locator); });
        m_stack->setCurrentIndex(0);
        m_tree->clear();
    }
    emit actionsChanged();
}

void InspectorDock::onOpened() {
    m_settling = true;
    m_fault.reset();
    m_note->hide();
    if (!m_pendingDraft) {
        m_editor->setDocument(QByteArray::fromStdString(m_edit->baseText()));
    } else if (m_edit->isNew() || m_pendingDraft->isNew()) {
        m_editor->setReadOnly(false);
        m_editor->setDocument(m_pendingDraft->text);
    } else {
        // Undo leads from the draft back to what was opened.
        m_editor->setReadOnly(false);
        m_edit->setBase(m_pendingDraft->base, m_pendingDraft->rev);
        m_editor->setDocument(m_pendingDraft->base);
        m_editor->replaceDocument(m_pendingDraft->text);
    }
    m_pendingDraft.reset();
    m_editor->setReadOnly(!m_edit->isEditable());
    m_settling = false;
    m_stack->setCurrentIndex(1);
    showRevisionNote();
    showTree();
    updateHeader();
    m_edit->check(m_editor->bytes());
    if (const RevisionRole role = revisionRole(); role == RevisionRole::Conflict || role == RevisionRole::Earlier) {
        compareWithRevision(QString::fromStdString(m_edit->read().winner));
    }
    emit actionsChanged();
}

void InspectorDock::showTree() {
    const ReadDocument &read = m_edit->read();
    // While somebody else's newer revision waits, the text is still that of the revision it was begun on.
    m_tree->setTree(read.tree, read.values,
                    m_edit->isEditable() ? m_edit->baseRev() : QString::fromStdString(read.document.rev));
    m_treeBar->setHint(m_tree->summary());
    m_attachments->setDocument(m_edit->locator(), m_edit->isNew() ? api::Document() : read.document,
                               m_edit->isEditable() && !m_edit->isNew() &&
                                   m_edit->locator().database->capabilities().attachments);
}

RevisionRole InspectorDock::revisionRole() const {
    const ReadDocument &read = m_edit->read();
    if (m_edit->isNew()) {
        return RevisionRole::New;
    }
    if (read.document.deleted) {
        return RevisionRole::Deleted;
    }
    if (read.document.rev == read.winner) {
        return RevisionRole::Winner;
    }
    for (const api::RevisionNode &node : read.tree) {
        if (node.rev == read.document.rev && node.leaf) {
            return RevisionRole::Conflict;
        }
    }
    return RevisionRole::Earlier;
}

void InspectorDock::showRevisionNote() {
    const ReadDocument &read = m_edit->read();
    const QString winner = tr("Show winner");
    switch (revisionRole()) {
    case RevisionRole::Conflict:
        m_note->showMessage(Tone::Red, tr("Conflicting revision"), tr("read-only"), QStringLiteral("revision-fork"));
        m_note->addAction(QStringLiteral("winner"), winner);
        return;
    case RevisionRole::Earlier:
        m_note->showMessage(Tone::Neutral, tr("Earlier revision"), tr("read-only"), QStringLiteral("appointment-time"));
        m_note->addAction(QStringLiteral("winner"), winner);
        return;
    case RevisionRole::Deleted:
        if (read.document.rev == read.winner) {
            m_note->showMessage(Tone::Violet, tr("Deleted"), tr("this is its tombstone"),
                                QStringLiteral("revision-tombstone"));
            m_note->addAction(QStringLiteral("again"), tr("Create again…"));
        } else {
            m_note->showMessage(Tone::Violet, tr("Deleted leaf"), tr("read-only"),
                                QStringLiteral("revision-tombstone"));
            m_note->addAction(QStringLiteral("winner"), winner);
        }
        return;
    case RevisionRole::New:
        m_note->showMessage(Tone::Blue, tr("New document"), tr("not saved yet"));
        return;
    case RevisionRole::Winner:
        if (QString::fromStdString(read.winner) != m_edit->baseRev()) {
            m_note->showMessage(Tone::Amber, tr("Changed meanwhile"), tr("your draft is on an earlier revision"));
            m_note->addAction(QStringLiteral("meanwhile"), tr("Show"));
            return;
        }
        m_note->hide();
        return;
    }
}

void InspectorDock::updateHeader() {
    const DocumentLocator &locator = m_edit->locator();
    if (locator.isEmpty()) {
        return;
    }
    const QString partition = currentPartition();
    m_header->setDocumentId(partition, partition.isEmpty() ? locator.id : locator.id.mid(partition.size() + 1));
    m_header->setConflicts(m_edit->read().conflictCount());
    const RevisionRole role = revisionRole();
    const bool onShow = role == RevisionRole::Winner || role == RevisionRole::New;
    m_header->setRevision(onShow ? m_edit->baseRev() : QString::fromStdString(m_edit->read().document.rev), role);
    m_header->setSize(m_editor->byteCount(), static_cast<qint64>(locator.database->info().maxDocumentSize));
    m_header->setEditable(m_edit->isEditable());
    updateSavable();
}

QString InspectorDock::currentPartition() const {
    const DocumentLocator &locator = m_edit->locator();
    if (locator.isEmpty() || !locator.database->info().partitioned || locator.id.startsWith(QLatin1Char('_'))) {
        return {};
    }
    return locator.id.left(locator.id.indexOf(QLatin1Char(':')));
}

bool InspectorDock::isDirty() const {
    return m_edit->isEditable() && !m_editor->holds(m_edit->baseText());
}

void InspectorDock::updateSavable() {
    const bool dirty = isDirty();
    QString reason;
    if (m_edit->isBusy()) {
        reason = tr("Working…");
    } else if (m_fault) {
        reason = tr("Cannot be saved: %1").arg(QString::fromStdString(m_fault->reason()));
    } else if (!dirty) {
        reason = tr("Nothing has changed");
    }
    m_header->setSavable(reason.isEmpty(), reason);
    m_header->setRevertable(dirty && !m_edit->isBusy());
    m_attachments->setBlocked(dirty ? tr("save or revert your edits first") : QString());
    emit actionsChanged();
}

void InspectorDock::onEdited() {
    if (m_settling || m_edit->state() != EditedDocument::State::Open) {
        return;
    }
    dismissPanels();
    m_header->setSize(m_editor->byteCount(), static_cast<qint64>(m_edit->locator().database->info().maxDocumentSize));
    m_edit->checkSoon([this] { return m_editor->bytes(); });
    updateSavable();
    if (!m_keep.isActive()) {
        m_keep.start();
    }
}

void InspectorDock::onChecked(const TextFindings &findings) {
    const bool fresh = m_edit->isNew();
    m_editor->setChangedLines(fresh ? std::vector<int>{} : findings.lines.lines);
    m_header->setEdited(fresh || !m_edit->isEditable() ? 0 : findings.lines.edited);
    m_fault = m_edit->isEditable() ? findings.problem : std::nullopt;
    if (m_fault) {
        onRefused(*m_fault);
    } else {
        m_editor->clearProblem();
        m_problem->hide();
    }
    updateSavable();
}

QString InspectorDock::problemText() const { return m_problem->isHidden() ? QString() : m_problem->message(); }

void InspectorDock::keepDraft() {
    const DocumentLocator &locator = m_edit->locator();
    if (m_edit->state() != EditedDocument::State::Open || !m_edit->isEditable()) {
        return;
    }
    if (isDirty()) {
        m_drafts.put({locator.database->path(), locator.id, m_edit->baseRev(), m_editor->bytes(),
                      QByteArray::fromStdString(m_edit->baseText()), QDateTime::currentDateTimeUtc()});
    } else {
        m_drafts.remove(locator.database->path(), locator.id);
    }
}

} // namespace davenport::inspector
