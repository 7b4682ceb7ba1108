#include "ui/theme/tokens.h"

#include <array>

namespace davenport::theme {
namespace {

struct Entry {
    const char *name;
    QRgb light;
    QRgb dark;
};

// In the order of the enumeration.
constexpr std::array<Entry, kTokenCount> kEntries = {{
    {"window", 0xFFEEF1F0, 0xFF131819},
    {"panel", 0xFFF6F8F7, 0xFF181E1F},
    {"base", 0xFFFFFFFF, 0xFF1C2324},
    {"alt", 0xFFFAFBFB, 0xFF1F2728},
    {"hover", 0xFFEBEFEE, 0xFF263031},
    {"sel", 0xFFD5E9E8, 0xFF1D4446},
    {"sel2", 0xFFE5EAE9, 0xFF2A3536},
    {"border", 0xFFDDE3E1, 0xFF2B3637},
    {"border2", 0xFFC2CCC9, 0xFF3F4D4E},
    {"text", 0xFF18211F, 0xFFDEE6E5},
    {"text2", 0xFF475451, 0xFFA9B6B4},
    {"text3", 0xFF64706D, 0xFF8B9996},
    {"accent", 0xFF0E6C70, 0xFF4DBBBB},
    {"accent2", 0xFF0A5559, 0xFF62C5C5},
    {"accentSoft", 0xFFDFF0EF, 0xFF173A3B},
    {"accentLine", 0xFF9CCBCA, 0xFF2C6A6B},
    {"onAccent", 0xFFFFFFFF, 0xFF062322},
    {"green", 0xFF1B7A48, 0xFF5CC48E},
    {"greenSoft", 0xFFE1F3E8, 0xFF173529},
    {"greenLine", 0xFFA9D9BD, 0xFF2C6349},
    {"amber", 0xFF925C00, 0xFFE2AD50},
    {"amberSoft", 0xFFFCF0D8, 0xFF382D16},
    {"amberLine", 0xFFE6C98B, 0xFF6E5626},
    {"red", 0xFFBC3128, 0xFFF27C72},
    {"redSoft", 0xFFFBE5E3, 0xFF40211F},
    {"redLine", 0xFFEBB3AE, 0xFF7A3B37},
    {"violet", 0xFF6A48B5, 0xFFAE94F5},
    {"violetSoft", 0xFFEDE7F9, 0xFF2C2645},
    {"violetLine", 0xFFC9B9EC, 0xFF54478A},
    {"blue", 0xFF215FA6, 0xFF72AEF0},
    {"blueSoft", 0xFFE3EDF9, 0xFF1A2D44},
    {"blueLine", 0xFFAFCBEA, 0xFF345B88},
    {"jkey", 0xFF12596A, 0xFF82C7CE},
    {"jstr", 0xFF416A0E, 0xFFA9CB78},
    {"jnum", 0xFF1C5BC0, 0xFF82B4F6},
    {"jbool", 0xFFA42F7C, 0xFFE590C8},
    {"jnull", 0xFF64706D, 0xFF8B9996},
    {"jobj", 0xFF56677A, 0xFF9FB2C2},
    {"jop", 0xFF8A3FB0, 0xFFC99BE8},
    {"gutter", 0xFFF6F8F7, 0xFF1A2122},
    {"gutterText", 0xFF7F8B88, 0xFF6F7D7B},
    {"curline", 0xFFF1F7F6, 0xFF232D2E},
    {"wordAdd", 0xFFC9EBD6, 0xFF205338},
    {"wordDel", 0xFFF9D9D6, 0xFF6E302C},
    {"map1", 0xFFE4F0EF, 0xFF1F3435},
    {"map2", 0xFFC4E0DE, 0xFF25494A},
    {"map3", 0xFF94C8C6, 0xFF2F6667},
    {"map4", 0xFFF3D99F, 0xFF6E5626},
    {"map5", 0xFFEDA79F, 0xFF7A3B37},
    {"mapText", 0xFF17302F, 0xFFE6EEED},
    {"scroll", 0xFFCDD5D3, 0xFF3A4748},
    {"scrim", 0x36000000, 0x80000000},
    {"serverCouch", 0xFFB5352C, 0xFFB5352C},
    {"serverMongo", 0xFF3D7A3A, 0xFF3D7A3A},
    {"serverCouchbase", 0xFFB0601A, 0xFFB0601A},
    {"onServer", 0xFFFFFFFF, 0xFFFFFFFF},
}};

} // namespace

QColor tokenColor(Token token, Mode mode) {
    const Entry &entry = kEntries[static_cast<size_t>(token)];
    return QColor::fromRgba(mode == Mode::Dark ? entry.dark : entry.light);
}

QLatin1String tokenName(Token token) {
    return QLatin1String(kEntries[static_cast<size_t>(token)].name);
}

std::optional<Token> tokenByName(QStringView name) {
    for (size_t i = 0; i < kEntries.size(); ++i) {
        if (name == QLatin1String(kEntries[i].name)) {
            return static_cast<Token>(i);
        }
    }
    return std::nullopt;
}

} // namespace davenport::theme
