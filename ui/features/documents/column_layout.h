#pragma once

#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>

class QMenu;
class QSettings;

namespace davenport::documents {

class DocumentTable;
class DocumentTableModel;
enum class TimeDisplay : std::uint8_t;

/// Widths, places, visibility, pins and times of the table's columns: as the rows need it at first, then as the person left
/// them, by the name of the field and remembered per database. GUI thread only.
class ColumnLayout : public QObject {
    Q_OBJECT
public:
    /// `database` names the group in `settings`, which is not owned.
    ColumnLayout(DocumentTable *table, DocumentTableModel *model, QSettings *settings, const QString &database);

    /// Gives columns that are new their width and place, as the rows around `row` need; call when rows arrived.
    void apply(int row);

    void setHidden(int column, bool hidden);
    /// Makes the column as wide as the rows on the screen need.
    void fit(int column);
    /// Pinned columns stand at the left, behind the id.
    void setPinned(int column, bool pinned);
    bool isPinned(int column) const { return m_pinned.contains(nameOf(column)); }
    QSet<int> pinned() const;
    void setTimeDisplay(int column, TimeDisplay display);
    /// Columns that are hidden, in the order of the model.
    QList<int> hidden() const;
    /// How many fields have no column on the screen, for whatever reason.
    int hiddenFields() const;
    void showAll();

signals:
    /// Something is hidden, shown, pinned or moved.
    void changed();

private:
    QString nameOf(int column) const;
    QString keyOf(int column) const;
    int measured(int column, int row) const;
    void remember(int column);
    void rememberPlaces();
    void place();

    DocumentTable *m_table;
    DocumentTableModel *m_model;
    QSettings *m_settings;
    QString m_group;
    QStringList m_pinned; ///< names, in the order in which they were pinned
    QStringList m_places; ///< names in the order the person moved them to; empty while they never did
    int m_done = 0;       ///< columns that have their width
    bool m_quiet = false;
};

} // namespace davenport::documents
