#include "ui/theme/icon_engine.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace davenport::theme {

IconEngine::IconEngine(QString name, Token token, Token onToken)
    : m_name(std::move(name)), m_token(token), m_onToken(onToken) {}

QColor IconEngine::colorFor(QIcon::Mode mode, QIcon::State state) const {
    if (mode == QIcon::Disabled) {
        QColor faint = color(Token::Text3);
        faint.setAlphaF(0.6F);
        return faint;
    }
    return color(state == QIcon::On || mode == QIcon::Selected ? m_onToken : m_token);
}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) {
    const int side = qMin(rect.width(), rect.height());
    const QPointF at(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2);
    Icons::paint(painter, m_name, at, side, colorFor(mode, state));
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) {
    return scaledPixmap(size, mode, state, 1);
}

// `size` is in device pixels already; `scale` only tells the ratio, which the caller sets on the result.
QPixmap IconEngine::scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) {
    Q_UNUSED(scale);
    return Icons::pixmap(m_name, qMin(size.width(), size.height()), colorFor(mode, state), 1);
}

QSize IconEngine::actualSize(const QSize &size, QIcon::Mode mode, QIcon::State state) {
    Q_UNUSED(mode);
    Q_UNUSED(state);
    const int side = qMin(size.width(), size.height());
    return {side, side};
}

QIconEngine *IconEngine::clone() const {
    return new IconEngine(*this);
}

} // namespace davenport::theme
