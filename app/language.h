#pragma once

#include <QString>

namespace davenport::app {

/// Puts the program's own words, and those of Qt's dialogs, into a language: "de", "en", or the desktop's for an empty text.
/// Words without a translation stay English. Call once, after the theme is installed and before any window is made.
void installLanguage(const QString &chosen);

} // namespace davenport::app
