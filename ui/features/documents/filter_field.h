#pragma once

#include "ui/features/documents/filter_condition.h"

#include <QLineEdit>
#include <QList>
#include <QPointer>
#include <QStringList>
#include <QWidget>

class QCompleter;
class QHBoxLayout;
class QLabel;
class QStringListModel;

namespace davenport::documents {

class ConditionChip;

/// The line in which a condition is typed; it underlines what is wrong.
class ConditionInput : public QLineEdit {
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

    /// Marks characters from `position` on; a length of 0 marks the place alone, a negative position takes the mark away.
    void setMark(qsizetype position, qsizetype length);

signals:
    /// Backspace in the empty line.
    void backspaced();
    void leftAtStart();
    void escaped();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    qsizetype m_markAt = -1;
    qsizetype m_markLength = 0;
};

/// The filter: conditions as chips, and a line to type the next one. `type = order` and Return makes a chip; a chip is edited
/// by a click or by Backspace in the empty line, and removed by its cross or by Delete. What is no condition stays in the
/// line, with the place marked and the reason beneath. GUI thread only.
class FilterField : public QWidget {
    Q_OBJECT
public:
    explicit FilterField(QWidget *parent = nullptr);
    ~FilterField() override;

    const std::vector<Condition> &conditions() const { return m_conditions; }
    /// Shows these, without a signal; what is being typed is dropped.
    void setConditions(const std::vector<Condition> &conditions);
    /// Names that are offered while the field of a condition is typed.
    void setFields(const QStringList &names);
    /// Gives the line the focus.
    void focusInput();
    ConditionInput *input() const { return m_input; }
    /// Why the text in the line is no condition; empty when nothing is wrong.
    QString problem() const;

    QSize sizeHint() const override { return {260, 26}; }
    QSize minimumSizeHint() const override { return {120, 26}; }

signals:
    void conditionsChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void rebuild();
    void arrange();
    void accept();
    void edit(int index);
    void remove(int index);
    void stopEditing();
    void showProblem(const ConditionProblem *problem);

    std::vector<Condition> m_conditions;
    QList<ConditionChip *> m_chips;
    int m_editing = -1; ///< the condition that stands in the line instead of a chip
    ConditionInput *m_input;
    QLabel *m_more;     ///< "+2": chips for which there is no room
    QPointer<QLabel> m_problem; ///< belongs to the window while it is on show
    QStringListModel *m_fields;
    QCompleter *m_completer;
};

} // namespace davenport::documents
