#include "app/studio_options.h"

#include <QRegularExpression>

namespace davenport::app {

namespace {

constexpr int kMinWidth = 800;
constexpr int kMinHeight = 500;
constexpr int kMaxSide = 8000;

std::optional<QSize> sizeOf(const QString &text) {
    static const QRegularExpression pattern(QStringLiteral("^(\\d{3,4})x(\\d{3,4})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const bool fits = size.width() >= kMinWidth && size.height() >= kMinHeight && size.width() <= kMaxSide &&
                      size.height() <= kMaxSide;
    return match.hasMatch() && fits ? std::optional(size) : std::nullopt;
}

} // namespace

StudioOptions StudioOptions::parse(const QStringList &arguments) {
    using Choice = theme::Theme::Choice;
    StudioOptions options;
    const auto refuse = [&](const QString &problem) {
        options.problem = problem;
        return options;
    };
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        QString name = arguments[i];
        std::optional<QString> value;
        if (name.startsWith(QStringLiteral("--"))) {
            if (const qsizetype equals = name.indexOf('='); equals > 0) {
                value = name.mid(equals + 1);
                name = name.left(equals);
            }
        }
        const bool takesValue = name == "--theme" || name == "--tour" || name == "--size";
        if (takesValue && !value) {
            if (i + 1 >= arguments.size()) {
                return refuse(QStringLiteral("%1 needs a value").arg(name));
            }
            value = arguments[++i];
        }
        if (name == "--help" || name == "-h") {
            options.help = true;
        } else if (name == "--version" || name == "-v") {
            options.version = true;
        } else if (name == "--safe-mode") {
            options.safeMode = true;
        } else if (name == "--theme") {
            if (*value != "light" && *value != "dark" && *value != "system") {
                return refuse(QStringLiteral("--theme is light, dark or system, not “%1”").arg(*value));
            }
            options.theme = theme::Theme::choiceByName(*value, Choice::System);
        } else if (name == "--tour") {
            if (value->isEmpty()) {
                return refuse(QStringLiteral("--tour needs the folder to write pictures to"));
            }
            options.tour = *value;
        } else if (name == "--size") {
            options.size = sizeOf(*value);
            if (!options.size) {
                return refuse(QStringLiteral("--size is WIDTHxHEIGHT in pixels, at least %1x%2, not “%3”")
                                  .arg(kMinWidth)
                                  .arg(kMinHeight)
                                  .arg(*value));
            }
        } else if (name.startsWith('-')) {
            return refuse(QStringLiteral("there is no option %1").arg(name));
        } else if (options.workspace.isEmpty()) {
            options.workspace = name;
        } else {
            return refuse(QStringLiteral("one workspace at a time: “%1” is one too many").arg(name));
        }
    }
    return options;
}

QString StudioOptions::helpText() {
    return QStringLiteral(R"(Usage: davenport [WORKSPACE] [OPTIONS]

Opens the studio on the workspace, a folder of databases: the one that is named, or the one that was open last. The very
first start makes a sample workspace.

  --theme light|dark|system   the look
  --size WIDTHxHEIGHT         the window's size in pixels
  --tour DIR                  write a picture (PNG) of every screen to DIR, over a sample workspace of its own, and end;
                              in both themes unless --theme names one
  --safe-mode                 open no tabs of the last session by itself; they can be opened one by one
  --help                      show this text
  --version                   show the version

Exit codes: 0 all is well, 1 something failed (said on standard error), 2 the arguments are wrong.
)");
}

} // namespace davenport::app
