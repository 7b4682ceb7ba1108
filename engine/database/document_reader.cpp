#include "engine/database/document_reader.h"

#include "engine/base/error.h"
#include "engine/database/staged_attachment.h"
#include "engine/revision/tree_codec.h"

namespace davenport::database {

using revision::kInlineBody;
using revision::kNoNode;
using revision::NodeIndex;

std::vector<std::string> revTexts(const revision::RevisionTree &tree, const std::vector<NodeIndex> &nodes) {
    std::vector<std::string> texts;
    texts.reserve(nodes.size());
    for (const NodeIndex node : nodes) {
        texts.push_back(tree.node(node).id.toString());
    }
    return texts;
}

bool DocumentReader::load(std::string_view id) {
    if (!m_set.documents.find(id, m_row)) {
        return false;
    }
    revision::TreeCodec::decode(m_row.tree, m_tree);
    return true;
}

void DocumentReader::use(const storage::DocumentRow &row) {
    m_row = row;
    revision::TreeCodec::decode(m_row.tree, m_tree);
}

NodeIndex DocumentReader::choose(const api::GetOptions &options) const {
    if (options.rev.empty()) {
        if ((m_row.flags & storage::kDeletedDocument) != 0) {
            throw base::notFound("deleted");
        }
        return m_tree.winner();
    }
    const NodeIndex node = m_tree.find(revision::RevisionId::parse(options.rev));
    if (node == kNoNode) {
        throw base::notFound("missing");
    }
    return options.latest ? m_tree.leavesOf(node).front() : node;
}

bool DocumentReader::hasBody(NodeIndex node) const {
    return m_tree.node(node).body != revision::kNoBody;
}

void DocumentReader::read(NodeIndex node, const api::GetOptions &options, api::Document &out) {
    const revision::TreeNode &treeNode = m_tree.node(node);
    out.id = m_row.id;
    out.rev.clear();
    treeNode.id.appendTo(out.rev);
    out.deleted = treeNode.deleted;
    out.attachments.clear();
    readBody(node, options, out);
    readMeta(node, options, out);
}

storage::BodyTable::Row DocumentReader::bodyRow(NodeIndex node) {
    const revision::BodyRef ref = m_tree.node(node).body;
    if (ref == kInlineBody) {
        return {m_row.attachments, m_row.body};
    }
    storage::BodyTable::Row row;
    if (ref == revision::kNoBody || !m_set.bodies.find(ref, row)) {
        throw base::notFound("missing");
    }
    return row;
}

std::vector<AttachmentEntry> DocumentReader::attachments(NodeIndex node) {
    return decodeAttachments(bodyRow(node).attachments);
}

void DocumentReader::readBody(NodeIndex node, const api::GetOptions &options, api::Document &out) {
    const storage::BodyTable::Row row = bodyRow(node);
    out.body = row.body;
    if (row.attachments.empty()) {
        return;
    }
    for (AttachmentEntry &entry : decodeAttachments(row.attachments)) {
        out.attachments.push_back(infoOf(entry));
        if (options.attachments) {
            out.attachments.back().data = StoredAttachmentReader(m_set.attachments, std::move(entry)).readAll();
        }
    }
}

void DocumentReader::readMeta(NodeIndex node, const api::GetOptions &options, api::Document &out) const {
    out.revisions.reset();
    out.revsInfo.clear();
    out.conflicts.clear();
    out.deletedConflicts.clear();
    out.localSeq.reset();
    if (options.revs) {
        out.revisions.emplace();
        out.revisions->start = m_tree.node(node).id.generation;
        for (const NodeIndex ancestor : m_tree.history(node, m_revsLimit)) {
            out.revisions->ids.push_back(m_tree.node(ancestor).id.hash.toString());
        }
    }
    if (options.revsInfo || options.meta) {
        for (const NodeIndex ancestor : m_tree.history(node)) {
            const revision::NodeStatus status = m_tree.status(ancestor);
            out.revsInfo.push_back({m_tree.node(ancestor).id.toString(),
                                    status == revision::NodeStatus::Available ? api::RevisionStatus::Available
                                    : status == revision::NodeStatus::Deleted ? api::RevisionStatus::Deleted
                                                                              : api::RevisionStatus::Missing});
        }
    }
    if ((options.conflicts || options.meta) && m_tree.size() > 1) {
        out.conflicts = revTexts(m_tree, m_tree.conflicts());
    }
    if ((options.deletedConflicts || options.meta) && m_tree.size() > 1) {
        out.deletedConflicts = revTexts(m_tree, m_tree.deletedConflicts());
    }
    if (options.localSeq) {
        out.localSeq = m_row.seq;
    }
}

} // namespace davenport::database
