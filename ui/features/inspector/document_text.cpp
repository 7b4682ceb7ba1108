#include "ui/features/inspector/document_text.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"

#include <algorithm>
#include <array>

namespace davenport::inspector {
namespace {

constexpr std::string_view kBlank = " \t\r\n";
constexpr std::size_t kLongLine = 4'000; // a line longer than this is laid out anew

std::size_t offsetIn(std::string_view text, std::string_view piece) {
    return static_cast<std::size_t>(piece.data() - text.data());
}

// Whether a text is laid out for reading: on several lines, none of them endless (a long string alone does not count).
bool isLaidOut(std::string_view body) {
    if (body.find('\n') == std::string_view::npos) {
        return false;
    }
    std::size_t ink = 0;
    bool inString = false;
    for (std::size_t at = 0; at < body.size(); ++at) {
        const char c = body[at];
        if (inString) {
            at += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '\n') {
            ink = 0;
        } else if (++ink > kLongLine) {
            return false;
        }
    }
    return true;
}

// The members that the editor shows besides the body: they come from the document's own one-line form.
std::string extraMembers(const api::Document &document, std::string_view indent) {
    if (!document.deleted && document.attachments.empty()) {
        return {};
    }
    api::Document bare = document;
    bare.body = "{}";
    const std::string json = bare.toJson();
    std::string extra;
    for (const base::JsonMember &member : base::jsonMembers(json)) {
        if (member.key == "_deleted" || member.key == "_attachments") {
            extra.append(",\n").append(indent).append("\"").append(member.key).append("\": ");
            std::string value = base::formatJson(member.value);
            for (std::size_t line = value.find('\n'); line != std::string::npos; line = value.find('\n', line)) {
                value.insert(line + 1, indent);
                line += 1 + indent.size();
            }
            extra += value;
        }
    }
    return extra;
}

} // namespace

std::string documentText(const api::Document &document) {
    const std::string laidOut = isLaidOut(document.body) ? std::string() : base::formatJson(document.body);
    const std::string_view body = laidOut.empty() ? std::string_view(document.body) : std::string_view(laidOut);
    const std::size_t brace = body.find('{');
    std::string_view rest = body.substr(brace + 1);
    const std::size_t ink = std::min(rest.find_first_not_of(kBlank), rest.size() - 1);
    const bool empty = rest[ink] == '}';
    const std::size_t lineEnd = rest.substr(0, ink).rfind('\n');
    const bool ownLine = lineEnd != std::string_view::npos;
    const std::string indent = ownLine && !empty ? std::string(rest.substr(lineEnd + 1, ink - lineEnd - 1)) : "  ";
    std::string text = "{\n";
    text.reserve(body.size() + 256);
    text.append(indent).append("\"_id\": ").append(base::encodeJsonString(document.id)).append(",\n");
    text.append(indent).append("\"_rev\": ").append(base::encodeJsonString(document.rev));
    text += extraMembers(document, indent);
    if (empty) {
        return text.append("\n").append(rest.substr(ink));
    }
    return text.append(",\n").append(indent).append(rest.substr(ink));
}

void checkDocumentText(std::string_view text, const TextExpectation &expected) {
    base::checkJson(text);
    const std::size_t ink = std::min(text.find_first_not_of(kBlank), text.size());
    if (ink == text.size() || text[ink] != '{') {
        throw base::badRequest("A document is a JSON object: it begins with {.").at(base::positionAt(text, ink));
    }
    static constexpr std::array<std::string_view, 12> kKnown = {
        "_id", "_rev", "_deleted", "_attachments", "_revisions", "_revs_info", "_conflicts", "_deleted_conflicts",
        "_local_seq", "_removed", "_replication_id", "_replication_state"};
    for (const base::JsonMember &member : base::jsonMembers(text)) {
        if (member.key.empty() || member.key.front() != '_') {
            continue;
        }
        const base::TextPosition where = base::positionAt(text, offsetIn(text, member.value));
        if (member.key == "_id") {
            if (member.type != base::JsonType::String || base::decodeJsonString(member.value) != expected.id) {
                throw base::badRequest("_id names another document. Duplicate makes a copy under another id.").at(where);
            }
        } else if (member.key == "_rev") {
            if (expected.rev.empty()) {
                throw base::badRequest("A new document has no _rev.").at(where);
            }
            if (member.type != base::JsonType::String || base::decodeJsonString(member.value) != expected.rev) {
                throw base::Error(base::ErrorCode::BadRequest, 400, std::string(kStaleRevision),
                                  "_rev is not the revision that this is written on: " + expected.rev + ".")
                    .at(where);
            }
        } else if (std::find(kKnown.begin(), kKnown.end(), member.key) == kKnown.end()) {
            throw base::docValidation("Names that begin with _ belong to the database; " + member.key +
                                      " is none that it knows.")
                .at(where);
        }
    }
}

std::string withRevision(std::string_view text, std::string_view rev) {
    const std::vector<base::JsonMember> members = base::jsonMembers(text);
    const auto named = [&](std::string_view key) {
        return std::find_if(members.begin(), members.end(), [&](const base::JsonMember &m) { return m.key == key; });
    };
    const auto revMember = named("_rev");
    const std::string token = base::encodeJsonString(rev);
    std::string result(text);
    if (revMember != members.end()) {
        const std::size_t begin = offsetIn(text, revMember->value);
        if (!rev.empty()) {
            return result.replace(begin, revMember->value.size(), token);
        }
        // Out it goes, with its name and one comma.
        const std::size_t name = text.rfind("\"_rev\"", begin);
        const std::size_t after = text.find_first_not_of(kBlank, begin + revMember->value.size());
        if (text[after] == ',') {
            const std::size_t next = text.find_first_not_of(kBlank, after + 1);
            return result.erase(name, next - name);
        }
        const std::size_t comma = text.find_last_not_of(kBlank, name - 1);
        const std::size_t from = text[comma] == ',' ? comma : name;
        return result.erase(from, begin + revMember->value.size() - from);
    }
    if (rev.empty()) {
        return result;
    }
    const auto idMember = named("_id");
    if (idMember != members.end()) {
        return result.insert(offsetIn(text, idMember->value) + idMember->value.size(), ",\n  \"_rev\": " + token);
    }
    return result.insert(text.find('{') + 1, "\n  \"_rev\": " + token + (members.empty() ? "\n" : ","));
}

std::string minifiedText(std::string_view text) {
    const std::string line = base::minifyJson(text);
    std::string result;
    result.reserve(line.size() + line.size() / kLongLine + 1);
    std::size_t begin = 0;
    bool inString = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (inString) {
            at += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == ',' && at + 1 - begin > kLongLine) {
            result.append(line, begin, at + 1 - begin).append("\n");
            begin = at + 1;
        }
    }
    return result.append(line, begin);
}

std::string newDocumentText(std::string_view id, std::string_view text) {
    std::string result = "{\n  \"_id\": " + base::encodeJsonString(id);
    for (const base::JsonMember &member : base::jsonMembers(text)) {
        if (!member.key.empty() && member.key.front() == '_') {
            continue;
        }
        std::string value(member.value);
        if (value.find('\n') == std::string::npos && value.size() > 60 &&
            (member.type == base::JsonType::Object || member.type == base::JsonType::Array)) {
            value = base::formatJson(value);
            for (std::size_t line = value.find('\n'); line != std::string::npos; line = value.find('\n', line)) {
                value.insert(line + 1, "  ");
                line += 3;
            }
        }
        result.append(",\n  ").append(base::encodeJsonString(member.key)).append(": ").append(value);
    }
    return result.append("\n}\n");
}

} // namespace davenport::inspector
