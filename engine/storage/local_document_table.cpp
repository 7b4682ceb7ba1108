#include "engine/storage/local_document_table.h"

namespace davenport::storage {

namespace {

LocalDocumentRow rowOf(const Statement &statement) {
    return {std::string(statement.bytes(0)), static_cast<std::uint64_t>(statement.integer(1)),
            std::string(statement.bytes(2))};
}

} // namespace

bool LocalDocumentTable::find(std::string_view id, LocalDocumentRow &row) {
    Statement statement(m_connection, "SELECT id, rev, body FROM local_document WHERE id = ?");
    statement.bindText(1, id);
    if (!statement.step()) {
        return false;
    }
    row = rowOf(statement);
    return true;
}

void LocalDocumentTable::put(const LocalDocumentRow &row) {
    Statement statement(m_connection, "INSERT OR REPLACE INTO local_document (id, rev, body) VALUES (?, ?, ?)");
    statement.bindText(1, row.id);
    statement.bind(2, static_cast<std::int64_t>(row.rev));
    statement.bindText(3, row.body);
    statement.run();
}

bool LocalDocumentTable::remove(std::string_view id) {
    Statement statement(m_connection, "DELETE FROM local_document WHERE id = ?");
    statement.bindText(1, id);
    statement.run();
    return m_connection.changes() == 1;
}

void LocalDocumentTable::list(const std::function<bool(LocalDocumentRow &)> &sink) {
    Statement statement(m_connection, "SELECT id, rev, body FROM local_document ORDER BY id");
    while (statement.step()) {
        LocalDocumentRow row = rowOf(statement);
        if (!sink(row)) {
            return;
        }
    }
}

} // namespace davenport::storage
