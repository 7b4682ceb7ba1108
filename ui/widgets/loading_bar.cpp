#include "ui/widgets/loading_bar.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace davenport::widgets {
namespace {

constexpr int kDelayMs = 150;
constexpr int kFrameMs = 33;
constexpr int kRoundMs = 1200;

} // namespace

LoadingBar::LoadingBar(QWidget *parent) : QWidget(parent) {
    setFixedHeight(2);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Loading"));
    setToolTip(tr("Loading"));
    hide();
    connect(&m_timer, &QTimer::timeout, this, &LoadingBar::tick);
}

void LoadingBar::setActive(bool active) {
    if (active == m_active) {
        return;
    }
    m_active = active;
    if (active) {
        m_clock.start();
        m_timer.start(kDelayMs);
    } else {
        m_timer.stop();
        hide();
    }
}

void LoadingBar::tick() {
    if (!isVisible()) {
        m_timer.start(kFrameMs);
        show();
        raise();
    }
    update();
}

void LoadingBar::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::Token::Border));
    const int length = qMax(40, width() / 4);
    const qreal phase = static_cast<qreal>(m_clock.elapsed() % kRoundMs) / kRoundMs;
    const int x = qRound(phase * (width() + length)) - length;
    painter.fillRect(x, 0, length, height(), theme::color(theme::Token::Accent));
}

} // namespace davenport::widgets
