#include "ui/session/take_back.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <optional>

namespace davenport::session {

namespace {

constexpr qsizetype kProblems = 1000;

/// Takes one document back.
class DocumentTakeBack {
public:
    using Kind = TakeBackProblem::Kind;

    DocumentTakeBack(api::Session &session, const UndoItem &item)
        : m_documents(*session.documents()), m_revisions(*session.revisions()), m_item(item),
          m_id(item.id.toStdString()), m_after(item.after.toStdString()) {}

    /// Whether it is back; problem() may be set in both cases.
    bool run() {
        try {
            return isLeaf() ? write()
                            : failed(Kind::Changed, QCoreApplication::translate("TakeBack", "It was changed since."));
        } catch (const base::Error &error) {
            const bool conflict = error.code() == base::ErrorCode::Conflict;
            return failed(conflict ? Kind::Changed : Kind::Refused, QString::fromStdString(error.reason()));
        }
    }

    const std::optional<TakeBackProblem> &problem() const { return m_problem; }

private:
    bool failed(Kind kind, const QString &reason) {
        m_problem = TakeBackProblem{kind, m_item.id, reason};
        return false;
    }

    bool isLeaf() {
        const std::vector<api::RevisionNode> tree = m_revisions.tree(m_id);
        return std::any_of(tree.begin(), tree.end(),
                           [&](const api::RevisionNode &node) { return node.leaf && node.rev == m_after; });
    }

    bool write() {
        if (m_item.before.isEmpty()) {
            return m_item.deleted || settled(m_documents.remove(m_id, m_after));
        }
        std::optional<api::Document> old = fromDatabase();
        if (!old && !m_item.bodyKept) {
            return failed(Kind::Lost,
                          QCoreApplication::translate(
                              "TakeBack", "Its old body was compacted away, and was too large for the journal."));
        }
        if (!old) {
            old = fromJournal();
        }
        old->id = m_id;
        old->rev = m_after;
        old->deleted = false;
        // A deleted document is written as a new one: it grows on top of its tombstone.
        return settled(m_item.deleted ? m_documents.put(m_id, withoutRev(old->toJson()))
                                      : m_documents.put(m_id, old->toJson(), m_after));
    }

    /// Of a text that toJson() gave: its "_rev" member stands second, behind "_id".
    std::string withoutRev(std::string json) const {
        const std::string member = ",\"_rev\":\"" + m_after + "\"";
        const std::size_t at = json.find(member);
        return at == std::string::npos ? json : json.erase(at, member.size());
    }

    bool settled(const api::WriteOutcome &outcome) {
        return outcome.ok() || failed(Kind::Refused, QString::fromStdString(outcome.error->reason()));
    }

    std::optional<api::Document> fromDatabase() {
        try {
            api::GetOptions options;
            options.rev = m_item.before.toStdString();
            options.attachments = true;
            return m_documents.get(m_id, options);
        } catch (const base::Error &error) {
            if (error.code() != base::ErrorCode::NotFound) {
                throw;
            }
            return std::nullopt;
        }
    }

    api::Document fromJournal() {
        api::Document document;
        document.body = m_item.body.toStdString();
        if (m_item.attachments) {
            m_problem =
                TakeBackProblem{Kind::Partly, m_item.id,
                                QCoreApplication::translate("TakeBack", "The attachments it had were compacted away.")};
        }
        if (!m_item.deleted) { // those of the present revision stay
            api::GetOptions options;
            options.rev = m_after;
            document.attachments = m_documents.get(m_id, options).attachments;
        }
        return document;
    }

    api::DocumentsRole &m_documents;
    api::RevisionsRole &m_revisions;
    const UndoItem &m_item;
    std::string m_id;
    std::string m_after;
    std::optional<TakeBackProblem> m_problem;
};

} // namespace

QList<UndoItem> netItems(const QList<UndoItem> &items) {
    QList<UndoItem> net;
    QHash<QString, qsizetype> last; ///< place of the last item of each document
    for (const UndoItem &item : items) {
        const auto found = last.constFind(item.id);
        if (found != last.constEnd() && net.at(*found).after == item.before) {
            net[*found].after = item.after;
            net[*found].deleted = item.deleted;
            continue;
        }
        last.insert(item.id, net.size());
        net.append(item);
    }
    return net;
}

TakeBackReport takeBack(api::Session &session, const QList<UndoItem> &items, const QString &title,
                        const base::Work &work) {
    if (session.documents() == nullptr || session.revisions() == nullptr || !session.capabilities().writable) {
        throw base::Error(base::ErrorCode::Forbidden, 403, "forbidden", "The database cannot be written.");
    }
    UndoOperation::setTitle(title);
    const QList<UndoItem> net = netItems(items);
    TakeBackReport report;
    report.total = static_cast<quint64>(net.size());
    std::uint64_t done = 0;
    for (const UndoItem &item : net) {
        if (work.cancel.isCancelled()) {
            report.cancelled = true;
            break;
        }
        DocumentTakeBack one(session, item);
        ++(one.run() ? report.restored : report.notRestored);
        if (one.problem() && report.problems.size() < kProblems) {
            report.problems.append(*one.problem());
        }
        work.tell({++done, report.total, "taking back"});
    }
    return report;
}

} // namespace davenport::session
