#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;

namespace davenport::widgets {
class Button;
}

namespace davenport::shell {

/// The card that says what the focused control is, what it does, and which key does it. Stands beside the control; Esc,
/// another key or a click elsewhere puts it away, and the focus never leaves the control. GUI thread only.
class ExplainCard : public QFrame {
    Q_OBJECT
public:
    /// A child of the window it explains.
    explicit ExplainCard(QWidget *window);

    /// Shows the card beside `control`; for null it says so.
    void explain(QWidget *control);

    /// Whether there is a guide to open; there is none at first.
    void offerGuide(bool offered);

    /// What kind of control it is, in a word a person knows, such as "button".
    static QString kindOf(const QWidget &control);
    /// Its name: the accessible name, the text, or the label it is the buddy of. Empty when it has none.
    static QString nameOf(const QWidget &control);
    /// What it does: what's-this text, accessible description or tool tip, whatever there is first.
    static QString purposeOf(const QWidget &control);

signals:
    /// The person asked for the guide.
    void guideRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_name;
    QLabel *m_kind;
    QLabel *m_purpose;
    QLabel *m_keys;
    widgets::Button *m_guide;
};

} // namespace davenport::shell
