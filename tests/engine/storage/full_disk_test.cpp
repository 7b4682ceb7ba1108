#include "engine/database/local_database.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/mount.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

using namespace davenport;

/// A disk that is full: a small file system in memory, where the machine lets this process mount one.
class FullDiskTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    bool m_mounted = false;

    std::filesystem::path path(const char *name) const {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }

private slots:
    void initTestCase() {
        m_mounted = ::geteuid() == 0 &&
                    ::mount("tmpfs", m_folder.path().toStdString().c_str(), "tmpfs", 0, "size=3m") == 0;
        if (!m_mounted) {
            QSKIP("this process may not mount a file system of its own");
        }
    }

    void writesFailAndNothingIsLost() {
        const std::filesystem::path file = path("full.davenport");
        std::vector<std::string> written;
        bool full = false;
        {
            const auto session = database::createDatabase(file);
            for (int n = 0; n < 4000 && !full; ++n) {
                const std::string id = "d" + std::to_string(n);
                try {
                    session->documents()->put(id, "{\"fill\":\"" + std::string(20'000, 'x') + "\"}");
                    written.push_back(id);
                } catch (const base::Error &error) {
                    QVERIFY2(error.code() == base::ErrorCode::DiskFull, error.what());
                    QCOMPARE(error.httpStatus(), 507);
                    full = true;
                }
            }
            QVERIFY(full && !written.empty());
            // What was acknowledged can still be read.
            for (const std::string &id : written) {
                QVERIFY(!session->documents()->get(id).rev.empty());
            }
            QCOMPARE(session->maintenance()->info().docCount, static_cast<std::uint64_t>(written.size()));
        }
        QVERIFY_EXCEPTION_THROWN(database::createDatabase(path("second.davenport")), base::Error);
        QVERIFY(!std::filesystem::exists(path("second.davenport")));
        QVERIFY(::mount("tmpfs", m_folder.path().toStdString().c_str(), "tmpfs", MS_REMOUNT, "size=30m") == 0);
        const auto session = database::openDatabase(file);
        QCOMPARE(session->maintenance()->info().docCount, static_cast<std::uint64_t>(written.size()));
        QVERIFY(session->maintenance()->verify().clean());
        session->documents()->put("again", "{}");
    }

    void cleanupTestCase() {
        if (m_mounted) {
            QVERIFY(::umount(m_folder.path().toStdString().c_str()) == 0);
        }
    }
};

QTEST_GUILESS_MAIN(FullDiskTest)
#include "full_disk_test.moc"
