#include "engine/storage/attachment_table.h"

#include <algorithm>

namespace davenport::storage {

namespace {

std::string_view bytesOf(const base::Md5 &digest) {
    return {reinterpret_cast<const char *>(digest.data()), digest.size()};
}

} // namespace

bool AttachmentTable::find(const base::Md5 &digest, Entry &entry) {
    Statement statement(m_connection, "SELECT length, encoded_length, gzip FROM attachment WHERE digest = ?");
    statement.bindBlob(1, bytesOf(digest));
    if (!statement.step()) {
        return false;
    }
    entry = {static_cast<std::uint64_t>(statement.integer(0)), static_cast<std::uint64_t>(statement.integer(1)),
             statement.integer(2) != 0};
    return true;
}

void AttachmentTable::add(const base::Md5 &digest, const Entry &entry) {
    Statement statement(m_connection, "INSERT INTO attachment (digest, length, encoded_length, gzip) VALUES (?, ?, ?, ?)");
    statement.bindBlob(1, bytesOf(digest));
    statement.bind(2, static_cast<std::int64_t>(entry.length));
    statement.bind(3, static_cast<std::int64_t>(entry.encodedLength));
    statement.bind(4, entry.gzip ? 1 : 0);
    statement.run();
}

void AttachmentTable::addPiece(const base::Md5 &digest, std::uint64_t number, std::string_view bytes) {
    Statement statement(m_connection, "INSERT INTO attachment_piece (digest, number, bytes) VALUES (?, ?, ?)");
    statement.bindBlob(1, bytesOf(digest));
    statement.bind(2, static_cast<std::int64_t>(number));
    statement.bindBlob(3, bytes);
    statement.run();
}

bool AttachmentTable::readPiece(const base::Md5 &digest, std::uint64_t number, std::string &bytes) {
    Statement statement(m_connection, "SELECT bytes FROM attachment_piece WHERE digest = ? AND number = ?");
    statement.bindBlob(1, bytesOf(digest));
    statement.bind(2, static_cast<std::int64_t>(number));
    if (!statement.step()) {
        return false;
    }
    bytes.assign(statement.bytes(0));
    return true;
}

void AttachmentTable::remove(const base::Md5 &digest) {
    for (const char *sql : {"DELETE FROM attachment WHERE digest = ?", "DELETE FROM attachment_piece WHERE digest = ?"}) {
        Statement statement(m_connection, sql);
        statement.bindBlob(1, bytesOf(digest));
        statement.run();
    }
}

void AttachmentTable::list(const std::function<void(const base::Md5 &, const Entry &)> &sink) {
    Statement statement(m_connection, "SELECT digest, length, encoded_length, gzip FROM attachment ORDER BY digest");
    while (statement.step()) {
        const std::string_view bytes = statement.bytes(0);
        base::Md5 digest{};
        std::copy_n(bytes.begin(), std::min(bytes.size(), digest.size()), reinterpret_cast<char *>(digest.data()));
        sink(digest, {static_cast<std::uint64_t>(statement.integer(1)), static_cast<std::uint64_t>(statement.integer(2)),
                      statement.integer(3) != 0});
    }
}

} // namespace davenport::storage
