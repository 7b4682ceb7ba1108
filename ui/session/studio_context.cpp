#include "ui/session/studio_context.h"

#include "ui/session/open_database.h"
#include "ui/session/workspace.h"

namespace davenport::session {

StudioContext::StudioContext(QObject *parent) : QObject(parent) {
    qRegisterMetaType<DocumentLocator>();
    qRegisterMetaType<DocumentScope>();
    qRegisterMetaType<DatabasePtr>();
}

StudioContext::~StudioContext() { closeAll(); }

void StudioContext::closeAll() {
    if (m_workspace) {
        for (const DatabasePtr &database : m_workspace->databases()) {
            database->close();
        }
    }
}

void StudioContext::setWorkspace(std::unique_ptr<Workspace> workspace) {
    setCurrentDocument({});
    setCurrentDatabase({});
    closeAll();
    // The old one goes after everybody has heard of the new one and let go of it.
    const std::unique_ptr<Workspace> old = std::exchange(m_workspace, std::move(workspace));
    emit workspaceChanged();
}

void StudioContext::setCurrentDatabase(const DatabasePtr &database) {
    if (database != m_database) {
        m_database = database;
        emit currentDatabaseChanged();
    }
}

void StudioContext::setCurrentDocument(const DocumentLocator &document) {
    if (!(document == m_document)) {
        m_document = document;
        emit currentDocumentChanged(m_document);
    }
}

} // namespace davenport::session
