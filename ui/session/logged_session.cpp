#include "ui/session/logged_session.h"

#include "ui/session/logged_call.h"

namespace davenport::session {

namespace {

std::string getQuery(const api::GetOptions &options) {
    Query query;
    query.add("rev", options.rev).flag("latest", options.latest).flag("revs", options.revs);
    query.flag("revs_info", options.revsInfo).flag("conflicts", options.conflicts);
    query.flag("deleted_conflicts", options.deletedConflicts).flag("local_seq", options.localSeq);
    query.flag("meta", options.meta).flag("attachments", options.attachments);
    return query.text();
}

class LoggedDocuments : public api::DocumentsRole {
public:
    LoggedDocuments(api::DocumentsRole &role, const CallLog &log) : m_role(role), m_log(log) {}

    api::Document get(std::string_view id, const api::GetOptions &options) override {
        return m_log.call("GET", "/" + encoded(id) + getQuery(options), {}, [&](std::uint64_t &items) {
            api::Document doc = m_role.get(id, options);
            items = 1;
            return doc;
        });
    }
    api::WriteOutcome put(std::string_view id, std::string_view json, std::string_view rev) override {
        return m_log.call("PUT", "/" + encoded(id) + Query().add("rev", rev).text(), json,
                          [&](std::uint64_t &items) { return counted(m_role.put(id, json, rev), items); });
    }
    api::WriteOutcome create(std::string_view json) override {
        return m_log.call("POST", "", json, [&](std::uint64_t &items) { return counted(m_role.create(json), items); });
    }
    api::WriteOutcome remove(std::string_view id, std::string_view rev) override {
        return m_log.call("DELETE", "/" + encoded(id) + Query().add("rev", rev).text(), {},
                          [&](std::uint64_t &items) { return counted(m_role.remove(id, rev), items); });
    }
    api::WriteOutcome copy(std::string_view id, std::string_view rev, std::string_view destination,
                           std::string_view destinationRev) override {
        const std::string to = "Destination: " + std::string(destination) +
                               (destinationRev.empty() ? std::string() : "?rev=" + std::string(destinationRev));
        return m_log.call("COPY", "/" + encoded(id) + Query().add("rev", rev).text(), to, [&](std::uint64_t &items) {
            return counted(m_role.copy(id, rev, destination, destinationRev), items);
        });
    }
    std::vector<api::WriteOutcome> bulk(const std::vector<std::string_view> &texts, const api::BulkOptions &options,
                                        const base::Work &work) override {
        std::string body = R"({"docs":[)" + std::string(texts.empty() ? std::string_view()
                                                                      : texts.front().substr(0, CallLog::kLongestBody));
        body += texts.size() > 1 ? ",…]" : "]";
        body += options.newEdits ? "}" : R"(,"new_edits":false})";
        return m_log.call("POST", "/_bulk_docs", body, [&](std::uint64_t &items) {
            items = texts.size();
            return m_role.bulk(texts, options, work);
        });
    }
    api::AllDocsSummary allDocs(const api::AllDocsQuery &query, const api::AllDocsSink &sink,
                                const base::Work &work) override {
        std::string path = query.partition ? "/_partition/" + encoded(*query.partition) : std::string();
        Query text;
        text.json("startkey", query.startKey).json("endkey", query.endKey);
        text.no("inclusive_end", query.inclusiveEnd).flag("descending", query.descending);
        text.flag("include_docs", query.includeDocs).flag("conflicts", query.conflicts);
        text.number("skip", query.skip, 0).number("limit", query.limit, UINT64_MAX);
        path += "/_all_docs" + text.text();
        std::string body;
        if (query.keys) {
            body = R"({"keys":[)" + std::string(query.keys->empty() ? "" : quoted(query.keys->front())) +
                   (query.keys->size() > 1 ? ",…]}" : "]}");
        }
        return m_log.call(query.keys ? "POST" : "GET", path, body, [&](std::uint64_t &items) {
            return m_role.allDocs(
                query,
                [&](api::AllDocsRow &row) {
                    ++items;
                    return sink(row);
                },
                work);
        });
    }
    void bulkGet(const std::vector<api::BulkGetItem> &items, const api::GetOptions &options,
                 const api::BulkGetSink &sink, const base::Work &work) override {
        std::string body = R"({"docs":[)";
        if (!items.empty()) {
            body += R"({"id":)" + quoted(items.front().id) + (items.size() > 1 ? "},…" : "}");
        }
        m_log.call("POST", "/_bulk_get" + getQuery(options), body + "]}", [&](std::uint64_t &count) {
            count = items.size();
            m_role.bulkGet(items, options, sink, work);
        });
    }

private:
    static api::WriteOutcome counted(api::WriteOutcome outcome, std::uint64_t &items) {
        items = 1;
        return outcome;
    }

