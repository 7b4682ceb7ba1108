#pragma once

#include "ui/theme/tone.h"

#include <QWidget>

namespace davenport::widgets {

/// A rounded label 18 px high that tells a state: "2 conflicts", "winner", "partitioned". Its text is the accessible name.
class Pill : public QWidget {
    Q_OBJECT
public:
    /// `icon` may be empty.
    explicit Pill(const QString &text, theme::Tone tone = theme::Tone::Neutral, const QString &icon = {},
                  QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return m_text; }
    void setTone(theme::Tone tone, const QString &icon = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// Paints the same pill into `rect` (18 px high, left aligned) for a delegate; returns its width in pixels.
    static int paint(QPainter *painter, const QRect &rect, const QString &text, theme::Tone tone,
                     const QString &icon = {});

    /// The width such a pill takes, in pixels.
    static int widthFor(const QString &text, const QString &icon = {});

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    QString m_icon;
    theme::Tone m_tone;
};

} // namespace davenport::widgets
