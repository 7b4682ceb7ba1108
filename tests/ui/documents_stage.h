#pragma once

#include "app/local_database_store.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/documents_page.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/theme/theme.h"

#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace davenport {

/// A folder of databases and the documents' page of one of them in a window, for tests that use it as a person would.
class DocumentsStage {
public:
    DocumentsStage() {
        theme::Theme::instance().install(theme::Theme::Choice::Light);
        settings = std::make_unique<QSettings>(dir.filePath("settings.ini"), QSettings::IniFormat);
    }
    ~DocumentsStage() { close(); }

    std::filesystem::path file(const QString &name) const { return dir.filePath(name + ".davenport").toStdString(); }

    /// Makes a database that holds these documents.
    void create(const QString &name, const std::vector<std::string> &texts, bool partitioned = false) {
        store->create(file(name), partitioned, partitioned ? 4 : 1);
        const auto session = store->open(file(name), {});
        for (const api::WriteOutcome &outcome : session->documents()->bulk({texts.begin(), texts.end()})) {
            if (!outcome.ok()) {
                qFatal("%s", outcome.error->what());
            }
        }
    }

    /// Opens the page in a window of its own; false when it did not come.
    bool open(const QString &name, QSize size = {1000, 700}) {
        database = std::make_shared<session::OpenDatabase>(store, dir.filePath(name + ".davenport"));
        page = std::make_unique<documents::DocumentsPage>(&context, settings.get(), database);
        page->resize(size);
        page->show();
        emit page->activeChanged(true);
        return QTest::qWaitForWindowExposed(page.get()) && QTest::qWaitFor([this] { return ready(); }, 5000);
    }

    void close() {
        page.reset();
        context.setCurrentDocument({});
        context.setCurrentDatabase({});
        database.reset();
        async::SessionWorker::waitForAll();
    }

    /// Runs a job on the open database and waits for it, as another part of the program would write.
    template <typename Job> bool run(Job job) {
        async::Receiver receiver;
        bool done = false;
        database->run(receiver, job, [&] { done = true; }, [](const base::Error &error) { qFatal("%s", error.what()); });
        return QTest::qWaitFor([&] { return done; }, 5000);
    }

    bool write(const std::vector<std::string> &texts) {
        return run([texts](api::Session &session, const base::Work &) {
            for (const api::WriteOutcome &outcome : session.documents()->bulk({texts.begin(), texts.end()})) {
                if (outcome.error) {
                    throw *outcome.error;
                }
            }
        });
    }

    /// The text of a document as it is stored, and its revision.
    api::Document read(const std::string &id) {
        api::Document document;
        run([&](api::Session &session, const base::Work &) { document = session.documents()->get(id); });
        return document;
    }

    /// Every row on the screen is there and nothing runs.
    bool ready() const {
        const auto [first, last] = page->table()->visibleRows();
        for (int row = first; row <= last; ++row) {
            if (!page->rows()->row(row)) {
                return false;
            }
        }
        return !page->rows()->isLoading() && !page->filtered()->isScanning() && last >= first;
    }

    QString currentId() const { return context.currentDocument().id; }
    QStringList selectedIds() const {
        QStringList ids;
        for (const int row : page->table()->selectedRows(100'000)) {
            ids << page->rows()->idAt(row);
        }
        return ids;
    }
    QStringList shownIds() const {
        QStringList ids;
        for (int row = 0; row < page->rows()->total(); ++row) {
            ids << page->rows()->idAt(row);
        }
        return ids;
    }
    /// The text that the table shows for a field of the document in a row.
    QString shown(int row, const QString &field) const {
        return page->model()->index(row, page->model()->columnOf(field)).data().toString();
    }
    QRect cell(int row, const QString &field) const {
        return page->table()->visualRect(page->model()->index(row, page->model()->columnOf(field)));
    }
    template <typename Widget> Widget *find(const char *name) const { return page->findChild<Widget *>(name); }
    /// The open menu of that name, as far as there is one.
    QMenu *menu(const char *name) const {
        for (QMenu *menu : page->findChildren<QMenu *>(name)) {
            if (menu->isVisible()) {
                return menu;
            }
        }
        return nullptr;
    }
    /// Chooses the entry whose text begins so by a click; false when there is none.
    static bool choose(QMenu *menu, const QString &text) {
        for (QAction *action : menu->actions()) {
            if (action->text().startsWith(text) && action->isEnabled()) {
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                return true;
            }
        }
        return false;
    }

    QTemporaryDir dir;
    std::shared_ptr<app::LocalDatabaseStore> store = std::make_shared<app::LocalDatabaseStore>();
    std::unique_ptr<QSettings> settings;
    session::StudioContext context;
    session::DatabasePtr database;
    std::unique_ptr<documents::DocumentsPage> page;
};

} // namespace davenport
