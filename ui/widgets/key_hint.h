#pragma once

#include <QWidget>

namespace davenport::widgets {

/// Shows a key or key combination in a small box, such as "Ctrl K". Only a picture; the key itself is an action's.
class KeyHint : public QWidget {
    Q_OBJECT
public:
    explicit KeyHint(const QString &keys, QWidget *parent = nullptr);

    void setKeys(const QString &keys);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// A key sequence as the program writes it: "Ctrl K", not "Ctrl+K".
    static QString textFor(const QKeySequence &keys);

    /// Paints the box for `keys` right aligned and vertically centred in `rect`, for delegates; returns its width in
    /// pixels.
    static int paint(QPainter *painter, const QRect &rect, const QString &keys);

    /// The width such a box takes, in pixels.
    static int widthFor(const QString &keys);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_keys;
};

} // namespace davenport::widgets
