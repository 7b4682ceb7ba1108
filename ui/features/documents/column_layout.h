#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

class QMenu;
class QSettings;

namespace davenport::documents {

class DocumentTable;
class DocumentTableModel;

/// Widths and visibility of the table's columns: measured from the rows at first, then as the person left them, by the
/// name of the field and remembered per database. GUI thread only.
class ColumnLayout : public QObject {
    Q_OBJECT
public:
    /// `database` names the group in `settings`, which is not owned.
    ColumnLayout(DocumentTable *table, DocumentTableModel *model, QSettings *settings, const QString &database);

    /// Gives columns that have no width yet theirs, as the rows around `row` need; call when rows arrived.
    void apply(int row);
    /// The menu of a column's header: hide, show again, fit.
    void fillMenu(QMenu *menu, int column);

private:
    QString keyOf(int column) const;
    int measured(int column, int row) const;
    void remember(int column);

    DocumentTable *m_table;
    DocumentTableModel *m_model;
    QSettings *m_settings;
    QString m_group;
    int m_done = 0; ///< columns that have their width
    bool m_quiet = false;
};

} // namespace davenport::documents
