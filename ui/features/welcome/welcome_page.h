#pragma once

#include "engine/base/work.h"
#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"
#include "ui/shell/page.h"

class QLabel;
class QProgressBar;
class QSettings;
class QVBoxLayout;

namespace davenport::session {
class RecentWorkspaces;
class StudioContext;
} // namespace davenport::session

namespace davenport::widgets {
class ElidedLabel;
}

namespace davenport::welcome {

class StartCard;

/// The first tab: what one can start with, the workspaces that were open before, and keys worth knowing. GUI thread only.
class WelcomePage : public shell::Page {
    Q_OBJECT
public:
    static constexpr auto kKey = "welcome";

    /// None is owned; all outlive the page.
    WelcomePage(session::StudioContext *context, session::RecentWorkspaces *recent, QSettings *settings);

    /// Tells of a long task, with its Cancel, until finishTask().
    void showTask(const QString &text);
    void reportTask(const base::Progress &progress);
    void finishTask();

    QWidget *focusTarget() override;

signals:
    void sampleRequested();
    void taskCancelled();

private:
    QWidget *buildHead();
    QWidget *buildStart();
    QWidget *buildRecent();
    QWidget *buildKeys();
    QWidget *buildTask();
    void showWorkspace();
    void fillRecent();
    void markMissing(const QStringList &paths);

    session::StudioContext *m_context;
    session::RecentWorkspaces *m_recent;
    StartCard *m_first = nullptr;
    StartCard *m_import = nullptr;
    QWidget *m_recentGroup = nullptr;
    QVBoxLayout *m_recentRows = nullptr;
    QList<StartCard *> m_recentCards;
    QWidget *m_task = nullptr;
    QLabel *m_taskText = nullptr;
    widgets::ElidedLabel *m_taskDetail = nullptr;
    QProgressBar *m_taskProgress = nullptr;
    async::SessionWorker m_worker;
    async::Receiver m_receiver;
};

} // namespace davenport::welcome
