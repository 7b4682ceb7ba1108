#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace davenport::app {

/// Remembers starts of the program that did not end well, so that a program that crashes over what it restores can be
/// started without. A start is forgotten when it ended well or ran well for two minutes. GUI thread only.
class StartRecord {
public:
    /// So many bad starts, one after another, are a crash loop.
    static constexpr int kLoop = 3;
    /// A start that lives so long was a good one, in milliseconds.
    static constexpr int kWell = 120'000;

    explicit StartRecord(const QString &file);

    /// Notes a start of this process; returns how many before it ended badly. Starts of processes that still run do not
    /// count.
    int begin();
    /// All is well: earlier bad starts are forgotten with this one.
    void wentWell();

private:
    struct Start {
        qint64 process = 0;
        QDateTime when;
    };

    QList<Start> read() const;
    void write(const QList<Start> &starts) const;

    QString m_file;
};

} // namespace davenport::app
