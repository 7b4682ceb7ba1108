#include "ui/session/open_database.h"

#include "ui/session/logged_session.h"
#include "ui/session/recorded_session.h"

#include <QFileInfo>
#include <QTimerEvent>

#include <utility>

namespace davenport::session {

namespace {

constexpr int kBatchMilliseconds = 150;

struct Opened {
    api::Capabilities capabilities;
    api::DatabaseInfo info;
};

} // namespace

OpenDatabase::OpenDatabase(std::shared_ptr<const DatabaseStore> store, const QString &path,
                           std::shared_ptr<UndoJournal> undo)
    : m_store(std::move(store)), m_undo(std::move(undo)), m_name(QFileInfo(path).completeBaseName()), m_path(path) {
    std::promise<void> never;
    never.set_value();
    m_closed = never.get_future().share();
}

OpenDatabase::~OpenDatabase() { letGo(); }

void OpenDatabase::open() {
    if (m_state == State::Open || m_state == State::Opening) {
        return;
    }
    m_worker = std::make_unique<async::SessionWorker>(m_name);
    m_receiver = std::make_unique<async::Receiver>();
    auto opened = std::make_shared<std::promise<std::shared_ptr<api::Session>>>();
    auto closed = std::make_shared<std::promise<void>>();
    m_session = opened->get_future().share();
    m_closed = closed->get_future().share();
    m_error.reset();
    m_state = State::Opening;

    m_worker->run(
        *m_receiver,
        [opened, closed, store = m_store, log = m_log, undo = m_undo,
         file = std::filesystem::path(m_path.toStdString())](const base::Work &work) {
            try {
                // Whoever lets go last closes the session, and only then the file is free.
                auto recorded = makeRecordedSession(store->open(file, work), undo);
                const std::shared_ptr<api::Session> session(makeLoggedSession(std::move(recorded), log).release(),
                                                            [closed](api::Session *last) {
                                                                delete last;
                                                                closed->set_value();
                                                            });
                const Opened result{session->capabilities(),
                                    session->maintenance() ? session->maintenance()->info() : api::DatabaseInfo{}};
                opened->set_value(session);
                return result;
            } catch (...) {
                opened->set_exception(std::current_exception());
                throw;
            }
        },
        [this](const Opened &result) { onOpened(result.capabilities, result.info); },
        [this](const base::Error &error) { onFailed(error); });
    emit stateChanged();
}

void OpenDatabase::onOpened(const api::Capabilities &capabilities, const api::DatabaseInfo &info) {
    m_state = State::Open;
    m_capabilities = capabilities;
    m_info = info;
    m_hasInfo = true;
    if (capabilities.changes) {
        startFeed(info.updateSeq);
    }
    emit stateChanged();
    emit infoChanged();
}

void OpenDatabase::onFailed(const base::Error &error) {
    m_state = State::Failed;
    m_error = error;
    m_live = false;
    emit stateChanged();
}

void OpenDatabase::close() {
    if (m_state == State::Closed) {
        return;
    }
    emit closing();
    letGo();
    m_state = State::Closed;
    m_live = false;
    m_capabilities = {};
    m_error.reset();
    emit stateChanged();
}

void OpenDatabase::letGo() {
    m_batchTimer.stop();
    m_receiver.reset();
    if (!m_worker) {
        return;
    }
    // The session may be in our hands alone: it is closed in another thread, for that writes to the disk.
    m_worker->postLast([session = std::move(m_session)]() mutable { session = {}; });
    m_session = {};
    m_worker.reset();
}

void OpenDatabase::refreshInfo() {
    if (m_state != State::Open) {
        return;
    }
    if (m_infoAsked) {
        m_infoStale = true;
        return;
    }
    m_infoAsked = true;
    const auto finish = [this] {
        m_infoAsked = false;
        if (std::exchange(m_infoStale, false)) {
            refreshInfo();
        }
    };
    run(
        *m_receiver,
        [](api::Session &session, const base::Work &) {
            return session.maintenance() ? session.maintenance()->info() : api::DatabaseInfo{};
        },
        [this, finish](const api::DatabaseInfo &info) {
            m_info = info;
            emit infoChanged();
            finish();
        },
        [finish](const base::Error &) { finish(); });
}

void OpenDatabase::startFeed(std::uint64_t since) {
    m_live = true;
    m_gathered = std::make_shared<GatheredChanges>();
    run(
        *m_receiver,
        [since, gathered = m_gathered](api::Session &session, const base::Work &work) {
            api::ChangesQuery query;
            query.since = since;
            const auto take = [&](api::Change &change) {
                if (gathered->add(change.id, change.seq)) {
                    work.tell({change.seq, 0, {}}); // wakes the screen; what it shows is in `gathered`
                }
                return !work.cancel.isCancelled();
            };
            session.changes()->follow(query, take, [](std::uint64_t) {}, work);
        },
        [this] {
            m_live = false;
            emit stateChanged();
        },
        [this](const base::Error &) {
            m_live = false;
            emit stateChanged();
        },
        [this](const base::Progress &) { m_batchTimer.start(kBatchMilliseconds, this); }, async::Lane::Own);
}

void OpenDatabase::timerEvent(QTimerEvent *event) {
    if (event->timerId() != m_batchTimer.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    m_batchTimer.stop();
    const DatabasePtr self = shared_from_this(); // somebody who hears of the change may let go of us
    const ChangeBatch batch = m_gathered->take();
    refreshInfo();
    emit changed(batch);
}

} // namespace davenport::session
