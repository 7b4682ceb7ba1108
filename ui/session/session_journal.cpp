#include "ui/session/session_journal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSaveFile>

#include <mutex>

namespace davenport::session {

namespace {

constexpr int kVersion = 1;
constexpr int kRetry = 5000; // a full disk may have room again

QByteArray lineOf(const QJsonObject &object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

bool sameSession(const SessionRecord &a, const SessionRecord &b) {
    return a.active == b.active && std::equal(a.tabs.begin(), a.tabs.end(), b.tabs.begin(), b.tabs.end(),
                                              [](const SessionTab &x, const SessionTab &y) {
                                                  return x.key == y.key && x.title == y.title && x.state == y.state;
                                              });
}

/// Takes the header; says what is wrong with it, or nothing.
QString takeHeader(const QByteArray &line, SessionRecord &record) {
    const QJsonObject header = QJsonDocument::fromJson(line).object();
    const int version = header.value(QLatin1String("davenportSession")).toInt();
    if (version < 1) {
        return SessionJournal::tr("It does not begin as a record of a session does.");
    }
    if (version > kVersion) {
        return SessionJournal::tr("It was written by a newer version of the program (format %1).").arg(version);
    }
    record.written = QDateTime::fromString(header.value(QLatin1String("written")).toString(), Qt::ISODateWithMs);
    record.active = header.value(QLatin1String("active")).toString();
    return {};
}

} // namespace

/// Writing is one at a time, and never goes back to an older record.
struct SessionJournal::Shared {
    std::mutex mutex;
    quint64 asked = 0; ///< used in the GUI thread alone
    quint64 written = 0;

    QString write(const SessionRecord &record, const QString &file, quint64 number) {
        const std::scoped_lock lock(mutex);
        if (number < written) {
            return {};
        }
        written = number;
        return SessionJournal::write(record, file);
    }
};

SessionJournal::SessionJournal(const QString &file, QObject *parent)
    : QObject(parent), m_file(file), m_shared(std::make_shared<Shared>()), m_worker(QStringLiteral("journal")) {
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &SessionJournal::writeSoon);
}

SessionJournal::~SessionJournal() = default;

QString SessionJournal::write(const SessionRecord &record, const QString &file) {
    QDir().mkpath(QFileInfo(file).absolutePath());
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) {
        return tr("%1 cannot be written: %2").arg(file, out.errorString());
    }
    out.write(lineOf({{QStringLiteral("davenportSession"), kVersion},
                      {QStringLiteral("written"), record.written.toString(Qt::ISODateWithMs)},
                      {QStringLiteral("active"), record.active}}));
    for (const SessionTab &tab : record.tabs) {
        out.write(lineOf({{QStringLiteral("key"), tab.key},
                          {QStringLiteral("title"), tab.title},
                          {QStringLiteral("state"), tab.state}}));
    }
    return out.commit() ? QString() : tr("%1 cannot be written: %2").arg(file, out.errorString());
}

SessionReading SessionJournal::read(const QString &file) {
    SessionReading reading;
    QFile in(file);
    if (!in.exists()) {
        return reading;
    }
    if (!in.open(QIODevice::ReadOnly)) {
        reading.problems.append(tr("%1 cannot be read: %2").arg(file, in.errorString()));
        return reading;
    }
    const QList<QByteArray> lines = in.readAll().split('\n');
    in.close();
    QString problem = takeHeader(lines.value(0), reading.record);
    const bool understood = problem.isEmpty();
    for (qsizetype i = 1; i < lines.size() && understood; ++i) {
        if (lines.at(i).isEmpty()) {
            continue;
        }
        const QJsonObject entry = QJsonDocument::fromJson(lines.at(i)).object();
        const SessionTab tab{entry.value(QLatin1String("key")).toString(),
                             entry.value(QLatin1String("title")).toString(),
                             entry.value(QLatin1String("state")).toObject()};
        if (tab.key.isEmpty()) {
            problem = tr("Line %1 is damaged; its tab was passed over.").arg(i + 1);
            reading.problems.append(problem);
        } else {
            reading.record.tabs.append(tab);
        }
    }
    if (!understood) {
        reading.problems.append(problem);
    }
    if (!problem.isEmpty()) {
        const QString aside = file + QStringLiteral(".damaged-") +
                              QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmsszzz"));
        if (QFile::copy(file, aside)) {
            reading.problems.append(tr("The file was kept as %1.").arg(aside));
        }
    }
    return reading;
}

void SessionJournal::put(const SessionRecord &record) {
    if (m_record.written.isValid() && sameSession(record, m_record)) {
        return;
    }
    m_record = record;
    m_record.written = QDateTime::currentDateTimeUtc();
    m_dirty = true;
    if (!m_delay.isActive() && m_receiver.pending() == 0) {
        m_delay.start(kDelay);
    }
}

QString SessionJournal::flush() {
    m_delay.stop();
    if (!std::exchange(m_dirty, false)) {
        return {};
    }
    return m_shared->write(m_record, m_file, ++m_shared->asked);
}

void SessionJournal::writeSoon() {
    if (!std::exchange(m_dirty, false)) {
        return;
    }
    m_worker.run(
        m_receiver,
        [shared = m_shared, record = m_record, file = m_file, number = ++m_shared->asked](const base::Work &) {
            return shared->write(record, file, number);
        },
        [this](const QString &failure) {
            if (!failure.isEmpty() && !m_failing) {
                emit failed(failure);
            }
            m_failing = !failure.isEmpty();
            m_dirty = m_dirty || m_failing;
            if (m_dirty) {
                m_delay.start(m_failing ? kRetry : kDelay);
            }
        });
}

} // namespace davenport::session
