#pragma once

#include "ui/features/documents/filter_condition.h"

#include <QWidget>

namespace davenport::documents {

/// One condition of the filter as a chip: field, operator and value in their colours, and a cross. Return or a click edits
/// it, Delete, Backspace or the cross remove it, Left and Right go to its neighbours. GUI thread only.
class ConditionChip : public QWidget {
    Q_OBJECT
public:
    explicit ConditionChip(const Condition &condition, QWidget *parent = nullptr);

    const Condition &condition() const { return m_condition; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {44, 20}; }

signals:
    void editRequested();
    void removeRequested();
    /// The neighbour at the left (-1) or right (1) is wanted.
    void moveRequested(int step);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QRect crossRect() const;

    Condition m_condition;
    QString m_field;
    QString m_sign;
    QString m_value;
    bool m_ring = false;
};

} // namespace davenport::documents
