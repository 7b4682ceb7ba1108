#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace davenport::widgets {

/// A 2 px bar that runs while something loads. It appears only after 150 ms, so that quick work does not flicker.
class LoadingBar : public QWidget {
    Q_OBJECT
public:
    explicit LoadingBar(QWidget *parent = nullptr);

    /// Starts or stops; repeated calls with the same value do nothing.
    void setActive(bool active);
    bool isActive() const { return m_active; }

    QSize sizeHint() const override { return {100, 2}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void tick();

    QTimer m_timer;
    QElapsedTimer m_clock;
    bool m_active = false;
};

} // namespace davenport::widgets
