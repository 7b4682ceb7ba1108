#pragma once

#include "engine/api/document.h"
#include "engine/database/connection_set.h"
#include "engine/database/document_id.h"
#include "engine/database/incoming_document.h"
#include "engine/revision/revision_tree.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace davenport::database {

/// Writes documents inside a transaction of the write queue: finds where an edit goes in the tree, gives it a sequence,
/// and keeps the winner's body in the document's row and every other in the table of bodies. One thread.
class Update {
public:
    Update(ConnectionSet &set, storage::Figures &figures, const ShardMap &shards, std::uint64_t revsLimit)
        : m_set(set), m_figures(figures), m_shards(shards), m_revsLimit(revsLimit) {}

    /// An interactive edit. Returns the new revision. Throws 409 conflict, 412 missing_stub.
    std::string edit(IncomingDocument &doc);
    /// What a peer's revisions brought that was not known.
    struct Taken {
        std::uint64_t revisions = 0;
        std::uint64_t bytes = 0; ///< of their bodies
    };
    /// Revisions of one document from a peer, merged in order and then stemmed once, as CouchDB treats a bulk write: one
    /// new sequence for all of them, none if they were known already. Never conflicts. A revision that names a missing
    /// stub (412 missing_stub) is told to `refused` and left out; the others stay.
    using Refused = std::function<void(const IncomingDocument &doc, const base::Error &error)>;
    Taken replicate(const std::vector<IncomingDocument *> &docs, const Refused &refused);
    /// Removes leaves of a document without a trace; returns those that were leaves.
    std::vector<std::string> purge(std::string_view id, const std::vector<std::string> &revs);

private:
    bool insertNew(IncomingDocument &doc, std::string &rev);
    bool load(std::string_view id);
    std::vector<AttachmentEntry> attachmentsFor(IncomingDocument &doc,
                                                const std::vector<revision::NodeIndex> &ancestors,
                                                std::uint64_t generation, bool replicated);
    std::vector<AttachmentEntry> attachmentsAt(revision::NodeIndex node);
    /// The nearest ancestor's attachment of that name. Throws 412 missing_stub.
    AttachmentEntry stubbed(const std::string &id, const std::string &name,
                            const std::vector<revision::NodeIndex> &ancestors);
    /// Stems the tree after it has changed, finds each body its place, and writes the document's row anew. `node` is the
    /// revision that brought `body`, or kNoNode.
    void settle(std::string_view id, revision::NodeIndex node, std::string_view body, std::string_view attachments);
    revision::NodeIndex stem(revision::NodeIndex followed);
    void countRow(std::uint32_t shard, std::uint32_t flags, std::uint64_t bytes, int sign);

    ConnectionSet &m_set;
    storage::Figures &m_figures;
    const ShardMap &m_shards;
    std::uint64_t m_revsLimit;

    // The document at hand, as it stands before the write. The row's views are good until documents.release().
    bool m_exists = false;
    storage::DocumentRow m_row;
    revision::RevisionTree m_tree;
    std::string m_treeBytes;
    std::vector<revision::BodyRef> m_dropped;
};

} // namespace davenport::database
