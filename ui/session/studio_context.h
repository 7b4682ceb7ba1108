#pragma once

#include "ui/session/document_locator.h"
#include "ui/session/unsaved_documents.h"

#include <QObject>

#include <memory>

namespace davenport::session {

class Workspace;

/// What the features of the studio tell each other: which workspace is open, which database and document the person is at,
/// what was written, and what one feature asks another to do. One object per window; GUI thread only.
class StudioContext : public QObject {
    Q_OBJECT
public:
    explicit StudioContext(QObject *parent = nullptr);
    /// Closes the workspace's databases, whoever still holds them.
    ~StudioContext() override;

    /// The open workspace, or null.
    Workspace *workspace() const { return m_workspace.get(); }
    /// Closes the one before, whose databases are let go of.
    void setWorkspace(std::unique_ptr<Workspace> workspace);

    /// The database the person is at: that of the page in front or of the row in the navigator; null for none.
    DatabasePtr currentDatabase() const { return m_database; }
    void setCurrentDatabase(const DatabasePtr &database);

    /// The document the person is at: the row in front. Empty for none.
    const DocumentLocator &currentDocument() const { return m_document; }
    void setCurrentDocument(const DocumentLocator &document);

    /// Documents with edits that were not saved: kept by whoever edits, read by whoever lists.
    UnsavedDocuments &unsaved() { return m_unsaved; }

    /// Tells everybody that a document was written (`document.rev` is its new revision) or deleted.
    void announceSaved(const DocumentLocator &document) { emit documentSaved(document); }
    void announceDeleted(const DocumentLocator &document) { emit documentDeleted(document); }

signals:
    void workspaceChanged();
    void currentDatabaseChanged();
    /// Show this document; empty means show none.
    void currentDocumentChanged(const davenport::session::DocumentLocator &document);
    void documentSaved(const davenport::session::DocumentLocator &document);
    void documentDeleted(const davenport::session::DocumentLocator &document);

    /// What a feature asks of another. Each has one feature that answers.
    /// documents: open the database's page (in the partition, if one is named) and go to the id, if one is named.
    void openDocumentsRequested(const davenport::session::DatabasePtr &database, const QString &partition,
                                const QString &id);
    /// documents: open the database's page and show its documents in conflict alone.
    void openConflictsRequested(const davenport::session::DatabasePtr &database);
    /// changes: open the page of the database's changes.
    void openChangesRequested(const davenport::session::DatabasePtr &database);
    /// inspector: give the editor of the current document the focus.
    void editRequested(const davenport::session::DocumentLocator &document);
    /// inspector: begin a new document, in the partition if one is named.
    void newDocumentRequested(const davenport::session::DatabasePtr &database, const QString &partition);
    /// inspector: begin a new document with this one's body.
    void duplicateRequested(const davenport::session::DocumentLocator &document);
    /// transfer: import into the database (null: ask which).
    void importRequested(const davenport::session::DatabasePtr &database);
    /// transfer: export the database, a partition of it, or the named documents.
    void exportRequested(const davenport::session::DocumentScope &scope);
    /// explorer: make a new database in the open workspace.
    void newDatabaseRequested();
    /// the program: open the workspace in that folder; an empty path asks for one.
    void openWorkspaceRequested(const QString &path);

private:
    void closeAll();

    std::unique_ptr<Workspace> m_workspace;
    DatabasePtr m_database;
    DocumentLocator m_document;
    UnsavedDocuments m_unsaved;
};

} // namespace davenport::session

Q_DECLARE_METATYPE(davenport::session::DatabasePtr)
