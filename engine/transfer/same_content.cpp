#include "engine/transfer/same_content.h"

#include "engine/base/digest.h"
#include "engine/base/json_text.h"

#include <algorithm>
#include <optional>

namespace davenport::transfer {

namespace {

/// The text without its `_` members, without white space between tokens and without duplicate keys.
std::string contentOf(const std::vector<base::JsonMember> &members) {
    std::string content = "{";
    for (const base::JsonMember &member : members) {
        if (member.key.starts_with('_')) {
            continue;
        }
        if (content.size() > 1) {
            content.push_back(',');
        }
        base::appendJsonString(content, member.key);
        content.push_back(':');
        content += member.value;
    }
    content.push_back('}');
    return base::minifyJson(base::dropDuplicateKeys(content));
}

/// The decoded length of an attachment as a document's text describes it; nothing if it does not say.
std::optional<std::uint64_t> attachmentLength(std::string_view description) {
    for (const base::JsonMember &member : base::jsonMembers(description)) {
        if (member.key == "data" && member.type == base::JsonType::String) {
            std::string bytes;
            if (base::fromBase64(base::decodeJsonString(member.value), bytes)) {
                return bytes.size();
            }
        }
    }
    return std::nullopt;
}

bool sameAttachments(std::string_view text, const std::vector<api::AttachmentInfo> &present) {
    const std::vector<base::JsonMember> wanted = base::jsonMembers(text);
    return wanted.size() == present.size() &&
           std::all_of(wanted.begin(), wanted.end(), [&](const base::JsonMember &attachment) {
               return std::any_of(present.begin(), present.end(), [&](const api::AttachmentInfo &info) {
                   return info.name == attachment.key && info.length == attachmentLength(attachment.value);
               });
           });
}

} // namespace

bool isSameContent(std::string_view text, const api::Document &document) {
    const std::vector<base::JsonMember> members = base::jsonMembers(text);
    std::string_view attachments = "{}";
    for (const base::JsonMember &member : members) {
        if (member.key == "_attachments") {
            attachments = member.value;
        }
    }
    return contentOf(members) == contentOf(base::jsonMembers(document.body)) &&
           sameAttachments(attachments, document.attachments);
}

} // namespace davenport::transfer
