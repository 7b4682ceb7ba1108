// What RevisionTree forgets: stemming, compaction and purge.
#include "engine/revision/revision_tree.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace davenport::revision {

namespace {

void dropBody(const TreeNode &node, std::vector<BodyRef> &dropped) {
    if (node.body != kNoBody) {
        dropped.push_back(node.body);
    }
}

} // namespace

bool RevisionTree::stem(std::uint64_t limit, std::vector<BodyRef> &dropped) {
    limit = std::max<std::uint64_t>(limit, 1);
    if (m_nodes.size() <= limit) {
        m_apart.clear();
        return false;
    }
    if (!m_apart.empty()) {
        return stemApart(limit, dropped);
    }
    // How many edits a node is from its nearest leaf. Children stand behind their parents.
    std::vector<std::uint64_t> distance(m_nodes.size(), std::numeric_limits<std::uint64_t>::max());
    std::vector<bool> kept(m_nodes.size());
    bool keepsAll = true;
    for (std::size_t i = m_nodes.size(); i-- > 0;) {
        if (isLeaf(static_cast<NodeIndex>(i))) {
            distance[i] = 0;
        }
        kept[i] = distance[i] < limit;
        keepsAll = keepsAll && kept[i];
        if (m_nodes[i].parent != kNoNode) {
            std::uint64_t &above = distance[static_cast<std::size_t>(m_nodes[i].parent)];
            above = std::min(above, distance[i] + 1);
        }
    }
    if (keepsAll) {
        return false;
    }
    keepOnly(kept, dropped);
    // A lone root is in order as it stands: a straight history, which is what stemming mostly meets.
    const auto isRoot = [](const TreeNode &each) { return each.parent == kNoNode; };
    if (std::count_if(m_nodes.begin(), m_nodes.end(), isRoot) > 1) {
        do {
            canonicalise(kNoNode);
        } while (uniteOneTwin(dropped));
    }
    return true;
}

/// Cuts every branch of m_apart and puts together what is left: what CouchDB does when it finds revisions twice.
bool RevisionTree::stemApart(std::uint64_t limit, std::vector<BodyRef> &dropped) {
    struct Branch {
        std::uint64_t oldest;
        std::uint64_t newest;
        std::vector<RevisionHash> hashes;
    };
    RevisionTree apart;
    apart.m_nodes.swap(m_apart);
    std::vector<Branch> branches;
    for (NodeIndex leaf : apart.leaves()) {
        Branch branch{0, apart.node(leaf).id.generation, {}};
        for (NodeIndex index : apart.history(leaf, limit)) {
            branch.oldest = apart.node(index).id.generation;
            branch.hashes.push_back(apart.node(index).id.hash);
        }
        branches.push_back(std::move(branch));
    }
    std::sort(branches.begin(), branches.end(), [](const Branch &a, const Branch &b) {
        return a.oldest != b.oldest ? a.oldest < b.oldest : a.hashes < b.hashes;
    });
    RevisionTree cut;
    for (const Branch &branch : branches) {
        cut.merge({branch.newest, branch.hashes, false, kNoBody});
    }
    cut.takeBodiesFrom(*this, dropped);
    m_nodes.swap(cut.m_nodes);
    return m_nodes != cut.m_nodes;
}

/// Takes every node's body, and whether it is a tombstone, from the node of the same id in `other`. Bodies that no node
/// takes are dropped.
void RevisionTree::takeBodiesFrom(const RevisionTree &other, std::vector<BodyRef> &dropped) {
    std::vector<NodeIndex> sources(other.m_nodes.size());
    std::iota(sources.begin(), sources.end(), 0);
    std::stable_sort(sources.begin(), sources.end(),
                     [&](NodeIndex a, NodeIndex b) { return other.node(a).id < other.node(b).id; });
    std::vector<bool> taken(other.m_nodes.size());
    for (TreeNode &each : m_nodes) {
        auto source = std::lower_bound(sources.begin(), sources.end(), each.id,
                                       [&](NodeIndex a, const RevisionId &id) { return other.node(a).id < id; });
        while (source != sources.end() && other.node(*source).id == each.id) {
            const TreeNode &from = other.node(*source);
            if (!taken[static_cast<std::size_t>(*source)]) {
                taken[static_cast<std::size_t>(*source)] = true;
                each.body = from.body;
                each.deleted = from.deleted;
                break;
            }
            ++source;
        }
    }
    for (std::size_t i = 0; i < taken.size(); ++i) {
        if (!taken[i]) {
            dropBody(other.m_nodes[i], dropped);
        }
    }
}

