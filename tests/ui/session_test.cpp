#include "engine/database/local_database.h"
#include "ui/session/open_database.h"
#include "ui/session/recent_workspaces.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using session::OpenDatabase;

namespace {

/// The embedded engine as a store, as the program does it.
class Store : public session::DatabaseStore {
public:
    std::string fileExtension() const override { return std::string(database::kFileExtension); }
    bool isDatabaseName(const std::string &name) const override { return database::isDatabaseName(name); }
    std::unique_ptr<api::Session> open(const std::filesystem::path &file, const base::Work &work) const override {
        return database::openDatabase(file, work);
    }
    void create(const std::filesystem::path &file, bool partitioned, std::uint32_t shards) const override {
        database::CreateOptions options;
        options.partitioned = partitioned;
        options.shards = shards;
        database::createDatabase(file, options);
    }
    void remove(const std::filesystem::path &file) const override { database::deleteDatabase(file); }
};

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::shared_ptr<Store> m_store = std::make_shared<Store>();
    async::Receiver m_receiver;

    QString path(const char *name) const { return m_dir->filePath(QString(name) + ".davenport"); }

    session::DatabasePtr make(const char *name) {
        m_store->create(path(name).toStdString(), false, 1);
        return std::make_shared<OpenDatabase>(m_store, path(name));
    }

    void write(const session::DatabasePtr &database, int from, int count) {
        database->run(
            m_receiver,
            [from, count](api::Session &session, const base::Work &work) {
                std::vector<std::string> texts;
                for (int i = from; i < from + count; ++i) {
                    texts.push_back(R"({"_id":")" + std::to_string(i) + R"("})");
                }
                session.documents()->bulk({texts.begin(), texts.end()}, {}, work);
            },
            [] {}, [](const base::Error &error) { qFatal("%s", error.what()); });
    }

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void cleanup() {
        m_receiver.supersede();
        async::SessionWorker::waitForAll();
    }

    void opensInAThreadAndKeepsItsFiguresFresh() {
        const session::DatabasePtr database = make("live");
        QCOMPARE(database->name(), QString("live"));
        QCOMPARE(database->state(), OpenDatabase::State::Closed);
        database->open();
        QCOMPARE(database->state(), OpenDatabase::State::Opening);
        QTRY_COMPARE(database->state(), OpenDatabase::State::Open);
        QVERIFY(database->isLive());
        QVERIFY(database->capabilities().documents);
        QSignalSpy batches(database.get(), &OpenDatabase::changed);
        write(database, 0, 3);
        QTRY_COMPARE(database->info().docCount, std::uint64_t(3));
        QCOMPARE(batches.size(), 1);
        const auto batch = batches[0][0].value<session::ChangeBatch>();
        QCOMPARE(batch.ids.size(), 3);
        QVERIFY(batch.complete);
        QCOMPARE(batch.lastSeq, std::uint64_t(3));
    }