    api::DocumentsRole &m_role;
    const CallLog &m_log;
};

class LoggedRevisions : public api::RevisionsRole {
public:
    LoggedRevisions(api::RevisionsRole &role, const CallLog &log) : m_role(role), m_log(log) {}

    std::vector<api::RevisionNode> tree(std::string_view id) override {
        return m_log.call("GET", "/" + encoded(id) + "?open_revs=all&revs=true", {}, [&](std::uint64_t &items) {
            std::vector<api::RevisionNode> nodes = m_role.tree(id);
            items = nodes.size();
            return nodes;
        });
    }
    std::vector<api::OpenRevision> openRevisions(std::string_view id, const std::vector<std::string> &revs,
                                                 const api::GetOptions &options) override {
        std::string list = revs.empty() ? "all" : "[";
        for (const std::string &rev : revs) {
            list += (list.size() > 1 ? "," : "") + quoted(rev);
        }
        list += revs.empty() ? "" : "]";
        std::string query = Query().add("open_revs", list).text();
        const std::string more = getQuery(options);
        query += more.empty() ? more : "&" + more.substr(1);
        return m_log.call("GET", "/" + encoded(id) + query, {}, [&](std::uint64_t &items) {
            std::vector<api::OpenRevision> found = m_role.openRevisions(id, revs, options);
            items = found.size();
            return found;
        });
    }
    std::vector<api::RevsDiff>
    revsDiff(const std::vector<std::pair<std::string, std::vector<std::string>>> &revs) override {
        return m_log.call("POST", "/_revs_diff", revs.empty() ? "{}" : "{" + quoted(revs.front().first) + ":[…],…}",
                          [&](std::uint64_t &items) {
                              items = revs.size();
                              return m_role.revsDiff(revs);
                          });
    }
    void conflicted(std::string_view startId, const std::function<bool(const std::string &id)> &sink,
                    const base::Work &work) override {
        m_log.call("LOCAL", "/conflicts" + Query().add("from", startId).text(), {}, [&](std::uint64_t &items) {
            m_role.conflicted(
                startId,
                [&](const std::string &id) {
                    ++items;
                    return sink(id);
                },
                work);
        });
    }
    std::uint64_t revsLimit() override {
        return m_log.call("GET", "/_revs_limit", {}, [&](std::uint64_t &) { return m_role.revsLimit(); });
    }
    void setRevsLimit(std::uint64_t limit) override {
        m_log.call("PUT", "/_revs_limit", std::to_string(limit), [&](std::uint64_t &) { m_role.setRevsLimit(limit); });
    }

private:
    api::RevisionsRole &m_role;
    const CallLog &m_log;
};

class LoggedChanges : public api::ChangesRole {
public:
    LoggedChanges(api::ChangesRole &role, const CallLog &log) : m_role(role), m_log(log) {}

    std::uint64_t updateSeq() override { return m_role.updateSeq(); }

    api::ChangesSummary changes(const api::ChangesQuery &query, const api::ChangesSink &sink,
                                const base::Work &work) override {
        return m_log.call(query.docIds ? "POST" : "GET", path(query, {}), body(query),
                          [&](std::uint64_t &items) { return m_role.changes(query, counting(sink, items), work); });
    }
    api::ChangesSummary follow(const api::ChangesQuery &query, const api::ChangesSink &sink,
                               const std::function<void(std::uint64_t lastSeq)> &idle,
                               const base::Work &work) override {
        return m_log.call(
            query.docIds ? "POST" : "GET", path(query, "continuous"), body(query),
            [&](std::uint64_t &items) { return m_role.follow(query, counting(sink, items), idle, work); });
    }

private:
    static api::ChangesSink counting(const api::ChangesSink &sink, std::uint64_t &items) {
        return [&sink, &items](api::Change &change) {
            ++items;
            return sink(change);
        };
    }
    static std::string path(const api::ChangesQuery &query, const char *feed) {
        Query text;
        text.number("since", query.since, 0).number("limit", query.limit, UINT64_MAX);
        text.flag("descending", query.descending).flag("include_docs", query.includeDocs);
        text.flag("conflicts", query.conflicts).add("style", query.allLeaves ? "all_docs" : "");
        text.add("filter", query.docIds       ? "_doc_ids"
                           : query.designOnly ? "_design"
                                              : "")
            .add("feed", feed != nullptr ? feed : "");
        return "/_changes" + text.text();
    }
    static std::string body(const api::ChangesQuery &query) {
        if (!query.docIds) {
            return {};
        }
        return R"({"doc_ids":[)" + (query.docIds->empty() ? std::string() : quoted(query.docIds->front())) +
               (query.docIds->size() > 1 ? ",…]}" : "]}");
    }

