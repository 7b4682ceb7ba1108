#include "engine/database/local_database.h"
#include "engine/storage/connection.h"
#include "engine/storage/database_file.h"
#include "tests/engine/storage/file_snapshot.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fcntl.h>
#include <functional>
#include <memory>

using namespace davenport;
using namespace davenport::tests;
using base::ErrorCode;
namespace fs = std::filesystem;

/// Files that must be refused, each with its own error, and left as they are.
class DatabaseFileTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    fs::path path(const char *name) const { return fs::path(m_folder->path().toStdString()) / name; }

    /// A database with `documents` documents of about 300 bytes, closed.
    fs::path makeDatabase(int documents = 300) const {
        const fs::path file = path("orders.davenport");
        const auto session = database::createDatabase(file);
        std::vector<std::string> texts;
        for (int n = 0; n < documents; ++n) {
            texts.push_back("{\"_id\":\"d" + std::to_string(n) + "\",\"fill\":\"" + std::string(300, 'x') + "\"}");
        }
        session->documents()->bulk(std::vector<std::string_view>(texts.begin(), texts.end()));
        return file;
    }

    static ErrorCode failureOf(const std::function<void()> &call, std::string &reason) {
        try {
            call();
        } catch (const base::Error &error) {
            reason = error.reason();
            return error.code();
        }
        reason = "nothing was thrown";
        return ErrorCode::Internal;
    }

    /// Opening must fail with `code`, name the file or its fault, and change no byte of it.
    static void refuses(const fs::path &file, ErrorCode code, const std::string &words) {
        const std::string before = bytesOf(file);
        std::string reason;
        const ErrorCode got = failureOf([&] { database::openDatabase(file); }, reason);
        QVERIFY2(got == code, (reason + ", code " + std::to_string(static_cast<int>(got))).c_str());
        QVERIFY2(reason.find(words) != std::string::npos, reason.c_str());
        QVERIFY(bytesOf(file) == before);
    }

    void patch(const fs::path &file, std::size_t offset, const std::string &bytes) const {
        std::string all = bytesOf(file);
        QVERIFY(offset + bytes.size() <= all.size());
        all.replace(offset, bytes.size(), bytes);
        writeBytes(file, all);
    }

    static void runSql(const fs::path &file, const char *sql) {
        storage::Connection(file, 1024).execute(sql);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void opensWhatItMade() {
        const fs::path file = makeDatabase();
        QVERIFY(!fs::exists(file.native() + "-wal"));
        const auto session = database::openDatabase(file);
        QCOMPARE(session->maintenance()->info().docCount, std::uint64_t{300});
        QVERIFY(session->maintenance()->verify().clean());
    }

    void noFile() {
        std::string reason;
        QVERIFY(failureOf([&] { database::openDatabase(path("none.davenport")); }, reason) == ErrorCode::NotFound);
        QVERIFY(reason.find("none.davenport") != std::string::npos);
        QVERIFY(!fs::exists(path("none.davenport")));
        QVERIFY(failureOf([&] { database::createDatabase(path("no-such-folder/a.davenport")); }, reason) == ErrorCode::NotFound);
    }

    void fileIsThere() {
        const fs::path file = makeDatabase();
        const std::string before = bytesOf(file);
        std::string reason;
        QVERIFY(failureOf([&] { database::createDatabase(file); }, reason) == ErrorCode::FileExists);
        QVERIFY(bytesOf(file) == before);
    }

    void newerVersion() {
        const fs::path file = makeDatabase();
        patch(file, 60, std::string("\0\0\0\x63", 4));
        refuses(file, ErrorCode::NewerVersion, "99");
    }

    void otherKinds() {
        const fs::path text = path("text.davenport");
        writeBytes(text, "This is a letter, not a database.\n");
        refuses(text, ErrorCode::NotADatabase, "text.davenport");
        const fs::path empty = path("empty.davenport");
        writeBytes(empty, "");
        refuses(empty, ErrorCode::NotADatabase, "empty.davenport");
        const fs::path other = path("other.davenport");
        runSql(other, "CREATE TABLE song (title TEXT); INSERT INTO song VALUES ('x')");
        refuses(other, ErrorCode::NotADatabase, "other.davenport");
        fs::create_directory(path("folder.davenport"));
        std::string reason;
        QVERIFY(failureOf([&] { database::openDatabase(path("folder.davenport")); }, reason) == ErrorCode::NotADatabase);
    }

    void truncated() {
        const fs::path file = makeDatabase();
        const std::string whole = bytesOf(file);
        for (const std::size_t size : {whole.size() - 1, whole.size() / 2, std::size_t{4096}, std::size_t{200}}) {
            writeBytes(file, whole.substr(0, size));
            refuses(file, ErrorCode::Damaged, "shorter");
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }

    void garbageInTheSchema() {
        const fs::path file = makeDatabase();
        patch(file, 100, std::string(3000, '\x5a'));
        refuses(file, ErrorCode::Damaged, "damaged");
    }

    /// Pages in the middle are read when they are needed: reading them fails, verify names them, nothing crashes.
    void garbageInTheMiddle() {
        const fs::path file = makeDatabase(3000);
        const std::string whole = bytesOf(file);
        for (std::size_t page = 12; page < whole.size() / 4096; page += 37) {
            std::string broken = whole;
            broken.replace(page * 4096, 4096, std::string(4096, '\xa7'));
            writeBytes(file, broken);
            std::string reason;
            const ErrorCode code = failureOf(
                [&] {
                    const auto session = database::openDatabase(file);
                    QVERIFY(!session->maintenance()->verify().clean());
                    throw base::Error(ErrorCode::Damaged, 500, "file_damaged", "verify found it");
                },
                reason);
            QVERIFY2(code == ErrorCode::Damaged, reason.c_str());
            QVERIFY(bytesOf(file) == broken);
        }
    }

    void foreignSchema() {
        const struct {
            const char *sql;
            const char *words;
        } changes[] = {
            {"CREATE TRIGGER evil AFTER INSERT ON document BEGIN DELETE FROM document; END", "evil"},
            {"CREATE VIEW spy AS SELECT * FROM document", "spy"},
            {"CREATE TABLE extra (a)", "extra"},
            {"DROP INDEX document_id", "document_id"},
            {"ALTER TABLE body ADD COLUMN more", "body"},
        };
        for (const auto &change : changes) {
            m_folder = std::make_unique<QTemporaryDir>();
            const fs::path file = makeDatabase(3);
            runSql(file, change.sql);
            refuses(file, ErrorCode::Damaged, change.words);
            if (QTest::currentTestFailed()) {
                qWarning("%s", change.sql);
                return;
            }
        }
    }

    void readOnlyFile() {
        const fs::path file = makeDatabase(3);
        ::chmod(file.c_str(), 0444);
        refuses(file, ErrorCode::ReadOnly, "read-only");
        ::chmod(file.c_str(), 0644);
        QVERIFY(database::openDatabase(file) != nullptr);
    }

    void readOnlyFolder() {
        const fs::path file = makeDatabase(3);
        ::chmod(file.parent_path().c_str(), 0555);
        refuses(file, ErrorCode::ReadOnly, "folder");
        std::string reason;
        QVERIFY(failureOf([&] { database::createDatabase(path("new.davenport")); }, reason) == ErrorCode::ReadOnly);
        ::chmod(file.parent_path().c_str(), 0755);
        QVERIFY(!fs::exists(path("new.davenport")));
        QVERIFY(database::openDatabase(file) != nullptr);
    }

    void inUseHere() {
        const fs::path file = makeDatabase(3);
        const auto session = database::openDatabase(file);
        refuses(file, ErrorCode::InUse, "open already");
        std::string reason;
        QVERIFY(failureOf([&] { database::deleteDatabase(file); }, reason) == ErrorCode::InUse);
        QCOMPARE(session->maintenance()->info().docCount, std::uint64_t{3});
    }

    void inUseElsewhere() {
        const fs::path file = makeDatabase(3);
        int ready[2];
        int stop[2];
        QVERIFY(::pipe(ready) == 0 && ::pipe(stop) == 0);
        const pid_t child = ::fork();
        if (child == 0) {
            ::close(stop[1]);
            const int descriptor = ::open(file.c_str(), O_RDWR);
            const bool locked = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
            char byte = locked ? 'y' : 'n';
            (void)!::write(ready[1], &byte, 1);
            (void)!::read(stop[0], &byte, 1);
            ::_exit(0);
        }
        char byte = 0;
        QVERIFY(::read(ready[0], &byte, 1) == 1 && byte == 'y');
        refuses(file, ErrorCode::InUse, "another program");
        ::close(stop[1]);
        ::waitpid(child, nullptr, 0);
        for (const int end : {ready[0], ready[1], stop[0]}) {
            ::close(end);
        }
        QVERIFY(database::openDatabase(file) != nullptr);
    }

    /// After an unclean end the log is still there: the pages are checked before anything is read, and what was written is there.
    void uncleanEnd() {
        const fs::path file = makeDatabase(0);
        const fs::path copy = path("copy.davenport");
        {
            const auto session = database::openDatabase(file);
            for (int n = 0; n < 50; ++n) {
                session->documents()->put("d" + std::to_string(n), "{\"n\":1}");
            }
            // What a power cut leaves behind: the files as they are now.
            fs::copy_file(file, copy);
            fs::copy_file(file.native() + "-wal", copy.native() + "-wal");
        }
        bool checked = false;
        base::Work work;
        work.report = [&](const base::Progress &progress) { checked = checked || progress.stage.find("unclean") != std::string::npos; };
        {
            const auto session = database::openDatabase(copy, work);
            QVERIFY(checked);
            QCOMPARE(session->maintenance()->info().docCount, std::uint64_t{50});
            QVERIFY(session->maintenance()->verify().clean());
        }
        checked = false;
        database::openDatabase(copy, work);
        QVERIFY(!checked);
    }

    /// A damaged page is found on opening after an unclean end, and neither the file nor its log is touched.
    void damagedAfterUncleanEnd() {
        const fs::path file = makeDatabase(2000);
        const fs::path copy = path("copy.davenport");
        {
            const auto session = database::openDatabase(file);
            session->documents()->put("one-more", "{}");
            fs::copy_file(file, copy);
            fs::copy_file(file.native() + "-wal", copy.native() + "-wal");
        }
        patch(copy, 20 * 4096, std::string(4096, '\xa7'));
        const std::string log = bytesOf(copy.native() + "-wal");
        refuses(copy, ErrorCode::Damaged, "damaged");
        QVERIFY(bytesOf(copy.native() + "-wal") == log);
    }

    void cancelledCheck() {
        const fs::path file = makeDatabase(3000);
        const fs::path copy = path("copy.davenport");
        {
            const auto session = database::openDatabase(file);
            session->documents()->put("one-more", "{}");
            fs::copy_file(file, copy);
            fs::copy_file(file.native() + "-wal", copy.native() + "-wal");
        }
        base::Work work;
        work.cancel.cancel();
        std::string reason;
        QVERIFY2(failureOf([&] { database::openDatabase(copy, work); }, reason) == ErrorCode::Cancelled, reason.c_str());
        QVERIFY(database::openDatabase(copy)->maintenance()->verify().clean());
    }

    void names() {
        std::string reason;
        QVERIFY(failureOf([&] { database::createDatabase(path("Orders.davenport")); }, reason) == ErrorCode::BadRequest);
        QVERIFY(failureOf([&] { database::createDatabase(path("a.davenport"), {false, 0}); }, reason) == ErrorCode::BadRequest);
        QVERIFY(failureOf([&] { database::createDatabase(path("a.davenport"), {false, 257}); }, reason) == ErrorCode::BadRequest);
        QVERIFY(!fs::exists(path("a.davenport")));
    }

    void deletes() {
        const fs::path file = makeDatabase(3);
        database::deleteDatabase(file);
        QVERIFY(fs::is_empty(file.parent_path()));
        const fs::path letter = path("letter.davenport");
        writeBytes(letter, "Dear reader");
        std::string reason;
        QVERIFY(failureOf([&] { database::deleteDatabase(letter); }, reason) == ErrorCode::NotADatabase);
        QVERIFY(fs::exists(letter));
    }
};

QTEST_GUILESS_MAIN(DatabaseFileTest)
#include "database_file_test.moc"
