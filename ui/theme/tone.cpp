#include "ui/theme/tone.h"

namespace davenport::theme {

Token strongToken(Tone tone) {
    switch (tone) {
    case Tone::Neutral:
        return Token::Text2;
    case Tone::Accent:
        return Token::Accent;
    case Tone::Green:
        return Token::Green;
    case Tone::Amber:
        return Token::Amber;
    case Tone::Red:
        return Token::Red;
    case Tone::Violet:
        return Token::Violet;
    case Tone::Blue:
        return Token::Blue;
    }
    return Token::Text2;
}

Token softToken(Tone tone) {
    switch (tone) {
    case Tone::Neutral:
        return Token::Sel2;
    case Tone::Accent:
        return Token::AccentSoft;
    case Tone::Green:
        return Token::GreenSoft;
    case Tone::Amber:
        return Token::AmberSoft;
    case Tone::Red:
        return Token::RedSoft;
    case Tone::Violet:
        return Token::VioletSoft;
    case Tone::Blue:
        return Token::BlueSoft;
    }
    return Token::Sel2;
}

Token lineToken(Tone tone) {
    switch (tone) {
    case Tone::Neutral:
        return Token::Border2;
    case Tone::Accent:
        return Token::AccentLine;
    case Tone::Green:
        return Token::GreenLine;
    case Tone::Amber:
        return Token::AmberLine;
    case Tone::Red:
        return Token::RedLine;
    case Tone::Violet:
        return Token::VioletLine;
    case Tone::Blue:
        return Token::BlueLine;
    }
    return Token::Border2;
}

QLatin1String toneIcon(Tone tone) {
    switch (tone) {
    case Tone::Green:
        return QLatin1String("status-ok");
    case Tone::Amber:
        return QLatin1String("status-warning");
    case Tone::Red:
        return QLatin1String("status-error");
    case Tone::Violet:
        return QLatin1String("revision-tombstone");
    case Tone::Neutral:
    case Tone::Accent:
    case Tone::Blue:
        break;
    }
    return QLatin1String("status-info");
}

} // namespace davenport::theme
