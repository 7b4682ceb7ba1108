#include "tests/bench/bench_clock.h"
#include "tests/bench/bench_data.h"

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>
#include <stdexcept>

namespace {

using namespace davenport;

/// Plain SQLite: the same ids, bodies and sequence, in a table and an index, with the same durability and the same page
/// cache, and nothing else: no check of the text, no revisions, no conflicts.
class Store {
public:
    explicit Store(const char *file) {
        check(sqlite3_open(file, &m_database));
        execute("PRAGMA journal_mode=WAL");
        execute("PRAGMA synchronous=FULL");
        // As the engine sets them, so that what is compared is the work and not the settings. The page size is SQLite's own:
        // the engine's larger pages are a part of its design (docs/decisions/0009).
        execute("PRAGMA cache_size=-65536; PRAGMA secure_delete=OFF; PRAGMA wal_autocheckpoint=4000");
        execute("CREATE TABLE documents (seq INTEGER PRIMARY KEY, id TEXT NOT NULL, body BLOB NOT NULL)");
        execute("CREATE UNIQUE INDEX document_ids ON documents (id)");
        m_insert = prepare("INSERT INTO documents (seq, id, body) VALUES (?1, ?2, ?3)");
        m_update = prepare("UPDATE documents SET seq = ?1, body = ?3 WHERE id = ?2");
        m_get = prepare("SELECT body FROM documents WHERE id = ?1");
        m_changes = prepare("SELECT seq, id, body FROM documents WHERE seq > ?1 ORDER BY seq");
    }

    ~Store() {
        for (sqlite3_stmt *statement : {m_insert, m_update, m_get, m_changes}) {
            sqlite3_finalize(statement);
        }
        sqlite3_close(m_database);
    }

    Store(const Store &) = delete;
    Store &operator=(const Store &) = delete;

    void begin() { execute("BEGIN IMMEDIATE"); }
    void commit() { execute("COMMIT"); }
    void insert(const bench::BenchDocument &document) { write(m_insert, document); }
    void update(const bench::BenchDocument &document) { write(m_update, document); }

    std::string get(const std::string &id) {
        check(sqlite3_bind_text(m_get, 1, id.data(), static_cast<int>(id.size()), SQLITE_STATIC));
        if (sqlite3_step(m_get) != SQLITE_ROW) {
            throw std::runtime_error("no such id: " + id);
        }
        std::string body = blob(m_get, 0);
        check(sqlite3_reset(m_get));
        return body;
    }

    /// Gives every document in order of sequence.
    template <typename Sink>
    void changes(Sink sink) {
        check(sqlite3_bind_int64(m_changes, 1, 0));
        while (sqlite3_step(m_changes) == SQLITE_ROW) {
            const std::string id = blob(m_changes, 1);
            sink(sqlite3_column_int64(m_changes, 0), id, blob(m_changes, 2));
        }
        check(sqlite3_reset(m_changes));
    }

private:
    void check(int code) const {
        if (code != SQLITE_OK && code != SQLITE_DONE) {
            throw std::runtime_error(sqlite3_errmsg(m_database));
        }
    }

    void execute(const char *sql) { check(sqlite3_exec(m_database, sql, nullptr, nullptr, nullptr)); }

    sqlite3_stmt *prepare(const char *sql) const {
        sqlite3_stmt *statement = nullptr;
        check(sqlite3_prepare_v3(m_database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr));
        return statement;
    }

    void write(sqlite3_stmt *statement, const bench::BenchDocument &document) {
        check(sqlite3_bind_int64(statement, 1, ++m_sequence));
        check(sqlite3_bind_text(statement, 2, document.id.data(), static_cast<int>(document.id.size()), SQLITE_STATIC));
        check(sqlite3_bind_blob(statement, 3, document.body.data(), static_cast<int>(document.body.size()),
                                SQLITE_STATIC));
        check(sqlite3_step(statement));
        check(sqlite3_reset(statement));
    }

    static std::string blob(sqlite3_stmt *statement, int column) {
        const void *bytes = sqlite3_column_blob(statement, column);
        return {static_cast<const char *>(bytes), static_cast<std::size_t>(sqlite3_column_bytes(statement, column))};
    }

    sqlite3 *m_database = nullptr;
    sqlite3_stmt *m_insert = nullptr;
    sqlite3_stmt *m_update = nullptr;
    sqlite3_stmt *m_get = nullptr;
    sqlite3_stmt *m_changes = nullptr;
    sqlite3_int64 m_sequence = 0;
};

/// Calls `write` for every document, in transactions of kBatch; returns the bodies' bytes.
template <typename Write>
std::uint64_t inBatches(Store &store, const std::vector<bench::BenchDocument> &documents, Write write) {
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < documents.size(); ++i) {
        if (i % bench::kBatch == 0) {
            store.begin();
        }
        write(documents[i]);
        bytes += documents[i].body.size();
        if (i % bench::kBatch == bench::kBatch - 1 || i + 1 == documents.size()) {
            store.commit();
        }
    }
    return bytes;
}

void run(const char *file, const bench::Workload &work) {
    bench::BenchReport report;
    Store store(file);
    {
        const bench::BenchClock clock;
        const std::uint64_t bytes =
            inBatches(store, work.documents, [&](const bench::BenchDocument &document) { store.insert(document); });
        report.add("load", clock, work.documents.size(), bytes);
    }
    {
        const bench::BenchClock clock;
        const std::uint64_t bytes =
            inBatches(store, work.updates, [&](const bench::BenchDocument &document) { store.update(document); });
        report.add("updates", clock, work.updates.size(), bytes);
    }
    {
        const bench::BenchClock clock;
        std::uint64_t bytes = 0;
        for (const std::size_t index : work.reads) {
            bytes += store.get(work.documents[index].id).size();
        }
        report.add("reads", clock, work.reads.size(), bytes);
    }
    {
        const bench::BenchClock clock;
        std::uint64_t bytes = 0;
        std::uint64_t count = 0;
        store.changes([&](sqlite3_int64, const std::string &, const std::string &body) {
            bytes += body.size();
            ++count;
        });
        report.add("changes", clock, count, bytes);
    }
    {
        const bench::BenchClock clock;
        std::uint64_t bytes = 0;
        for (const bench::BenchDocument &document : work.singles) {
            store.insert(document);
            bytes += document.body.size();
        }
        report.add("singles", clock, work.singles.size(), bytes);
    }
    report.print();
}

} // namespace

/// sqlite-bench FILE DOCUMENTS: the workload on SQLite itself.
int main(int argc, char **argv) {
    const long documents = argc == 3 ? std::strtol(argv[2], nullptr, 10) : 0;
    if (documents < 10) {
        std::fprintf(stderr, "usage: sqlite-bench FILE DOCUMENTS (at least 10)\n");
        return 2;
    }
    try {
        run(argv[1], bench::makeWorkload(static_cast<std::size_t>(documents)));
    } catch (const std::exception &error) {
        std::fprintf(stderr, "sqlite-bench: %s\n", error.what());
        return 1;
    }
    return 0;
}
