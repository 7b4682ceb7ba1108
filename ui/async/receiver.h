#pragma once

#include "engine/base/work.h"

#include <QObject>

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace davenport::async {

using Failed = std::function<void(const base::Error &error)>;
using Progressed = std::function<void(const base::Progress &progress)>;

/// One job as its asker sees it. A copy shares the same job; a default-made ticket belongs to none.
class Ticket {
public:
    Ticket() = default;
    explicit Ticket(const base::CancelToken &token) : m_token(std::make_shared<base::CancelToken>(token)) {}

    /// Asks the job to end soon. Its `failed` callback is then called with ErrorCode::Cancelled, unless it was just done.
    void cancel() const {
        if (m_token) {
            m_token->cancel();
        }
    }

private:
    std::shared_ptr<base::CancelToken> m_token;
};

namespace detail {

/// What has come back from a job: its result, or the error it ended with, or how far it is.
struct Letter {
    std::uint64_t job = 0;
    std::shared_ptr<void> result;
    std::optional<base::Error> error;
    std::optional<base::Progress> progress;
};

/// Where workers put letters; emptied by the receiver in the GUI thread. Any thread may call deliver().
class Mailbox {
public:
    explicit Mailbox(QObject *target) : m_target(target) {}
    /// Puts the letter in and wakes the receiver; drops it when the receiver is gone. A report of progress replaces an
    /// older one of the same job that was not read yet, so that a slow screen is never flooded.
    void deliver(Letter letter);
    /// Everything that has come, in order.
    std::deque<Letter> take();
    /// The receiver is gone: nothing is kept from now on.
    void close();

private:
    std::mutex m_mutex;
    std::deque<Letter> m_letters;
    QObject *m_target;
    bool m_woken = false;
};

/// What a job takes along to its thread: where to report, and the wish to stop.
class Errand {
public:
    Errand(std::shared_ptr<Mailbox> mailbox, std::uint64_t job, base::CancelToken token)
        : m_mailbox(std::move(mailbox)), m_job(job), m_token(std::move(token)) {}

    /// Runs `job` and delivers its result, or the Error it threw; any other exception becomes an internal error.
    void perform(const std::function<std::shared_ptr<void>(const base::Work &)> &job) const;
    const base::CancelToken &token() const { return m_token; }

private:
    std::shared_ptr<Mailbox> m_mailbox;
    std::uint64_t m_job;
    base::CancelToken m_token;
};

} // namespace detail

/// The GUI side of work on other threads. Each job that is asked for through it is stamped with its generation;
/// supersede() starts the next one: jobs of older generations are cancelled and whatever they still bring is dropped,
/// as it is when the receiver is destroyed. Callbacks run in the GUI thread, from its event loop, never inside the call
/// that asked. Lives in the GUI thread and is used there alone; make it a member or a child of the object it calls.
class Receiver : public QObject {
    Q_OBJECT
public:
    explicit Receiver(QObject *parent = nullptr);
    ~Receiver() override;

    /// Counts up with each supersede().
    std::uint64_t generation() const { return m_generation; }
    /// Cancels everything under way and drops its results; none of the callbacks is called any more.
    void supersede();
    /// How many jobs have not come back yet.
    std::size_t pending() const { return m_pending.size(); }

    /// For SessionWorker: notes a job and its callbacks, which stay in this thread. `done` gets what the job returned.
    detail::Errand expect(std::function<void(void *result)> done, Failed failed, Progressed progressed);

signals:
    /// The first job was asked for (true), or the last one has come back or was dropped (false).
    void busyChanged(bool busy);

protected:
    bool event(QEvent *event) override;

private:
    struct Pending {
        std::uint64_t generation = 0;
        base::CancelToken token;
        std::function<void(void *)> done;
        Failed failed;
        Progressed progressed;
    };

    std::shared_ptr<detail::Mailbox> m_mailbox;
    std::unordered_map<std::uint64_t, Pending> m_pending;
    std::uint64_t m_nextJob = 1;
    std::uint64_t m_generation = 0;
};

} // namespace davenport::async
