#include "engine/base/error.h"
#include "engine/database/local_database.h"
#include "engine/storage/connection.h"
#include "engine/storage/schema.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace davenport;
using namespace davenport::storage;
namespace fs = std::filesystem;

/// Migrations, tried with steps that no version needs yet.
class MigrationTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_file;

    static std::vector<Migration> steps() {
        return {{1, [](Connection &connection) { connection.execute("CREATE TABLE second (a)"); }},
                {2, [](Connection &connection) { connection.execute("CREATE TABLE third (a)"); }}};
    }

    static std::int64_t versionOf(const fs::path &file) { return Connection(file, 1024).integer("PRAGMA user_version"); }
    static std::int64_t countOf(const fs::path &file, const char *table) {
        const std::string sql = "SELECT count(*) FROM sqlite_schema WHERE name = '" + std::string(table) + "'";
        return Connection(file, 1024).integer(sql.c_str());
    }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = fs::path(m_folder->path().toStdString()) / "old.davenport";
        database::createDatabase(m_file)->documents()->put("kept", "{\"a\":1}");
    }

    void keepsABackup() {
        {
            Connection connection(m_file, 1024);
            migrate(connection, m_file, steps(), 3);
        }
        QCOMPARE(versionOf(m_file), 3);
        QCOMPARE(countOf(m_file, "third"), 1);
        const fs::path backup = m_file.native() + ".v1.backup";
        QVERIFY(fs::exists(backup));
        QCOMPARE(versionOf(backup), 1);
        QCOMPARE(countOf(backup, "second"), 0);
        fs::copy_file(backup, m_folder->filePath("restored.davenport").toStdString());
        const auto restored = database::openDatabase(m_folder->filePath("restored.davenport").toStdString());
        QCOMPARE(restored->documents()->get("kept").body, std::string("{\"a\":1}"));
        QVERIFY(restored->maintenance()->verify().clean());
    }

    void neverOverAnOlderBackup() {
        const fs::path backup = m_file.native() + ".v1.backup";
        QVERIFY(fs::copy_file(m_file, backup));
        const auto size = fs::last_write_time(backup);
        Connection connection(m_file, 1024);
        migrate(connection, m_file, steps(), 2);
        QVERIFY(fs::last_write_time(backup) == size);
        QVERIFY(fs::exists(m_file.native() + ".v1.backup2"));
    }

    void aFailedStepUndoesAll() {
        std::vector<Migration> broken = steps();
        broken[1].run = [](Connection &connection) {
            connection.execute("CREATE TABLE third (a)");
            throw base::internalError("the second step fails");
        };
        {
            Connection connection(m_file, 1024);
            QVERIFY_EXCEPTION_THROWN(migrate(connection, m_file, broken, 3), base::Error);
        }
        QCOMPARE(versionOf(m_file), 1);
        QCOMPARE(countOf(m_file, "second"), 0);
        QCOMPARE(database::openDatabase(m_file)->documents()->get("kept").body, std::string("{\"a\":1}"));
    }

    void aMissingStepIsAnError() {
        Connection connection(m_file, 1024);
        QVERIFY_EXCEPTION_THROWN(migrate(connection, m_file, {}, 2), base::Error);
        QCOMPARE(connection.integer("PRAGMA user_version"), 1);
    }

    void nothingToDo() {
        Connection connection(m_file, 1024);
        migrate(connection, m_file, migrations(), 1);
        QVERIFY(!fs::exists(m_file.native() + ".v1.backup"));
    }
};

QTEST_GUILESS_MAIN(MigrationTest)
#include "migration_test.moc"
