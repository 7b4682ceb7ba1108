#pragma once

#include "engine/base/work.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace davenport::storage {

/// One connection to a database file. One thread at a time. Every failure is thrown as base::Error: DiskFull, ReadOnly,
/// Damaged, InUse, Io, Cancelled or Internal, with SQLite's own words in the reason.
///
/// Files are untrusted: the connection runs in defensive mode with `trusted_schema` off, without extensions, triggers
/// and views.
class Connection {
public:
    /// `pageCacheKib` is the most memory that pages may take.
    Connection(const std::filesystem::path &file, int pageCacheKib);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    sqlite3 *handle() const { return m_handle; }

    /// Runs statements that give no rows.
    void execute(const char *sql);
    /// False when there is no transaction, or SQLite has rolled it back by itself.
    bool inTransaction() const;
    /// Ends a read transaction, if one is open, and with it the snapshot. Its statements must have been reset.
    void endSnapshot() noexcept;
    /// Rows that the last statement inserted, changed or deleted.
    int changes() const;
    /// The key of the row that was inserted last.
    std::int64_t lastInsertRowid() const;
    /// The first column of the first row as an integer; 0 when there is no row.
    std::int64_t integer(const char *sql);
    /// The first column of the first row as a text; empty when there is no row.
    std::string text(const char *sql);

    /// Frees the pages that the connection keeps in memory.
    void releaseMemory();
    /// Bytes of the pages that are in use.
    std::uint64_t bytesInUse();
    /// While it is set, closing leaves the write-ahead log as it is instead of copying it into the file.
    void keepLogOnClose(bool keep);

    /// Gives up to `pages` free pages back to the file system (with the next checkpoint); returns how many free ones stay.
    std::uint64_t releaseFreePages(int pages);
    /// Checks every page and every index; tells each finding.
    void integrityCheck(const std::function<void(std::string_view)> &finding);

    /// While one is alive, statements of this connection end with Error(Cancelled) once the token is set.
    class Cancellable {
    public:
        Cancellable(Connection &connection, const base::CancelToken &token);
        ~Cancellable();
        Cancellable(const Cancellable &) = delete;
        Cancellable &operator=(const Cancellable &) = delete;

    private:
        Connection &m_connection;
        base::CancelToken m_token;
    };

private:
    sqlite3 *m_handle = nullptr;
};

/// Throws the base::Error that SQLite's result code `result` stands for.
[[noreturn]] void throwSqliteError(sqlite3 *handle, int result);

/// A prepared statement, kept for reuse. One thread at a time.
class Statement {
public:
    Statement(Connection &connection, const char *sql);
    ~Statement();
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    // Parameters count from 1. Texts and blobs are not copied: they must stay until the statement is reset.
    void bind(int parameter, std::int64_t value);
    void bindText(int parameter, std::string_view text);
    void bindBlob(int parameter, std::string_view bytes);
    void bindNull(int parameter);

    /// Steps to the next row; false when there is none.
    bool step();
    /// Steps a statement that gives no rows, and resets it.
    void run();
    /// Ends the statement so that it can be bound and stepped anew.
    void reset();

    // Columns count from 0; views last until the next step or reset.
    std::int64_t integer(int column) const;
    std::string_view bytes(int column) const;
    bool isNull(int column) const;

private:
    sqlite3_stmt *m_statement = nullptr;
    sqlite3 *m_handle;
};

/// Resets a statement when a scope ends, however it ends.
class StatementScope {
public:
    explicit StatementScope(Statement &statement) : m_statement(statement) {}
    ~StatementScope() { m_statement.reset(); }
    StatementScope(const StatementScope &) = delete;
    StatementScope &operator=(const StatementScope &) = delete;

private:
    Statement &m_statement;
};

/// A transaction that rolls back unless it is committed.
class Transaction {
public:
    enum class Kind : std::uint8_t { Read, Write };
    /// Begins. A read transaction takes its snapshot at its first statement; on a connection that holds a snapshot it
    /// reads that one, and leaves it open.
    Transaction(Connection &connection, Kind kind);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;

    /// Makes it durable. Throws, with everything rolled back, when it cannot.
    void commit();

private:
    Connection &m_connection;
    bool m_open;
};

/// A part of a write transaction that can be undone alone.
class Savepoint {
public:
    explicit Savepoint(Connection &connection);
    ~Savepoint();
    Savepoint(const Savepoint &) = delete;
    Savepoint &operator=(const Savepoint &) = delete;
    void release();

private:
    Connection &m_connection;
    bool m_open = true;
};

} // namespace davenport::storage
