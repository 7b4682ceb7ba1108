#pragma once

#include <QString>

#include <cstdint>

namespace davenport::documents {

/// How a column's times are shown. The document keeps what was written.
enum class TimeDisplay : std::uint8_t {
    Raw,   ///< as it is spelled
    Utc,
    Local, ///< in the time zone of this computer
};

/// A date or time in ISO 8601 as `display` wants it: "2026-10-01 15:05:22". A date without a time, and a time that does not
/// say its zone (its offset is not known), are shown as they are spelled.
QString timeText(const QString &iso, TimeDisplay display);

/// "UTC", "local", or nothing: what stands behind the name of a column of times.
QString timeZoneName(TimeDisplay display);
/// "raw", "utc" or "local", as in settings; and back, Utc for anything else.
QString timeDisplayName(TimeDisplay display);
TimeDisplay timeDisplayNamed(const QString &name);

/// Whether the text names a moment: a time with "Z" or an offset.
bool isMoment(const QString &iso);

/// A moment in words for a tool tip: UTC, local time, and how long ago or ahead it is from `now` (milliseconds since 1970).
QString momentText(const QString &iso, std::int64_t now);

} // namespace davenport::documents
