#include "engine/storage/body_table.h"

namespace davenport::storage {

std::uint64_t BodyTable::add(const Row &row) {
    if (!m_add) {
        m_add.emplace(m_connection, "INSERT INTO body (attachments, body) VALUES (?1, ?2)");
    }
    if (row.attachments.empty()) {
        m_add->bindNull(1);
    } else {
        m_add->bindBlob(1, row.attachments);
    }
    m_add->bindText(2, row.body);
    m_add->run();
    return static_cast<std::uint64_t>(m_connection.lastInsertRowid());
}

bool BodyTable::find(std::uint64_t ref, Row &row) {
    if (!m_find) {
        m_find.emplace(m_connection, "SELECT attachments, body FROM body WHERE ref = ?1");
    }
    m_find->reset();
    m_find->bind(1, static_cast<std::int64_t>(ref));
    if (!m_find->step()) {
        m_find->reset();
        return false;
    }
    row = {m_find->bytes(0), m_find->bytes(1)};
    return true;
}

void BodyTable::release() {
    if (m_find) {
        m_find->reset();
    }
}

void BodyTable::remove(std::uint64_t ref) {
    release();
    if (!m_remove) {
        m_remove.emplace(m_connection, "DELETE FROM body WHERE ref = ?1");
    }
    m_remove->bind(1, static_cast<std::int64_t>(ref));
    m_remove->run();
}

void BodyTable::eachRef(const std::function<void(std::uint64_t ref)> &sink) {
    Statement walk(m_connection, "SELECT ref FROM body ORDER BY ref");
    while (walk.step()) {
        sink(static_cast<std::uint64_t>(walk.integer(0)));
    }
}

void BodyTable::eachAttachmentList(const std::function<void(std::string_view attachments)> &sink) {
    Statement walk(m_connection, "SELECT attachments FROM body WHERE attachments IS NOT NULL");
    while (walk.step()) {
        sink(walk.bytes(0));
    }
}

} // namespace davenport::storage
