#pragma once

#include "app/start_record.h"
#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"
#include "ui/session/database_store.h"
#include "ui/session/guarded_session.h"
#include "ui/session/recent_workspaces.h"
#include "ui/session/session_journal.h"
#include "ui/session/studio_context.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QSettings;

namespace davenport::explorer {
class ExplorerFeature;
}
namespace davenport::inspector {
class InspectorFeature;
}
namespace davenport::shell {
class Frame;
class MainWindow;
} // namespace davenport::shell
namespace davenport::transfer {
class TransferFeature;
}
namespace davenport::welcome {
class WelcomeFeature;
}

namespace davenport::app {

class SessionKeeper;

/// The desktop program: one window with its features, over one workspace. Opens workspaces, makes the sample at the very
/// first start, and brings back what was open last. GUI thread only.
class Studio : public QObject {
    Q_OBJECT
public:
    /// `settings` is not owned and outlives the studio; `dataFolder` is where the sample workspace and drafts live.
    Studio(QSettings *settings, const QString &dataFolder);
    ~Studio() override;

    shell::MainWindow &window() { return *m_window; }
    shell::Frame &frame();
    session::StudioContext &context() { return m_context; }
    explorer::ExplorerFeature *explorer() const { return m_explorer; }
    inspector::InspectorFeature *inspector() const { return m_inspector; }
    transfer::TransferFeature *transfer() const { return m_transfer; }
    welcome::WelcomeFeature *welcome() const { return m_welcome; }

    /// Opens workspaces without their tabs, which can then be opened one by one; before start(). A start after three that
    /// ended badly does so by itself.
    void setSafeMode(bool safe) { m_safeMode = safe; }
    bool isSafeMode() const { return m_safeMode; }
    /// Opens the named workspace; an empty path opens the one that was open last, or makes the sample at the first start.
    void start(const QString &workspace);
    /// Opens a folder as the workspace.
    void openWorkspace(const QString &path);
    /// Makes the sample workspace in the background, with progress on the welcome page, and opens it.
    void openSample();

signals:
    /// The workspace's databases are listed and what was open of them is open again.
    void workspaceReady();
    /// The workspace could not be opened, or the sample not made; the person was told.
    void workspaceFailed(const QString &reason);

private:
    void install();
    void askForWorkspace();
    void onListed();
    void addPageKinds();
    void restorePages(const session::SessionReading &reading);
    void tellRestored(const session::SessionReading &reading, const QStringList &missing);
    void offerTabs(const QList<session::SessionTab> &tabs);
    void openFirstPage();
    void tell(bool failed, const QString &title, const QString &text);

    QSettings *m_settings;
    QString m_dataFolder;
    session::ReadOnlySwitch m_readOnly;
    std::shared_ptr<const session::DatabaseStore> m_store;
    session::RecentWorkspaces m_recent;
    session::StudioContext m_context;
    async::SessionWorker m_worker;
    async::Receiver m_receiver;
    async::Ticket m_sample;
    std::unique_ptr<shell::MainWindow> m_window;
    explorer::ExplorerFeature *m_explorer = nullptr;
    inspector::InspectorFeature *m_inspector = nullptr;
    transfer::TransferFeature *m_transfer = nullptr;
    welcome::WelcomeFeature *m_welcome = nullptr;
    std::unique_ptr<SessionKeeper> m_keeper;
    StartRecord m_starts;
    bool m_started = false;
    bool m_safeMode = false;
};

} // namespace davenport::app
