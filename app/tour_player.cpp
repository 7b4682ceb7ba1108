#include "app/tour_player.h"

#include "ui/theme/theme.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QPainter>
#include <QPixmap>

namespace davenport::app {

namespace {

constexpr int kLookMilliseconds = 20;
constexpr qint64 kSettleMilliseconds = 300; ///< for what follows a screen a moment later, such as a summary

} // namespace

TourPlayer::TourPlayer(QWidget *window, const QString &folder, const QString &suffix, QObject *parent)
    : QObject(parent), m_window(window), m_folder(folder), m_suffix(suffix) {
    m_timer.setInterval(kLookMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &TourPlayer::look);
}

void TourPlayer::play(std::vector<TourStep> steps) {
    m_steps = std::move(steps);
    m_at = 0;
    begin();
}

void TourPlayer::begin() {
    if (m_at == m_steps.size()) {
        m_timer.stop();
        emit finished();
        return;
    }
    m_clock.start();
    m_readySince = -1;
    m_timer.start();
    if (m_steps[m_at].act) {
        m_steps[m_at].act();
    }
}

void TourPlayer::look() {
    const TourStep &step = m_steps[m_at];
    const QString missing = step.waitingFor ? step.waitingFor() : QString();
    if (!missing.isEmpty()) {
        m_readySince = -1;
        if (m_clock.elapsed() > qint64(step.seconds) * 1000) {
            m_timer.stop();
            emit failed(tr("the screen “%1” (%2) cannot be shown: after %3 seconds still waiting for %4")
                            .arg(step.name, m_suffix)
                            .arg(step.seconds)
                            .arg(missing));
        }
        return;
    }
    if (m_readySince < 0) {
        m_readySince = m_clock.elapsed();
    }
    if (m_clock.elapsed() - m_readySince < kSettleMilliseconds) {
        return;
    }
    if (!step.name.isEmpty() && !takePicture(step.name)) {
        m_timer.stop();
        emit failed(tr("the picture “%1” cannot be written to %2").arg(step.name, m_folder));
        return;
    }
    ++m_at;
    begin();
}

bool TourPlayer::takePicture(const QString &name) {
    QPixmap picture = m_window->grab();
    QPainter painter(&picture);
    for (QWidget *top : QApplication::topLevelWidgets()) {
        const bool isOver = top != m_window && top->isVisible() && (qobject_cast<QDialog *>(top) || top->windowType() == Qt::Popup);
        if (isOver) {
            // A dialog stands in the middle of its window, a popup where it opened.
            const QPoint at = top->windowType() == Qt::Popup
                                  ? m_window->mapFromGlobal(top->pos())
                                  : QPoint((m_window->width() - top->width()) / 2, (m_window->height() - top->height()) / 3);
            if (top->windowType() != Qt::Popup) {
                painter.fillRect(QRect(QPoint(), m_window->size()), theme::color(theme::Token::Scrim));
            }
            painter.drawPixmap(at, top->grab());
            painter.setPen(theme::color(theme::Token::Border2)); // in place of the desktop's frame
            painter.drawRect(QRect(at, top->size()).adjusted(-1, -1, 0, 0));
        }
    }
    painter.end();
    const QString path = QDir(m_folder).filePath(QStringLiteral("%1-%2.png").arg(name, m_suffix));
    if (!picture.save(path, "PNG")) {
        return false;
    }
    m_written.append(path);
    return true;
}

} // namespace davenport::app