/// Drops the other nodes. Where a parent goes its children become roots, and the order has to be made again.
void RevisionTree::keepOnly(const std::vector<bool> &kept, std::vector<BodyRef> &dropped) {
    std::vector<NodeIndex> place(m_nodes.size(), kNoNode);
    NodeIndex next = 0;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (!kept[i]) {
            dropBody(m_nodes[i], dropped);
            continue;
        }
        TreeNode each = std::move(m_nodes[i]);
        each.parent = each.parent == kNoNode ? kNoNode : place[static_cast<std::size_t>(each.parent)];
        place[i] = next;
        at(next++) = std::move(each);
    }
    m_nodes.resize(static_cast<std::size_t>(next));
}

/// One id under two parents becomes two equal roots once stemming has taken the parents: the second one's children and
/// body go to the first. That may make the next pair of equal siblings. Returns false if there is none.
bool RevisionTree::uniteOneTwin(std::vector<BodyRef> &dropped) {
    std::vector<NodeIndex> lastChild(m_nodes.size() + 1, kNoNode); // of every parent, the roots' first
    for (NodeIndex second = 0; second < count(); ++second) {
        const NodeIndex first = std::exchange(lastChild[static_cast<std::size_t>(node(second).parent + 1)], second);
        if (first == kNoNode || node(first).id != node(second).id) {
            continue;
        }
        TreeNode &stays = at(first);
        const TreeNode goes = node(second);
        if (stays.body == kNoBody) {
            stays.body = goes.body;
            stays.deleted = goes.deleted;
        } else {
            dropBody(goes, dropped);
        }
        for (NodeIndex index = second + 1; index < count(); ++index) {
            NodeIndex &parent = at(index).parent;
            parent = parent == second ? first : parent > second ? parent - 1 : parent;
        }
        m_nodes.erase(m_nodes.begin() + second);
        return true;
    }
    return false;
}

bool RevisionTree::compact(std::vector<BodyRef> &dropped) {
    bool changed = false;
    for (NodeIndex index = 0; index < count(); ++index) {
        TreeNode &each = at(index);
        if (!isLeaf(index) && (each.body != kNoBody || each.deleted)) {
            dropBody(each, dropped);
            each.body = kNoBody;
            each.deleted = false;
            changed = true;
        }
    }
    return changed;
}

bool RevisionTree::removeLeaf(const RevisionId &id, std::vector<BodyRef> &dropped) {
    const NodeIndex leaf = findLeaf(id);
    if (leaf == kNoNode) {
        return false;
    }
    m_apart.clear();
    // Ancestors that only this leaf descends from stand directly before it, and their branches end with it.
    const NodeIndex behind = leaf + 1 < count() ? node(leaf + 1).parent : kNoNode;
    NodeIndex top = leaf;
    while (node(top).parent != kNoNode && node(top).parent == top - 1 && behind < top - 1) {
        --top;
    }
    for (NodeIndex index = top; index <= leaf; ++index) {
        dropBody(node(index), dropped);
    }
    m_nodes.erase(m_nodes.begin() + top, m_nodes.begin() + leaf + 1);
    for (NodeIndex index = top; index < count(); ++index) {
        if (node(index).parent > leaf) {
            at(index).parent -= leaf + 1 - top;
        }
    }
    return true;
}

} // namespace davenport::revision
