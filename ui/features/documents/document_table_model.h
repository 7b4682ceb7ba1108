#pragma once

#include "ui/features/documents/row_source.h"
#include "ui/features/documents/time_text.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>
#include <QStringList>

#include <array>
#include <functional>
#include <vector>

namespace davenport::documents {

/// The rows of a RowSource as a table: a column for marks, the id, then the fields of the documents that were read, those
/// that most documents have first. Columns stay where they are while a database or partition is shown; fields that turn up
/// later are added at the end. GUI thread only.
class DocumentTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { MarkColumn = 0, IdColumn = 1, FirstFieldColumn = 2 };
    enum Role {
        StateRole = Qt::UserRole, ///< CellState as int
        IdRole,                   ///< the row's document id; empty while it is not read
        RevRole,
        ConflictRole,             ///< bool
        UnsavedRole,              ///< bool: there are edits of the document that were not saved
        GoneRole,                 ///< bool: the document was deleted since the rows were numbered
        PinnedRole,               ///< bool: the row stays on top
        CellRole,                 ///< quintptr: the address of the row's Cell, as long as the row is kept
    };
    enum class CellState { Empty, Loading, Ready };
    /// How many fields get a column at first, and in all.
    static constexpr int kMaxColumns = 40;
    static constexpr int kAllColumns = 400;

    explicit DocumentTableModel(QObject *parent = nullptr);

    /// Shows the rows of `source`, which is not owned and must outlive the model.
    void setSource(RowSource *source);
    RowSource *source() const { return m_source; }
    /// Asks which documents have unsaved edits. Call refreshMarks() when the answer changes.
    void setUnsaved(std::function<bool(const QString &id)> isUnsaved) { m_isUnsaved = std::move(isUnsaved); }
    void refreshMarks();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// What `document` (null: not read) shows in a column, for any role but StateRole.
    QVariant dataOf(const DocumentRow *document, int column, int role) const;
    /// The cell of a field column; Kind::Absent where the document has no such field or is not read.
    const Cell &cell(int row, int column) const;
    /// The cell of `document` in a field column.
    const Cell &cellOf(const DocumentRow *document, int column) const;
    /// What a cell shows, times as their column wants them.
    QString cellText(const Cell &cell, int column) const;
    CellState state(int row) const;
    /// The field's name, empty for the first two columns.
    QString fieldName(int column) const;
    /// The column of a field; -1 if it has none.
    int columnOf(const QString &field) const;
    /// Whether the ids have a partition before their colon.
    bool isPartitioned() const;
    /// Whether a column holds numbers, which stand at its right.
    bool isNumeric(int column) const;
    /// What most values of a column are, among those that were looked at.
    Cell::Kind kindOf(int column) const;
    TimeDisplay timeDisplay(int column) const;
    void setTimeDisplay(int column, TimeDisplay display);

    /// Fields that were seen and have no column, because there are too many; gives them columns.
    int fieldsWithoutColumn() const { return int(m_beyond.size()); }
    void addFieldsWithoutColumn();
    /// Whether documents were read with more fields than the table looks at (kMaxFields).
    bool hasLongDocuments() const { return m_longDocuments; }

signals:
    /// Other columns are there; sent after the model's own signals.
    void columnsChanged();

private:
    void addColumnsFrom(int first, int last);
    void onReset();

    struct FieldColumn {
        QString name;
        std::array<int, 8> kinds{}; ///< cells of each Cell::Kind, among those that were looked at
        TimeDisplay time = TimeDisplay::Utc;
    };
    void addColumns(std::vector<FieldColumn> columns);

    RowSource *m_source = nullptr;
    std::function<bool(const QString &)> m_isUnsaved;
    session::DatabasePtr m_database; ///< whose columns these are
    QString m_partition;
    bool m_growing = false;
    bool m_longDocuments = false;
    int m_limit = kMaxColumns;
    std::vector<FieldColumn> m_columns;
    QHash<QString, int> m_columnOf;
    QSet<QString> m_beyond; ///< names of fields without a column
};

} // namespace davenport::documents
