#include "ui/features/explorer/database_palette.h"

#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/widgets/size_meter.h"

namespace davenport::explorer {

DatabasePalette::DatabasePalette(session::StudioContext *context, QObject *parent)
    : shell::PaletteProvider(parent), m_context(context) {}

void DatabasePalette::search(int question, const QString &text, int limit) {
    QList<shell::PaletteEntry> entries;
    if (m_context->workspace()) {
        for (const session::DatabasePtr &database : m_context->workspace()->databases()) {
            if (entries.size() >= limit || !database->name().contains(text, Qt::CaseInsensitive)) {
                continue;
            }
            shell::PaletteEntry entry;
            entry.text = database->name();
            entry.detail = database->hasInfo() ? tr("%1 documents").arg(widgets::SizeMeter::numberText(
                                                     qint64(database->info().docCount)))
                                               : QString();
            entry.icon = QStringLiteral("database");
            entry.run = [context = m_context, database] { emit context->openDocumentsRequested(database, {}, {}); };
            entry.narrow = [context = m_context, database] {
                context->setCurrentDatabase(database);
                return QStringLiteral(":");
            };
            entries.append(entry);
        }
    }
    emit found(question, entries);
}

} // namespace davenport::explorer
