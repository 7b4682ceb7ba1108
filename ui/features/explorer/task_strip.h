#pragma once

#include "engine/base/work.h"

#include <QElapsedTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace davenport::widgets {
class Button;
}

namespace davenport::explorer {

/// A strip at the foot of the navigator that tells of one long task: its name, how far it is, and Cancel.
class TaskStrip : public QWidget {
    Q_OBJECT
public:
    explicit TaskStrip(QWidget *parent = nullptr);

    void start(const QString &text);
    void report(const base::Progress &progress);
    void finish();
    bool isRunning() const { return isVisibleTo(parentWidget()); }

signals:
    void cancelRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_text;
    QProgressBar *m_progress;
    widgets::Button *m_cancel;
    QString m_name;
};

} // namespace davenport::explorer
