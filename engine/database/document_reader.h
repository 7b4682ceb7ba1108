#pragma once

#include "engine/api/document.h"
#include "engine/database/attachment_list.h"
#include "engine/database/connection_set.h"
#include "engine/revision/revision_tree.h"

#include <string_view>
#include <utility>

namespace davenport::database {

/// Makes api::Documents of rows, in the snapshot of one connection. One thread.
class DocumentReader {
public:
    /// `revsLimit` is how many generations `_revisions` shows at most.
    explicit DocumentReader(ConnectionSet &set, std::uint64_t revsLimit = revision::kWholeHistory)
        : m_set(set), m_revsLimit(revsLimit) {
        std::swap(m_tree, m_set.spareTree);
    }
    ~DocumentReader() { std::swap(m_tree, m_set.spareTree); }
    DocumentReader(const DocumentReader &) = delete;
    DocumentReader &operator=(const DocumentReader &) = delete;

    /// Loads a document's row and tree; false if there is none. The row's views last until the next load() or use(),
    /// and its id as long as `id`.
    bool load(std::string_view id);
    /// Takes a row that a walk gives instead; it must stay while this reader works on it.
    void use(const storage::DocumentRow &row);

    const storage::DocumentRow &row() const { return m_row; }
    const revision::RevisionTree &tree() const { return m_tree; }

    /// The node that a read of `rev` gives (the winner when it is empty). Throws 404 "missing", or "deleted" for the winner.
    revision::NodeIndex choose(const api::GetOptions &options) const;
    bool hasBody(revision::NodeIndex node) const;

    /// What a revision keeps of its attachments. Throws 404 "missing" if its body is not kept.
    std::vector<AttachmentEntry> attachments(revision::NodeIndex node);
    /// Fills `out` (reusing its memory) with one revision. Throws 404 "missing" if its body is not kept.
    void read(revision::NodeIndex node, const api::GetOptions &options, api::Document &out);

private:
    storage::BodyTable::Row bodyRow(revision::NodeIndex node);
    void readBody(revision::NodeIndex node, const api::GetOptions &options, api::Document &out);
    void readMeta(revision::NodeIndex node, const api::GetOptions &options, api::Document &out) const;

    ConnectionSet &m_set;
    std::uint64_t m_revsLimit;
    storage::DocumentRow m_row;
    revision::RevisionTree m_tree;
};

/// Ids of nodes as texts.
std::vector<std::string> revTexts(const revision::RevisionTree &tree, const std::vector<revision::NodeIndex> &nodes);

} // namespace davenport::database
