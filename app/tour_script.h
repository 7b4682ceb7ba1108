#pragma once

#include "app/tour_player.h"

namespace davenport::app {

class Studio;

/// The steps of the tour over a studio whose workspace is the sample, in order. The studio outlives them.
std::vector<TourStep> tourScript(Studio &studio);

} // namespace davenport::app