    api::ChangesRole &m_role;
    const CallLog &m_log;
};

class LoggedPartitions : public api::PartitionsRole {
public:
    LoggedPartitions(api::PartitionsRole &role, const CallLog &log) : m_role(role), m_log(log) {}

    bool isPartitioned() override { return m_role.isPartitioned(); }
    api::PartitionInfo partition(std::string_view name, const base::Work &work) override {
        return m_log.call("GET", "/_partition/" + encoded(name), {},
                          [&](std::uint64_t &) { return m_role.partition(name, work); });
    }
    void list(std::string_view prefix, const std::function<bool(const std::string &name)> &sink,
              const base::Work &work) override {
        m_log.call("LOCAL", "/partitions" + Query().add("prefix", prefix).text(), {}, [&](std::uint64_t &items) {
            m_role.list(
                prefix,
                [&](const std::string &name) {
                    ++items;
                    return sink(name);
                },
                work);
        });
    }
    std::vector<api::ShardInfo> shards() override {
        return m_log.call("GET", "/_shards", {}, [&](std::uint64_t &) { return m_role.shards(); });
    }
    std::size_t shardOf(std::string_view id) override { return m_role.shardOf(id); }

private:
    api::PartitionsRole &m_role;
    const CallLog &m_log;
};

class LoggedAttachments : public api::AttachmentsRole {
public:
    LoggedAttachments(api::AttachmentsRole &role, const CallLog &log) : m_role(role), m_log(log) {}

    std::unique_ptr<api::AttachmentReader> open(std::string_view id, std::string_view name,
                                                std::string_view rev) override {
        return m_log.call("GET", path(id, name, rev), {}, [&](std::uint64_t &) { return m_role.open(id, name, rev); });
    }
    api::WriteOutcome put(std::string_view id, std::string_view rev, std::string_view name,
                          std::string_view contentType, const api::ByteSource &source,
                          const base::Work &work) override {
        return m_log.call("PUT", path(id, name, rev), "Content-Type: " + std::string(contentType),
                          [&](std::uint64_t &) { return m_role.put(id, rev, name, contentType, source, work); });
    }
    api::WriteOutcome remove(std::string_view id, std::string_view rev, std::string_view name) override {
        return m_log.call("DELETE", path(id, name, rev), {},
                          [&](std::uint64_t &) { return m_role.remove(id, rev, name); });
    }

private:
    static std::string path(std::string_view id, std::string_view name, std::string_view rev) {
        return "/" + encoded(id) + "/" + encoded(name) + Query().add("rev", rev).text();
    }

    api::AttachmentsRole &m_role;
    const CallLog &m_log;
};

class LoggedLocalDocuments : public api::LocalDocumentsRole {
public:
    LoggedLocalDocuments(api::LocalDocumentsRole &role, const CallLog &log) : m_role(role), m_log(log) {}

    api::Document get(std::string_view id) override {
        return m_log.call("GET", "/" + std::string(id), {}, [&](std::uint64_t &) { return m_role.get(id); });
    }
    api::WriteOutcome put(std::string_view id, std::string_view json) override {
        return m_log.call("PUT", "/" + std::string(id), json, [&](std::uint64_t &) { return m_role.put(id, json); });
    }
    api::WriteOutcome remove(std::string_view id) override {
        return m_log.call("DELETE", "/" + std::string(id), {}, [&](std::uint64_t &) { return m_role.remove(id); });
    }
    void list(const std::function<bool(api::Document &doc)> &sink) override {
        m_log.call("GET", "/_local_docs", {}, [&](std::uint64_t &) { m_role.list(sink); });
    }

private:
    api::LocalDocumentsRole &m_role;
    const CallLog &m_log;
};

class LoggedMaintenance : public api::MaintenanceRole {
public:
    LoggedMaintenance(api::MaintenanceRole &role, const CallLog &log) : m_role(role), m_log(log) {}

