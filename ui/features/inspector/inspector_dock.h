#pragma once

#include "ui/features/inspector/draft_store.h"
#include "ui/features/inspector/edited_document.h"

#include "ui/features/inspector/inspector_header.h"
#include "ui/json/json_merge.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QMenu;
class QStackedWidget;

namespace davenport::session {
class StudioContext;
}
namespace davenport::widgets {
class DockTitleBar;
class EmptyState;
class LoadingBar;
class Ribbon;
} // namespace davenport::widgets

namespace davenport::inspector {

class AttachmentPanel;
class ComparePanel;
class ConflictPanel;
class FindBar;
class JsonEditor;
class MergeDialog;
class NewDocumentDialog;
class PathBar;
class RevisionTreeView;
class SavePreview;

/// The inspector: shows the current document of the context and edits it. Moving on to another document keeps what was not
/// saved as a draft. GUI thread only.
class InspectorDock : public QWidget {
    Q_OBJECT
public:
    /// `context` and `drafts` must outlive the dock.
    InspectorDock(session::StudioContext &context, DraftStore &drafts, QWidget *parent = nullptr);
    ~InspectorDock() override;

    /// Shows a document, or one revision of it.
    void showDocument(const session::DocumentLocator &locator);
    /// Goes on with a draft, even of a document that is not in the database.
    void showDraft(const session::DatabasePtr &database, const Draft &draft);
    /// Stays with the document on show while the selection moves.
    void setPinned(bool pinned);
    bool isPinned() const { return m_pinned; }

    /// What Save does first: shows what would be written. A second call confirms it.
    void showSavePreview();
    void confirmSave();
    void revert();
    /// Ask for an id and begin a document in the editor; an empty partition is the one of the document on show.
    NewDocumentDialog *newDocument(const session::DatabasePtr &database, const QString &partition);
    NewDocumentDialog *duplicateDocument();
    void deleteDocument();
    /// Lay the text out over lines, or on one line; tokens are kept as they are spelled.
    void formatText();
    void minifyText();

    /// Shows what differs between the text and what was saved, a kept revision, or another document of the database.
    void compareWithSaved();
    void compareWithRevision(const QString &rev);
    void compareWithDocument(const QString &id);
    /// Asks for the other document's id.
    void askForComparison();
    /// Mine, theirs and their base, place by place; after a conflict.
    void openMerge();
    /// Puts the path of the value at the cursor on the clipboard and says so.
    void copyPath();
    /// Asks for a path and goes to it.
    void goToPath();

    /// Puts unsaved edits of the document on show among the drafts.
    void keepDraft();
    bool isDirty() const;

    JsonEditor *editor() const { return m_editor; }
    InspectorHeader *header() const { return m_header; }
    RevisionTreeView *revisionTree() const { return m_tree; }
    SavePreview *savePreview() const { return m_preview; }
    ConflictPanel *conflictPanel() const { return m_conflict; }
    ComparePanel *comparePanel() const { return m_compare; }
    AttachmentPanel *attachments() const { return m_attachments; }
    /// The open merge, or null.
    MergeDialog *mergeDialog() const;
    FindBar *findBar() const { return m_find; }
    PathBar *pathBar() const { return m_path; }
    EditedDocument *edited() const { return m_edit; }
    /// The message under the editor; empty when there is none.
    QString problemText() const;

signals:
    /// Another document, or another state of it: which actions are possible now.
    void actionsChanged();

private:
    void build();
    void connectParts();
    void onContextDocument(const session::DocumentLocator &locator);
    void onState();
    void onOpened();
    void onEdited();
    void onChecked(const TextFindings &findings);
    void onCompared(const JsonDifference &difference);
    void onSaved(const QString &rev, const QByteArray &text);
    void onRemoved();
    void onConflicted(const Meanwhile &meanwhile);
    void onRefused(const base::Error &error);
    void onChangedMeanwhile();
    void takeTheirs();
    void keepMine();
    void onRibbon(const QString &action);
    void showRevisionNote();
    void showTree();
    void updateHeader();
    void updateSavable();
    void dismissPanels();
    void compare(const session::DocumentLocator &other, const QString &name);
    void showMerge(const json::Merge &merge);
    void onMerged(const QByteArray &text);
    void onAttachmentsChanged(const QString &rev);
    void beginDocument(const session::DatabasePtr &database, const QString &id, const QByteArray &text);
    void copyStored(const session::DatabasePtr &database, const QString &id);
    RevisionRole revisionRole() const;
    QString currentPartition() const;

    session::StudioContext &m_context;
    DraftStore &m_drafts;
    EditedDocument *m_edit;
    InspectorHeader *m_header = nullptr;
    widgets::LoadingBar *m_loading = nullptr;
    widgets::Ribbon *m_note = nullptr;    // what revision this is, what happened meanwhile
    widgets::Ribbon *m_problem = nullptr; // under the editor
    QStackedWidget *m_stack = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    SavePreview *m_preview = nullptr;
    ConflictPanel *m_conflict = nullptr;
    JsonEditor *m_editor = nullptr;
    ComparePanel *m_compare = nullptr;
    AttachmentPanel *m_attachments = nullptr;
    FindBar *m_find = nullptr;
    PathBar *m_path = nullptr;
    widgets::DockTitleBar *m_treeBar = nullptr;
    RevisionTreeView *m_tree = nullptr;
    QPointer<NewDocumentDialog> m_dialog;
    QPointer<MergeDialog> m_merge;
    async::Receiver m_copies;
    Meanwhile m_meanwhile;
    std::optional<base::Error> m_fault; // of the text as it stands
    std::optional<Draft> m_pendingDraft; // to go on with as soon as the document is read
    QTimer m_keep; // from a keystroke to the draft
    bool m_pinned = false;
    bool m_settling = false; // the editor's text is being set by the program
};

} // namespace davenport::inspector
