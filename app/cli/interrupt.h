#pragma once

#include "engine/base/work.h"

namespace davenport::cli {

/// From now on SIGINT, SIGTERM and SIGHUP cancel the returned token, so that the command ends in good order; a second one
/// ends the program at once. SIGPIPE is ignored: writes report it. Call once, from main().
const base::CancelToken &cancelOnSignals();

} // namespace davenport::cli
