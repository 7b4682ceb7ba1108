#pragma once

#include "ui/theme/tone.h"

#include <QWidget>

namespace davenport::widgets {

/// A small box of text 20 px high: a partition, a key, one condition of a filter. It may have a cross that removes it;
/// it then takes the keyboard focus, and Delete and Backspace do the same.
class Chip : public QWidget {
    Q_OBJECT
public:
    /// Neutral is grey, Accent marks a partition. `icon` may be empty.
    explicit Chip(const QString &text, theme::Tone tone = theme::Tone::Neutral, const QString &icon = {},
                  QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return m_text; }

    /// Code font 12 px instead of the UI font; for ids, partitions and values. On by default.
    void setMono(bool mono);

    /// 20 px by default, 22 px in the inspector's head.
    void setChipHeight(int px);

    /// Longer text is elided to this width of the whole chip in pixels; the tool tip then has all of it.
    void setMaximumTextWidth(int px);

    /// Shows the cross; `what` completes the tool tip "Remove ...".
    void setClosable(bool closable, const QString &what = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The text was clicked, or Return or Space pressed.
    void clicked();
    /// The cross was clicked, or Delete or Backspace pressed.
    void closeRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QFont chipFont() const;
    QRect crossRect() const;

    QString m_text;
    QString m_icon;
    theme::Tone m_tone;
    bool m_mono = true;
    bool m_closable = false;
    bool m_ring = false;
    int m_height = 20;
    int m_maximum = 320;
};

} // namespace davenport::widgets
