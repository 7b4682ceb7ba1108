#include "engine/database/update.h"

#include "engine/base/error.h"
#include "engine/revision/tree_codec.h"

#include <algorithm>

namespace davenport::database {

namespace {

using revision::kInlineBody;
using revision::kNoBody;
using revision::kNoNode;
using revision::NodeIndex;

/// Stands for a body in the tree until settle() has found its place.
constexpr revision::BodyRef kPendingBody = kInlineBody - 1;

std::uint32_t flagsFor(std::string_view id, bool deleted, bool conflicted) {
    return (deleted ? storage::kDeletedDocument : 0U) | (conflicted ? storage::kConflictedDocument : 0U) |
           (isDesignId(id) ? storage::kDesignDocument : 0U);
}

NodeIndex inlineNode(const revision::RevisionTree &tree) {
    const auto &nodes = tree.nodes();
    const auto it = std::find_if(nodes.begin(), nodes.end(), [](const auto &node) { return node.body == kInlineBody; });
    return it == nodes.end() ? kNoNode : static_cast<NodeIndex>(it - nodes.begin());
}

} // namespace

std::string Update::edit(IncomingDocument &doc) {
    std::string rev;
    if (!doc.rev && insertNew(doc, rev)) {
        return rev;
    }
    load(doc.id);
    const revision::EditTarget target = m_tree.editTarget(doc.rev, doc.deleted);
    if (target.conflict) {
        throw base::conflict();
    }
    const bool hasParent = target.parent != kNoNode;
    const revision::RevisionId parent = hasParent ? m_tree.node(target.parent).id : revision::RevisionId();
    std::vector<AttachmentEntry> attachments;
    if (!doc.attachments.empty()) {
        std::vector<NodeIndex> ancestors;
        if (hasParent) {
            ancestors.push_back(target.parent);
        }
        attachments = attachmentsFor(doc, ancestors, parent.generation + 1, false);
    }
    const bool asPrepared = doc.hashAhead && hasParent == doc.rev.has_value();
    const revision::RevisionHash hash =
        asPrepared ? *doc.hashAhead : doc.hashOn(hasParent ? &parent : nullptr, attachments);
    const NodeIndex node = m_tree.addEdit(target.parent, hash, doc.deleted, kPendingBody);
    if (node == kNoNode) {
        throw base::conflict();
    }
    rev = m_tree.node(node).id.toString();
    settle(doc.id, node, doc.body, encodeAttachments(attachments));
    return rev;
}

bool Update::insertNew(IncomingDocument &doc, std::string &rev) {
    std::vector<AttachmentEntry> attachments;
    if (!doc.attachments.empty()) {
        m_tree.clear();
        if (m_set.documents.find(doc.id, m_row)) {
            return false;
        }
        attachments = attachmentsFor(doc, {}, 1, false);
    }
    const revision::RevisionId id{1, doc.hashAhead ? *doc.hashAhead : doc.hashOn(nullptr, attachments)};
    m_treeBytes.clear();
    revision::TreeCodec::encodeRoot(id, doc.deleted, kInlineBody, m_treeBytes);
    const std::string attachmentBytes = encodeAttachments(attachments);
    storage::DocumentRow row;
    row.seq = static_cast<std::uint64_t>(m_figures.updateSeq) + 1;
    row.id = doc.id;
    row.shard = m_shards.shardOf(doc.id);
    row.flags = flagsFor(doc.id, doc.deleted, false);
    row.bytes = doc.body.size();
    row.tree = m_treeBytes;
    row.attachments = attachmentBytes;
    row.body = doc.body;
    if (!m_set.documents.insertNew(row)) {
        return false;
    }
    ++m_figures.updateSeq;
    countRow(row.shard, row.flags, row.bytes, 1);
    rev = id.toString();
    return true;
}

Update::Taken Update::replicate(const std::vector<IncomingDocument *> &docs, const Refused &refused) {
    const std::string &id = docs.front()->id;
    load(id);
    bool changed = false;
    NodeIndex last = kNoNode;
    std::string lastAttachments;
    Taken taken;
    for (IncomingDocument *doc : docs) {
        std::optional<revision::RevisionTree> before;
        if (!doc->attachments.empty()) {
            before = m_tree;
        }
        const revision::MergeResult merged =
            m_tree.merge({doc->historyStart, doc->history, doc->deleted, kPendingBody});
        std::vector<AttachmentEntry> attachments;
        if (merged.bodyTaken && before) {
            try {
                attachments = attachmentsFor(*doc, m_tree.history(merged.node), doc->historyStart, true);
            } catch (const base::Error &error) {
                if (error.code() != base::ErrorCode::PreconditionFailed) {
                    throw;
                }
                m_tree = std::move(*before);
                refused(*doc, error);
                continue;
            }
        }
        changed = changed || merged.changed;
        if (!merged.bodyTaken) {
            continue;
        }
        ++taken.revisions;
        taken.bytes += doc->body.size();
        if (docs.size() == 1) {
            last = merged.node;
            lastAttachments = encodeAttachments(attachments);
        } else {
            // Which of them wins is known only when all have been merged: all go to the table of bodies first.
            m_tree.setBody(merged.node, m_set.bodies.add({encodeAttachments(attachments), doc->body}));
        }
    }
    if (changed) {
        settle(id, last, docs.front()->body, lastAttachments);
    } else {
        m_set.documents.release();
    }
    return taken;
}

std::vector<std::string> Update::purge(std::string_view id, const std::vector<std::string> &revs) {
    std::vector<std::string> purged;
    if (!load(id)) {
        return purged;
    }
    m_dropped.clear();
    for (const std::string &rev : revs) {
        if (m_tree.removeLeaf(revision::RevisionId::parse(rev), m_dropped)) {
            purged.push_back(rev);
        }
    }
    if (purged.empty()) {
        m_set.documents.release();
        return purged;
    }
    for (const revision::BodyRef ref : m_dropped) {
        if (ref != kInlineBody) {
            m_set.bodies.remove(ref);
        }
    }
    if (m_tree.isEmpty()) {
        ++m_figures.updateSeq;
        countRow(m_row.shard, m_row.flags, m_row.bytes, -1);
        m_set.documents.remove(m_row.seq);
    } else {
        settle(id, kNoNode, {}, {});
    }
    return purged;
}

bool Update::load(std::string_view id) {
    m_exists = m_set.documents.find(id, m_row);
    if (m_exists) {
        revision::TreeCodec::decode(m_row.tree, m_tree);
    } else {
        m_tree.clear();
    }
    return m_exists;
}

std::vector<AttachmentEntry> Update::attachmentsAt(NodeIndex node) {
    const revision::BodyRef ref = m_tree.node(node).body;
    if (ref == kInlineBody) {
        return decodeAttachments(m_row.attachments);
    }
    storage::BodyTable::Row row;
    if (ref != kNoBody && ref != kPendingBody && m_set.bodies.find(ref, row)) {
        return decodeAttachments(row.attachments);
    }
    return {};
}

std::vector<AttachmentEntry> Update::attachmentsFor(IncomingDocument &doc, const std::vector<NodeIndex> &ancestors,
                                                    std::uint64_t generation, bool replicated) {
    std::vector<AttachmentEntry> entries;
    // Stubs first: a document that names a missing one leaves nothing behind.
    for (const IncomingAttachment &incoming : doc.attachments) {
        entries.push_back(incoming.staged   ? AttachmentEntry()
                          : incoming.stored ? *incoming.stored
                                            : stubbed(doc.id, incoming.name, ancestors));
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        IncomingAttachment &incoming = doc.attachments[i];
        if (incoming.staged) {
            incoming.staged->store(m_set.attachments);
            entries[i] = incoming.staged->entry();
            entries[i].revpos = replicated && incoming.revpos > 0 ? incoming.revpos : generation;
        }
    }
    return entries;
}

AttachmentEntry Update::stubbed(const std::string &id, const std::string &name,
                                const std::vector<NodeIndex> &ancestors) {
    for (const NodeIndex ancestor : ancestors) {
        for (AttachmentEntry &known : attachmentsAt(ancestor)) {
            if (known.name == name) {
                return std::move(known);
            }
        }
    }
    throw base::Error(base::ErrorCode::PreconditionFailed, 412, "missing_stub",
                      "Invalid attachment stub in " + id + " for " + name);
}

NodeIndex Update::stem(NodeIndex followed) {
    if (m_tree.size() <= m_revsLimit) {
        return followed;
    }
    const revision::RevisionId id = followed != kNoNode ? m_tree.node(followed).id : revision::RevisionId();
    m_dropped.clear();
    m_tree.stem(m_revsLimit, m_dropped);
    for (const revision::BodyRef ref : m_dropped) {
        if (ref != kInlineBody && ref != kPendingBody) {
            m_set.bodies.remove(ref);
        }
    }
    return followed != kNoNode ? m_tree.find(id) : kNoNode;
}

void Update::settle(std::string_view id, NodeIndex node, std::string_view body, std::string_view attachments) {
    node = stem(node);
    const NodeIndex winner = m_tree.winner();
    const NodeIndex oldInline = inlineNode(m_tree);
    std::string keptBody;
    std::string keptAttachments;
    if (winner != oldInline && oldInline != kNoNode) {
        m_tree.setBody(oldInline, m_set.bodies.add({m_row.attachments, m_row.body}));
    }
    if (winner == node) {
        m_tree.setBody(node, kInlineBody);
    } else {
        if (node != kNoNode) {
            m_tree.setBody(node, m_set.bodies.add({attachments, body}));
        }
        if (winner == oldInline) {
            keptBody = m_row.body;
            keptAttachments = m_row.attachments;
        } else {
            const revision::BodyRef ref = m_tree.node(winner).body;
            storage::BodyTable::Row row;
            if (!m_set.bodies.find(ref, row)) {
                throw base::Error(base::ErrorCode::Damaged, 500, "file_damaged",
                                  "the body of a leaf of document '" + std::string(id) + "' is missing");
            }
            keptBody = row.body;
            keptAttachments = row.attachments;
            m_set.bodies.remove(ref);
            m_tree.setBody(winner, kInlineBody);
        }
        body = keptBody;
        attachments = keptAttachments;
    }
    const bool conflicted = m_tree.size() > 1 && m_tree.liveLeafCount() > 1;
    m_treeBytes.clear();
    revision::TreeCodec::encode(m_tree, m_treeBytes);
    storage::DocumentRow row;
    row.seq = static_cast<std::uint64_t>(++m_figures.updateSeq);
    row.id = id;
    row.shard = m_shards.shardOf(id);
    row.flags = flagsFor(id, m_tree.isDeleted(), conflicted);
    row.bytes = body.size();
    row.tree = m_treeBytes;
    row.attachments = attachments;
    row.body = body;
    if (m_exists) {
        countRow(m_row.shard, m_row.flags, m_row.bytes, -1);
        m_set.documents.replace(m_row.seq, row);
    } else {
        m_set.documents.insertNew(row);
    }
    countRow(row.shard, row.flags, row.bytes, 1);
}

void Update::countRow(std::uint32_t shard, std::uint32_t flags, std::uint64_t bytes, int sign) {
    storage::Figures::Shard &figures = m_figures.shards.at(shard);
    const bool deleted = (flags & storage::kDeletedDocument) != 0;
    (deleted ? figures.tombstones : figures.docs) += sign;
    figures.bytes += sign * static_cast<std::int64_t>(bytes);
    if ((flags & storage::kConflictedDocument) != 0) {
        m_figures.conflicted += sign;
    }
}

} // namespace davenport::database
