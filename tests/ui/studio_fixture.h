#pragma once

#include "app/local_database_store.h"
#include "app/studio.h"
#include "ui/session/open_database.h"
#include "ui/session/workspace.h"
#include "ui/shell/main_window.h"

#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>
#include <vector>

namespace davenport::tests {

/// The whole studio over a workspace of its own, on the screen, gone with the object.
class StudioFixture {
public:
    StudioFixture() : m_settings(m_dir.filePath("settings.ini"), QSettings::IniFormat) { QDir().mkpath(folder()); }
    ~StudioFixture() {
        m_studio.reset();
        async::SessionWorker::waitForAll();
    }
    StudioFixture(const StudioFixture &) = delete;
    StudioFixture &operator=(const StudioFixture &) = delete;

    QString folder() const { return m_dir.filePath("workspace"); }

    /// Makes a database with these documents; before start().
    void create(const QString &name, bool partitioned, const std::vector<std::string> &texts) {
        const app::LocalDatabaseStore store;
        const std::filesystem::path file = QDir(folder()).filePath(name + ".davenport").toStdString();
        store.create(file, partitioned, partitioned ? 4 : 1);
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        for (const api::WriteOutcome &outcome : store.open(file, {})->documents()->bulk(views)) {
            QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error->what());
        }
    }

    /// Opens the window and waits for the workspace.
    bool start(const QSize &size = {1440, 900}) {
        m_studio = std::make_unique<app::Studio>(&m_settings, m_dir.path());
        m_studio->window().resize(size);
        m_studio->window().show();
        const bool exposed = QTest::qWaitForWindowExposed(&m_studio->window());
        m_studio->start(folder());
        return exposed && QTest::qWaitFor([this] {
                   return m_studio->context().workspace() != nullptr && m_studio->context().workspace()->isListed();
               });
    }

    app::Studio &studio() { return *m_studio; }
    shell::MainWindow &window() { return m_studio->window(); }
    session::DatabasePtr database(const char *name) {
        return m_studio->context().workspace()->database(QLatin1String(name));
    }

    /// Runs a job on a database as another part of the program would, and waits for it.
    void run(const char *name, std::function<void(api::Session &session)> job) {
        async::Receiver receiver;
        bool done = false;
        database(name)->run(
            receiver, [job = std::move(job)](api::Session &session, const base::Work &) { job(session); },
            [&] { done = true; }, [](const base::Error &error) { qFatal("%s", error.what()); });
        QTRY_VERIFY(done);
    }

private:
    QTemporaryDir m_dir;
    QSettings m_settings;
    std::unique_ptr<app::Studio> m_studio;
};

} // namespace davenport::tests
