#include "ui/session/guarded_session.h"

#include "engine/base/error.h"

#include <utility>

namespace davenport::session {

void checkWritable(const ReadOnlySwitch &readOnly) {
    if (readOnly && readOnly->load()) {
        throw base::Error(base::ErrorCode::ReadOnly, 403, "forbidden",
                          "The workspace is read-only: nothing was written. Allow writing in the File menu.");
    }
}

namespace {

class GuardedDocuments : public api::DocumentsRole {
public:
    GuardedDocuments(api::DocumentsRole &role, ReadOnlySwitch readOnly)
        : m_role(role), m_readOnly(std::move(readOnly)) {}

    api::Document get(std::string_view id, const api::GetOptions &options) override { return m_role.get(id, options); }
    api::WriteOutcome put(std::string_view id, std::string_view json, std::string_view rev) override {
        checkWritable(m_readOnly);
        return m_role.put(id, json, rev);
    }
    api::WriteOutcome create(std::string_view json) override {
        checkWritable(m_readOnly);
        return m_role.create(json);
    }
    api::WriteOutcome remove(std::string_view id, std::string_view rev) override {
        checkWritable(m_readOnly);
        return m_role.remove(id, rev);
    }
    api::WriteOutcome copy(std::string_view id, std::string_view rev, std::string_view destination,
                           std::string_view destinationRev) override {
        checkWritable(m_readOnly);
        return m_role.copy(id, rev, destination, destinationRev);
    }
    std::vector<api::WriteOutcome> bulk(const std::vector<std::string_view> &texts, const api::BulkOptions &options,
                                        const base::Work &work) override {
        checkWritable(m_readOnly);
        return m_role.bulk(texts, options, work);
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
    api::DocumentsRole &m_role;
    ReadOnlySwitch m_readOnly;
};

class GuardedRevisions : public api::RevisionsRole {
public:
    GuardedRevisions(api::RevisionsRole &role, ReadOnlySwitch readOnly)
        : m_role(role), m_readOnly(std::move(readOnly)) {}

    std::vector<api::RevisionNode> tree(std::string_view id) override { return m_role.tree(id); }
    std::vector<api::OpenRevision> openRevisions(std::string_view id, const std::vector<std::string> &revs,
                                                 const api::GetOptions &options) override {
        return m_role.openRevisions(id, revs, options);
    }
    std::vector<api::RevsDiff>
    revsDiff(const std::vector<std::pair<std::string, std::vector<std::string>>> &revs) override {
        return m_role.revsDiff(revs);
    }
    void conflicted(std::string_view startId, const std::function<bool(const std::string &id)> &sink,
                    const base::Work &work) override {
        m_role.conflicted(startId, sink, work);
    }
    std::uint64_t revsLimit() override { return m_role.revsLimit(); }
    void setRevsLimit(std::uint64_t limit) override {
        checkWritable(m_readOnly);
        m_role.setRevsLimit(limit);
    }

private:
    api::RevisionsRole &m_role;
    ReadOnlySwitch m_readOnly;
};

class GuardedAttachments : public api::AttachmentsRole {
public:
    GuardedAttachments(api::AttachmentsRole &role, ReadOnlySwitch readOnly)
        : m_role(role), m_readOnly(std::move(readOnly)) {}

    std::unique_ptr<api::AttachmentReader> open(std::string_view id, std::string_view name,
                                                std::string_view rev) override {
        return m_role.open(id, name, rev);
    }
    api::WriteOutcome put(std::string_view id, std::string_view rev, std::string_view name,
                          std::string_view contentType, const api::ByteSource &source,
                          const base::Work &work) override {
        checkWritable(m_readOnly);
        return m_role.put(id, rev, name, contentType, source, work);
    }
    api::WriteOutcome remove(std::string_view id, std::string_view rev, std::string_view name) override {
        checkWritable(m_readOnly);
        return m_role.remove(id, rev, name);
    }

private:
    api::AttachmentsRole &m_role;
    ReadOnlySwitch m_readOnly;
};

class GuardedLocalDocuments : public api::LocalDocumentsRole {
public:
    GuardedLocalDocuments(api::LocalDocumentsRole &role, ReadOnlySwitch readOnly)
        : m_role(role), m_readOnly(std::move(readOnly)) {}

