#include "ui/async/session_worker.h"

#include <QCoreApplication>
#include <QTest>
#include <QThread>

#include <atomic>
#include <future>
#include <memory>
#include <stdexcept>
#include <thread>

using namespace davenport;
using async::Lane;

namespace {

/// A gate that a job waits at, so that a test decides when it goes on.
class Gate {
public:
    void open() { m_promise.set_value(); }
    std::shared_future<void> future() const { return m_future; }

private:
    std::promise<void> m_promise;
    std::shared_future<void> m_future = m_promise.get_future().share();
};

} // namespace

class AsyncTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { async::SessionWorker::waitForAll(); }

    void deliversResultsInTheGuiThread() {
        async::SessionWorker worker("test");
        async::Receiver receiver;
        std::thread::id jobThread;
        std::unique_ptr<int> got;
        std::thread::id doneThread;
        bool returned = false;
        worker.run(
            receiver,
            [&jobThread](const base::Work &) {
                jobThread = std::this_thread::get_id();
                return std::make_unique<int>(7);
            },
            [&](std::unique_ptr<int> value) {
                QVERIFY(returned); // never from inside run()
                doneThread = std::this_thread::get_id();
                got = std::move(value);
            });
        returned = true;
        QTRY_VERIFY(got != nullptr);
        QCOMPARE(*got, 7);
        QVERIFY(doneThread == std::this_thread::get_id());
        QVERIFY(jobThread != std::this_thread::get_id());
        QCOMPARE(receiver.pending(), std::size_t(0));
    }

    void deliversErrorsAsValues() {
        async::SessionWorker worker("test");
        async::Receiver receiver;
        std::vector<base::Error> errors;
        const auto failed = [&errors](const base::Error &error) { errors.push_back(error); };
        worker.run(
            receiver, [](const base::Work &) { throw base::badRequest("no").at({5, 2, 3}); }, [] { QFAIL("not done"); },
            failed);
        worker.run(
            receiver, [](const base::Work &) -> int { throw std::runtime_error("odd"); },
            [](int) { QFAIL("not done"); }, failed);
        QTRY_COMPARE(errors.size(), std::size_t(2));
        QCOMPARE(errors[0].httpStatus(), 400);
        QCOMPARE(errors[0].where()->line, std::size_t(2));
        QCOMPARE(errors[1].code(), base::ErrorCode::Internal);
        QCOMPARE(QString::fromStdString(errors[1].reason()), QString("odd"));
    }

    void dropsWhatIsOfAnOlderGeneration() {
        async::SessionWorker worker("test");
        async::Receiver receiver;
        Gate gate;
        std::atomic<bool> begun = false;
        std::atomic<bool> cancelled = false;
        QStringList got;
        worker.run(
            receiver,
            [future = gate.future(), &begun, &cancelled](const base::Work &work) {
                begun = true;
                future.wait();
                cancelled = work.cancel.isCancelled();
                return QString("old");
            },
            [&](const QString &text) { got << text; }, [&](const base::Error &) { got << "failed"; });
        QTRY_VERIFY(begun);
        receiver.supersede();
        QCOMPARE(receiver.pending(), std::size_t(0));
        worker.run(receiver, [](const base::Work &) { return QString("new"); }, [&](const QString &text) { got << text; });
        gate.open();
        QTRY_COMPARE(got, QStringList("new"));
        QVERIFY(cancelled);
        QCOMPARE(receiver.generation(), std::uint64_t(1));
    }

    void dropsWhatAReceiverNoLongerWants() {
        async::SessionWorker worker("test");
        auto receiver = std::make_unique<async::Receiver>();
        Gate gate;
        bool called = false;
        auto held = std::make_shared<int>(1);
        const std::weak_ptr<int> watched = held;
        worker.run(
            *receiver, [future = gate.future()](const base::Work &) { future.wait(); },
            [&called, held] { called = true; });
        held.reset();
        receiver.reset();
        QVERIFY(watched.expired()); // callbacks and what they hold go with the receiver, in this thread
        gate.open();
        async::SessionWorker another("other");
        async::Receiver mine;
        bool done = false;
        another.run(mine, [](const base::Work &) {}, [&done] { done = true; });
        QTRY_VERIFY(done);
        QVERIFY(!called);
    }

    void mayDestroyItsReceiverInACallback() {
        async::SessionWorker worker("test");
        auto *receiver = new async::Receiver;
        int calls = 0;
        const auto once = [&] {
            ++calls;
            delete receiver;
        };
        Gate gate;
        worker.run(*receiver, [future = gate.future()](const base::Work &) { future.wait(); }, once);
        worker.run(*receiver, [](const base::Work &) {}, once);
        gate.open();
        QTRY_COMPARE(calls, 1);
        QTest::qWait(50);
        QCOMPARE(calls, 1);
    }

    void cancelsOneJobAndSaysSo() {
        async::SessionWorker worker("test");
        async::Receiver receiver;
        std::optional<base::ErrorCode> code;
        const async::Ticket ticket = worker.run(
            receiver,
            [](const base::Work &work) {
                for (;;) {
                    work.check();
                    std::this_thread::yield();
                }
            },
            [] { QFAIL("not done"); }, [&](const base::Error &error) { code = error.code(); });
        ticket.cancel();
        QTRY_VERIFY(code.has_value());
        QCOMPARE(*code, base::ErrorCode::Cancelled);
        async::Ticket().cancel(); // of no job: nothing happens
    }

    void endsAllJobsWithTheWorker() {
        async::Receiver receiver;
        int cancelled = 0;
        const auto failed = [&](const base::Error &error) { cancelled += error.code() == base::ErrorCode::Cancelled; };
        const auto endless = [](const base::Work &work) {
            while (true) {
                work.check();
                std::this_thread::yield();
            }
        };
        {
            async::SessionWorker worker("test");
            worker.run(receiver, endless, [] {}, failed);
            worker.run(receiver, endless, [] {}, failed);
            worker.run(receiver, endless, [] {}, failed, {}, Lane::Background);
            worker.run(receiver, endless, [] {}, failed, {}, Lane::Own);
        }
        QTRY_COMPARE(cancelled, 4);
        async::SessionWorker::waitForAll();
    }

    void keepsTheNewestProgressOnly() {
        async::SessionWorker worker("test");
        async::Receiver receiver;
        Gate finished;
        std::vector<std::uint64_t> seen;
        bool done = false;
        worker.run(
            receiver,
            [](const base::Work &work) {
                for (std::uint64_t i = 1; i <= 10'000; ++i) {
                    work.tell({i, 10'000, "counting"});
                }
            },
            [&] { done = true; }, {}, [&](const base::Progress &progress) { seen.push_back(progress.done); });
        QThread::msleep(200); // a busy screen
        QTRY_VERIFY(done);
        QCOMPARE(seen.size(), std::size_t(1));
        QCOMPARE(seen.back(), std::uint64_t(10'000));
    }

    void runsALaneInOrderAndLanesSideBySide() {
        async::SessionWorker worker("test");
        async::Receiver receiver;
        Gate gate;
        QStringList order;
        worker.run(receiver, [future = gate.future()](const base::Work &) { future.wait(); }, [&] { order << "slow"; }, {},
                   {}, Lane::Background);
        worker.run(receiver, [](const base::Work &) {}, [&] { order << "behind"; }, {}, {}, Lane::Background);
        for (const char *name : {"first", "second"}) {
            worker.run(receiver, [](const base::Work &) {}, [&order, name] { order << name; });
        }
        worker.run(receiver, [](const base::Work &) {}, [&] { order << "own"; }, {}, {}, Lane::Own);
        QTRY_COMPARE(order.size(), 3);
        QVERIFY(order.indexOf("first") < order.indexOf("second"));
        QVERIFY(order.contains("own"));
        gate.open();
        QTRY_COMPARE(order.size(), 5);
        QCOMPARE(order.mid(3), QStringList({"slow", "behind"}));
    }

    void saysWhenItIsBusy() {
        async::SessionWorker worker("test");
        async::Receiver receiver;
        QList<bool> states;
        connect(&receiver, &async::Receiver::busyChanged, this, [&](bool busy) { states << busy; });
        worker.run(receiver, [](const base::Work &) {}, [] {});
        worker.run(receiver, [](const base::Work &) {}, [] {});
        QTRY_COMPARE(states, QList<bool>({true, false}));
        worker.run(receiver, [](const base::Work &) {}, [] {});
        receiver.supersede();
        QCOMPARE(states, QList<bool>({true, false, true, false}));
    }
};

QTEST_GUILESS_MAIN(AsyncTest)
#include "async_test.moc"
