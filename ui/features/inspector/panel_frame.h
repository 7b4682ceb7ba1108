#pragma once

#include "ui/theme/tokens.h"

#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace davenport::inspector {

/// The frame of a panel between the inspector's head and its text: a headline, a sentence, a body and a row of buttons on
/// one ground with a line below. Esc dismisses it. Hidden at first. GUI thread only.
class PanelFrame : public QWidget {
    Q_OBJECT
public:
    /// `icon` stands before the headline; empty for none.
    PanelFrame(const QString &accessibleName, theme::Token ground, theme::Token line, theme::Token ink,
               const QString &icon, QWidget *parent = nullptr);

    QString headline() const;
    QString text() const;

signals:
    void dismissed();

protected:
    void setHeadline(const QString &text);
    /// An empty text takes no room.
    void setText(const QString &text);
    /// Puts `body` between the text and the buttons, from edge to edge.
    void addBody(QWidget *body);
    /// The row of buttons, with a stretch to be added by the panel.
    QHBoxLayout *buttonRow() const { return m_buttons; }

    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    theme::Token m_ground;
    theme::Token m_line;
    theme::Token m_ink;
    QString m_icon;
    QLabel *m_headline;
    QLabel *m_text;
    QVBoxLayout *m_layout;
    QHBoxLayout *m_buttons;
};

} // namespace davenport::inspector
