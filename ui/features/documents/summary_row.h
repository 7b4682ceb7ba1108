#pragma once

#include "ui/theme/tokens.h"

#include <QList>
#include <QWidget>

namespace davenport::documents {

class DocumentTable;
class DocumentTableModel;

/// The row beneath the table, aligned with its columns: how many rows are in view and selected, and of the rows in view
/// the states, the exact sum of whole numbers and the span of times. It says nothing it cannot say exactly. GUI thread
/// only.
class SummaryRow : public QWidget {
    Q_OBJECT
public:
    SummaryRow(const DocumentTable *table, const DocumentTableModel *model, QWidget *parent = nullptr);

    /// Counts again, a moment later; many calls in a row count once.
    void refresh();

    QSize sizeHint() const override { return {400, 26}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void timerEvent(QTimerEvent *event) override;

private:
    struct Part {
        int column = 0;
        QString text;
        theme::Token token = theme::Token::Text2;
        bool mono = false;
        bool right = false;
        QList<std::pair<QString, theme::Token>> states; ///< instead of text
    };

    void count();
    Part partOf(int column, int first, int last) const;

    const DocumentTable *m_table;
    const DocumentTableModel *m_model;
    QString m_head;
    QList<Part> m_parts;
    int m_timer = 0;
};

} // namespace davenport::documents
