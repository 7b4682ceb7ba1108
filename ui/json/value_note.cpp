#include "ui/json/value_note.h"

#include "engine/base/json_text.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <chrono>
#include <cmath>

namespace davenport::json {
namespace {

constexpr std::size_t kLong = 80; // characters
constexpr std::int64_t kFirstSecond = 315'532'800;   // 1980
constexpr std::int64_t kLastSecond = 4'102'444'800;  // 2100

bool allDigits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

std::optional<int> number(std::string_view text, std::size_t at, std::size_t length) {
    if (at + length > text.size() || !allDigits(text.substr(at, length))) {
        return std::nullopt;
    }
    int value = 0;
    std::from_chars(text.data() + at, text.data() + at + length, value);
    return value;
}

std::optional<ValueNote> epoch(std::string_view digits) {
    std::int64_t value = 0;
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (end.ec != std::errc() || end.ptr != digits.data() + digits.size()) {
        return std::nullopt;
    }
    if (value >= kFirstSecond && value <= kLastSecond) {
        return ValueNote{ValueNote::Kind::EpochSeconds, value * 1000, 0, true, true};
    }
    if (value >= kFirstSecond * 1000 && value <= kLastSecond * 1000) {
        return ValueNote{ValueNote::Kind::EpochMillis, value, 0, true, true};
    }
    return std::nullopt;
}

std::optional<ValueNote> isoDate(std::string_view text) {
    const auto year = number(text, 0, 4);
    const auto month = number(text, 5, 2);
    const auto day = number(text, 8, 2);
    if (!year || !month || !day || text[4] != '-' || text[7] != '-') {
        return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year{*year},
                                           std::chrono::month{static_cast<unsigned>(*month)},
                                           std::chrono::day{static_cast<unsigned>(*day)}};
    if (!date.ok()) {
        return std::nullopt;
    }
    ValueNote note{ValueNote::Kind::IsoDate, 0, 0, false, true};
    note.millis = std::chrono::sys_days(date).time_since_epoch().count() * std::int64_t{86'400'000};
    if (text.size() == 10) {
        return note;
    }
    const auto hour = number(text, 11, 2);
    const auto minute = number(text, 14, 2);
    if ((text[10] != 'T' && text[10] != ' ') || !hour || !minute || text[13] != ':' || *hour > 23 || *minute > 59) {
        return std::nullopt;
    }
    note.hasTime = true;
    note.millis += (*hour * 60 + *minute) * std::int64_t{60'000};
    std::size_t at = 16;
    if (const auto second = number(text, 17, 2); second && text[16] == ':' && *second <= 60) {
        note.millis += *second * 1000;
        at = 19;
        if (at < text.size() && text[at] == '.') {
            int scale = 100;
            for (++at; at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0; ++at) {
                note.millis += (text[at] - '0') * scale;
                scale /= 10;
            }
        }
    }
    const std::string_view zone = text.substr(at);
    if (zone == "Z" || zone == "z") {
        return note;
    }
    if (zone.empty()) {
        note.hasZone = false;
        return note;
    }
    const auto hours = number(zone, 1, 2);
    const auto minutes = number(zone, zone.size() == 6 ? 4 : 3, 2);
    if ((zone[0] != '+' && zone[0] != '-') || !hours || !minutes || (zone.size() != 5 && zone.size() != 6)) {
        return std::nullopt;
    }
    note.millis -= (zone[0] == '-' ? -1 : 1) * (*hours * 60 + *minutes) * std::int64_t{60'000};
    return note;
}

std::optional<ValueNote> noteNumber(std::string_view token) {
    std::string_view digits = token;
    digits.remove_prefix(digits.front() == '-' ? 1 : 0);
    if (digits.data() == token.data() && allDigits(digits)) {
        if (const auto time = epoch(digits)) {
            return time;
        }
    }
    const std::string_view mantissa = digits.substr(0, digits.find_first_of("eE"));
    std::string significant;
    std::copy_if(mantissa.begin(), mantissa.end(), std::back_inserter(significant), [](char c) { return c != '.'; });
    significant.erase(0, std::min(significant.find_first_not_of('0'), significant.size()));
    const bool whole = mantissa.size() == digits.size() && mantissa.find('.') == std::string_view::npos;
    bool inexact = significant.size() > 17;
    double value = 0;
    if (std::from_chars(token.data(), token.data() + token.size(), value).ec == std::errc::result_out_of_range) {
        inexact = true;
    } else if (whole && significant.size() >= 16) {
        inexact = inexact || std::abs(value) > 9007199254740992.0;
    }
    if (inexact) {
        return ValueNote{ValueNote::Kind::LargeNumber, 0, significant.size(), true, true};
    }
    return std::nullopt;
}

} // namespace

std::optional<ValueNote> noteValue(std::string_view token) {
    if (token.empty()) {
        return std::nullopt;
    }
    if (token.front() == '"') {
        if (token.size() >= 12 && token.size() <= 42) {
            const std::string_view inner = token.substr(1, token.size() - 2);
            if (const auto date = isoDate(inner)) {
                return date;
            }
            return allDigits(inner) ? epoch(inner) : std::nullopt;
        }
        const std::string text = base::decodeJsonString(token);
        const auto characters = static_cast<std::size_t>(std::count_if(
            text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
        if (characters > kLong) {
            return ValueNote{ValueNote::Kind::LongString, 0, characters, true, true};
        }
        return std::nullopt;
    }
    if (token.front() == '-' || std::isdigit(static_cast<unsigned char>(token.front())) != 0) {
        return noteNumber(token);
    }
    return std::nullopt;
}

} // namespace davenport::json
