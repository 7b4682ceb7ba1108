#pragma once

#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"

#include <QStringListModel>
#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace davenport::inspector {

class JsonEditor;

/// Goes to a path such as lines[1].sku, with completion. Paths are looked for in a worker thread. GUI thread only.
class PathBar : public QWidget {
    Q_OBJECT
public:
    explicit PathBar(JsonEditor *editor, QWidget *parent = nullptr);

    /// Shows the bar with the path at the cursor.
    void open();
    void shut();
    /// What is offered for what was typed.
    QStringList offers() const { return m_offers.stringList(); }
    /// "no such path", or nothing.
    QString problem() const;
    QLineEdit *edit() const { return m_edit; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void go();

    JsonEditor *m_editor;
    QLineEdit *m_edit;
    QLabel *m_problem;
    QStringListModel m_offers;
    QTimer m_delay;
    async::SessionWorker m_worker;
    async::Receiver m_receiver;
};

} // namespace davenport::inspector
