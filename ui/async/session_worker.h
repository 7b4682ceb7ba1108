#pragma once

#include "ui/async/receiver.h"

#include <QString>

#include <functional>
#include <memory>
#include <type_traits>

namespace davenport::async {

/// Which thread of a worker does a job. Jobs of one lane run one after another.
enum class Lane {
    Interactive, ///< what somebody is waiting for and what is short: pages of rows, one document, a save
    Background,  ///< what may take a while and is cancelled without harm: counts, walks over ids
    Own          ///< a thread for this job alone: import, export, compaction, verification, a live feed
};

/// The one place where blocking calls leave the GUI thread. A worker has a thread for each lane that is used. Its owner
/// lives in the GUI thread; a job runs in a worker thread and must hold nothing of the GUI: it captures values, and gets
/// the token and the place to report to as its argument. Results and errors come back through the Receiver.
class SessionWorker {
public:
    /// `name` is the threads' name in debuggers.
    explicit SessionWorker(const QString &name);
    /// Returns at once: all jobs are cancelled, those under way end by themselves.
    ~SessionWorker();
    SessionWorker(const SessionWorker &) = delete;
    SessionWorker &operator=(const SessionWorker &) = delete;

    /// Runs `job(const base::Work &)` in a worker thread, then calls `done(result)` (or `done()` for a job that returns
    /// nothing) or `failed(error)` in the GUI thread, unless the receiver is gone or has moved on. `progressed` gets the
    /// newest report. An absent `failed` means that a failure is of no interest.
    template <typename Job, typename Done>
    Ticket run(Receiver &receiver, Job job, Done done, Failed failed = {}, Progressed progressed = {},
               Lane lane = Lane::Interactive) {
        using Result = std::invoke_result_t<Job &, const base::Work &>;
        auto onDone = [done = std::move(done)]([[maybe_unused]] void *result) mutable {
            if constexpr (std::is_void_v<Result>) {
                done();
            } else {
                done(std::move(*static_cast<Result *>(result)));
            }
        };
        detail::Errand errand = receiver.expect(std::move(onDone), std::move(failed), std::move(progressed));
        const Ticket ticket(errand.token());
        const base::CancelToken token = errand.token();
        post(lane, token, [errand = std::move(errand), job = std::move(job)]() mutable {
            errand.perform([&job](const base::Work &work) -> std::shared_ptr<void> {
                if constexpr (std::is_void_v<Result>) {
                    job(work);
                    return nullptr;
                } else {
                    return std::make_shared<Result>(job(work));
                }
            });
        });
        return ticket;
    }

    /// Runs a call of which nobody waits for the end, such as closing a file, in a thread of its own. It runs whatever
    /// becomes of the worker.
    void postLast(std::function<void()> call);

    /// Waits until every thread of every worker in the process has ended: for the end of main() and of tests.
    static void waitForAll();

private:
    struct State;

    void post(Lane lane, const base::CancelToken &token, std::function<void()> job);

    std::shared_ptr<State> m_state;
};

} // namespace davenport::async
