#pragma once

#include "engine/api/document.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::documents {

/// `body` with the value of its member `key` spelled as `token`; everything else stays byte for byte. Of members with the
/// same key the last one counts. Nothing if the object has no such member. Both must be valid JSON.
std::optional<std::string> withMember(std::string_view body, const std::string &key, std::string_view token);

/// The same, and a member that is not there yet is added behind the last one, in the layout of the others.
std::string withMemberOrNew(std::string_view body, const std::string &key, std::string_view token);

/// `body` with `members` (JSON, without braces: the database's own, such as `"_id":"a"`) behind its last member, from where
/// the database takes them out again without touching the rest.
std::string withOwnMembers(std::string body, std::string_view members);

/// The text that writes `document` again with another body: the body as it stands, and stubs of its attachments, which a
/// write without them would drop.
std::string writableText(const api::Document &document, std::string body);

/// A member that differs between two bodies.
struct MemberChange {
    std::string key;
    std::string before; ///< the value's text; empty when it was not there
    std::string after;  ///< empty when it is gone

    bool operator==(const MemberChange &) const = default;
};
/// What differs, member by member of the object itself, in the order of the newer body.
std::vector<MemberChange> changedMembers(std::string_view before, std::string_view after);

/// The JSON token of what was typed for a value whose token was `old`: for a string the text itself (the old spelling where
/// it says the same), for anything else the JSON that was typed. Throws base::Error with one sentence if that is no JSON.
std::string typedToken(std::string_view old, const std::string &typed);
/// What to offer for typing over the value `token`: a string's text, of anything else the token.
std::string typedText(std::string_view token);

} // namespace davenport::documents
