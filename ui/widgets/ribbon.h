#pragma once

#include "ui/theme/tone.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace davenport::widgets {

/// A 30 px band over a page's content that tells something and offers what to do about it: an error with Retry, a plan,
/// a document that changed meanwhile. Long text is elided; the tool tip has all of it.
class Ribbon : public QWidget {
    Q_OBJECT
public:
    explicit Ribbon(QWidget *parent = nullptr);

    /// Shows `title` in semibold and `text` behind it, and takes earlier actions away. `icon` empty means the tone's own.
    void showMessage(theme::Tone tone, const QString &title, const QString &text = {}, const QString &icon = {});

    /// Adds a button at the right end of the message on show; `id` comes back in triggered().
    void addAction(const QString &id, const QString &text, const QString &icon = {});

    /// Shows a cross at the end; a click hides the ribbon and emits dismissed(). Off after each showMessage().
    void setDismissable(bool dismissable);

    QString message() const { return m_message; }
    QSize sizeHint() const override { return {200, 30}; }
    QSize minimumSizeHint() const override { return {100, 30}; }

signals:
    /// The button added as `id` was pressed.
    void triggered(const QString &id);
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void elide();

    QHBoxLayout *m_layout;
    QLabel *m_label;
    QWidget *m_cross;
    QList<QWidget *> m_buttons;
    QString m_title;
    QString m_text;
    QString m_message;
    QString m_icon;
    theme::Tone m_tone = theme::Tone::Neutral;
};

} // namespace davenport::widgets
