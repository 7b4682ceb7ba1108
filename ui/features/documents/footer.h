#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;

namespace davenport::widgets {
class Button;
class IconButton;
} // namespace davenport::widgets

namespace davenport::documents {

/// The bar beneath the documents: how many there are and whether that is exact, what changed meanwhile, the task that
/// runs with its Cancel, and which rows are on the screen. GUI thread only.
class Footer : public QWidget {
    Q_OBJECT
public:
    explicit Footer(QWidget *parent = nullptr);

    /// The number of documents; negative while nothing is known.
    void setCount(qint64 count, bool exact);
    /// Documents that came or went since the rows were read; 0 hides the offer to read them.
    void setMissed(quint64 count);
    /// Fields that no column shows; `more` when documents have fields beyond those the table looks at.
    void setHiddenFields(int count, bool more);
    /// What runs, from 0 to 100 percent (negative: not known); empty hides it.
    void setTask(const QString &text, int percent);
    /// The rows on the screen, counted from 1, of `total`.
    void setRows(qint64 first, qint64 last, qint64 total);

    QSize sizeHint() const override { return {400, 34}; }

signals:
    void refreshRequested();
    void cancelRequested();
    /// The hidden fields are wanted; the list opens at `at` (global).
    void hiddenFieldsRequested(const QPoint &at);
    /// One screen up (-1) or down (1).
    void pageRequested(int step);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_count;
    widgets::Button *m_missed;
    widgets::Button *m_hidden;
    QLabel *m_task;
    QProgressBar *m_progress;
    widgets::Button *m_cancel;
    QWidget *m_line;
    QLabel *m_rows;
    widgets::IconButton *m_back;
    widgets::IconButton *m_forth;
};

} // namespace davenport::documents
