#include "ui/features/documents/member_edit.h"

#include "engine/base/json_text.h"

#include <algorithm>

namespace davenport::documents {

namespace {

using base::JsonMember;
using base::JsonType;

const JsonMember *find(const std::vector<JsonMember> &members, const std::string &key) {
    const auto found =
        std::find_if(members.begin(), members.end(), [&](const JsonMember &member) { return member.key == key; });
    return found == members.end() ? nullptr : &*found;
}

/// What stands between the opening brace and the first key, such as a line end and two spaces.
std::string_view leadOf(std::string_view body) {
    const std::size_t first = body.find('{') + 1;
    return body.substr(first, body.find('"', first) - first);
}

} // namespace

std::optional<std::string> withMember(std::string_view body, const std::string &key, std::string_view token) {
    const std::vector<JsonMember> members = base::jsonMembers(body);
    const JsonMember *member = find(members, key);
    if (!member) {
        return std::nullopt;
    }
    std::string text(body);
    text.replace(std::size_t(member->value.data() - body.data()), member->value.size(), token);
    return text;
}

std::string withMemberOrNew(std::string_view body, const std::string &key, std::string_view token) {
    if (auto changed = withMember(body, key, token)) {
        return *std::move(changed);
    }
    const std::vector<JsonMember> members = base::jsonMembers(body);
    std::string text(body);
    std::string added = base::encodeJsonString(key);
    if (members.empty()) {
        text.insert(text.find('{') + 1, added + ':' + std::string(token));
        return text;
    }
    const std::string_view last = members.back().value;
    const std::size_t end = std::size_t(last.data() - body.data()) + last.size();
    const std::string_view lead = leadOf(body);
    const std::size_t colon = body.rfind(':', std::size_t(last.data() - body.data()) - 1);
    added += body.substr(colon, std::size_t(last.data() - body.data()) - colon); // as the others have it
    text.insert(end, ',' + std::string(lead) + added + std::string(token));
    return text;
}

std::string withOwnMembers(std::string body, std::string_view members) {
    const std::vector<JsonMember> own = base::jsonMembers(body);
    if (own.empty()) {
        body.insert(body.find('{') + 1, members);
        return body;
    }
    const std::string_view last = own.back().value;
    const std::size_t end = std::size_t(last.data() - body.data()) + last.size();
    body.insert(end, ',' + std::string(members));
    return body;
}

std::string writableText(const api::Document &document, std::string body) {
    if (document.attachments.empty()) {
        return body;
    }
    api::Document stubs;
    stubs.id = document.id;
    stubs.rev = document.rev;
    stubs.body = "{}";
    stubs.attachments = document.attachments;
    const std::string all = stubs.toJson();
    const std::vector<JsonMember> members = base::jsonMembers(all);
    return withOwnMembers(std::move(body), "\"_attachments\":" + std::string(find(members, "_attachments")->value));
}

std::vector<MemberChange> changedMembers(std::string_view before, std::string_view after) {
    std::vector<MemberChange> changes;
    const std::vector<JsonMember> old = base::jsonMembers(before);
    const std::vector<JsonMember> now = base::jsonMembers(after);
    for (const JsonMember &member : now) {
        const JsonMember *earlier = find(old, member.key);
        if (!earlier || earlier->value != member.value) {
            changes.push_back({member.key, earlier ? std::string(earlier->value) : std::string(), std::string(member.value)});
        }
    }
    for (const JsonMember &member : old) {
        if (!find(now, member.key)) {
            changes.push_back({member.key, std::string(member.value), {}});
        }
    }
    return changes;
}

std::string typedText(std::string_view token) {
    return base::jsonTypeOf(token) == JsonType::String ? base::decodeJsonString(token) : std::string(token);
}

std::string typedToken(std::string_view old, const std::string &typed) {
    if (typed == typedText(old)) {
        return std::string(old);
    }
    if (base::jsonTypeOf(old) == JsonType::String) {
        return base::encodeJsonString(typed);
    }
    const std::size_t first = typed.find_first_not_of(' ');
    std::string token = first == std::string::npos ? std::string()
                                                   : typed.substr(first, typed.find_last_not_of(' ') + 1 - first);
    base::checkJson(token);
    return token;
}

} // namespace davenport::documents
