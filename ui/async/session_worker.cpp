#include "ui/async/session_worker.h"

#include <array>
#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#ifdef __linux__
#include <pthread.h>
#endif

namespace davenport::async {

namespace {

/// How many worker threads there are. Threads are not joined by their owners, which must not wait.
struct ThreadCount {
    std::mutex mutex;
    std::condition_variable none;
    std::size_t running = 0;
};

ThreadCount &threadCount() {
    static ThreadCount count;
    return count;
}

void startThread(const std::string &name, std::function<void()> body) {
    {
        const std::lock_guard lock(threadCount().mutex);
        ++threadCount().running;
    }
    std::thread([name, body = std::move(body)]() mutable {
#ifdef __linux__
        pthread_setname_np(pthread_self(), name.substr(0, 15).c_str());
#endif
        body();
        body = nullptr; // what the body held is gone before the thread counts as ended
        const std::lock_guard lock(threadCount().mutex);
        if (--threadCount().running == 0) {
            threadCount().none.notify_all();
        }
    }).detach();
}

struct Queued {
    base::CancelToken token;
    std::function<void()> job;
};

} // namespace

struct SessionWorker::State {
    struct LaneQueue {
        std::deque<Queued> jobs;
        bool hasThread = false;
    };

    std::string name;
    std::mutex mutex;
    std::condition_variable wake;
    std::array<LaneQueue, 2> lanes;
    std::list<base::CancelToken> running;
    bool stopping = false;

    /// Takes jobs off a lane until the worker is destroyed and the lane is empty. A cancelled job is taken too: it ends
    /// at once and says so.
    static void serve(const std::shared_ptr<State> &state, std::size_t lane) {
        std::unique_lock lock(state->mutex);
        for (;;) {
            state->wake.wait(lock, [&] { return state->stopping || !state->lanes[lane].jobs.empty(); });
            if (state->lanes[lane].jobs.empty()) {
                return;
            }
            Queued next = std::move(state->lanes[lane].jobs.front());
            state->lanes[lane].jobs.pop_front();
            const auto place = state->running.insert(state->running.end(), next.token);
            lock.unlock();
            next.job();
            next = {};
            lock.lock();
            state->running.erase(place);
        }
    }
};

SessionWorker::SessionWorker(const QString &name) : m_state(std::make_shared<State>()) {
    m_state->name = name.toStdString();
}

SessionWorker::~SessionWorker() {
    const std::lock_guard lock(m_state->mutex);
    m_state->stopping = true;
    for (const base::CancelToken &token : m_state->running) {
        token.cancel();
    }
    for (const State::LaneQueue &lane : m_state->lanes) {
        for (const Queued &queued : lane.jobs) {
            queued.token.cancel();
        }
    }
    m_state->wake.notify_all();
}

void SessionWorker::post(Lane lane, const base::CancelToken &token, std::function<void()> job) {
    if (lane == Lane::Own) {
        std::list<base::CancelToken>::iterator place;
        {
            const std::lock_guard lock(m_state->mutex);
            place = m_state->running.insert(m_state->running.end(), token);
        }
        startThread(m_state->name, [state = m_state, place, job = std::move(job)]() mutable {
            job();
            job = nullptr;
            const std::lock_guard lock(state->mutex);
            state->running.erase(place);
        });
        return;
    }
    const std::size_t index = lane == Lane::Interactive ? 0 : 1;
    bool needsThread = false;
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->lanes[index].jobs.push_back({token, std::move(job)});
        needsThread = !std::exchange(m_state->lanes[index].hasThread, true);
        m_state->wake.notify_all();
    }
    if (needsThread) {
        startThread(m_state->name, [state = m_state, index] { State::serve(state, index); });
    }
}

void SessionWorker::postLast(std::function<void()> call) {
    startThread(m_state->name, std::move(call));
}

void SessionWorker::waitForAll() {
    std::unique_lock lock(threadCount().mutex);
    threadCount().none.wait(lock, [] { return threadCount().running == 0; });
}

} // namespace davenport::async
