#include "tests/engine/database/temporary_database.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

using namespace davenport;
using namespace davenport::tests;
using Clock = std::chrono::steady_clock;

class DatabaseConcurrencyTest : public QObject {
    Q_OBJECT

    /// How long a call still takes once its token has been set, after it was let run for `before`.
    template <typename Call> static std::chrono::milliseconds timeToCancel(std::chrono::milliseconds before, const Call &call) {
        base::Work work;
        std::thread canceller([&] {
            std::this_thread::sleep_for(before);
            work.cancel.cancel();
        });
        const auto begin = Clock::now();
        try {
            call(work);
        } catch (const base::Error &error) {
            if (error.code() != base::ErrorCode::Cancelled) {
                canceller.join();
                throw;
            }
        }
        canceller.join();
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin) - before;
    }

private slots:
    /// A walk that stands still keeps its snapshot; writes, compaction and other reads go on meanwhile.
    void aLongReadBlocksNoWrite() {
        TemporaryDatabase database;
        database.fill(2000);
        std::mutex mutex;
        std::condition_variable changed;
        bool started = false;
        bool go = false;
        std::uint64_t rows = 0;
        std::thread reader([&] {
            database->documents()->allDocs({}, [&](api::AllDocsRow &) {
                if (++rows == 10) {
                    std::unique_lock lock(mutex);
                    started = true;
                    changed.notify_all();
                    changed.wait(lock, [&] { return go; });
                }
                return true;
            });
        });
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [&] { return started; });
        }
        const auto begin = Clock::now();
        for (int n = 0; n < 20; ++n) {
            database->documents()->put("new" + std::to_string(n), "{}");
        }
        database->maintenance()->compact();
        QCOMPARE(database->maintenance()->info().docCount, std::uint64_t{2020});
        QVERIFY(Clock::now() - begin < std::chrono::seconds(8));
        {
            const std::scoped_lock lock(mutex);
            go = true;
        }
        changed.notify_all();
        reader.join();
        QCOMPARE(rows, std::uint64_t{2000});
        QCOMPARE(database.problem(), std::string());
    }

    void manyReadersBesideAWriter() {
        TemporaryDatabase database;
        database.fill(300);
        std::atomic<bool> stop{false};
        std::atomic<int> reads{0};
        std::atomic<int> wrong{0};
        std::vector<std::thread> readers;
        for (int r = 0; r < 6; ++r) {
            readers.emplace_back([&, r] {
                while (!stop) {
                    const std::string id = "d" + std::to_string(100'000 + (reads * 7 + r) % 300);
                    wrong += database->documents()->get(id).id == id ? 0 : 1;
                    api::AllDocsQuery query;
                    query.includeDocs = true;
                    query.limit = 50;
                    std::string last;
                    database->documents()->allDocs(query, [&](api::AllDocsRow &row) {
                        wrong += row.id > last && row.doc && row.doc->rev == row.rev ? 0 : 1;
                        last = row.id;
                        return true;
                    });
                    ++reads;
                }
            });
        }
        for (int n = 0; n < 150; ++n) {
            const std::string id = "d" + std::to_string(100'000 + n);
            database->documents()->put(id, "{\"n\":" + std::to_string(n) + "}", database->documents()->get(id).rev);
        }
        stop = true;
        for (std::thread &reader : readers) {
            reader.join();
        }
        QVERIFY(reads > 0);
        QCOMPARE(wrong.load(), 0);
    }

    /// A read that begins after a write was acknowledged, in whatever thread, shows it: connections that wait in the pool
    /// keep their snapshots only until the next write.
    void readsShowEveryAcknowledgedWrite() {
        TemporaryDatabase database;
        database.fill(50);
        std::atomic<int> acknowledged{-1};
        std::atomic<int> stale{0};
        std::atomic<bool> stop{false};
        std::vector<std::thread> readers;
        for (int r = 0; r < 3; ++r) {
            readers.emplace_back([&] {
                while (!stop) {
                    const int least = acknowledged;
                    if (least >= 0) {
                        const std::string body = database->documents()->get("n").body;
                        stale += std::stoi(body.substr(body.find(':') + 1)) < least ? 1 : 0;
                    }
                    database->documents()->get("d100007");
                }
            });
        }
        std::string rev;
        for (int n = 0; n < 200; ++n) {
            rev = database->documents()->put("n", "{\"n\":" + std::to_string(n) + "}", rev).rev;
            acknowledged = n;
            stale += database->documents()->get("n").rev == rev ? 0 : 1;
        }
        stop = true;
        for (std::thread &reader : readers) {
            reader.join();
        }
        QCOMPARE(stale.load(), 0);
    }

    /// Reads between the writes hold nothing that keeps the log from being used again from its beginning.
    void readsBetweenWritesLetTheLogStaySmall() {
        TemporaryDatabase database;
        std::uint64_t longest = 0;
        for (int n = 0; n < 40; ++n) {
            database.fill(2000, "p" + std::to_string(n) + "-", 2000);
            api::AllDocsQuery query;
            query.limit = 3;
            database->documents()->allDocs(query, [](api::AllDocsRow &) { return true; });
            longest = std::max(longest, std::filesystem::file_size(database.file().string() + "-wal"));
        }
        QVERIFY2(longest < 80'000'000, std::to_string(longest).c_str());
        database->maintenance()->compact();
        QCOMPARE(std::filesystem::file_size(database.file().string() + "-wal"), std::uint64_t{0});
    }

    /// Eight threads that write one document each share syncs of the disk; every write is there, every one once.
    void groupCommit() {
        TemporaryDatabase database;
        constexpr int kThreads = 8;
        constexpr int kEach = 60;
        std::vector<std::thread> writers;
        std::atomic<int> failed{0};
        for (int t = 0; t < kThreads; ++t) {
            writers.emplace_back([&, t] {
                for (int n = 0; n < kEach; ++n) {
                    try {
                        database->documents()->put("t" + std::to_string(t) + "-" + std::to_string(n), "{\"n\":1}");
                    } catch (const base::Error &) {
                        ++failed;
                    }
                }
            });
        }
        for (std::thread &writer : writers) {
            writer.join();
        }
        QCOMPARE(failed.load(), 0);
        QCOMPARE(database->maintenance()->info().docCount, std::uint64_t{kThreads * kEach});
        QCOMPARE(database->changes()->updateSeq(), std::uint64_t{kThreads * kEach});
        QVERIFY(database->maintenance()->statistics().transactions < kThreads * kEach);
        QCOMPARE(database.problem(), std::string());
    }

    /// Of several that edit one revision exactly one wins; the others get a conflict and change nothing.
    void oneWinsTheRace() {
        TemporaryDatabase database;
        std::string rev = database->documents()->put("d", "{}").rev;
        for (int round = 0; round < 20; ++round) {
            std::atomic<int> won{0};
            std::atomic<int> conflicts{0};
            std::vector<std::thread> writers;
            for (int t = 0; t < 6; ++t) {
                writers.emplace_back([&, t] {
                    try {
                        database->documents()->put("d", "{\"t\":" + std::to_string(t) + "}", rev);
                        ++won;
                    } catch (const base::Error &error) {
                        conflicts += error.httpStatus() == 409 ? 1 : 0;
                    }
                });
            }
            for (std::thread &writer : writers) {
                writer.join();
            }
            QCOMPARE(won.load(), 1);
            QCOMPARE(conflicts.load(), 5);
            rev = database->documents()->get("d").rev;
        }
        QCOMPARE(database->revisions()->tree("d").size(), std::size_t{21});
    }

    void longCallsEndSoonAfterTheyAreCancelled() {
        TemporaryDatabase database;
        for (int part = 0; part < 10; ++part) {
            database.fill(3000, "p" + std::to_string(part) + "-", 400);
        }
        const std::chrono::milliseconds soon(1500);
        const auto early = std::chrono::milliseconds(5);
        QVERIFY(timeToCancel(early, [&](const base::Work &work) { database->maintenance()->verify(work); }) < soon);
        QVERIFY(timeToCancel(early, [&](const base::Work &work) { database->maintenance()->compact(work); }) < soon);
        QVERIFY(timeToCancel(early, [&](const base::Work &work) {
                    database->changes()->changes({}, [](api::Change &) { return true; }, work);
                }) < soon);
        QVERIFY(timeToCancel(early, [&](const base::Work &work) {
                    api::AllDocsQuery query;
                    query.includeDocs = true;
                    database->documents()->allDocs(query, [](api::AllDocsRow &) { return true; }, work);
                }) < soon);
        std::vector<std::string> texts(50'000, "{\"n\":1}");
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        const std::uint64_t before = database->maintenance()->info().docCount;
        base::Work cancelled;
        cancelled.cancel.cancel();
        QCOMPARE(errorOf([&] { database->documents()->bulk(views, {}, cancelled); }).code(), base::ErrorCode::Cancelled);
        QCOMPARE(database->maintenance()->info().docCount, before);
        QCOMPARE(database.problem(), std::string());
    }

    /// A database is not gone before its live feeds have ended, and closing it ends them.
    void closingEndsLiveFeeds() {
        auto database = std::make_unique<TemporaryDatabase>();
        database->fill(10);
        std::atomic<bool> caughtUp{false};
        std::thread follower([&] {
            database->session().changes()->follow({}, [](api::Change &) { return true; }, [&](std::uint64_t) { caughtUp = true; }, {});
        });
        QTRY_VERIFY(caughtUp);
        database.reset();
        follower.join();
    }
};

QTEST_GUILESS_MAIN(DatabaseConcurrencyTest)
#include "concurrency_test.moc"
