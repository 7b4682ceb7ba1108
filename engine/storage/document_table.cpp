#include "engine/storage/document_table.h"

#include <string>

namespace davenport::storage {

namespace {

constexpr const char *kColumns = "seq, id, shard, flags, bytes, tree, attachments";

DocumentRow rowOf(const Statement &statement, bool withBody) {
    DocumentRow row;
    row.seq = static_cast<std::uint64_t>(statement.integer(0));
    row.id = statement.bytes(1);
    row.shard = static_cast<std::uint32_t>(statement.integer(2));
    row.flags = static_cast<std::uint32_t>(statement.integer(3));
    row.bytes = static_cast<std::uint64_t>(statement.integer(4));
    row.tree = statement.bytes(5);
    row.attachments = statement.bytes(6);
    if (withBody) {
        row.body = statement.bytes(7);
    }
    return row;
}

void bindRow(Statement &statement, const DocumentRow &row) {
    statement.bind(1, static_cast<std::int64_t>(row.seq));
    statement.bindText(2, row.id);
    statement.bind(3, row.shard);
    statement.bind(4, row.flags);
    statement.bind(5, static_cast<std::int64_t>(row.bytes));
    statement.bindBlob(6, row.tree);
    if (row.attachments.empty()) {
        statement.bindNull(7);
    } else {
        statement.bindBlob(7, row.attachments);
    }
    statement.bindText(8, row.body);
}

Statement &prepared(std::optional<Statement> &statement, Connection &connection, const char *sql) {
    if (!statement) {
        statement.emplace(connection, sql);
    }
    return *statement;
}

std::string selectFrom(bool withBody) {
    return std::string("SELECT ") + kColumns + (withBody ? ", body" : "") + " FROM document";
}

std::string idWalkSql(const IdRange &range, bool withBody) {
    std::string sql = selectFrom(withBody) + " WHERE 1";
    if (range.from) {
        sql += range.descending ? " AND id <= ?1" : " AND id >= ?1";
    }
    if (range.to) {
        sql += range.descending ? " AND id >" : " AND id <";
        sql += range.inclusiveTo ? "= ?2" : " ?2";
    }
    return sql + (range.descending ? " ORDER BY id DESC" : " ORDER BY id");
}

} // namespace

DocumentTable::DocumentTable(Connection &connection)
    : m_connection(connection), m_find(connection, "SELECT seq, shard, flags, tree, attachments, body FROM document WHERE id = ?") {}

bool DocumentTable::find(std::string_view id, DocumentRow &row) {
    m_find.reset();
    m_find.bindText(1, id);
    if (!m_find.step()) {
        m_find.reset();
        return false;
    }
    row.seq = static_cast<std::uint64_t>(m_find.integer(0));
    row.id = id;
    row.shard = static_cast<std::uint32_t>(m_find.integer(1));
    row.flags = static_cast<std::uint32_t>(m_find.integer(2));
    row.tree = m_find.bytes(3);
    row.attachments = m_find.bytes(4);
    row.body = m_find.bytes(5);
    row.bytes = row.body.size();
    return true;
}

bool DocumentTable::firstIdFrom(std::string_view from, std::string &id) {
    Statement &seek = prepared(m_seek, m_connection, "SELECT id FROM document WHERE id >= ? ORDER BY id LIMIT 1");
    const StatementScope scope(seek);
    seek.bindText(1, from);
    if (!seek.step()) {
        return false;
    }
    id = seek.bytes(0);
    return true;
}

void DocumentTable::release() {
    m_find.reset();
}

bool DocumentTable::insertNew(const DocumentRow &row) {
    Statement &insert =
        prepared(m_insert, m_connection,
                 "INSERT INTO document (seq, id, shard, flags, bytes, tree, attachments, body) "
                 "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (id) DO NOTHING");
    bindRow(insert, row);
    insert.run();
    return m_connection.changes() == 1;
}

void DocumentTable::replace(std::uint64_t oldSeq, const DocumentRow &row) {
    m_find.reset();
    Statement &replace = prepared(m_replace, m_connection,
                                  "UPDATE document SET seq = ?1, id = ?2, shard = ?3, flags = ?4, bytes = ?5, tree = ?6, "
                                  "attachments = ?7, body = ?8 WHERE seq = ?9");
    bindRow(replace, row);
    replace.bind(9, static_cast<std::int64_t>(oldSeq));
    replace.run();
}

void DocumentTable::setTree(std::uint64_t seq, std::string_view tree) {
    Statement &set = prepared(m_setTree, m_connection, "UPDATE document SET tree = ?2 WHERE seq = ?1");
    set.bind(1, static_cast<std::int64_t>(seq));
    set.bindBlob(2, tree);
    set.run();
}

void DocumentTable::remove(std::uint64_t seq) {
    m_find.reset();
    Statement &remove = prepared(m_remove, m_connection, "DELETE FROM document WHERE seq = ?1");
    remove.bind(1, static_cast<std::int64_t>(seq));
    remove.run();
}

void DocumentTable::eachAttachmentList(const std::function<void(std::string_view attachments)> &sink) {
    Statement walk(m_connection, "SELECT attachments FROM document WHERE attachments IS NOT NULL");
    while (walk.step()) {
        sink(walk.bytes(0));
    }
}

bool DocumentTable::Walk::next(DocumentRow &row) {
    if (!m_statement.step()) {
        return false;
    }
    row = rowOf(m_statement, m_withBody);
    return true;
}

IdWalk::IdWalk(Connection &connection, const IdRange &range, bool withBody)
    : Walk(connection, idWalkSql(range, withBody).c_str(), withBody) {
    if (range.from) {
        statement().bindText(1, *range.from);
    }
    if (range.to) {
        statement().bindText(2, *range.to);
    }
}

SeqWalk::SeqWalk(Connection &connection, std::uint64_t since, bool descending, bool withBody)
    : Walk(connection,
           (selectFrom(withBody) + " WHERE seq > ?1 ORDER BY seq" + (descending ? " DESC" : "")).c_str(), withBody) {
    statement().bind(1, static_cast<std::int64_t>(since));
}

ConflictedWalk::ConflictedWalk(Connection &connection, std::string_view from)
    : Walk(connection, (selectFrom(false) + " WHERE flags & 2 AND id >= ?1 ORDER BY id").c_str(), false) {
    statement().bindText(1, from);
}

SliceWalk::SliceWalk(Connection &connection, std::uint64_t after, std::uint64_t rows)
    : Walk(connection, (selectFrom(false) + " WHERE seq > ?1 ORDER BY seq LIMIT ?2").c_str(), false) {
    statement().bind(1, static_cast<std::int64_t>(after));
    statement().bind(2, static_cast<std::int64_t>(rows));
}

} // namespace davenport::storage
