#include "ui/theme/icons.h"

#include "ui/theme/icon_engine.h"
#include "ui/theme/theme.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace davenport::theme {
namespace {

constexpr auto kFolder = ":/davenport/icons/";

QByteArray source(const QString &name) {
    static QHash<QString, QByteArray> cache;
    const auto found = cache.constFind(name);
    if (found != cache.constEnd()) {
        return *found;
    }
    Theme::instance(); // registers the resources
    QFile file(QLatin1String(kFolder) + name + QLatin1String(".svg"));
    const QByteArray svg = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    cache.insert(name, svg);
    return svg;
}

// The drawings are made with the light theme's text, accent and white; each is replaced by what it stands for.
QByteArray recoloured(QByteArray svg, const QColor &stroke) {
    svg.replace("#18211F", stroke.name().toLatin1());
    if (svg.contains("#0E6C70")) {
        svg.replace("#FFFFFF", color(Token::OnAccent).name().toLatin1());
        svg.replace("#0E6C70", color(Token::Accent).name().toLatin1());
    }
    return svg;
}

} // namespace

QIcon Icons::icon(const QString &name, Token token, std::optional<Token> onToken) {
    return exists(name) ? QIcon(new IconEngine(name, token, onToken.value_or(token))) : QIcon();
}

QPixmap Icons::pixmap(const QString &name, int px, const QColor &stroke, qreal devicePixelRatio) {
    const int size = qMax(1, qRound(px * devicePixelRatio));
    const QString key = QStringLiteral("davenport/%1/%2/%3/%4")
                            .arg(name)
                            .arg(size)
                            .arg(stroke.rgba(), 8, 16)
                            .arg(color(Token::Accent).rgba(), 8, 16);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) {
        pixmap.setDevicePixelRatio(devicePixelRatio);
        return pixmap;
    }
    const QByteArray svg = source(name);
    if (svg.isEmpty()) {
        return {};
    }
    QSvgRenderer renderer(recoloured(svg, stroke));
    pixmap = QPixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setOpacity(stroke.alphaF());
    renderer.render(&painter, QRectF(0, 0, size, size));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

QPixmap Icons::pixmap(const QString &name, int px, Token token, qreal devicePixelRatio) {
    return pixmap(name, px, color(token), devicePixelRatio);
}

void Icons::paint(QPainter *painter, const QString &name, QPointF at, int px, const QColor &stroke) {
    painter->drawPixmap(at, pixmap(name, px, stroke, painter->device()->devicePixelRatioF()));
}

bool Icons::exists(const QString &name) {
    return !source(name).isEmpty();
}

QStringList Icons::names() {
    Theme::instance();
    QStringList names = QDir(QLatin1String(kFolder)).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name);
    for (QString &name : names) {
        name.chop(4);
    }
    return names;
}

} // namespace davenport::theme
