#pragma once

#include "engine/api/document.h"
#include "engine/base/digest.h"

#include <string>
#include <string_view>
#include <vector>

namespace davenport::database {

/// What a revision keeps of one attachment, in the column beside its body.
struct AttachmentEntry {
    std::string name;
    std::string contentType;
    base::Md5 digest{}; ///< of the stored bytes
    std::uint64_t length = 0;
    std::uint64_t encodedLength = 0;
    bool gzip = false;
    std::uint64_t revpos = 0;
};

/// The column's bytes; empty for an empty list. A JSON array: attachments are rare, and the file explains itself.
std::string encodeAttachments(const std::vector<AttachmentEntry> &entries);
/// Throws Error(Damaged) for bytes that no encodeAttachments() wrote.
std::vector<AttachmentEntry> decodeAttachments(std::string_view bytes);

/// As a document shows it.
api::AttachmentInfo infoOf(const AttachmentEntry &entry);

/// "md5-" and base64.
std::string digestText(const base::Md5 &digest);

/// True for the types that CouchDB stores compressed: text/*, JavaScript, JSON and XML.
bool isCompressible(std::string_view contentType);

} // namespace davenport::database
