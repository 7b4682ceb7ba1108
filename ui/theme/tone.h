#pragma once

#include "ui/theme/tokens.h"

namespace davenport::theme {

/// What a pill, a ribbon or a notice means. Each tone has a strong colour, a soft fill and a line.
enum class Tone { Neutral, Accent, Green, Amber, Red, Violet, Blue };

/// The token for text and icons of `tone`.
Token strongToken(Tone tone);

/// The token for the fill behind text of `tone`.
Token softToken(Tone tone);

/// The token for the outline around that fill.
Token lineToken(Tone tone);

/// The icon that says the same as the colour: colour never stands alone.
QLatin1String toneIcon(Tone tone);

} // namespace davenport::theme
