#pragma once

#include "engine/api/session.h"
#include "ui/async/session_worker.h"
#include "ui/session/change_batch.h"
#include "ui/session/database_store.h"
#include "ui/session/document_locator.h"
#include "ui/session/request_log.h"
#include "ui/session/undo_journal.h"

#include <QBasicTimer>
#include <QObject>
#include <QString>

#include <future>
#include <memory>
#include <optional>

namespace davenport::session {

/// One database of the workspace, opened and looked after in worker threads: the session, what the database says of
/// itself (kept fresh by its live feed), and the way to run jobs on it. Lives in the GUI thread and is shared by
/// shared_ptr; nothing here blocks. When the last holder lets go, or at close(), its jobs are cancelled and the session
/// is closed in a worker thread.
class OpenDatabase : public QObject, public std::enable_shared_from_this<OpenDatabase> {
    Q_OBJECT
public:
    enum class State { Closed, Opening, Open, Failed };

    /// `undo` gets a record of every write; null keeps none.
    OpenDatabase(std::shared_ptr<const DatabaseStore> store, const QString &path,
                 std::shared_ptr<UndoJournal> undo = nullptr);
    ~OpenDatabase() override;

    /// The file's name without its extension, such as "orders".
    QString name() const { return m_name; }
    /// The file's absolute path.
    QString path() const { return m_path; }

    State state() const { return m_state; }
    /// Why it could not be opened, in State::Failed.
    const std::optional<base::Error> &error() const { return m_error; }
    /// What the database last said of itself; all zero before hasInfo().
    const api::DatabaseInfo &info() const { return m_info; }
    bool hasInfo() const { return m_hasInfo; }
    /// All false until it is open.
    const api::Capabilities &capabilities() const { return m_capabilities; }
    /// Whether the live feed runs.
    bool isLive() const { return m_live; }

    /// Begins to open it, unless it is open or opening. After a failure it tries again.
    void open();
    /// Cancels all jobs and closes the session in a worker thread.
    void close();
    /// Becomes ready when the session that was open last is really closed, its file free: for a worker thread to wait
    /// on before it removes the file.
    std::shared_future<void> closed() const { return m_closed; }
    /// What was asked of the database in this session, for people to look at.
    const std::shared_ptr<RequestLog> &requestLog() const { return m_log; }
    /// Asks the database for its figures again. The live feed does so by itself after each change.
    void refreshInfo();

    /// Runs `job(api::Session &, const base::Work &)` in a worker thread once the database is open (which this begins),
    /// then calls `done(result)` or `failed(error)` in the GUI thread as async::SessionWorker::run() does. A job that
    /// cannot run, because the database does not open, fails with the error of opening.
    template <typename Job, typename Done>
    async::Ticket run(async::Receiver &receiver, Job job, Done done, async::Failed failed = {},
                      async::Progressed progressed = {}, async::Lane lane = async::Lane::Interactive) {
        open();
        return m_worker->run(
            receiver,
            [session = m_session, job = std::move(job)](const base::Work &work) mutable {
                const std::shared_ptr<api::Session> held = session.get();
                work.check();
                const UndoOperation operation; // all that the job writes is one entry
                return job(*held, work);
            },
            std::move(done), std::move(failed), std::move(progressed), lane);
    }

signals:
    /// state(), error() or isLive() is another now.
    void stateChanged();
    void infoChanged();
    /// Documents were written, by this program or another part of it. At most some times a second.
    void changed(const davenport::session::ChangeBatch &batch);
    /// close() was called: whoever shows the database should let go of it.
    void closing();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    using SessionFuture = std::shared_future<std::shared_ptr<api::Session>>;

    void onOpened(const api::Capabilities &capabilities, const api::DatabaseInfo &info);
    void onFailed(const base::Error &error);
    void startFeed(std::uint64_t since);
    void letGo();

    std::shared_ptr<const DatabaseStore> m_store;
    std::shared_ptr<UndoJournal> m_undo;
    std::shared_ptr<RequestLog> m_log = std::make_shared<RequestLog>();
    QString m_name;
    QString m_path;
    State m_state = State::Closed;
    std::optional<base::Error> m_error;
    api::DatabaseInfo m_info;
    api::Capabilities m_capabilities;
    bool m_hasInfo = false;
    bool m_live = false;
    bool m_infoAsked = false;
    bool m_infoStale = false;
    std::shared_ptr<GatheredChanges> m_gathered;
    QBasicTimer m_batchTimer;
    std::shared_future<void> m_closed;
    SessionFuture m_session;
    std::unique_ptr<async::SessionWorker> m_worker;
    std::unique_ptr<async::Receiver> m_receiver;
};

} // namespace davenport::session
