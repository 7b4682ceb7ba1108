#include "engine/storage/connection.h"

#include <sqlite3.h>

namespace davenport::storage {

namespace {

base::Error errorFor(int result, const std::string &words) {
    using base::Error;
    using base::ErrorCode;
    switch (result & 0xff) {
    case SQLITE_FULL:
        return {ErrorCode::DiskFull, 507, "disk_full", "There is no room left where the database lives (" + words + ")."};
    case SQLITE_READONLY:
        return {ErrorCode::ReadOnly, 403, "read_only", "The database cannot be written (" + words + ")."};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return {ErrorCode::Damaged, 500, "file_damaged", "The database file is damaged (" + words + ")."};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Error(ErrorCode::InUse, 423, "file_in_use", "Another process is using the database (" + words + ").").retryable();
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return {ErrorCode::Io, 500, "io_error", "The database file could not be read or written (" + words + ")."};
    case SQLITE_INTERRUPT:
        return base::cancelled();
    case SQLITE_TOOBIG:
        return {ErrorCode::TooLarge, 413, "too_large", "A value is larger than a database file can hold (" + words + ")."};
    default:
        return base::internalError("SQLite: " + words);
    }
}

int progress(void *token) {
    return static_cast<base::CancelToken *>(token)->isCancelled() ? 1 : 0;
}

} // namespace

void throwSqliteError(sqlite3 *handle, int result) {
    throw errorFor(result, handle != nullptr ? sqlite3_errmsg(handle) : sqlite3_errstr(result));
}

Connection::Connection(const std::filesystem::path &file, int pageCacheKib) {
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const int result = sqlite3_open_v2(file.c_str(), &m_handle, flags, nullptr);
    if (result != SQLITE_OK) {
        const base::Error error = errorFor(result, m_handle != nullptr ? sqlite3_errmsg(m_handle) : sqlite3_errstr(result));
        sqlite3_close_v2(m_handle);
        throw error;
    }
    try {
        sqlite3_busy_timeout(m_handle, 5000);
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_FKEY, 0, nullptr);
        const std::string pragmas = "PRAGMA cell_size_check=ON; PRAGMA secure_delete=OFF; PRAGMA temp_store=MEMORY;"
                                    "PRAGMA synchronous=FULL; PRAGMA cache_size=-" +
                                    std::to_string(pageCacheKib);
        execute(pragmas.c_str());
    } catch (...) {
        sqlite3_close_v2(m_handle);
        throw;
    }
}

Connection::~Connection() {
    sqlite3_close_v2(m_handle);
}

void Connection::execute(const char *sql) {
    const int result = sqlite3_exec(m_handle, sql, nullptr, nullptr, nullptr);
    if (result != SQLITE_OK) {
        throwSqliteError(m_handle, result);
    }
}

bool Connection::inTransaction() const {
    return sqlite3_get_autocommit(m_handle) == 0;
}

void Connection::endSnapshot() noexcept {
    if (inTransaction()) {
        sqlite3_exec(m_handle, "ROLLBACK", nullptr, nullptr, nullptr);
    }
}

int Connection::changes() const {
    return sqlite3_changes(m_handle);
}

std::int64_t Connection::lastInsertRowid() const {
    return sqlite3_last_insert_rowid(m_handle);
}

std::int64_t Connection::integer(const char *sql) {
    Statement statement(*this, sql);
    return statement.step() ? statement.integer(0) : 0;
}

std::string Connection::text(const char *sql) {
    Statement statement(*this, sql);
    return statement.step() ? std::string(statement.bytes(0)) : std::string();
}

void Connection::releaseMemory() {
    sqlite3_db_release_memory(m_handle);
}

std::uint64_t Connection::bytesInUse() {
    const std::int64_t pages = integer("PRAGMA page_count") - integer("PRAGMA freelist_count");
    return static_cast<std::uint64_t>(pages * integer("PRAGMA page_size"));
}

void Connection::keepLogOnClose(bool keep) {
    sqlite3_db_config(m_handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep ? 1 : 0, nullptr);
}

