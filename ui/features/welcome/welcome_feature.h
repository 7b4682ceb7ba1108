#pragma once

#include "engine/base/work.h"
#include "ui/shell/feature.h"

#include <QObject>
#include <QPointer>

class QSettings;

namespace davenport::session {
class RecentWorkspaces;
class StudioContext;
} // namespace davenport::session

namespace davenport::welcome {

class WelcomePage;

/// The welcome page and its command. GUI thread only.
class WelcomeFeature : public QObject, public shell::Feature {
    Q_OBJECT
public:
    /// None is owned; all outlive the feature.
    WelcomeFeature(session::StudioContext *context, session::RecentWorkspaces *recent, QSettings *settings);

    QString id() const override { return QStringLiteral("welcome"); }
    void install(shell::Frame &frame) override;

    /// Opens the page, or brings it to the front.
    void show();
    /// Tells of a long task on the page (which is opened) until finishTask().
    void showTask(const QString &text);
    void reportTask(const base::Progress &progress);
    void finishTask();
    /// The page, or null while it is closed.
    WelcomePage *page() const;

signals:
    /// The person wants the sample workspace.
    void sampleRequested();
    void taskCancelled();

private:
    session::StudioContext *m_context;
    session::RecentWorkspaces *m_recent;
    QSettings *m_settings;
    shell::Frame *m_frame = nullptr;
    QPointer<WelcomePage> m_page;
};

} // namespace davenport::welcome
