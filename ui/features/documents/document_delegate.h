#pragma once

#include "ui/features/documents/time_text.h"
#include "ui/theme/tokens.h"

#include <QStyledItemDelegate>

namespace davenport::documents {

class DocumentTableModel;
struct Cell;

/// Paints the cells of the documents' table: ids with a dimmed partition, values in the colour of their type, chips for
/// what is nested, a dot before a state. GUI thread only.
class DocumentDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int kRowHeight = 26;

    explicit DocumentDelegate(const DocumentTableModel *model, QObject *parent = nullptr);

    /// Old rows are shown in the colour of hints until new ones are there.
    void setDimmed(bool dimmed) { m_dimmed = dimmed; }

    /// The value of a document in a column names another document, and is shown as a link; an empty id: none does.
    void setLink(const QString &id, int column) {
        m_linkId = id;
        m_linkColumn = column;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// The text a cell shows on its one line.
    static QString cellText(const Cell &cell, TimeDisplay display = TimeDisplay::Utc);
    /// Where the chip with that text ends, in pixels from the left edge of its cell.
    static int chipRight(const QString &text);
    /// The colour of a value by its type.
    static theme::Token valueToken(const Cell &cell);
    /// Whether the column's strings are states, to be shown with a dot.
    static bool isStateField(const QString &name);
    /// The colour of a state's dot; never the only sign of it.
    static theme::Token stateToken(const QString &state);

private:
    void paintId(QPainter *painter, const QRect &rect, const QModelIndex &index, bool selected) const;
    void paintMarks(QPainter *painter, const QRect &rect, const QModelIndex &index) const;
    void paintValue(QPainter *painter, const QRect &rect, const Cell &cell, int column, const QString &id,
                    bool selected) const;
    theme::Token textToken(theme::Token token, bool selected) const;

    const DocumentTableModel *m_model;
    bool m_dimmed = false;
    QString m_linkId;
    int m_linkColumn = -1;
};

} // namespace davenport::documents
