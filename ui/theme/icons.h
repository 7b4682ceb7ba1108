#pragma once

#include "ui/theme/tokens.h"

#include <QIcon>
#include <QPixmap>
#include <QString>

namespace davenport::theme {

/// The program's line icons, drawn in the colour of a token. GUI thread only.
class Icons {
public:
    /// An icon that paints in the colour of `token` (and of `onToken` while its button is checked or its item
    /// selected) in whatever theme is in use when it is painted: it need not be set again after a switch.
    /// An unknown name gives a null icon.
    static QIcon icon(const QString &name, Token token = Token::Text2, std::optional<Token> onToken = std::nullopt);

    /// The icon at `px` logical pixels (12, 14, 16 or 18) for a screen with `devicePixelRatio`. For delegates and other
    /// painting code; cached. An unknown name gives a null pixmap.
    static QPixmap pixmap(const QString &name, int px, const QColor &color, qreal devicePixelRatio);

    /// The same in the colour `token` has now.
    static QPixmap pixmap(const QString &name, int px, Token token, qreal devicePixelRatio);

    /// Paints the icon with its top left corner at `at`, at the painter's device pixel ratio.
    static void paint(QPainter *painter, const QString &name, QPointF at, int px, const QColor &color);

    /// Whether an icon of that name exists.
    static bool exists(const QString &name);

    /// The names of all icons, sorted.
    static QStringList names();
};

} // namespace davenport::theme
