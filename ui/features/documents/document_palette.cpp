#include "ui/features/documents/document_palette.h"

#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"

namespace davenport::documents {

namespace {

struct Hit {
    QString id;
    bool conflicted = false;
};

} // namespace

DocumentPalette::DocumentPalette(session::StudioContext *context, QObject *parent)
    : shell::PaletteProvider(parent), m_context(context) {}

void DocumentPalette::search(int question, const QString &text, int limit) {
    m_receiver.supersede();
    const session::DatabasePtr database = m_context->currentDatabase();
    if (!database || text.isEmpty() || limit <= 0) {
        emit found(question, {});
        return;
    }
    database->run(
        m_receiver,
        [prefix = text.toStdString(), limit](api::Session &session, const base::Work &work) {
            QList<Hit> hits;
            api::AllDocsQuery query;
            query.startKey = prefix;
            query.limit = std::uint64_t(limit);
            session.documents()->allDocs(
                query,
                [&](api::AllDocsRow &row) {
                    if (!row.id.starts_with(prefix)) {
                        return false;
                    }
                    hits.append({QString::fromStdString(row.id), row.conflicted});
                    return true;
                },
                work);
            return hits;
        },
        [this, question, database](const QList<Hit> &hits) {
            QList<shell::PaletteEntry> entries;
            for (const Hit &hit : hits) {
                shell::PaletteEntry entry;
                entry.text = hit.id;
                entry.detail = hit.conflicted ? tr("in conflict") : database->name();
                entry.icon = QStringLiteral("document");
                entry.mono = true;
                entry.run = [context = m_context, database, id = hit.id] {
                    emit context->openDocumentsRequested(database, {}, id);
                };
                entries.append(entry);
            }
            emit found(question, entries);
        },
        [this, question](const base::Error &) { emit found(question, {}); });
}

} // namespace davenport::documents
