#include "ui/features/inspector/document_reader.h"

#include "engine/base/json_text.h"
#include "ui/features/inspector/document_text.h"

#include <algorithm>
#include <map>
#include <set>

namespace davenport::inspector {
namespace {

constexpr std::size_t kMaxLabelledLeaves = 16;
constexpr std::size_t kMaxLabelledBytes = 64 * 1024;
constexpr std::size_t kMaxWord = 24;

// Short scalar members of a body, by name.
std::map<std::string, std::string> shortMembers(const std::string &body, std::vector<std::string> &order) {
    std::map<std::string, std::string> words;
    for (const base::JsonMember &member : base::jsonMembers(body)) {
        const bool scalar = member.type != base::JsonType::Object && member.type != base::JsonType::Array;
        if (scalar && member.value.size() <= kMaxWord) {
            words[member.key] = member.type == base::JsonType::String ? base::decodeJsonString(member.value)
                                                                      : std::string(member.value);
            order.push_back(member.key);
        }
    }
    return words;
}

// A word for each leaf: its status, or else the first short member in which the leaves differ.
void labelLeaves(api::Session &session, const std::string &id, ReadDocument &read) {
    read.values.assign(read.tree.size(), {});
    const auto leaves = std::count_if(read.tree.begin(), read.tree.end(), [](const auto &node) { return node.leaf; });
    if (static_cast<std::size_t>(leaves) > kMaxLabelledLeaves || read.document.body.size() > kMaxLabelledBytes) {
        return;
    }
    std::map<std::string, std::map<std::string, std::string>> byRev;
    std::vector<std::string> order;
    for (const api::OpenRevision &leaf : session.revisions()->openRevisions(id, {}, {})) {
        if (leaf.doc && !leaf.doc->deleted && leaf.doc->body.size() <= kMaxLabelledBytes) {
            byRev[leaf.rev] = shortMembers(leaf.doc->body, order);
        }
    }
    std::string field = "status";
    const auto has = [&](const std::string &key) {
        return std::any_of(byRev.begin(), byRev.end(), [&](const auto &leaf) { return leaf.second.count(key) != 0; });
    };
    if (!has(field)) {
        const auto differs = std::find_if(order.begin(), order.end(), [&](const std::string &key) {
            std::set<std::string> seen;
            for (const auto &leaf : byRev) {
                const auto found = leaf.second.find(key);
                seen.insert(found == leaf.second.end() ? std::string() : found->second);
            }
            return seen.size() > 1;
        });
        if (differs == order.end()) {
            return;
        }
        field = *differs;
    }
    for (std::size_t i = 0; i < read.tree.size(); ++i) {
        const auto leaf = byRev.find(read.tree[i].rev);
        if (leaf != byRev.end() && leaf->second.count(field) != 0) {
            read.values[i] = leaf->second.at(field);
        }
    }
}

// The newest revision from which both descend, as an index into the tree, or -1.
int commonAncestor(const std::vector<api::RevisionNode> &tree, const std::string &a, const std::string &b) {
    const auto indexOf = [&](const std::string &rev) {
        const auto found = std::find_if(tree.begin(), tree.end(), [&](const auto &node) { return node.rev == rev; });
        return found == tree.end() ? -1 : static_cast<int>(found - tree.begin());
    };
    std::set<int> line;
    for (int at = indexOf(a); at >= 0; at = tree[static_cast<std::size_t>(at)].parent) {
        line.insert(at);
    }
    int at = indexOf(b);
    while (at >= 0 && line.count(at) == 0) {
        at = tree[static_cast<std::size_t>(at)].parent;
    }
    return at;
}

// What mine and theirs both began with. The text that was opened is at hand even when its revision was compacted away.
void readBase(api::Session &session, const std::string &id, const std::string &base, const std::string &baseRev,
              Meanwhile &meanwhile) {
    const auto &tree = meanwhile.theirs.tree;
    const int ancestor = commonAncestor(tree, baseRev, meanwhile.theirs.winner);
    if (ancestor < 0) {
        return;
    }
    const api::RevisionNode &node = tree[static_cast<std::size_t>(ancestor)];
    meanwhile.baseRev = node.rev;
    if (node.rev == baseRev) {
        meanwhile.baseText = base;
    } else if (node.bodyKept) {
        api::GetOptions options;
        options.rev = node.rev;
        meanwhile.baseText = documentText(session.documents()->get(id, options));
    }
}

} // namespace

Comparison compareWith(api::Session &session, const std::string &id, const std::string &rev, const std::string &text) {
    base::checkJson(text);
    api::GetOptions options;
    options.rev = rev;
    const api::Document other = session.documents()->get(id, options);
    return {compareDocuments(documentText(other), text), other.rev};
}

int ReadDocument::conflictCount() const {
    const auto live = std::count_if(tree.begin(), tree.end(), [](const api::RevisionNode &node) {
        return node.leaf && !node.deleted;
    });
    return live > 1 ? static_cast<int>(live) - 1 : 0;
}

ReadDocument readDocument(api::Session &session, const std::string &id, const std::string &rev) {
    ReadDocument read;
    if (session.revisions() != nullptr) {
        read.tree = session.revisions()->tree(id);
        for (const api::RevisionNode &node : read.tree) {
            if (node.winner) {
                read.winner = node.rev;
                read.winnerDeleted = node.deleted;
            }
        }
    }
    api::GetOptions options;
    options.rev = !rev.empty() ? rev : read.winner;
    read.document = session.documents()->get(id, options);
    if (read.winner.empty()) {
        read.winner = read.document.rev;
    }
    read.text = documentText(read.document);
    if (session.revisions() != nullptr) {
        labelLeaves(session, id, read);
    }
    if (session.maintenance() != nullptr) {
        read.maxBytes = session.maintenance()->info().maxDocumentSize;
    }
    return read;
}

Meanwhile readMeanwhile(api::Session &session, const std::string &id, const std::string &base,
                        const std::string &baseRev, const std::string &mine) {
    Meanwhile meanwhile;
    try {
        meanwhile.theirs = readDocument(session, id, {});
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::NotFound) {
            throw;
        }
        meanwhile.gone = true;
        return meanwhile;
    }
    readBase(session, id, base, baseRev, meanwhile);
    const std::string before = base.empty() ? "{}" : base;
    meanwhile.changes = compareDocuments(before, meanwhile.theirs.text);
    std::set<std::string> theirPaths;
    for (const JsonChange &change : meanwhile.changes.changes) {
        theirPaths.insert(change.path);
    }
    try {
        for (const JsonChange &change : compareDocuments(before, mine).changes) {
            if (theirPaths.count(change.path) != 0) {
                meanwhile.bothChanged.push_back(change.path);
            }
        }
    } catch (const base::Error &) {
        // My text is not valid just now: then nothing is known of what it changes.
        meanwhile.bothChanged.clear();
    }
    return meanwhile;
}

} // namespace davenport::inspector
