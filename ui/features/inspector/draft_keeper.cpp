#include "ui/features/inspector/draft_keeper.h"

#include <QDateTime>
#include <QFile>

#include <mutex>

namespace davenport::inspector {

/// Writing is one at a time, and never goes back to an older state of the drafts.
struct DraftKeeper::Shared {
    std::mutex mutex;
    quint64 asked = 0; ///< used in the GUI thread alone
    quint64 written = 0;

    QString write(const QList<Draft> &drafts, const QString &file, quint64 number) {
        const std::scoped_lock lock(mutex);
        if (number < written) {
            return {};
        }
        written = number;
        return DraftStore::write(drafts, file);
    }
};

DraftKeeper::DraftKeeper(DraftStore &drafts, const QString &file, QObject *parent)
    : QObject(parent), m_drafts(drafts), m_file(file), m_shared(std::make_shared<Shared>()),
      m_worker(QStringLiteral("drafts")) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &DraftKeeper::write);
    connect(&drafts, &DraftStore::changed, this, [this] {
        if (!m_delay.isActive()) {
            m_delay.start();
        }
    });
}

DraftKeeper::~DraftKeeper() = default;

QString DraftKeeper::load() {
    const QString failure = m_drafts.load(m_file);
    if (failure.isEmpty()) {
        return {};
    }
    const QString aside =
        m_file + QStringLiteral(".unreadable-") + QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    return QFile::rename(m_file, aside) ? tr("%1. It was put aside as %2.").arg(failure, aside) : failure;
}

QString DraftKeeper::flush() {
    m_delay.stop();
    return m_shared->write(m_drafts.all(), m_file, ++m_shared->asked);
}

void DraftKeeper::write() {
    if (m_receiver.pending() > 0) {
        m_again = true;
        return;
    }
    m_worker.run(
        m_receiver,
        [shared = m_shared, drafts = m_drafts.all(), file = m_file, number = ++m_shared->asked](const base::Work &) {
            return shared->write(drafts, file, number);
        },
        [this](const QString &failure) {
            if (!failure.isEmpty() && !m_failing) {
                emit failed(failure);
            }
            m_failing = !failure.isEmpty();
            if (m_again || m_failing) {
                m_again = false;
                m_delay.start(m_failing ? 5000 : kDelay); // a full disk may have room again
            }
        });
}

} // namespace davenport::inspector
