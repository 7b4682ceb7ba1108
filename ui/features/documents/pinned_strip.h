#pragma once

#include <QTableView>

namespace davenport::documents {

class DocumentTable;
class PinnedRows;

/// The pinned documents under the names of the table's columns, where they stay while the rows beneath scroll. At most eight
/// are on the screen at once. GUI thread only.
class PinnedStrip : public QTableView {
    Q_OBJECT
public:
    PinnedStrip(DocumentTable *table, PinnedRows *rows);

signals:
    /// The person is at a pinned document.
    void chosen(const QString &id);
    /// Return or a double click.
    void opened(const QString &id);
    void menuRequested(const QString &id, const QPoint &at);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void follow();
    void followColumns();

    DocumentTable *m_table;
};

} // namespace davenport::documents
