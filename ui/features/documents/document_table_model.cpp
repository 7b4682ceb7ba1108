#include "ui/features/documents/document_table_model.h"

#include "ui/session/open_database.h"

#include <algorithm>
#include <utility>

namespace davenport::documents {

DocumentTableModel::DocumentTableModel(RowLoader *loader, QObject *parent)
    : QAbstractTableModel(parent), m_loader(loader) {
    connect(loader, &RowLoader::aboutToReset, this, [this] { beginResetModel(); });
    connect(loader, &RowLoader::reset, this, [this] {
        const RowView &view = m_loader->view();
        if (view.database != m_database || view.partition != m_partition) {
            m_database = view.database;
            m_partition = view.partition;
            m_columns.clear();
            m_columnOf.clear();
        }
        endResetModel();
        addColumnsFrom(0, rowCount() - 1);
    });
    connect(loader, &RowLoader::aboutToGrow, this, [this](int first, int last) {
        m_growing = last >= first;
        if (m_growing) {
            beginInsertRows({}, first, last);
        }
    });
    connect(loader, &RowLoader::grown, this, [this] {
        if (std::exchange(m_growing, false)) {
            endInsertRows();
        }
    });
    connect(loader, &RowLoader::rowsArrived, this, [this](int first, int last) {
        addColumnsFrom(first, last);
        emit dataChanged(index(first, 0), index(last, columnCount() - 1));
    });
}

int DocumentTableModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : m_loader->total(); }

int DocumentTableModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : FirstFieldColumn + int(m_columns.size());
}

QVariant DocumentTableModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const DocumentRow *row = m_loader->row(index.row());
    switch (role) {
    case StateRole:
        return int(state(index.row()));
    case IdRole:
        return row ? row->id : QString();
    case RevRole:
        return row ? row->rev : QString();
    case ConflictRole:
        return row && row->conflicted;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (isNumeric(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        break;
    default:
        return {};
    }
    if (!row) {
        return {};
    }
    if (index.column() == MarkColumn) {
        return row->conflicted && role != Qt::DisplayRole ? tr("In conflict: more than one live revision") : QString();
    }
    if (index.column() == IdColumn) {
        return row->id;
    }
    const Cell &shown = cell(index.row(), index.column());
    if (shown.kind == Cell::Kind::Array && role != Qt::ToolTipRole) {
        return QStringLiteral("[%1]").arg(shown.children);
    }
    if (shown.kind == Cell::Kind::Object && role != Qt::ToolTipRole) {
        return QStringLiteral("{%1}").arg(shown.children);
    }
    return shown.shortened ? shown.text + QChar(0x2026) : shown.text;
}

QVariant DocumentTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return section == MarkColumn ? QString() : section == IdColumn ? QStringLiteral("_id") : fieldName(section);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return section == MarkColumn ? tr("Marks: conflicts") : section == IdColumn ? tr("Document id") : fieldName(section);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return {};
    }
}

const Cell &DocumentTableModel::cell(int row, int column) const {
    static const Cell absent;
    const DocumentRow *document = m_loader->row(row);
    if (!document || column < FirstFieldColumn || column >= columnCount()) {
        return absent;
    }
    const QString &name = m_columns[std::size_t(column - FirstFieldColumn)].name;
    const auto found = std::find_if(document->fields.begin(), document->fields.end(),
                                    [&](const Field &field) { return field.name == name; });
    return found == document->fields.end() ? absent : found->cell;
}

DocumentTableModel::CellState DocumentTableModel::state(int row) const {
    if (m_loader->row(row)) {
        return CellState::Ready;
    }
    return m_loader->isRowLoading(row) ? CellState::Loading : CellState::Empty;
}

QString DocumentTableModel::fieldName(int column) const {
    return column < FirstFieldColumn || column >= columnCount()
               ? QString()
               : m_columns[std::size_t(column - FirstFieldColumn)].name;
}

bool DocumentTableModel::isPartitioned() const { return m_database && m_database->info().partitioned; }

bool DocumentTableModel::isNumeric(int column) const {
    if (column < FirstFieldColumn || column >= columnCount()) {
        return false;
    }
    const FieldColumn &field = m_columns[std::size_t(column - FirstFieldColumn)];
    return field.numbers > field.others;
}

void DocumentTableModel::addColumnsFrom(int first, int last) {
    struct Seen {
        FieldColumn column;
        int count = 0;
        int order = 0;
    };
    QHash<QString, int> placeOf;
    std::vector<Seen> seen;
    for (int number = first; number <= last; ++number) {
        const DocumentRow *row = m_loader->row(number);
        if (!row) {
            // Rows are kept page by page: on to the next page.
            number = (number / RowLoader::kPageSize + 1) * RowLoader::kPageSize - 1;
            continue;
        }
        for (const Field &field : row->fields) {
            const bool isNumber = field.cell.kind == Cell::Kind::Number;
            const bool isOther = !isNumber && field.cell.kind != Cell::Kind::Null;
            if (const auto known = m_columnOf.constFind(field.name); known != m_columnOf.constEnd()) {
                m_columns[std::size_t(*known)].numbers += isNumber;
                m_columns[std::size_t(*known)].others += isOther;
                continue;
            }
            const auto [place, isNew] = std::pair(placeOf.value(field.name, -1), !placeOf.contains(field.name));
            if (isNew) {
                placeOf.insert(field.name, int(seen.size()));
                seen.push_back({{field.name, isNumber, isOther}, 1, int(seen.size())});
            } else {
                Seen &again = seen[std::size_t(place)];
                again.column.numbers += isNumber;
                again.column.others += isOther;
                ++again.count;
            }
        }
    }
    std::stable_sort(seen.begin(), seen.end(), [](const Seen &a, const Seen &b) { return a.count > b.count; });
    const std::size_t room = std::size_t(kMaxColumns) - std::min(m_columns.size(), std::size_t(kMaxColumns));
    seen.resize(std::min(seen.size(), room));
    if (seen.empty()) {
        return;
    }
    beginInsertColumns({}, columnCount(), columnCount() + int(seen.size()) - 1);
    for (Seen &field : seen) {
        m_columnOf.insert(field.column.name, int(m_columns.size()));
        m_columns.push_back(std::move(field.column));
    }
    endInsertColumns();
    emit columnsChanged();
}

} // namespace davenport::documents
