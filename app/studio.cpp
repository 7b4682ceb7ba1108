#include "app/studio.h"

#include "app/local_database_store.h"
#include "app/session_keeper.h"
#include "app/workspace_guard.h"
#include "engine/database/local_database.h"
#include "engine/sample/sample_workspace.h"
#include "ui/features/changes/changes_feature.h"
#include "ui/features/documents/documents_feature.h"
#include "ui/features/explorer/explorer_feature.h"
#include "ui/features/help/help_feature.h"
#include "ui/features/history/history_feature.h"
#include "ui/features/inspector/inspector_feature.h"
#include "ui/features/related/related_feature.h"
#include "ui/features/settings/settings_feature.h"
#include "ui/features/transfer/transfer_feature.h"
#include "ui/features/welcome/welcome_feature.h"
#include "ui/session/open_database.h"
#include "ui/session/workspace.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/main_window.h"

#include <QDir>
#include <QFileDialog>
#include <QSettings>
#include <QTimer>

namespace davenport::app {

namespace {

constexpr auto kLastKey = "lastWorkspace";
constexpr auto kSampleFolder = "Sample workspace";

} // namespace

Studio::Studio(QSettings *settings, const QString &dataFolder)
    : m_settings(settings), m_dataFolder(dataFolder), m_readOnly(std::make_shared<std::atomic<bool>>(false)),
      m_store(std::make_shared<LocalDatabaseStore>(m_readOnly)),
      m_recent(settings), m_worker(QStringLiteral("studio")), m_window(std::make_unique<shell::MainWindow>()),
      m_starts(QDir(dataFolder).filePath(QStringLiteral("starts"))) {
    install();
    m_window->restoreLayout(*settings);
    m_window->setSettings(settings);
}

Studio::~Studio() {
    m_keeper->end(); // pages that close with the window stay in the record
    if (m_started) {
        m_starts.wentWell();
    }
    m_window.reset();
}

shell::Frame &Studio::frame() { return m_window->frame(); }

void Studio::install() {
    auto welcome = std::make_unique<welcome::WelcomeFeature>(&m_context, &m_recent, m_settings);
    auto explorer = std::make_unique<explorer::ExplorerFeature>(&m_context);
    auto documents = std::make_unique<documents::DocumentsFeature>(&m_context, m_settings);
    auto inspector = std::make_unique<inspector::InspectorFeature>(
        m_context, QDir(m_dataFolder).filePath(QStringLiteral("drafts")));
    auto transfer = std::make_unique<transfer::TransferFeature>(&m_context);
    m_transfer = transfer.get();
    m_welcome = welcome.get();
    m_explorer = explorer.get();
    m_inspector = inspector.get();
    m_window->addFeature(std::move(explorer));
    m_window->addFeature(std::move(documents));
    m_window->addFeature(std::make_unique<changes::ChangesFeature>(&m_context));
    m_window->addFeature(std::move(inspector));
    m_window->addFeature(std::make_unique<related::RelatedFeature>(&m_context));
    m_window->addFeature(std::make_unique<history::HistoryFeature>(&m_context));
    m_window->addFeature(std::move(transfer));
    m_window->addFeature(std::move(welcome));
    m_window->addFeature(std::make_unique<settings::SettingsFeature>(m_settings));
    m_window->addFeature(std::make_unique<help::HelpFeature>());
    new WorkspaceGuard(&m_context, m_settings, &frame().actions(), m_readOnly, this);

    connect(&m_context, &session::StudioContext::openWorkspaceRequested, this, [this](const QString &path) {
        if (path.isEmpty()) {
            askForWorkspace();
        } else {
            openWorkspace(path);
        }
    });
    connect(m_welcome, &welcome::WelcomeFeature::sampleRequested, this, &Studio::openSample);
    connect(m_welcome, &welcome::WelcomeFeature::taskCancelled, this, [this] { m_sample.cancel(); });
    m_keeper = std::make_unique<SessionKeeper>(frame(), QDir(m_dataFolder).filePath(QStringLiteral("sessions")));
    connect(m_keeper.get(), &SessionKeeper::failed, this,
            [this](const QString &reason) { tell(true, tr("What is open was not kept on disk"), reason); });
    addPageKinds();
}

void Studio::start(const QString &workspace) {
    m_started = true;
    m_safeMode = m_starts.begin() >= StartRecord::kLoop || m_safeMode;
    QTimer::singleShot(StartRecord::kWell, this, [this] { m_starts.wentWell(); });
    if (m_settings->value(QStringLiteral("welcome/atStart"), true).toBool()) {
        m_welcome->show();
    }
    const QString last = m_settings->value(kLastKey).toString();
    if (!workspace.isEmpty()) {
        openWorkspace(workspace);
    } else if (!last.isEmpty()) {
        openWorkspace(last);
    } else {
        openSample();
    }
}

void Studio::openSample() {
    const QString folder = QDir(m_dataFolder).filePath(QLatin1String(kSampleFolder));
    m_welcome->show();
    m_welcome->showTask(tr("Making the sample workspace"));
    m_sample = m_worker.run(
        m_receiver,
        [folder = std::filesystem::path(folder.toStdString())](const base::Work &work) {
            sample::writeSampleWorkspace(
                folder,
                [](const std::filesystem::path &file, bool partitioned, std::uint32_t shards) {
                    database::CreateOptions options;
                    options.partitioned = partitioned;
                    options.shards = shards;
                    return database::createDatabase(file, options);
                },
                work);
        },
        [this, folder] {
            m_welcome->finishTask();
            openWorkspace(folder);
        },
        [this](const base::Error &error) {
            m_welcome->finishTask();
            const QString reason = QString::fromStdString(error.reason());
            if (error.code() != base::ErrorCode::Cancelled) {
                tell(true, tr("The sample workspace was not made"), reason);
            }
            emit workspaceFailed(reason);
        },
        [this](const base::Progress &progress) { m_welcome->reportTask(progress); }, async::Lane::Own);
}

void Studio::askForWorkspace() {
    auto *dialog = new QFileDialog(m_window.get(), tr("Open a workspace: a folder of databases"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    if (m_context.workspace()) {
        dialog->setDirectory(m_context.workspace()->path());
    }
    connect(dialog, &QFileDialog::fileSelected, this, &Studio::openWorkspace);
    dialog->open();
}

void Studio::openWorkspace(const QString &path) {
    m_keeper->end();
    auto workspace = std::make_unique<session::Workspace>(m_store, path);
    session::Workspace *opened = workspace.get();
    connect(opened, &session::Workspace::databasesChanged, this, &Studio::onListed, Qt::SingleShotConnection);
    connect(opened, &session::Workspace::databasesChanged, this, [this, opened] {
        QStringList names;
        for (const session::DatabasePtr &database : opened->databases()) {
            names.append(database->name());
        }
        m_recent.setDatabases(opened->path(), names);
    });
    connect(opened, &session::Workspace::failed, this, [this, opened](const base::Error &error) {
        frame().setWorkspace(opened->name(), false);
        tell(true, tr("The workspace was not read"), QString::fromStdString(error.reason()));
        m_welcome->show();
        emit workspaceFailed(QString::fromStdString(error.reason()));
    });
    m_context.setWorkspace(std::move(workspace));
    frame().setWorkspace(opened->name(), true);
    opened->refresh();
}

void Studio::onListed() {
    const QString path = m_context.workspace()->path();
    m_recent.opened(path);
    m_settings->setValue(kLastKey, path);
    restorePages(m_keeper->begin(path));
    emit workspaceReady();
}

void Studio::tell(bool failed, const QString &title, const QString &text) {
    frame().notify({failed ? theme::Tone::Red : theme::Tone::Green, title, text, {}, {}});
}

} // namespace davenport::app
