#include "ui/session/unsaved_documents.h"

namespace davenport::session {

void UnsavedDocuments::set(const QSet<Key> &documents) {
    if (documents != m_documents) {
        m_documents = documents;
        emit changed();
    }
}

} // namespace davenport::session
