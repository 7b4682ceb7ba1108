#include "engine/transfer/backup_document.h"

#include "engine/transfer/backup_file.h"

#include <set>
#include <utility>

namespace davenport::transfer {

namespace {

/// The document as JSON with its `_` members behind the others: there they leave the text's white space as it is when they
/// are taken out again.
std::string textOf(api::Document &document) {
    const std::string body = std::exchange(document.body, "{}");
    const std::size_t close = body.rfind('}');
    const std::size_t last = body.find_last_not_of(" \t\r\n", close - 1);
    std::string special = document.toJson();
    if (body[last] == '{') {
        return special;
    }
    special.front() = ',';
    special.pop_back();
    return body.substr(0, last + 1) + special + body.substr(last + 1);
}

} // namespace

BackupDocument readBackupDocument(api::Session &session, const std::string &id) {
    const std::vector<api::RevisionNode> tree = session.revisions()->tree(id);
    BackupDocument result;
    std::set<std::string> digests;
    for (const api::RevisionNode &node : tree) {
        if (!node.bodyKept) {
            continue;
        }
        api::GetOptions options;
        options.rev = node.rev;
        options.attachments = true;
        api::Document document;
        try {
            document = session.documents()->get(id, options);
        } catch (const base::Error &error) {
            if (error.code() == base::ErrorCode::NotFound && !node.leaf) {
                continue; // a compaction took it meanwhile
            }
            throw;
        }
        // Not those of the answer: a revisions limit that was lowered shortens them before the tree itself is shortened.
        document.revisions.emplace();
        document.revisions->start = node.generation;
        for (const api::RevisionNode *at = &node;; at = &tree[static_cast<std::size_t>(at->parent)]) {
            document.revisions->ids.push_back(at->rev.substr(at->rev.find('-') + 1));
            if (at->parent < 0) {
                break;
            }
        }
        for (api::AttachmentInfo &attachment : document.attachments) {
            if (!digests.insert(attachment.digest).second) {
                attachment.data.reset();
            } else {
                ++result.attachments;
            }
        }
        std::string line = "{\"revision\":";
        appendLineText(line, textOf(document));
        result.lines.push_back(line + '}');
    }
    return result;
}

std::string backupLocalLine(api::Document document) {
    std::string line = "{\"local\":";
    appendLineText(line, textOf(document));
    return line + '}';
}

} // namespace davenport::transfer
