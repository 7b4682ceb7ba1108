#include "ui/async/receiver.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>

#include <new>
#include <utility>

namespace davenport::async {

namespace {

const int kLetterEvent = QEvent::registerEventType();

} // namespace

namespace detail {

void Mailbox::deliver(Letter letter) {
    const std::lock_guard lock(m_mutex);
    if (!m_target) {
        return;
    }
    if (letter.progress) {
        for (Letter &waiting : m_letters) {
            if (waiting.job == letter.job && waiting.progress) {
                waiting.progress = std::move(letter.progress);
                return;
            }
        }
    }
    m_letters.push_back(std::move(letter));
    if (!m_woken) {
        m_woken = true;
        // Under the lock, because only that keeps the target from being destroyed meanwhile; it only queues an event.
        QCoreApplication::postEvent(m_target, new QEvent(QEvent::Type(kLetterEvent)));
    }
}

std::deque<Letter> Mailbox::take() {
    const std::lock_guard lock(m_mutex);
    m_woken = false;
    return std::exchange(m_letters, {});
}

void Mailbox::close() {
    std::deque<Letter> dropped;
    const std::lock_guard lock(m_mutex);
    m_target = nullptr;
    dropped.swap(m_letters);
}

void Errand::perform(const std::function<std::shared_ptr<void>(const base::Work &)> &job) const {
    Letter letter;
    letter.job = m_job;
    try {
        m_token.check();
        base::Work work;
        work.cancel = m_token;
        work.report = [this](const base::Progress &progress) {
            Letter report;
            report.job = m_job;
            report.progress = progress;
            m_mailbox->deliver(std::move(report));
        };
        letter.result = job(work);
    } catch (const base::Error &error) {
        letter.error = error;
    } catch (const std::bad_alloc &) {
        letter.error = base::internalError("There is not enough memory for this.");
    } catch (const std::exception &exception) {
        letter.error = base::internalError(exception.what());
    }
    m_mailbox->deliver(std::move(letter));
}

} // namespace detail

Receiver::Receiver(QObject *parent) : QObject(parent), m_mailbox(std::make_shared<detail::Mailbox>(this)) {}

Receiver::~Receiver() {
    m_mailbox->close();
    for (const auto &[job, pending] : m_pending) {
        pending.token.cancel();
    }
}

void Receiver::supersede() {
    ++m_generation;
    if (m_pending.empty()) {
        return;
    }
    for (const auto &[job, pending] : m_pending) {
        pending.token.cancel();
    }
    m_pending.clear();
    emit busyChanged(false);
}

detail::Errand Receiver::expect(std::function<void(void *)> done, Failed failed, Progressed progressed) {
    const std::uint64_t job = m_nextJob++;
    const base::CancelToken token;
    m_pending.emplace(job, Pending{m_generation, token, std::move(done), std::move(failed), std::move(progressed)});
    if (m_pending.size() == 1) {
        emit busyChanged(true);
    }
    return detail::Errand(m_mailbox, job, token);
}

bool Receiver::event(QEvent *event) {
    if (event->type() != kLetterEvent) {
        return QObject::event(event);
    }
    const QPointer<Receiver> self(this); // a callback may destroy the receiver's owner
    for (detail::Letter &letter : m_mailbox->take()) {
        const auto found = m_pending.find(letter.job);
        if (found == m_pending.end()) {
            continue; // of an older generation
        }
        if (letter.progress) {
            if (const Progressed progressed = found->second.progressed) {
                progressed(*letter.progress);
            }
        } else {
            const Pending pending = std::move(found->second);
            m_pending.erase(found);
            if (!letter.error) {
                pending.done(letter.result.get());
            } else if (pending.failed) {
                pending.failed(*letter.error);
            }
            if (self && m_pending.empty()) {
                emit busyChanged(false);
            }
        }
        if (!self) {
            break;
        }
    }
    return true;
}

} // namespace davenport::async
