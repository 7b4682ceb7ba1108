#pragma once

#include <QToolButton>

namespace davenport::shell {

/// One 32 x 32 button of the rail, with a number in a badge when there is something to look at.
class RailButton : public QToolButton {
    Q_OBJECT
public:
    explicit RailButton(QAction *action, QWidget *parent = nullptr);

    /// 0 takes the badge away; more than 99 reads "99+".
    void setBadge(int number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_badge = 0;
};

} // namespace davenport::shell