    api::DatabaseInfo info() override {
        return m_log.call("GET", "", {}, [&](std::uint64_t &) { return m_role.info(); });
    }
    api::SessionStatistics statistics() override { return m_role.statistics(); }
    api::CompactionResult compact(const base::Work &work) override {
        return m_log.call("POST", "/_compact", {}, [&](std::uint64_t &items) {
            const api::CompactionResult result = m_role.compact(work);
            items = result.bodiesDropped;
            return result;
        });
    }
    api::PurgeResult purge(const std::vector<std::pair<std::string, std::vector<std::string>>> &revs) override {
        return m_log.call("POST", "/_purge", revs.empty() ? "{}" : "{" + quoted(revs.front().first) + ":[…],…}",
                          [&](std::uint64_t &items) {
                              items = revs.size();
                              return m_role.purge(revs);
                          });
    }
    api::VerifyReport verify(const base::Work &work) override {
        return m_log.call("LOCAL", "/verify", {}, [&](std::uint64_t &) { return m_role.verify(work); });
    }
    void setMaxDocumentSize(std::uint64_t bytes) override {
        m_log.call("PUT", "/_node/_local/_config/couchdb/max_document_size", std::to_string(bytes),
                   [&](std::uint64_t &) { m_role.setMaxDocumentSize(bytes); });
    }

private:
    api::MaintenanceRole &m_role;
    const CallLog &m_log;
};

template <typename Logged, typename Role>
std::unique_ptr<Logged> wrapped(Role *role, const CallLog &log) {
    return role != nullptr ? std::make_unique<Logged>(*role, log) : nullptr;
}

class LoggedSession : public api::Session {
public:
    LoggedSession(std::unique_ptr<api::Session> session, std::shared_ptr<RequestLog> log)
        : m_session(std::move(session)), m_log(std::move(log), m_session->name()),
          m_documents(wrapped<LoggedDocuments>(m_session->documents(), m_log)),
          m_revisions(wrapped<LoggedRevisions>(m_session->revisions(), m_log)),
          m_changes(wrapped<LoggedChanges>(m_session->changes(), m_log)),
          m_partitions(wrapped<LoggedPartitions>(m_session->partitions(), m_log)),
          m_attachments(wrapped<LoggedAttachments>(m_session->attachments(), m_log)),
          m_locals(wrapped<LoggedLocalDocuments>(m_session->localDocuments(), m_log)),
          m_maintenance(wrapped<LoggedMaintenance>(m_session->maintenance(), m_log)) {}

    std::string name() const override { return m_session->name(); }
    api::Capabilities capabilities() const override { return m_session->capabilities(); }
    api::DocumentsRole *documents() override { return m_documents.get(); }
    api::RevisionsRole *revisions() override { return m_revisions.get(); }
    api::ChangesRole *changes() override { return m_changes.get(); }
    api::PartitionsRole *partitions() override { return m_partitions.get(); }
    api::AttachmentsRole *attachments() override { return m_attachments.get(); }
    api::LocalDocumentsRole *localDocuments() override { return m_locals.get(); }
    api::MaintenanceRole *maintenance() override { return m_maintenance.get(); }

private:
    std::unique_ptr<api::Session> m_session;
    CallLog m_log;
    std::unique_ptr<LoggedDocuments> m_documents;
    std::unique_ptr<LoggedRevisions> m_revisions;
    std::unique_ptr<LoggedChanges> m_changes;
    std::unique_ptr<LoggedPartitions> m_partitions;
    std::unique_ptr<LoggedAttachments> m_attachments;
    std::unique_ptr<LoggedLocalDocuments> m_locals;
    std::unique_ptr<LoggedMaintenance> m_maintenance;
};

} // namespace

std::unique_ptr<api::Session> makeLoggedSession(std::unique_ptr<api::Session> session,
                                                std::shared_ptr<RequestLog> log) {
    return std::make_unique<LoggedSession>(std::move(session), std::move(log));
}

} // namespace davenport::session
