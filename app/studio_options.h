#pragma once

#include "ui/theme/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace davenport::app {

/// What the desktop program was asked for on the command line.
struct StudioOptions {
    QString workspace;                          ///< the folder to open; empty for the one that was open last
    std::optional<theme::Theme::Choice> theme;  ///< absent: as it was last
    QString tour;                               ///< the folder for pictures; empty for a normal start
    std::optional<QSize> size;                  ///< of the window
    bool safeMode = false;                      ///< open no tabs
    bool help = false;
    bool version = false;
    QString problem; ///< why the arguments cannot be taken; empty when they can

    /// Reads the arguments after the program's name. Never ends the program.
    static StudioOptions parse(const QStringList &arguments);
    /// The text of --help.
    static QString helpText();
};

} // namespace davenport::app