    void gathersManyChangesIntoFewBatches() {
        const session::DatabasePtr database = make("many");
        database->open();
        QTRY_VERIFY(database->isLive());
        std::uint64_t count = 0;
        int batches = 0;
        bool complete = true;
        connect(database.get(), &OpenDatabase::changed, this, [&](const session::ChangeBatch &batch) {
            count += batch.count;
            complete = complete && batch.complete;
            QVERIFY(batch.ids.size() <= 500);
            ++batches;
        });
        for (int i = 0; i < 10; ++i) {
            write(database, i * 1000, 1000);
        }
        QTRY_COMPARE(count, std::uint64_t(10'000));
        QVERIFY2(batches < 100, qPrintable(QString::number(batches)));
        QVERIFY(!complete);
        QTRY_COMPARE(database->info().docCount, std::uint64_t(10'000));
    }

    void runsJobsThatWereAskedForBeforeItWasOpen() {
        const session::DatabasePtr database = make("early");
        std::uint64_t seq = 99;
        database->run(
            m_receiver, [](api::Session &session, const base::Work &) { return session.changes()->updateSeq(); },
            [&](std::uint64_t value) { seq = value; }, {}, {}, async::Lane::Background);
        QTRY_COMPARE(seq, std::uint64_t(0));
    }

    void failsWithTheReasonOfOpening() {
        const auto database = std::make_shared<OpenDatabase>(m_store, path("nowhere"));
        std::optional<base::ErrorCode> code;
        database->run(
            m_receiver, [](api::Session &, const base::Work &) {}, [] { QFAIL("not done"); },
            [&](const base::Error &error) { code = error.code(); });
        QTRY_VERIFY(code.has_value());
        QCOMPARE(*code, base::ErrorCode::NotFound);
        QTRY_COMPARE(database->state(), OpenDatabase::State::Failed);
        QVERIFY(database->error().has_value());
        m_store->create(path("nowhere").toStdString(), false, 1);
        database->open(); // again
        QTRY_COMPARE(database->state(), OpenDatabase::State::Open);
    }

    void closesWhateverRuns() {
        session::DatabasePtr database = make("busy");
        write(database, 0, 100);
        std::optional<base::ErrorCode> code;
        database->run(
            m_receiver,
            [](api::Session &, const base::Work &work) {
                while (true) {
                    work.check();
                }
            },
            [] {}, [&](const base::Error &error) { code = error.code(); }, {}, async::Lane::Own);
        QTRY_COMPARE(database->info().docCount, std::uint64_t(100));
        QSignalSpy closing(database.get(), &OpenDatabase::closing);
        const std::shared_future<void> closed = database->closed();
        database->close();
        QCOMPARE(closing.size(), 1);
        QTRY_VERIFY(code.has_value());
        QCOMPARE(*code, base::ErrorCode::Cancelled);
        async::SessionWorker::waitForAll();
        QVERIFY(closed.wait_for(std::chrono::seconds(0)) == std::future_status::ready);
        QVERIFY(!QFile::exists(path("busy") + "-wal")); // closed for good
        m_store->open(path("busy").toStdString(), {}); // free for others
    }

    void workspaceFollowsItsFolder() {
        make("beta");
        make("alpha");
        session::Workspace workspace(m_store, m_dir->path());
        QSignalSpy changes(&workspace, &session::Workspace::databasesChanged);
        workspace.refresh();
        QTRY_COMPARE(workspace.databases().size(), 2);
        QCOMPARE(workspace.databases()[0]->name(), QString("alpha"));
        QVERIFY(workspace.isListed());
        make("gamma"); // by another program
        QTRY_COMPARE(workspace.databases().size(), 3);
        QVERIFY(QFile::remove(path("gamma")));
        QTRY_COMPARE(workspace.databases().size(), 2);

        session::DatabasePtr made;
        const auto fail = [](const base::Error &error) { qFatal("%s", error.what()); };
        workspace.createDatabase("delta", true, 4, [&](const session::DatabasePtr &database) { made = database; }, fail);
        QTRY_VERIFY(made != nullptr);
        made->open();
        QTRY_VERIFY(made->info().partitioned);
        session::DatabasePtr renamed;
        workspace.renameDatabase(made, "epsilon", [&](const session::DatabasePtr &database) { renamed = database; }, fail);
        QTRY_VERIFY(renamed != nullptr);
        QVERIFY(!QFile::exists(path("delta")) && QFile::exists(path("epsilon")));
        bool gone = false;
        renamed->open();
        QTRY_COMPARE(renamed->state(), OpenDatabase::State::Open);
        workspace.deleteDatabase(renamed, [&] { gone = true; }, fail);
        QTRY_VERIFY(gone);
        QVERIFY(!QFile::exists(path("epsilon")));
        QVERIFY(!workspace.nameProblem("alpha").isEmpty());
        QVERIFY(!workspace.nameProblem("Upper").isEmpty());
        QVERIFY(!workspace.nameProblem("").isEmpty());
        QVERIFY(workspace.nameProblem("new-one").isEmpty());
    }

    void saysThatAFolderCannotBeRead() {
        session::Workspace workspace(m_store, m_dir->filePath("missing"));
        std::string reason;
        connect(&workspace, &session::Workspace::failed, this, [&](const base::Error &error) { reason = error.reason(); });
        workspace.refresh();
        QTRY_VERIFY(QString::fromStdString(reason).contains("missing"));
    }

    void remembersRecentWorkspaces() {
        QSettings settings(m_dir->filePath("settings.ini"), QSettings::IniFormat);
        {
            session::RecentWorkspaces recent(&settings);
            for (int i = 0; i < 15; ++i) {
                recent.opened(QStringLiteral("/w/%1").arg(i));
            }
            recent.opened("/w/7");
            recent.setDatabases("/w/7", {"orders"});
            recent.remove("/w/14");
        }
        session::RecentWorkspaces again(&settings);
        QCOMPARE(again.list().size(), 11);
        QCOMPARE(again.list()[0].path, QString("/w/7"));
        QCOMPARE(again.list()[0].databases, QStringList("orders"));
        QCOMPARE(again.list()[1].path, QString("/w/13"));
    }

    void contextClosesDatabasesWithTheWorkspace() {
        make("one");
        session::DatabasePtr held;
        {
            session::StudioContext context;
            auto workspace = std::make_unique<session::Workspace>(m_store, m_dir->path());
            workspace->refresh();
            context.setWorkspace(std::move(workspace));
            QTRY_COMPARE(context.workspace()->databases().size(), 1);
            held = context.workspace()->databases()[0];
            held->open();
            QTRY_COMPARE(held->state(), OpenDatabase::State::Open);
            QSignalSpy documents(&context, &session::StudioContext::currentDocumentChanged);
            context.setCurrentDocument({held, "a", {}});
            context.setCurrentDocument({held, "a", {}});
            QCOMPARE(documents.size(), 1);
        }
        QCOMPARE(held->state(), OpenDatabase::State::Closed);
        async::SessionWorker::waitForAll(); // although somebody still holds it
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
