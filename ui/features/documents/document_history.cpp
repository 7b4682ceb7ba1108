#include "ui/features/documents/document_history.h"

namespace davenport::documents {

namespace {

constexpr qsizetype kMaxPlaces = 100;

bool isSame(const DocumentPlace &a, const DocumentPlace &b) {
    return a.database == b.database && a.partition == b.partition && a.id == b.id && a.conditions == b.conditions;
}

} // namespace

void DocumentHistory::leave(const DocumentPlace &place) {
    if (m_back.isEmpty() || !isSame(m_back.last(), place)) {
        m_back.append(place);
    }
    if (m_back.size() > kMaxPlaces) {
        m_back.removeFirst();
    }
    m_forward.clear();
    emit changed();
}

DocumentPlace DocumentHistory::back(const DocumentPlace &here) {
    m_forward.append(here);
    const DocumentPlace place = m_back.takeLast();
    emit changed();
    return place;
}

DocumentPlace DocumentHistory::forward(const DocumentPlace &here) {
    m_back.append(here);
    const DocumentPlace place = m_forward.takeLast();
    emit changed();
    return place;
}

void DocumentHistory::forget(const session::DatabasePtr &database) {
    const auto lies = [&](const DocumentPlace &place) { return place.database == database; };
    m_back.removeIf(lies);
    m_forward.removeIf(lies);
    emit changed();
}

} // namespace davenport::documents
