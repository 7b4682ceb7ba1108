#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace davenport::json {

/// What can be told about a scalar beyond its spelling.
struct ValueNote {
    enum class Kind {
        LongString,  ///< `count` characters
        EpochSeconds, ///< a number (or a string of digits) that is a time: `millis` since 1970
        EpochMillis,
        IsoDate,     ///< a string that is a date or a time: `millis` since 1970, UTC where it names no zone
        LargeNumber  ///< a number that a double cannot hold exactly; `count` significant digits
    };
    Kind kind = Kind::LongString;
    std::int64_t millis = 0;
    std::size_t count = 0;
    bool hasTime = true;  ///< IsoDate: false for a date alone
    bool hasZone = true;  ///< IsoDate: the text names its zone
};

/// Looks at one scalar token as it is spelled; nothing for an ordinary one. Times are taken from 1980 to 2100. Any thread.
std::optional<ValueNote> noteValue(std::string_view token);

} // namespace davenport::json
