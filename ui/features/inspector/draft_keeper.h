#pragma once

#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"
#include "ui/features/inspector/draft_store.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace davenport::inspector {

/// Keeps the drafts on disk while the program runs, so that a crash or a power cut takes the last second or two at most.
/// Files are written in a worker thread, one after another. GUI thread only.
class DraftKeeper : public QObject {
    Q_OBJECT
public:
    /// How long after a change its writing begins, in milliseconds.
    static constexpr int kDelay = 300;

    /// `drafts` must outlive the keeper.
    DraftKeeper(DraftStore &drafts, const QString &file, QObject *parent = nullptr);
    ~DraftKeeper() override;

    /// Reads what was kept. A file that cannot be read is put aside, whole, and the reason is returned; else nothing.
    QString load();
    /// Writes now, in this thread, after what is being written. Returns why it failed, or nothing.
    QString flush();

signals:
    /// The drafts are not on disk; told once until they are again.
    void failed(const QString &reason);

private:
    struct Shared;

    void write();

    DraftStore &m_drafts;
    QString m_file;
    std::shared_ptr<Shared> m_shared;
    QTimer m_delay;
    bool m_failing = false;
    bool m_again = false; ///< something changed while a file was written
    async::SessionWorker m_worker;
    async::Receiver m_receiver;
};

} // namespace davenport::inspector
