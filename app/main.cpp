#include "app/language.h"
#include "app/studio.h"
#include "app/studio_options.h"
#include "app/studio_tour.h"
#include "ui/async/session_worker.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>

#include <cstdio>

namespace {

using namespace davenport;

int runStudio(const app::StudioOptions &options) {
    QSettings settings;
    theme::Theme::instance().install(options.theme.value_or(
        theme::Theme::choiceByName(settings.value("theme").toString(), theme::Theme::Choice::System)));
    app::installLanguage(settings.value("language").toString());
    const QString data = QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
                             .filePath(QStringLiteral("davenport"));
    int code = 0;
    {
        app::Studio studio(&settings, data);
        if (options.size) {
            studio.window().resize(*options.size);
        }
        studio.setSafeMode(options.safeMode);
        studio.window().show();
        studio.start(options.workspace);
        code = QApplication::exec();
    }
    return code;
}

} // namespace

int main(int argc, char **argv) {
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    const app::StudioOptions options = app::StudioOptions::parse(arguments);
    if (!options.problem.isEmpty()) {
        std::fprintf(stderr, "davenport: %s\nSee davenport --help.\n", qPrintable(options.problem));
        return 2;
    }
    if (options.help) {
        std::fputs(qPrintable(app::StudioOptions::helpText()), stdout);
        return 0;
    }
    if (options.version) {
        std::puts("davenport " DAVENPORT_VERSION);
        return 0;
    }
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("davenport"));
    QApplication::setApplicationDisplayName(QStringLiteral("Davenport"));
    QApplication::setOrganizationName(QStringLiteral("davenport"));
    QApplication::setApplicationVersion(QStringLiteral(DAVENPORT_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.davenport.Davenport"));
    const int code = options.tour.isEmpty() ? runStudio(options) : app::runTour(options);
    async::SessionWorker::waitForAll();
    return code;
}
