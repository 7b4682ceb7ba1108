#pragma once

#include <QObject>

class QWidget;

namespace davenport::theme {

/// How large text is, in percent of its usual size, 100 to 200. Fonts come from Theme; this scales what was made to hold
/// them: sizes that widgets fixed in their constructors, table rows, and fonts a widget set for itself. GUI thread only.
class TextScale : public QObject {
    Q_OBJECT
public:
    static constexpr int kSmallest = 100;
    static constexpr int kLargest = 200;
    static constexpr int kStep = 10;

    explicit TextScale(QObject *parent);

    int percent() const { return m_percent; }
    /// Scales every widget there is and every one that comes.
    void setPercent(int percent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply(QWidget *widget) const;

    int m_percent = 100;
};

/// `px` logical pixels at the present size of text.
int scaled(int px);

} // namespace davenport::theme
