#pragma once

#include "ui/theme/tokens.h"

#include <QIconEngine>
#include <QString>

namespace davenport::theme {

/// Draws one line icon in the colour its tokens have at the moment of painting, which is why no widget has to renew its
/// icons when the theme changes. Disabled is the colour of hints. GUI thread only.
class IconEngine : public QIconEngine {
public:
    IconEngine(QString name, Token token, Token onToken);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override;
    QSize actualSize(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine *clone() const override;
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }

private:
    QColor colorFor(QIcon::Mode mode, QIcon::State state) const;

    QString m_name;
    Token m_token;
    Token m_onToken;
};

} // namespace davenport::theme
