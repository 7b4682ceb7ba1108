#pragma once

#include "ui/theme/tone.h"

#include <QString>

#include <functional>

namespace davenport::shell {

/// Something the person should know that needs no answer now. Shown at the lower right of the window, never modal, and
/// kept in the list behind the bell.
struct Notice {
    /// Blue tells, Green confirms, Amber warns, Red says that something failed.
    theme::Tone tone = theme::Tone::Blue;
    /// One short line.
    QString title;
    /// What happened in the engine's or server's own words; may have several lines.
    QString text;
    /// The text of one button, such as "Retry"; empty means none.
    QString actionText;
    /// Runs when the button is pressed.
    std::function<void()> action;
};

} // namespace davenport::shell
