#include "app/documents_place.h"
#include "app/restore_dialog.h"
#include "app/session_keeper.h"
#include "app/studio.h"
#include "ui/features/transfer/import_page.h"
#include "ui/features/transfer/transfer_feature.h"
#include "ui/features/welcome/welcome_feature.h"
#include "ui/session/open_database.h"
#include "ui/session/workspace.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/main_window.h"

#include <QLocale>

namespace davenport::app {

void Studio::addPageKinds() {
    using Ask = void (*)(session::StudioContext & context, const session::DatabasePtr &database);
    const auto addDatabasePage = [this](const QString &kind, Ask ask) {
        m_keeper->addKind(kind, [this, ask](const QString &key) -> shell::Page * {
            const session::DatabasePtr database = m_context.workspace()->database(key.section(QLatin1Char(':'), 1));
            if (!database) {
                return nullptr;
            }
            ask(m_context, database);
            return frame().findPage(key);
        });
    };
    addDatabasePage(QStringLiteral("documents"),
                    [](session::StudioContext &context, const session::DatabasePtr &database) {
                        emit context.openDocumentsRequested(database, {}, {});
                    });
    m_keeper->addPlaces(QStringLiteral("documents"), documentsPlace, goToDocumentsPlace);
    addDatabasePage(QStringLiteral("changes"),
                    [](session::StudioContext &context, const session::DatabasePtr &database) {
                        emit context.openChangesRequested(database);
                    });
    m_keeper->addKind(QStringLiteral("history"), [this](const QString &key) -> shell::Page * {
        frame().actions().action(QStringLiteral("history.open"))->trigger();
        return frame().findPage(key);
    });
    m_keeper->addKind(QStringLiteral("transfer"), [this](const QString &key) -> shell::Page * {
        shell::Page *page = m_transfer->openImport(m_context.currentDatabase());
        return page->key() == key ? page : nullptr;
    });
}

void Studio::restorePages(const session::SessionReading &reading) {
    if (m_safeMode) {
        m_keeper->follow(reading.record.tabs);
        offerTabs(reading.record.tabs);
        openFirstPage();
        return;
    }
    const QStringList missing = m_keeper->restore(reading.record);
    m_keeper->follow();
    if (missing.size() == reading.record.tabs.size()) {
        openFirstPage();
    }
    tellRestored(reading, missing);
}

void Studio::tellRestored(const session::SessionReading &reading, const QStringList &missing) {
    if (!reading.problems.isEmpty()) {
        frame().notify(
            {theme::Tone::Amber, tr("A part of the last session was not read"), reading.problems.join('\n'), {}, {}});
    }
    if (!missing.isEmpty()) {
        frame().notify(
            {theme::Tone::Amber,
             tr("%n tab(s) did not come back", nullptr, static_cast<int>(missing.size())),
             tr("What they showed is not in the workspace any more: %1").arg(missing.join(QStringLiteral(", "))),
             {},
             {}});
    }
    const auto tabs = static_cast<int>(reading.record.tabs.size() - missing.size());
    if (tabs == 0) {
        return;
    }
    const int unsaved = m_context.unsaved().size();
    const QString when = QLocale().toString(reading.record.written.toLocalTime(), QLocale::ShortFormat);
    const QString what = unsaved == 0 ? tr("Restored %n tab(s)", nullptr, tabs)
                                      : tr("%1 and %2")
                                            .arg(tr("Restored %n tab(s)", nullptr, tabs),
                                                 tr("%n unsaved document(s)", nullptr, unsaved));
    frame().notify({theme::Tone::Blue, what, tr("As they were at %1.").arg(when), {}, {}});
}

void Studio::offerTabs(const QList<session::SessionTab> &tabs) {
    shell::Notice notice{theme::Tone::Amber, tr("Safe mode"), tr("No tabs were opened."), {}, {}};
    if (!tabs.isEmpty()) {
        notice.text = tr("The %n tab(s) that were open last were left closed.", nullptr, static_cast<int>(tabs.size()));
        notice.actionText = tr("Open one by one…");
        notice.action = [this] {
            auto *dialog = new RestoreDialog(*m_keeper, m_window.get());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->show();
        };
    }
    frame().notify(notice);
}

void Studio::openFirstPage() {
    session::Workspace &workspace = *m_context.workspace();
    if (workspace.databases().isEmpty() || m_safeMode) {
        m_welcome->show();
        return;
    }
    const session::DatabasePtr orders = workspace.database(QStringLiteral("orders"));
    emit m_context.openDocumentsRequested(orders ? orders : workspace.databases().first(), {}, {});
}

} // namespace davenport::app
