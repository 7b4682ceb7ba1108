#pragma once

#include "ui/features/documents/row_loader.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace davenport::documents {

/// The rows of a RowLoader as a table: a column for marks, the id, then the fields of the documents that were read, those
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
    };
    enum class CellState { Empty, Loading, Ready };
    /// How many fields get a column.
    static constexpr int kMaxColumns = 40;

    /// Does not own `loader`, which must outlive it.
    explicit DocumentTableModel(RowLoader *loader, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// The cell of a field column; Kind::Absent where the document has no such field or is not read.
    const Cell &cell(int row, int column) const;
    CellState state(int row) const;
    /// The field's name, empty for the first two columns.
    QString fieldName(int column) const;
    /// Whether the ids have a partition before their colon.
    bool isPartitioned() const;
    /// Whether a column holds numbers, which stand at its right.
    bool isNumeric(int column) const;

signals:
    /// Other columns are there; sent after the model's own signals.
    void columnsChanged();

private:
    void addColumnsFrom(int first, int last);

    struct FieldColumn {
        QString name;
        int numbers = 0; ///< cells that hold numbers, among those that were looked at
        int others = 0;
    };

    RowLoader *m_loader;
    session::DatabasePtr m_database; ///< whose columns these are
    QString m_partition;
    bool m_growing = false;
    std::vector<FieldColumn> m_columns;
    QHash<QString, int> m_columnOf;
};

} // namespace davenport::documents
