#include "app/start_record.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <signal.h>

#include <cerrno>

namespace davenport::app {

namespace {

bool isRunning(qint64 process) {
    return process == QCoreApplication::applicationPid() || ::kill(static_cast<pid_t>(process), 0) == 0 ||
           errno == EPERM;
}

} // namespace

StartRecord::StartRecord(const QString &file) : m_file(file) {}

QList<StartRecord::Start> StartRecord::read() const {
    QList<Start> starts;
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly)) {
        return starts; // none, or unreadable: then nothing is known of a loop
    }
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray &line : lines) {
        const qsizetype space = line.indexOf(' ');
        const Start start{line.left(space).toLongLong(),
                          QDateTime::fromString(QString::fromLatin1(line.mid(space + 1)), Qt::ISODate)};
        if (start.process > 0 && start.when.isValid()) {
            starts.append(start);
        }
    }
    return starts;
}

void StartRecord::write(const QList<Start> &starts) const {
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    QSaveFile file(m_file);
    if (file.open(QIODevice::WriteOnly)) {
        for (const Start &start : starts) {
            file.write(QByteArray::number(start.process) + ' ' + start.when.toString(Qt::ISODate).toLatin1() + '\n');
        }
        file.commit();
    }
}

int StartRecord::begin() {
    QList<Start> starts = read();
    const auto bad =
        std::count_if(starts.begin(), starts.end(), [](const Start &start) { return !isRunning(start.process); });
    starts.append({QCoreApplication::applicationPid(), QDateTime::currentDateTimeUtc()});
    write(starts.mid(qMax<qsizetype>(0, starts.size() - 2 * kLoop)));
    return static_cast<int>(bad);
}

void StartRecord::wentWell() {
    QList<Start> others;
    const QList<Start> starts = read();
    for (const Start &start : starts) {
        if (start.process != QCoreApplication::applicationPid() && isRunning(start.process)) {
            others.append(start);
        }
    }
    write(others);
}

} // namespace davenport::app
