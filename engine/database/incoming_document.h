#pragma once

#include "engine/database/staged_attachment.h"
#include "engine/revision/document_text.h"
#include "engine/revision/revision_id.h"

#include <memory_resource>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::database {

/// An attachment on its way in: with its bytes, or one that is stored already, or as a stub of one that an ancestor has.
struct IncomingAttachment {
    std::string name;
    std::uint64_t revpos = 0;               ///< 0 if it was not said
    std::optional<StagedAttachment> staged; ///< the bytes
    /// What another document has, found in the transaction that writes this one. It keeps its revpos, as in CouchDB.
    std::optional<AttachmentEntry> stored{};
};

/// A document on its way in, taken apart and checked as far as that goes without the database.
struct IncomingDocument {
    /// `memory` is where the body stands; it must stay as long as the document.
    explicit IncomingDocument(std::pmr::memory_resource *memory = std::pmr::get_default_resource()) : body(memory) {}

    std::string id;
    std::optional<revision::RevisionId> rev;     ///< `_rev`: the parent of an edit, or the revision of a replica
    std::uint64_t historyStart = 0;              ///< of `_revisions`; 0 when there is none
    std::vector<revision::RevisionHash> history; ///< newest first
    bool deleted = false;
    std::pmr::string body;
    std::vector<IncomingAttachment> attachments; ///< as they were listed
    /// The new revision's hash on the parent that `rev` names, worked out outside the writer's lock; absent for a
    /// document with attachments or from a peer.
    std::optional<revision::RevisionHash> hashAhead;
    bool named = false; ///< `_id` was in the text

    /// The new revision's hash on a certain parent (null for none), with the attachments it will have.
    revision::RevisionHash hashOn(const revision::RevisionId *parent,
                                  const std::vector<AttachmentEntry> &attachments) const;
};

struct IncomingOptions {
    std::string_view id;  ///< overrules `_id` when it is not empty
    std::string_view rev; ///< overrules nothing: it must agree with `_rev` when both are given
    bool partitioned = false;
    bool newEdits = true;
    bool makeId = false; ///< give an id when there is none
    std::uint64_t maxDocumentSize = 8'000'000;
    /// For the bodies: a bulk write lays them one behind the other and frees them at once.
    std::pmr::memory_resource *memory = std::pmr::get_default_resource();
};

/// Reads a document's text. `scratch` is reused from call to call. Throws Error with CouchDB's names: bad_request (JSON,
/// revision, attachments), illegal_docid, illegal_partition, doc_validation, document_too_large.
IncomingDocument readIncoming(std::string_view json, const IncomingOptions &options, revision::DocumentText &scratch);

} // namespace davenport::database
