#include "ui/session/recorded_session.h"

#include "engine/base/json_text.h"

namespace davenport::session {

namespace {

/// What a text says of itself.
struct Said {
    std::string rev;
    bool deleted = false;
};

Said saidBy(std::string_view json) {
    Said said;
    if (json.find("\"_rev\"") == std::string_view::npos && json.find("\"_deleted\"") == std::string_view::npos) {
        return said; // spares the walk over a text of an import
    }
    for (const base::JsonMember &member : base::jsonMembers(json)) {
        if (member.key == "_rev" && member.type == base::JsonType::String) {
            said.rev = base::decodeJsonString(member.value);
        } else if (member.key == "_deleted") {
            said.deleted = member.type == base::JsonType::True;
        }
    }
    return said;
}

UndoItem itemOf(const api::WriteOutcome &outcome, const UndoItem &before, bool deleted) {
    UndoItem item = before;
    item.id = QString::fromStdString(outcome.id);
    item.after = QString::fromStdString(outcome.rev);
    item.deleted = deleted;
    return item;
}

/// Reads what writes replace, and adds what came of them to the journal.
class Recorder {
public:
    Recorder(api::DocumentsRole &documents, UndoJournal &journal, const std::string &database)
        : m_documents(documents), m_journal(journal), m_database(QString::fromStdString(database)) {}

    /// The revision as an item that may be written again; an empty one when there is no such live revision.
    UndoItem before(std::string_view id, std::string_view rev) const {
        if (rev.empty()) {
            return {};
        }
        try {
            api::GetOptions options;
            options.rev = rev;
            return taken(m_documents.get(id, options));
        } catch (const base::Error &) { // the write that follows says why
            UndoItem unknown;
            unknown.before = QString::fromUtf8(rev.data(), static_cast<qsizetype>(rev.size()));
            return unknown;
        }
    }

    static UndoItem taken(const api::Document &document) {
        UndoItem item;
        if (document.deleted) {
            return item;
        }
        item.before = QString::fromStdString(document.rev);
        item.attachments = !document.attachments.empty();
        item.bodyKept = document.body.size() <= static_cast<std::size_t>(UndoJournal::kBody);
        if (item.bodyKept) {
            item.body = QByteArray::fromStdString(document.body);
        }
        return item;
    }

    api::WriteOutcome record(const api::WriteOutcome &outcome, const UndoItem &before, bool deleted = false) const {
        if (outcome.ok()) {
            m_journal.add(m_database, {itemOf(outcome, before, deleted)});
        }
        return outcome;
    }

    void add(const QList<UndoItem> &items) const { m_journal.add(m_database, items); }

private:
    api::DocumentsRole &m_documents;
    UndoJournal &m_journal;
    QString m_database;
};

class RecordedDocuments : public api::DocumentsRole {
public:
    RecordedDocuments(api::DocumentsRole &role, const Recorder &recorder) : m_role(role), m_recorder(recorder) {}

    api::Document get(std::string_view id, const api::GetOptions &options) override { return m_role.get(id, options); }
    api::WriteOutcome put(std::string_view id, std::string_view json, std::string_view rev) override {
        const Said said = saidBy(json);
        const UndoItem before = m_recorder.before(id, rev.empty() ? std::string_view(said.rev) : rev);
        return m_recorder.record(m_role.put(id, json, rev), before, said.deleted);
    }
    api::WriteOutcome create(std::string_view json) override {
        const Said said = saidBy(json);
        const UndoItem before = said.rev.empty() ? UndoItem() : m_recorder.before(idIn(json), said.rev);
        return m_recorder.record(m_role.create(json), before, said.deleted);
    }
    api::WriteOutcome remove(std::string_view id, std::string_view rev) override {
        const UndoItem before = m_recorder.before(id, rev);
        return m_recorder.record(m_role.remove(id, rev), before, true);
    }
    api::WriteOutcome copy(std::string_view id, std::string_view rev, std::string_view destination,
                           std::string_view destinationRev) override {
        const UndoItem before = m_recorder.before(destination, destinationRev);
        return m_recorder.record(m_role.copy(id, rev, destination, destinationRev), before);
    }
    std::vector<api::WriteOutcome> bulk(const std::vector<std::string_view> &texts, const api::BulkOptions &options,
                                        const base::Work &work) override {
        if (!options.newEdits) {
            return m_role.bulk(texts, options, work);
        }
        std::vector<Said> said;
        std::vector<UndoItem> before(texts.size());
        readBefore(texts, said, before, work);
        std::vector<api::WriteOutcome> outcomes = m_role.bulk(texts, options, work);
        QList<UndoItem> items;
        for (std::size_t i = 0; i < outcomes.size() && i < texts.size(); ++i) {
            if (outcomes[i].ok()) {
                items.append(itemOf(outcomes[i], before[i], said[i].deleted));
            }
        }
        m_recorder.add(items);
        return outcomes;
    }
    api::AllDocsSummary allDocs(const api::AllDocsQuery &query, const api::AllDocsSink &sink,
                                const base::Work &work) override {
        return m_role.allDocs(query, sink, work);
    }
    void bulkGet(const std::vector<api::BulkGetItem> &items, const api::GetOptions &options,
                 const api::BulkGetSink &sink, const base::Work &work) override {
        m_role.bulkGet(items, options, sink, work);
    }

private:
    /// What the texts say, and the revisions they name, read in one snapshot.
    void readBefore(const std::vector<std::string_view> &texts, std::vector<Said> &said, std::vector<UndoItem> &before,
                    const base::Work &work) {
        std::vector<api::BulkGetItem> wanted;
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            try {
                said.push_back(saidBy(texts[i]));
                if (!said.back().rev.empty()) {
                    before[i].before = QString::fromStdString(said.back().rev);
                    wanted.push_back({idIn(texts[i]), said.back().rev});
                    places.push_back(i);
                }
            } catch (const base::Error &) { // the write says what is wrong with the text
                said.resize(i + 1);
            }
        }
        if (wanted.empty()) {
            return;
        }
        std::size_t next = 0;
        m_role.bulkGet(
            wanted, {},
            [&](api::BulkGetResult &result) {
                while (next < wanted.size() && (wanted[next].id != result.id || wanted[next].rev != result.rev)) {
                    ++next;
                }
                if (next < wanted.size() && result.doc) {
                    before[places[next]] = Recorder::taken(*result.doc);
                }
                return next < wanted.size();
            },
            work);
    }

