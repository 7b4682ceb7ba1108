#include "engine/database/revisions.h"

#include "engine/base/error.h"
#include "engine/database/document_reader.h"

#include <algorithm>

namespace davenport::database {

using revision::kNoNode;
using revision::NodeIndex;

std::vector<api::RevisionNode> Revisions::tree(std::string_view id) {
    const ReaderPool::Lease lease = m_core.lease();
    DocumentReader reader(*lease);
    if (!reader.load(id)) {
        throw base::notFound("missing");
    }
    const revision::RevisionTree &tree = reader.tree();
    const NodeIndex winner = tree.winner();
    std::vector<api::RevisionNode> nodes;
    nodes.reserve(tree.size());
    for (NodeIndex n = 0; n < static_cast<NodeIndex>(tree.size()); ++n) {
        const revision::TreeNode &node = tree.node(n);
        api::RevisionNode out;
        out.rev = node.id.toString();
        out.generation = node.id.generation;
        out.parent = node.parent;
        out.leaf = tree.isLeaf(n);
        out.deleted = node.deleted;
        out.winner = n == winner;
        out.bodyKept = node.body != revision::kNoBody;
        nodes.push_back(std::move(out));
    }
    return nodes;
}

std::vector<api::OpenRevision> Revisions::openRevisions(std::string_view id, const std::vector<std::string> &revs,
                                                        const api::GetOptions &options) {
    const ReaderPool::Lease lease = m_core.lease();
    DocumentReader reader(*lease, m_core.revsLimit());
    std::vector<api::OpenRevision> result;
    const bool known = reader.load(id);
    if (!known && revs.empty()) {
        throw base::notFound("missing");
    }
    const auto add = [&](NodeIndex node) {
        std::string rev = reader.tree().node(node).id.toString();
        const bool given = std::any_of(result.begin(), result.end(), [&](const auto &open) { return open.rev == rev; });
        if (given) {
            return;
        }
        result.push_back({std::move(rev), api::Document()});
        reader.read(node, options, *result.back().doc);
        ++m_core.reads;
    };
    if (revs.empty()) {
        const std::vector<NodeIndex> leaves = reader.tree().leaves();
        std::for_each(leaves.rbegin(), leaves.rend(), add);
        return result;
    }
    for (const std::string &rev : revs) {
        const NodeIndex node = known ? reader.tree().find(revision::RevisionId::parse(rev)) : kNoNode;
        if (node != kNoNode && options.latest) {
            for (const NodeIndex leaf : reader.tree().leavesOf(node)) {
                add(leaf);
            }
        } else if (node != kNoNode && reader.hasBody(node)) {
            add(node);
        } else {
            result.push_back({rev, {}});
        }
    }
    return result;
}

std::vector<api::RevsDiff>
Revisions::revsDiff(const std::vector<std::pair<std::string, std::vector<std::string>>> &revs) {
    const ReaderPool::Lease lease = m_core.lease();
    const storage::Transaction snapshot(lease->connection, storage::Transaction::Kind::Read);
    DocumentReader reader(*lease);
    std::vector<api::RevsDiff> result;
    for (const auto &[id, texts] : revs) {
        std::vector<revision::RevisionId> ids;
        ids.reserve(texts.size());
        for (const std::string &text : texts) {
            ids.push_back(revision::RevisionId::parse(text));
        }
        api::RevsDiff diff;
        diff.id = id;
        if (!reader.load(id)) {
            for (const revision::RevisionId &rev : revision::RevisionTree().missing(ids)) {
                diff.missing.push_back(rev.toString());
            }
        } else {
            const std::vector<revision::RevisionId> missing = reader.tree().missing(ids);
            for (const revision::RevisionId &rev : missing) {
                diff.missing.push_back(rev.toString());
            }
            diff.possibleAncestors = revTexts(reader.tree(), reader.tree().possibleAncestors(missing));
        }
        if (!diff.missing.empty()) {
            result.push_back(std::move(diff));
        }
    }
    return result;
}

void Revisions::conflicted(std::string_view startId, const std::function<bool(const std::string &id)> &sink,
                           const base::Work &work) {
    const ReaderPool::Lease lease = m_core.lease();
    storage::ConflictedWalk walk(lease->connection, startId);
    storage::DocumentRow row;
    while (walk.next(row)) {
        work.check();
        if (!sink(std::string(row.id))) {
            return;
        }
    }
}

void Revisions::setRevsLimit(std::uint64_t limit) {
    if (limit == 0) {
        throw base::badRequest("The revision limit must be at least 1.");
    }
    m_core.setRevsLimit(limit);
}

} // namespace davenport::database
