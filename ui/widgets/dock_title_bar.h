#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace davenport::widgets {

/// The 34 px bar over a dock or a part of it: title in semibold, an optional hint, then buttons at the right.
class DockTitleBar : public QWidget {
    Q_OBJECT
public:
    explicit DockTitleBar(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);

    /// Secondary text behind the title, such as "orders"; empty hides it.
    void setDetail(const QString &detail);

    /// Secondary text before the buttons, such as "4 leaves, 1 deleted"; empty hides it.
    void setHint(const QString &hint);

    /// Adds a button (or other small widget) at the right end and takes ownership.
    void addButton(QWidget *button);

    /// Draws the line above the bar as well, for a bar in the middle of a dock.
    void setLineAbove(bool on);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QHBoxLayout *m_layout;
    QLabel *m_title;
    QLabel *m_detail;
    QLabel *m_hint;
    bool m_lineAbove = false;
};

} // namespace davenport::widgets
