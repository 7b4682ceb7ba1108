#pragma once

#include <QColor>
#include <QLatin1String>

#include <optional>

namespace davenport::theme {

/// The two looks of the program.
enum class Mode { Light, Dark };

/// Every colour the program paints with. Nothing outside this folder spells a colour; it names a token.
enum class Token {
    // surfaces and lines
    Window,
    Panel,
    Base,
    Alt,
    Hover,
    Sel,
    Sel2,
    Border,
    Border2,
    // text: plain, secondary, hints
    Text,
    Text2,
    Text3,
    // the one accent
    Accent,
    Accent2,
    AccentSoft,
    AccentLine,
    OnAccent,
    // meaning: good, careful, conflict, tombstone, information
    Green,
    GreenSoft,
    GreenLine,
    Amber,
    AmberSoft,
    AmberLine,
    Red,
    RedSoft,
    RedLine,
    Violet,
    VioletSoft,
    VioletLine,
    Blue,
    BlueSoft,
    BlueLine,
    // JSON values and query operators
    Jkey,
    Jstr,
    Jnum,
    Jbool,
    Jnull,
    Jobj,
    Jop,
    // editors and differences
    Gutter,
    GutterText,
    Curline,
    WordAdd,
    WordDel,
    // treemap steps
    Map1,
    Map2,
    Map3,
    Map4,
    Map5,
    MapText,
    // scroll bar handle, veil behind the palette
    Scroll,
    Scrim,
    // server tiles
    ServerCouch,
    ServerMongo,
    ServerCouchbase,
    OnServer
};

constexpr int kTokenCount = static_cast<int>(Token::OnServer) + 1;

/// The colour of `token` in `mode`. Any thread.
QColor tokenColor(Token token, Mode mode);

/// The name a style sheet calls the token by, such as "accentSoft". Any thread.
QLatin1String tokenName(Token token);

/// The token called `name`, or nothing when no token has that name. Any thread.
std::optional<Token> tokenByName(QStringView name);

} // namespace davenport::theme
