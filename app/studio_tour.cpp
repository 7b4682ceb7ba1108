#include "app/studio_tour.h"

#include "app/studio.h"
#include "app/studio_options.h"
#include "app/tour_script.h"
#include "ui/async/session_worker.h"
#include "ui/session/workspace.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdio>

namespace davenport::app {

namespace {

constexpr QSize kSize(1440, 900);
constexpr int kSampleSeconds = 300;

int fail(const QString &reason) {
    std::fprintf(stderr, "davenport: %s\n", qPrintable(reason));
    return 1;
}

/// One theme: a studio of its own, over a sample workspace of its own below `home`.
int tourIn(theme::Theme::Choice choice, const StudioOptions &options, const QString &home) {
    QSettings settings(QDir(home).filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    theme::Theme::instance().setChoice(choice);
    Studio studio(&settings, home);
    studio.window().resize(options.size.value_or(kSize));
    studio.window().show();

    TourPlayer player(&studio.window(), options.tour, theme::Theme::choiceName(choice));
    QString failure;
    QObject::connect(&player, &TourPlayer::finished, qApp, [] { QApplication::exit(0); });
    QObject::connect(&player, &TourPlayer::failed, qApp, [&failure](const QString &reason) {
        failure = reason;
        QApplication::exit(1);
    });
    bool ready = false;
    QObject::connect(&studio, &Studio::workspaceReady, &player, [&ready] { ready = true; });
    QObject::connect(&studio, &Studio::workspaceFailed, &player, [&failure](const QString &reason) {
        failure = reason;
        QApplication::exit(1);
    });
    std::vector<TourStep> steps;
    steps.push_back({QStringLiteral("first-start"), [&studio] { studio.start({}); }, {}});
    steps.push_back({{}, {}, [&ready] { return ready ? QString() : QStringLiteral("the sample workspace"); },
                     kSampleSeconds});
    for (TourStep &step : tourScript(studio)) {
        steps.push_back(std::move(step));
    }
    player.play(std::move(steps));
    const int code = QApplication::exec();
    for (const QString &path : player.written()) {
        std::puts(qPrintable(path));
    }
    studio.window().hide();
    return code == 0 ? 0 : fail(failure);
}

} // namespace

int runTour(const StudioOptions &options) {
    if (!QDir().mkpath(options.tour)) {
        return fail(QStringLiteral("the folder %1 cannot be made").arg(options.tour));
    }
    QApplication::setQuitOnLastWindowClosed(false);
    theme::Theme::instance().install(theme::Theme::Choice::Light);
    QList<theme::Theme::Choice> themes{theme::Theme::Choice::Light, theme::Theme::Choice::Dark};
    if (options.theme) {
        themes = {*options.theme};
    }
    for (const theme::Theme::Choice choice : themes) {
        QTemporaryDir home;
        if (!home.isValid()) {
            return fail(QStringLiteral("there is no room for a temporary workspace: %1").arg(home.errorString()));
        }
        const int code = tourIn(choice, options, home.path());
        async::SessionWorker::waitForAll(); // the databases are closed before their folder goes
        if (code != 0) {
            return code;
        }
    }
    return 0;
}

} // namespace davenport::app