    api::Document get(std::string_view id) override { return m_role.get(id); }
    api::WriteOutcome put(std::string_view id, std::string_view json) override {
        checkWritable(m_readOnly);
        return m_role.put(id, json);
    }
    api::WriteOutcome remove(std::string_view id) override {
        checkWritable(m_readOnly);
        return m_role.remove(id);
    }
    void list(const std::function<bool(api::Document &doc)> &sink) override { m_role.list(sink); }

private:
    api::LocalDocumentsRole &m_role;
    ReadOnlySwitch m_readOnly;
};

class GuardedMaintenance : public api::MaintenanceRole {
public:
    GuardedMaintenance(api::MaintenanceRole &role, ReadOnlySwitch readOnly)
        : m_role(role), m_readOnly(std::move(readOnly)) {}

    api::DatabaseInfo info() override { return m_role.info(); }
    api::SessionStatistics statistics() override { return m_role.statistics(); }
    api::CompactionResult compact(const base::Work &work) override {
        checkWritable(m_readOnly);
        return m_role.compact(work);
    }
    api::PurgeResult purge(const std::vector<std::pair<std::string, std::vector<std::string>>> &revs) override {
        checkWritable(m_readOnly);
        return m_role.purge(revs);
    }
    api::VerifyReport verify(const base::Work &work) override { return m_role.verify(work); }
    void setMaxDocumentSize(std::uint64_t bytes) override {
        checkWritable(m_readOnly);
        m_role.setMaxDocumentSize(bytes);
    }

private:
    api::MaintenanceRole &m_role;
    ReadOnlySwitch m_readOnly;
};

template <typename Guarded, typename Role>
std::unique_ptr<Guarded> guarded(Role *role, const ReadOnlySwitch &readOnly) {
    return role != nullptr ? std::make_unique<Guarded>(*role, readOnly) : nullptr;
}

class GuardedSession : public api::Session {
public:
    GuardedSession(std::unique_ptr<api::Session> session, const ReadOnlySwitch &readOnly)
        : m_session(std::move(session)), m_documents(guarded<GuardedDocuments>(m_session->documents(), readOnly)),
          m_revisions(guarded<GuardedRevisions>(m_session->revisions(), readOnly)),
          m_attachments(guarded<GuardedAttachments>(m_session->attachments(), readOnly)),
          m_locals(guarded<GuardedLocalDocuments>(m_session->localDocuments(), readOnly)),
          m_maintenance(guarded<GuardedMaintenance>(m_session->maintenance(), readOnly)) {}

    std::string name() const override { return m_session->name(); }
    api::Capabilities capabilities() const override { return m_session->capabilities(); }
    api::DocumentsRole *documents() override { return m_documents.get(); }
    api::RevisionsRole *revisions() override { return m_revisions.get(); }
    api::ChangesRole *changes() override { return m_session->changes(); }
    api::PartitionsRole *partitions() override { return m_session->partitions(); }
    api::AttachmentsRole *attachments() override { return m_attachments.get(); }
    api::LocalDocumentsRole *localDocuments() override { return m_locals.get(); }
    api::MaintenanceRole *maintenance() override { return m_maintenance.get(); }

private:
    std::unique_ptr<api::Session> m_session;
    std::unique_ptr<GuardedDocuments> m_documents;
    std::unique_ptr<GuardedRevisions> m_revisions;
    std::unique_ptr<GuardedAttachments> m_attachments;
    std::unique_ptr<GuardedLocalDocuments> m_locals;
    std::unique_ptr<GuardedMaintenance> m_maintenance;
};

} // namespace

std::unique_ptr<api::Session> makeGuardedSession(std::unique_ptr<api::Session> session, ReadOnlySwitch readOnly) {
    return std::make_unique<GuardedSession>(std::move(session), readOnly);
}

} // namespace davenport::session
