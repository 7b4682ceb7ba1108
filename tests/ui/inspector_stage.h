#pragma once

#include "app/local_database_store.h"
#include "ui/features/inspector/draft_store.h"
#include "ui/features/inspector/inspector_dock.h"
#include "ui/features/inspector/json_editor.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/theme/theme.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

namespace davenport::tests {

/// The inspector on the screen over a real database, "orders", and a second writer beside it. Tests derive from it.
class InspectorStage : public QObject {
protected:
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<session::StudioContext> m_context;
    std::unique_ptr<inspector::DraftStore> m_drafts;
    std::unique_ptr<inspector::InspectorDock> m_dock;
    session::DatabasePtr m_database;

    inspector::JsonEditor *editor() const { return m_dock->editor(); }

    /// Runs `job(session)` as another part of the program would, and waits for it.
    template <typename Job>
    void onSession(Job job) {
        async::Receiver receiver;
        bool done = false;
        QString failure;
        m_database->run(
            receiver, [job](api::Session &session, const base::Work &) { job(session); }, [&] { done = true; },
            [&](const base::Error &error) {
                failure = QString::fromStdString(error.reason());
                done = true;
            });
        QTRY_VERIFY_WITH_TIMEOUT(done, 20000);
        QCOMPARE(failure, QString());
    }

    api::Document stored(const std::string &id) {
        auto result = std::make_shared<api::Document>();
        onSession([result, id](api::Session &session) { *result = session.documents()->get(id); });
        return *result;
    }

    void write(const std::string &id, const std::string &json) {
        onSession([id, json](api::Session &session) {
            const api::WriteOutcome outcome = session.documents()->put(id, json);
            if (outcome.error) {
                throw *outcome.error;
            }
        });
    }

    void show(const char *id, const QString &rev = {}) {
        m_context->setCurrentDocument({m_database, QString::fromUtf8(id), rev});
        QTRY_VERIFY_WITH_TIMEOUT(m_dock->edited()->state() == inspector::EditedDocument::State::Open, 20000);
        QTRY_VERIFY(editor()->byteCount() > 0);
    }

    /// Types over the first place where `old` stands.
    void typeOver(const QByteArray &old, const QString &now) {
        const qsizetype at = editor()->bytes().indexOf(old);
        QVERIFY2(at >= 0, old.constData());
        editor()->goTo(at, at + old.size());
        QTest::keyClicks(editor(), now);
    }

    /// For init().
    void setUp() {
        theme::Theme::instance().install(theme::Theme::Choice::Light);
        m_dir = std::make_unique<QTemporaryDir>();
        const app::LocalDatabaseStore store;
        store.create(m_dir->filePath("orders.davenport").toStdString(), true, 2);
        m_context = std::make_unique<session::StudioContext>();
        auto workspace =
            std::make_unique<session::Workspace>(std::make_shared<app::LocalDatabaseStore>(), m_dir->path());
        session::Workspace *listed = workspace.get();
        m_context->setWorkspace(std::move(workspace));
        listed->refresh();
        QTRY_VERIFY(listed->database("orders"));
        m_database = listed->database("orders");
        m_database->open();
        QTRY_VERIFY(m_database->hasInfo());
        m_drafts = std::make_unique<inspector::DraftStore>();
        m_dock = std::make_unique<inspector::InspectorDock>(*m_context, *m_drafts);
        m_dock->resize(390, 800);
        m_dock->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dock.get()));
        m_dock->activateWindow();
    }

    /// For cleanup().
    void tearDown() {
        m_dock.reset();
        m_drafts.reset();
        m_database.reset();
        m_context.reset();
        async::SessionWorker::waitForAll();
    }
};

} // namespace davenport::tests
