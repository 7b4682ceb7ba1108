#include "engine/api/document.h"

#include "engine/base/digest.h"
#include "engine/base/json_text.h"

namespace davenport::api {

namespace {

void appendRevList(std::string &out, const char *name, const std::vector<std::string> &revs) {
    out += ",\"";
    out += name;
    out += "\":[";
    for (std::size_t i = 0; i < revs.size(); ++i) {
        out += i == 0 ? "\"" : ",\"";
        out += revs[i];
        out += '"';
    }
    out += ']';
}

void appendAttachment(std::string &out, const AttachmentInfo &info) {
    base::appendJsonString(out, info.name);
    out += ":{\"content_type\":";
    base::appendJsonString(out, info.contentType);
    out += ",\"revpos\":" + std::to_string(info.revpos) + ",\"digest\":\"" + info.digest + "\"";
    if (info.data) {
        out += ",\"data\":\"" + base::toBase64(*info.data) + "\"}";
    } else {
        out += ",\"length\":" + std::to_string(info.length) + ",\"stub\":true}";
    }
}

const char *nameOf(RevisionStatus status) {
    switch (status) {
    case RevisionStatus::Available:
        return "available";
    case RevisionStatus::Deleted:
        return "deleted";
    case RevisionStatus::Missing:
        break;
    }
    return "missing";
}

/// True if nothing but white space stands between the braces of an object.
bool isEmptyObject(std::string_view body) {
    return body.substr(1, body.size() - 2).find_first_not_of(" \t\r\n") == std::string_view::npos;
}

} // namespace

std::string Document::toJson() const {
    std::string out;
    out.reserve(body.size() + id.size() + rev.size() + 32);
    appendJson(out);
    return out;
}

void Document::appendJson(std::string &out) const {
    out += "{\"_id\":";
    base::appendJsonString(out, id);
    out += ",\"_rev\":\"";
    out += rev;
    out += '"';
    if (!isEmptyObject(body)) {
        out += ',';
        out.append(body, 1, body.size() - 2);
    }
    if (deleted) {
        out += ",\"_deleted\":true";
    }
    if (!attachments.empty()) {
        out += ",\"_attachments\":{";
        for (std::size_t i = 0; i < attachments.size(); ++i) {
            if (i > 0) {
                out += ',';
            }
            appendAttachment(out, attachments[i]);
        }
        out += '}';
    }
    if (revisions) {
        out += ",\"_revisions\":{\"start\":" + std::to_string(revisions->start) + ",\"ids\":[";
        for (std::size_t i = 0; i < revisions->ids.size(); ++i) {
            out += i == 0 ? "\"" : ",\"";
            out += revisions->ids[i];
            out += '"';
        }
        out += "]}";
    }
    if (!revsInfo.empty()) {
        out += ",\"_revs_info\":[";
        for (std::size_t i = 0; i < revsInfo.size(); ++i) {
            out += i == 0 ? "{\"rev\":\"" : ",{\"rev\":\"";
            out += revsInfo[i].rev;
            out += "\",\"status\":\"";
            out += nameOf(revsInfo[i].status);
            out += "\"}";
        }
        out += ']';
    }
    if (!conflicts.empty()) {
        appendRevList(out, "_conflicts", conflicts);
    }
    if (!deletedConflicts.empty()) {
        appendRevList(out, "_deleted_conflicts", deletedConflicts);
    }
    if (localSeq) {
        out += ",\"_local_seq\":" + std::to_string(*localSeq);
    }
    out += '}';
}

} // namespace davenport::api
