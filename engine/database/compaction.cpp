#include "engine/database/compaction.h"

#include "engine/base/error.h"
#include "engine/database/attachment_list.h"
#include "engine/revision/tree_codec.h"

#include <algorithm>
#include <set>

namespace davenport::database {

namespace {

constexpr std::uint64_t kDocumentsAtOnce = 500;
constexpr int kPagesAtOnce = 512;

/// Marks the database as compacting for as long as it lives; a second compaction is refused.
class CompactingMark {
public:
    explicit CompactingMark(std::atomic<bool> &mark) : m_mark(mark) {
        if (m_mark.exchange(true)) {
            throw base::Error(base::ErrorCode::Conflict, 409, "compacting", "The database is being compacted already.");
        }
    }
    ~CompactingMark() { m_mark = false; }
    CompactingMark(const CompactingMark &) = delete;
    CompactingMark &operator=(const CompactingMark &) = delete;

private:
    std::atomic<bool> &m_mark;
};

} // namespace

api::CompactionResult Compaction::run() {
    const CompactingMark mark(m_core.compacting);
    m_core.writes().runAlone([](ConnectionSet &set) { set.connection.execute("PRAGMA wal_checkpoint(PASSIVE)"); });
    m_result.bytesBefore = m_core.file().bytesOnDisk();
    dropBodies();
    dropAttachments();
    giveBackPages();
    m_result.bytesAfter = m_core.file().bytesOnDisk();
    return m_result;
}

void Compaction::dropBodies() {
    const std::uint64_t last = m_core.updateSeq();
    std::uint64_t after = 0;
    bool more = true;
    while (more) {
        m_work.check();
        m_work.tell({after, last, "dropping old bodies"});
        m_core.writes().run([&](ConnectionSet &set, storage::Figures &) {
            std::vector<std::pair<std::uint64_t, std::string>> rewritten;
            std::vector<revision::BodyRef> dropped;
            std::uint64_t looked = 0;
            {
                storage::SliceWalk walk(set.connection, after, kDocumentsAtOnce);
                storage::DocumentRow row;
                revision::RevisionTree tree;
                while (walk.next(row)) {
                    ++looked;
                    after = row.seq;
                    revision::TreeCodec::decode(row.tree, tree);
                    if (tree.size() > 1 && tree.compact(dropped)) {
                        rewritten.emplace_back(row.seq, std::string());
                        revision::TreeCodec::encode(tree, rewritten.back().second);
                    }
                }
            }
            for (const auto &[seq, tree] : rewritten) {
                set.documents.setTree(seq, tree);
            }
            for (const revision::BodyRef ref : dropped) {
                set.bodies.remove(ref);
            }
            m_result.bodiesDropped += dropped.size();
            more = looked == kDocumentsAtOnce && after < last;
        });
    }
}

void Compaction::dropAttachments() {
    m_work.check();
    m_work.tell({0, 0, "dropping attachments"});
    m_core.writes().run([&](ConnectionSet &set, storage::Figures &) {
        std::set<base::Md5> used;
        const auto use = [&](std::string_view attachments) {
            for (const AttachmentEntry &entry : decodeAttachments(attachments)) {
                used.insert(entry.digest);
            }
        };
        set.documents.eachAttachmentList(use);
        set.bodies.eachAttachmentList(use);
        std::vector<base::Md5> unused;
        set.attachments.list([&](const base::Md5 &digest, const storage::AttachmentTable::Entry &) {
            if (used.count(digest) == 0) {
                unused.push_back(digest);
            }
        });
        for (const base::Md5 &digest : unused) {
            m_work.check();
            set.attachments.remove(digest);
        }
        m_result.attachmentsDropped += unused.size();
    });
}

void Compaction::giveBackPages() {
    std::uint64_t freePages = 0;
    std::uint64_t total = 0;
    do {
        m_work.check();
        m_core.writes().runAlone([&](ConnectionSet &set) {
            freePages = set.connection.releaseFreePages(kPagesAtOnce);
            set.connection.execute("PRAGMA wal_checkpoint(PASSIVE)");
        });
        total = std::max(total, freePages);
        m_work.tell({total - freePages, total, "giving room back"});
    } while (freePages > 0);
    m_core.writes().runAlone([](ConnectionSet &set) { set.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)"); });
}

} // namespace davenport::database
