#pragma once

#include "engine/storage/connection.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace davenport::storage {

/// Bits of a document row's `flags`.
enum DocumentFlag : std::uint32_t {
    kDeletedDocument = 1,    ///< every leaf is a tombstone
    kConflictedDocument = 2, ///< more than one live leaf
    kDesignDocument = 4,     ///< its id begins with "_design/"
};

/// One document: its present sequence, its tree, and its winner's body. Views last until the statement that gave them
/// is stepped or reset.
struct DocumentRow {
    std::uint64_t seq = 0;
    std::string_view id;
    std::uint32_t shard = 0;
    std::uint32_t flags = 0;
    std::uint64_t bytes = 0; ///< of `body`
    std::string_view tree;
    std::string_view attachments; ///< empty when there are none
    std::string_view body;        ///< empty where the query leaves bodies out
};

/// The table of documents, keyed by their latest sequence, with a unique index on their ids. It is the changes feed and
/// all-docs at once. One thread at a time, as its connection.
class DocumentTable {
public:
    explicit DocumentTable(Connection &connection);

    /// Fills `row` if the document exists. Its views last until the next find() or release(); its id is a view of `id`.
    bool find(std::string_view id, DocumentRow &row);
    /// The first id that is not before `from`; false behind the last.
    bool firstIdFrom(std::string_view from, std::string &id);
    /// Ends what find() holds, so that the connection's snapshot can end.
    void release();

    /// Inserts a document that is new; false, changing nothing, if one with its id exists.
    bool insertNew(const DocumentRow &row);
    /// Replaces the row whose sequence is `oldSeq`.
    void replace(std::uint64_t oldSeq, const DocumentRow &row);
    /// Rewrites the tree alone, keeping the sequence.
    void setTree(std::uint64_t seq, std::string_view tree);
    void remove(std::uint64_t seq);

    /// The attachments of each document whose winner has some.
    void eachAttachmentList(const std::function<void(std::string_view attachments)> &sink);

    /// A walk that gives rows until it is at its end.
    class Walk {
    public:
        Walk(Connection &connection, const char *sql, bool withBody) : m_statement(connection, sql), m_withBody(withBody) {}
        Statement &statement() { return m_statement; }
        bool next(DocumentRow &row);

    private:
        Statement m_statement;
        bool m_withBody;
    };

private:
    Connection &m_connection;
    Statement m_find;
    std::optional<Statement> m_seek;
    std::optional<Statement> m_insert;
    std::optional<Statement> m_replace;
    std::optional<Statement> m_setTree;
    std::optional<Statement> m_remove;
};

/// Where a walk over ids begins and ends. An empty bound is no bound.
struct IdRange {
    std::optional<std::string_view> from; ///< the first in the order of the walk
    std::optional<std::string_view> to;   ///< the last
    bool inclusiveTo = true;
    bool descending = false;
};

/// Rows in the order of ids. The range's views must stay while the walk lives.
class IdWalk : public DocumentTable::Walk {
public:
    IdWalk(Connection &connection, const IdRange &range, bool withBody);
};

/// Rows after `since` in the order of sequence (or, descending, from the last down to after `since`).
class SeqWalk : public DocumentTable::Walk {
public:
    SeqWalk(Connection &connection, std::uint64_t since, bool descending, bool withBody);
};

/// Documents with more than one live leaf in the order of ids, without bodies. `from` must stay while the walk lives.
class ConflictedWalk : public DocumentTable::Walk {
public:
    ConflictedWalk(Connection &connection, std::string_view from);
};

/// Documents whose rows may refer to bodies outside them, or whose attachments matter: all rows, in the order of
/// sequence, a slice at a time, so that no reading transaction stays open beside the writes.
class SliceWalk : public DocumentTable::Walk {
public:
    SliceWalk(Connection &connection, std::uint64_t after, std::uint64_t rows);
};

} // namespace davenport::storage
