#include "engine/revision/revision_id.h"

#include "engine/base/error.h"

#include <charconv>
#include <limits>

namespace davenport::revision {

RevisionId RevisionId::parse(std::string_view text) {
    constexpr auto kGreatest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    RevisionId id;
    const char *end = text.data() + text.size();
    const auto number = std::from_chars(text.data(), end, id.generation);
    if (number.ec != std::errc() || number.ptr == end || *number.ptr != '-' || id.generation == 0 ||
        id.generation > kGreatest) {
        throw base::badRequest("Invalid rev format");
    }
    id.hash = RevisionHash::parse(text.substr(static_cast<std::size_t>(number.ptr - text.data()) + 1));
    return id;
}

std::string RevisionId::toString() const {
    std::string text;
    appendTo(text);
    return text;
}

void RevisionId::appendTo(std::string &out) const {
    char digits[20];
    const auto number = std::to_chars(digits, digits + sizeof digits, generation);
    out.append(digits, static_cast<std::size_t>(number.ptr - digits));
    out += '-';
    hash.appendTo(out);
}

} // namespace davenport::revision
