#include "engine/database/incoming_document.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"
#include "engine/database/document_id.h"
#include "engine/revision/revision_digest.h"

#include <nlohmann/json.hpp>

#include <array>

namespace davenport::database {

namespace {

/// Members that CouchDB gives out and takes back without a word.
bool isIgnoredSpecial(std::string_view name) {
    constexpr std::array<std::string_view, 4> kIgnored = {"_conflicts", "_deleted_conflicts", "_local_seq", "_revs_info"};
    for (const std::string_view ignored : kIgnored) {
        if (name == ignored) {
            return true;
        }
    }
    return false;
}

std::string stringValue(std::string_view json, const char *otherwise) {
    if (base::jsonTypeOf(json) != base::JsonType::String) {
        throw base::badRequest(otherwise);
    }
    return base::decodeJsonString(json);
}

void readRevisions(std::string_view json, IncomingDocument &doc) {
    const nlohmann::json value = nlohmann::json::parse(json);
    if (!value.is_object() || !value.contains("start") || !value["start"].is_number_unsigned()) {
        throw base::docValidation("_revisions.start isn't an integer.");
    }
    if (!value.contains("ids") || !value["ids"].is_array()) {
        throw base::docValidation("_revisions.ids isn't a array.");
    }
    doc.historyStart = value["start"].get<std::uint64_t>();
    for (const nlohmann::json &id : value["ids"]) {
        if (!id.is_string()) {
            throw base::docValidation("RevId isn't a string");
        }
        doc.history.push_back(revision::RevisionHash::parse(id.get_ref<const std::string &>()));
    }
    if (doc.history.size() > doc.historyStart) {
        throw base::docValidation("_revisions.ids has more revisions than _revisions.start allows.");
    }
}

void readAttachment(const std::string &name, const nlohmann::ordered_json &value, IncomingDocument &doc) {
    if (name.empty() || name.front() == '_') {
        throw base::badRequest("Attachment name '" + name + "' starts with prohibited character '_'");
    }
    if (!value.is_object()) {
        throw base::badRequest("Attachment '" + name + "' is not an object");
    }
    const auto said = value.find("revpos");
    IncomingAttachment incoming{name, said != value.end() && said->is_number_unsigned() ? said->get<std::uint64_t>() : 0, {}};
    const auto isTrue = [&](const char *member) {
        const auto found = value.find(member);
        return found != value.end() && found->is_boolean() && found->get<bool>();
    };
    if (!isTrue("stub") && !isTrue("follows")) {
        const auto data = value.find("data");
        std::string bytes;
        if (data == value.end() || !data->is_string() || !base::fromBase64(data->get_ref<const std::string &>(), bytes)) {
            throw base::badRequest("Invalid attachment data for " + name);
        }
        const auto type = value.find("content_type");
        incoming.staged.emplace(name, type != value.end() && type->is_string() ? type->get<std::string>()
                                                                               : std::string("application/octet-stream"));
        incoming.staged->write(bytes);
        incoming.staged->finish();
    }
    doc.attachments.push_back(std::move(incoming));
}

void readAttachments(std::string_view json, IncomingDocument &doc) {
    const nlohmann::ordered_json value = nlohmann::ordered_json::parse(json);
    if (!value.is_object()) {
        throw base::badRequest("_attachments is not an object");
    }
    for (const auto &[name, item] : value.items()) {
        readAttachment(name, item, doc);
    }
}

revision::RevisionHash hashOf(bool deleted, const revision::RevisionId *parent, std::string_view term,
                              const std::vector<revision::DigestedAttachment> &attachments) {
    return revision::RevisionHash(revision::revisionHash(deleted, parent != nullptr ? parent->generation : 0,
                                                         parent != nullptr ? parent->hash.bytes() : std::string_view(), term,
                                                         attachments));
}

} // namespace

revision::RevisionHash IncomingDocument::hashOn(const revision::RevisionId *parent,
                                                const std::vector<AttachmentEntry> &entries) const {
    std::vector<revision::DigestedAttachment> digested;
    for (const AttachmentEntry &entry : entries) {
        digested.push_back({entry.name, entry.contentType, entry.digest});
    }
    // The body has been read once; to read it again is cheaper than to carry its term with every document.
    revision::DocumentText text;
    revision::readDocumentText(body, text);
    return hashOf(deleted, parent, text.term, digested);
}

IncomingDocument readIncoming(std::string_view json, const IncomingOptions &options, revision::DocumentText &scratch) {
    revision::readDocumentText(json, scratch);
    IncomingDocument doc(options.memory);
    for (const revision::DocumentText::Special &special : scratch.specials) {
        if (special.name == "_id") {
            doc.named = true;
            if (options.id.empty()) {
                if (base::jsonTypeOf(special.value) != base::JsonType::String) {
                    throw base::illegalDocumentId("Document id must be a string");
                }
                doc.id = base::decodeJsonString(special.value);
                checkDocumentId(doc.id);
            }
        } else if (special.name == "_rev") {
            doc.rev = revision::RevisionId::parse(stringValue(special.value, "Invalid rev format"));
        } else if (special.name == "_deleted") {
            const base::JsonType type = base::jsonTypeOf(special.value);
            if (type != base::JsonType::True && type != base::JsonType::False) {
                throw base::docValidation("Bad special document member: _deleted");
            }
            doc.deleted = type == base::JsonType::True;
        } else if (special.name == "_revisions") {
            readRevisions(special.value, doc);
        } else if (special.name == "_attachments") {
            readAttachments(special.value, doc);
        } else if (!isIgnoredSpecial(special.name)) {
            throw base::docValidation("Bad special document member: " + special.name);
        }
    }
    if (!options.id.empty()) {
        doc.id = options.id;
    } else if (!doc.named && options.makeId) {
        doc.id = base::makeUuid();
    }
    if (options.partitioned) {
        checkPartitionedId(doc.id);
    } else {
        checkDocumentId(doc.id);
    }
    if (!options.rev.empty()) {
        const revision::RevisionId rev = revision::RevisionId::parse(options.rev);
        if (doc.rev && *doc.rev != rev) {
            throw base::badRequest("Document rev from request body and query string have different values");
        }
        doc.rev = rev;
    }
    if (scratch.body.size() > options.maxDocumentSize) {
        throw base::Error(base::ErrorCode::TooLarge, 413, "document_too_large",
                          "Document '" + doc.id + "' has " + std::to_string(scratch.body.size()) + " bytes; the limit is " +
                              std::to_string(options.maxDocumentSize) + ".");
    }
    if (!options.newEdits && doc.history.empty()) {
        if (!doc.rev) {
            throw base::badRequest("A document written without new edits needs its _rev (document '" + doc.id + "').");
        }
        doc.historyStart = doc.rev->generation;
        doc.history.push_back(doc.rev->hash);
    }
    doc.body = scratch.body;
    if (options.newEdits && doc.attachments.empty()) {
        doc.hashAhead = hashOf(doc.deleted, doc.rev ? &*doc.rev : nullptr, scratch.term, {});
    }
    return doc;
}

} // namespace davenport::database