    static std::string idIn(std::string_view json) {
        for (const base::JsonMember &member : base::jsonMembers(json)) {
            if (member.key == "_id" && member.type == base::JsonType::String) {
                return base::decodeJsonString(member.value);
            }
        }
        return {};
    }

    api::DocumentsRole &m_role;
    const Recorder &m_recorder;
};

class RecordedAttachments : public api::AttachmentsRole {
public:
    RecordedAttachments(api::AttachmentsRole &role, const Recorder &recorder) : m_role(role), m_recorder(recorder) {}

    std::unique_ptr<api::AttachmentReader> open(std::string_view id, std::string_view name,
                                                std::string_view rev) override {
        return m_role.open(id, name, rev);
    }
    api::WriteOutcome put(std::string_view id, std::string_view rev, std::string_view name,
                          std::string_view contentType, const api::ByteSource &source,
                          const base::Work &work) override {
        const UndoItem before = m_recorder.before(id, rev);
        return m_recorder.record(m_role.put(id, rev, name, contentType, source, work), before);
    }
    api::WriteOutcome remove(std::string_view id, std::string_view rev, std::string_view name) override {
        const UndoItem before = m_recorder.before(id, rev);
        return m_recorder.record(m_role.remove(id, rev, name), before);
    }

private:
    api::AttachmentsRole &m_role;
    const Recorder &m_recorder;
};

class RecordedSession : public api::Session {
public:
    RecordedSession(std::unique_ptr<api::Session> session, std::shared_ptr<UndoJournal> journal)
        : m_session(std::move(session)), m_journal(std::move(journal)),
          m_recorder(*m_session->documents(), *m_journal, m_session->name()),
          m_documents(*m_session->documents(), m_recorder) {
        if (m_session->attachments() != nullptr) {
            m_attachments = std::make_unique<RecordedAttachments>(*m_session->attachments(), m_recorder);
        }
    }

    std::string name() const override { return m_session->name(); }
    api::Capabilities capabilities() const override { return m_session->capabilities(); }
    api::DocumentsRole *documents() override { return &m_documents; }
    api::RevisionsRole *revisions() override { return m_session->revisions(); }
    api::ChangesRole *changes() override { return m_session->changes(); }
    api::PartitionsRole *partitions() override { return m_session->partitions(); }
    api::AttachmentsRole *attachments() override { return m_attachments.get(); }
    api::LocalDocumentsRole *localDocuments() override { return m_session->localDocuments(); }
    api::MaintenanceRole *maintenance() override { return m_session->maintenance(); }

private:
    std::unique_ptr<api::Session> m_session;
    std::shared_ptr<UndoJournal> m_journal;
    Recorder m_recorder;
    RecordedDocuments m_documents;
    std::unique_ptr<RecordedAttachments> m_attachments;
};

} // namespace

std::unique_ptr<api::Session> makeRecordedSession(std::unique_ptr<api::Session> session,
                                                  std::shared_ptr<UndoJournal> journal) {
    if (!journal || session->documents() == nullptr) {
        return session;
    }
    return std::make_unique<RecordedSession>(std::move(session), std::move(journal));
}

} // namespace davenport::session