std::uint64_t Connection::releaseFreePages(int pages) {
    Statement release(*this, ("PRAGMA incremental_vacuum(" + std::to_string(pages) + ")").c_str());
    while (release.step()) {
    }
    release.reset();
    return static_cast<std::uint64_t>(integer("PRAGMA freelist_count"));
}

void Connection::integrityCheck(const std::function<void(std::string_view)> &finding) {
    Statement check(*this, "PRAGMA integrity_check(100)");
    while (check.step()) {
        if (check.bytes(0) != "ok") {
            finding(check.bytes(0));
        }
    }
}

Connection::Cancellable::Cancellable(Connection &connection, const base::CancelToken &token)
    : m_connection(connection), m_token(token) {
    sqlite3_progress_handler(m_connection.m_handle, 20000, progress, &m_token);
}

Connection::Cancellable::~Cancellable() {
    sqlite3_progress_handler(m_connection.m_handle, 0, nullptr, nullptr);
}

Statement::Statement(Connection &connection, const char *sql) : m_handle(connection.handle()) {
    const int result = sqlite3_prepare_v3(m_handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &m_statement, nullptr);
    if (result != SQLITE_OK) {
        throwSqliteError(m_handle, result);
    }
}

Statement::~Statement() {
    sqlite3_finalize(m_statement);
}

void Statement::bind(int parameter, std::int64_t value) {
    sqlite3_bind_int64(m_statement, parameter, value);
}

void Statement::bindText(int parameter, std::string_view text) {
    const int result = sqlite3_bind_text64(m_statement, parameter, text.data() != nullptr ? text.data() : "", text.size(),
                                           SQLITE_STATIC, SQLITE_UTF8);
    if (result != SQLITE_OK) {
        throwSqliteError(m_handle, result);
    }
}

void Statement::bindBlob(int parameter, std::string_view bytes) {
    const int result = sqlite3_bind_blob64(m_statement, parameter, bytes.data() != nullptr ? bytes.data() : "",
                                           bytes.size(), SQLITE_STATIC);
    if (result != SQLITE_OK) {
        throwSqliteError(m_handle, result);
    }
}

void Statement::bindNull(int parameter) {
    sqlite3_bind_null(m_statement, parameter);
}

bool Statement::step() {
    const int result = sqlite3_step(m_statement);
    if (result == SQLITE_ROW) {
        return true;
    }
    if (result == SQLITE_DONE) {
        return false;
    }
    const base::Error error = errorFor(result, sqlite3_errmsg(m_handle));
    sqlite3_reset(m_statement);
    throw error;
}

void Statement::run() {
    step();
    sqlite3_reset(m_statement);
}

void Statement::reset() {
    sqlite3_reset(m_statement);
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(m_statement, column);
}

std::string_view Statement::bytes(int column) const {
    // column_blob, also for texts: column_text would copy a text to put a zero behind it.
    const void *data = sqlite3_column_blob(m_statement, column);
    const int size = sqlite3_column_bytes(m_statement, column);
    return data != nullptr ? std::string_view(static_cast<const char *>(data), static_cast<std::size_t>(size))
                           : std::string_view();
}

bool Statement::isNull(int column) const {
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

Transaction::Transaction(Connection &connection, Kind kind)
    : m_connection(connection), m_open(kind == Kind::Write || !connection.inTransaction()) {
    if (m_open) {
        m_connection.execute(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
    }
}

Transaction::~Transaction() {
    if (m_open && sqlite3_get_autocommit(m_connection.handle()) == 0) {
        sqlite3_exec(m_connection.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
    }
}

void Transaction::commit() {
    m_connection.execute("COMMIT");
    m_open = false;
}

Savepoint::Savepoint(Connection &connection) : m_connection(connection) {
    m_connection.execute("SAVEPOINT part");
}

Savepoint::~Savepoint() {
    if (m_open && sqlite3_get_autocommit(m_connection.handle()) == 0) {
        sqlite3_exec(m_connection.handle(), "ROLLBACK TO part; RELEASE part", nullptr, nullptr, nullptr);
    }
}

void Savepoint::release() {
    m_connection.execute("RELEASE part");
    m_open = false;
}

} // namespace davenport::storage
