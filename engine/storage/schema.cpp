#include "engine/storage/schema.h"

#include "engine/storage/database_file.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace davenport::storage {

namespace {

/// Format 1. See README.md for what each table holds.
constexpr std::array<std::string_view, 10> kTables = {
    "CREATE TABLE setting (name TEXT PRIMARY KEY, value) WITHOUT ROWID",
    "CREATE TABLE figure (number INTEGER PRIMARY KEY, a INTEGER NOT NULL, b INTEGER NOT NULL, c INTEGER NOT NULL)",
    "CREATE TABLE document (seq INTEGER PRIMARY KEY, id TEXT NOT NULL, shard INTEGER NOT NULL, flags INTEGER NOT NULL, "
    "bytes INTEGER NOT NULL, tree BLOB NOT NULL, attachments BLOB, body TEXT NOT NULL)",
    "CREATE UNIQUE INDEX document_id ON document (id)",
    "CREATE INDEX document_conflicted ON document (id) WHERE flags & 2",
    "CREATE TABLE body (ref INTEGER PRIMARY KEY, attachments BLOB, body TEXT NOT NULL)",
    "CREATE TABLE attachment (digest BLOB PRIMARY KEY, length INTEGER NOT NULL, encoded_length INTEGER NOT NULL, "
    "gzip INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE TABLE attachment_piece (digest BLOB NOT NULL, number INTEGER NOT NULL, bytes BLOB NOT NULL)",
    "CREATE UNIQUE INDEX attachment_piece_key ON attachment_piece (digest, number)",
    "CREATE TABLE local_document (id TEXT PRIMARY KEY, rev INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID",
};

base::Error damaged(const std::string &reason) {
    return {base::ErrorCode::Damaged, 500, "file_damaged", "The database file is damaged: " + reason + "."};
}

/// The second or third word of a CREATE statement: the object's name.
std::string nameOf(std::string_view sql) {
    const std::size_t keyword = sql.find(sql.find(" INDEX ") < 24 ? " INDEX " : " TABLE ");
    const std::size_t begin = keyword + 7;
    return std::string(sql.substr(begin, sql.find(' ', begin) - begin));
}

} // namespace

void createSchema(Connection &connection) {
    connection.execute("PRAGMA page_size=8192; PRAGMA auto_vacuum=INCREMENTAL; PRAGMA journal_mode=WAL");
    Transaction transaction(connection, Transaction::Kind::Write);
    for (const std::string_view sql : kTables) {
        connection.execute(std::string(sql).c_str());
    }
    const std::string marks = "PRAGMA application_id=" + std::to_string(kApplicationId) +
                              "; PRAGMA user_version=" + std::to_string(kFormatVersion);
    connection.execute(marks.c_str());
    transaction.commit();
    // The marks must be in the file itself, where the next opening looks for them before SQLite does.
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)");
}

void configureConnection(Connection &connection) {
    connection.execute("PRAGMA journal_mode=WAL; PRAGMA journal_size_limit=67108864; PRAGMA wal_autocheckpoint=4000");
}

void checkSchema(Connection &connection) {
    std::map<std::string, std::string, std::less<>> wanted;
    for (const std::string_view sql : kTables) {
        wanted[nameOf(sql)] = std::string(sql);
    }
    Statement rows(connection, "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'");
    while (rows.step()) {
        const auto it = wanted.find(rows.bytes(0));
        if (it == wanted.end()) {
            throw damaged("it holds '" + std::string(rows.bytes(0)) + "', which no Davenport made");
        }
        if (it->second != rows.bytes(1)) {
            throw damaged("the definition of '" + it->first + "' is not the one that this version makes");
        }
        wanted.erase(it);
    }
    if (!wanted.empty()) {
        throw damaged("'" + wanted.begin()->first + "' is missing");
    }
}

void checkPages(Connection &connection, const base::Work &work) {
    work.tell({0, 0, "checking the file after an unclean end"});
    const Connection::Cancellable cancellable(connection, work.cancel);
    Statement check(connection, "PRAGMA quick_check(1)");
    if (check.step() && check.bytes(0) != "ok") {
        throw damaged(std::string(check.bytes(0)));
    }
}

const std::vector<Migration> &migrations() {
    static const std::vector<Migration> kSteps; // format 1 is the first
    return kSteps;
}

void migrate(Connection &connection, const std::filesystem::path &file, const std::vector<Migration> &steps,
             std::uint32_t target) {
    const auto version = static_cast<std::uint32_t>(connection.integer("PRAGMA user_version"));
    if (version >= target) {
        return;
    }
    std::filesystem::path backup = file.native() + ".v" + std::to_string(version) + ".backup";
    for (int n = 2; std::filesystem::exists(backup); ++n) {
        backup = file.native() + ".v" + std::to_string(version) + ".backup" + std::to_string(n);
    }
    {
        Statement copy(connection, "VACUUM INTO ?");
        const std::string name = backup.string();
        copy.bindText(1, name);
        copy.run();
    }
    Transaction transaction(connection, Transaction::Kind::Write);
    for (std::uint32_t from = version; from < target; ++from) {
        const auto step = std::find_if(steps.begin(), steps.end(), [&](const Migration &m) { return m.from == from; });
        if (step == steps.end()) {
            throw base::internalError("there is no way from format " + std::to_string(from) + " to the next");
        }
        step->run(connection);
        connection.execute(("PRAGMA user_version=" + std::to_string(from + 1)).c_str());
    }
    transaction.commit();
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)");
}

} // namespace davenport::storage
