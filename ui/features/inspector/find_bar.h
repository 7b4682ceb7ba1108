#pragma once

#include "ui/async/receiver.h"
#include "ui/async/session_worker.h"

#include <QTimer>
#include <QWidget>

#include <string>
#include <vector>

class QLabel;
class QLineEdit;

namespace davenport::inspector {

class JsonEditor;

/// Where `needle` occurs in `text`, in order, not overlapping, at most `limit` times. Unless `exact`, the letters A-Z and
/// a-z are the same. Any thread.
std::vector<qsizetype> findAll(const std::string &text, const std::string &needle, bool exact, std::size_t limit);

/// The editor's search bar: counts the hits, marks them, walks through them. The search itself runs in a worker thread.
/// GUI thread only.
class FindBar : public QWidget {
    Q_OBJECT
public:
    FindBar(JsonEditor *editor, QWidget *parent = nullptr);

    /// Shows the bar with the editor's selection (if it is on one line) as what is looked for.
    void open();
    /// Hides it and takes the marks away.
    void shut();
    /// Goes to the next or the previous hit from the cursor on, around the end.
    void step(bool forward);
    /// What the bar says, such as "3 of 17".
    QString countText() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search();
    void showHit(qsizetype index);

    JsonEditor *m_editor;
    QLineEdit *m_edit;
    QLabel *m_count;
    QTimer m_delay;
    async::SessionWorker m_worker;
    async::Receiver m_receiver;
    std::vector<qsizetype> m_hits;
    qsizetype m_length = 0;
    qsizetype m_current = -1;
    qsizetype m_shownAt = -1; // the cursor when the current hit was shown
    bool m_exact = false;
    bool m_jump = false;
};

} // namespace davenport::inspector
