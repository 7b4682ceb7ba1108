#pragma once

namespace davenport::app {

struct StudioOptions;

/// Drives the real window over a sample workspace of its own and writes a PNG of every screen to the folder that was named,
/// in the theme that was named or in both. Uses neither the person's settings nor their data. Returns the exit code: 0, or
/// 1 after a message on standard error if a screen cannot be shown. Needs the QApplication; runs its event loop.
int runTour(const StudioOptions &options);

} // namespace davenport::app
