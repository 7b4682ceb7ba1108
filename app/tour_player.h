#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <vector>

class QWidget;

namespace davenport::app {

/// One thing the tour does, and what must be so before the picture is taken.
struct TourStep {
    QString name;                    ///< of the picture; empty takes none
    std::function<void()> act;       ///< may be empty
    std::function<QString()> waitingFor; ///< what is not there yet, in a few words; empty text when all is there
    int seconds = 30;                ///< how long it may take
};

/// Plays steps one after another from the event loop, without waiting in it. GUI thread only.
class TourPlayer : public QObject {
    Q_OBJECT
public:
    /// Pictures of `window` go to `folder` as NAME-`suffix`.png.
    TourPlayer(QWidget *window, const QString &folder, const QString &suffix, QObject *parent = nullptr);

    void play(std::vector<TourStep> steps);
    /// The files that were written.
    const QStringList &written() const { return m_written; }

signals:
    void finished();
    /// A step did not come to its end.
    void failed(const QString &reason);

private:
    void begin();
    void look();
    bool takePicture(const QString &name);

    QWidget *m_window;
    QString m_folder;
    QString m_suffix;
    std::vector<TourStep> m_steps;
    std::size_t m_at = 0;
    QElapsedTimer m_clock;
    qint64 m_readySince = -1;
    QTimer m_timer;
    QStringList m_written;
};

} // namespace davenport::app
