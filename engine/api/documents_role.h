#pragma once

#include "engine/api/document.h"
#include "engine/base/work.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::api {

/// A range of ids, named as CouchDB's `_all_docs` parameters. Ids order by their bytes.
struct AllDocsQuery {
    std::optional<std::string> startKey; ///< where the walk begins: the greatest id when descending
    std::optional<std::string> endKey;
    bool inclusiveEnd = true;
    std::optional<std::string> partition;  ///< only this partition's documents
    std::optional<std::vector<std::string>> keys; ///< exactly these ids, in this order, instead of a range
    bool descending = false;
    bool includeDocs = false;
    bool conflicts = false;        ///< with includeDocs: fills Document::conflicts
    std::uint64_t skip = 0;        ///< walks over rows: page by startKey instead
    std::uint64_t limit = UINT64_MAX;
    bool wantOffset = false;       ///< counts the rows before the first: costs a walk over them
};

/// One row. A key that names no document has `found == false`.
struct AllDocsRow {
    std::string id;
    std::string rev;
    bool found = true;
    bool deleted = false;     ///< only for `keys`: a deleted document's row
    bool conflicted = false;  ///< more than one live leaf
    std::optional<Document> doc; ///< with includeDocs, unless deleted
};

struct AllDocsSummary {
    /// Documents in the database that are not deleted; for a partition, as CouchDB has it, those of the partition's shard.
    /// A partition's own count is PartitionsRole::partition().
    std::uint64_t totalRows = 0;
    std::optional<std::uint64_t> offset; ///< with wantOffset, for ranges
    std::uint64_t updateSeq = 0;
};

/// Takes rows as they are read, on the calling thread; returns false to end the walk early. The row may be moved from.
using AllDocsSink = std::function<bool(AllDocsRow &row)>;

struct BulkGetItem {
    std::string id;
    std::string rev; ///< empty for every leaf
};

struct BulkGetResult {
    std::string id;
    std::string rev;                  ///< as asked
    std::optional<Document> doc;
    std::optional<base::Error> error; ///< set when there is no such document or revision
};
using BulkGetSink = std::function<bool(BulkGetResult &result)>;

struct BulkOptions {
    /// false: the revisions come from elsewhere with their `_rev` and `_revisions`, never conflict, and only failures
    /// are reported (CouchDB's new_edits=false).
    bool newEdits = true;
};

/// Reading and writing documents. Every call blocks; any thread may call.
///
/// Texts that are written are whole documents as JSON objects, with the `_` members that CouchDB knows (`_id`, `_rev`,
/// `_deleted`, `_attachments`, `_revisions`); what remains of the text is kept as it stands, byte by byte.
/// Errors (base::Error) carry CouchDB's status and name: 400 bad_request / illegal_docid / illegal_partition /
/// doc_validation, 404 not_found ("missing" or "deleted"), 409 conflict, 412 missing_stub, 413 document_too_large.
class DocumentsRole {
public:
    virtual ~DocumentsRole() = default;

    /// The document's winner, or the revision that is asked for. Throws 404.
    virtual Document get(std::string_view id, const GetOptions &options = {}) = 0;

    /// Writes a revision of `id`. Its parent is `rev`, or `_rev` in the text; none for a new document.
    virtual WriteOutcome put(std::string_view id, std::string_view json, std::string_view rev = {}) = 0;

    /// Writes a document whose id is `_id` in the text, or a new uuid.
    virtual WriteOutcome create(std::string_view json) = 0;

    /// Deletes the leaf `rev` of `id` by a tombstone on top of it. Throws 404 or 409.
    virtual WriteOutcome remove(std::string_view id, std::string_view rev) = 0;

    /// Copies a document (or its revision `rev`) to `destination`, whose present revision is `destinationRev` if it exists.
    virtual WriteOutcome copy(std::string_view id, std::string_view rev, std::string_view destination,
                              std::string_view destinationRev) = 0;

    /// Writes many documents in one transaction, in order. With new edits there is one outcome per text, in order; a text
    /// that is no valid document (a 400) refuses the whole call before anything is written, as CouchDB does, its
    /// reason naming the text's number. Without new edits only what failed is returned.
    virtual std::vector<WriteOutcome> bulk(const std::vector<std::string_view> &texts, const BulkOptions &options = {},
                                           const base::Work &work = {}) = 0;

    /// Walks over ids in order. The walk sees one snapshot and never blocks a write.
    virtual AllDocsSummary allDocs(const AllDocsQuery &query, const AllDocsSink &sink, const base::Work &work = {}) = 0;

    /// Many documents or revisions in one snapshot.
    virtual void bulkGet(const std::vector<BulkGetItem> &items, const GetOptions &options, const BulkGetSink &sink,
                         const base::Work &work = {}) = 0;
};

} // namespace davenport::api
