#include "ui/features/documents/document_table_model.h"

#include "ui/session/open_database.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace davenport::documents {

DocumentTableModel::DocumentTableModel(QObject *parent) : QAbstractTableModel(parent) {}

void DocumentTableModel::setSource(RowSource *source) {
    if (source == m_source) {
        return;
    }
    beginResetModel();
    if (m_source) {
        m_source->disconnect(this);
    }
    m_source = source;
    connect(source, &RowSource::aboutToReset, this, [this] { beginResetModel(); });
    connect(source, &RowSource::reset, this, &DocumentTableModel::onReset);
    connect(source, &RowSource::aboutToGrow, this, [this](int first, int last) {
        m_growing = last >= first;
        if (m_growing) {
            beginInsertRows({}, first, last);
        }
    });
    connect(source, &RowSource::grown, this, [this] {
        if (std::exchange(m_growing, false)) {
            endInsertRows();
        }
    });
    connect(source, &RowSource::rowsArrived, this, [this](int first, int last) {
        addColumnsFrom(first, last);
        emit dataChanged(index(first, 0), index(last, columnCount() - 1));
    });
    onReset();
}

void DocumentTableModel::onReset() {
    if (m_source->database() != m_database || m_source->partition() != m_partition) {
        m_database = m_source->database();
        m_partition = m_source->partition();
        m_columns.clear();
        m_columnOf.clear();
        m_beyond.clear();
        m_longDocuments = false;
        m_limit = kMaxColumns;
    }
    endResetModel();
    addColumnsFrom(0, rowCount() - 1);
}

void DocumentTableModel::refreshMarks() {
    if (rowCount() > 0) {
        emit dataChanged(index(0, MarkColumn), index(rowCount() - 1, MarkColumn));
    }
}

int DocumentTableModel::rowCount(const QModelIndex &parent) const { return parent.isValid() || !m_source ? 0 : m_source->total(); }

int DocumentTableModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : FirstFieldColumn + int(m_columns.size());
}

QVariant DocumentTableModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    return role == StateRole ? int(state(index.row())) : dataOf(m_source->row(index.row()), index.column(), role);
}

QVariant DocumentTableModel::dataOf(const DocumentRow *row, int column, int role) const {
    switch (role) {
    case CellRole:
        return QVariant::fromValue(reinterpret_cast<quintptr>(&cellOf(row, column)));
    case IdRole:
        return row ? row->id : QString();
    case RevRole:
        return row ? row->rev : QString();
    case ConflictRole:
        return row && row->conflicted;
    case UnsavedRole:
        return row && m_isUnsaved && m_isUnsaved(row->id);
    case GoneRole:
        return row && row->gone;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (isNumeric(column) ? Qt::AlignRight : Qt::AlignLeft));
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
    if (column == MarkColumn) {
        if (role == Qt::DisplayRole) {
            return QString();
        }
        QStringList marks;
        if (row->conflicted) {
            marks << tr("In conflict: more than one live revision");
        }
        if (m_isUnsaved && m_isUnsaved(row->id)) {
            marks << tr("Has edits that were not saved");
        }
        return marks.join('\n');
    }
    if (column == IdColumn) {
        return row->gone && role != Qt::DisplayRole ? tr("%1: deleted meanwhile").arg(row->id) : row->id;
    }
    const Cell &shown = cellOf(row, column);
    if (role == Qt::ToolTipRole) {
        const QString moment = momentText(shown.text, QDateTime::currentMSecsSinceEpoch());
        const QString whole = shown.shortened ? shown.text + QChar(0x2026) : shown.text;
        return moment.isEmpty() ? whole : whole + '\n' + moment;
    }
    return cellText(shown, column);
}

QString DocumentTableModel::cellText(const Cell &cell, int column) const {
    switch (cell.kind) {
    case Cell::Kind::Array:
        return QStringLiteral("[%1]").arg(cell.children);
    case Cell::Kind::Object:
        return QStringLiteral("{%1}").arg(cell.children);
    case Cell::Kind::Date:
        if (timeDisplay(column) != TimeDisplay::Raw) {
            return timeText(cell.text, timeDisplay(column));
        }
        break;
    default:
        break;
    }
    return cell.shortened ? cell.text + QChar(0x2026) : cell.text;
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
        return section == MarkColumn ? tr("Marks: conflicts and unsaved edits") : section == IdColumn ? tr("Document id") : fieldName(section);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft));
    default:
        return {};
    }
}

const Cell &DocumentTableModel::cell(int row, int column) const {
    return cellOf(m_source ? m_source->row(row) : nullptr, column);
}

const Cell &DocumentTableModel::cellOf(const DocumentRow *document, int column) const {
    static const Cell absent;
    if (!document || column < FirstFieldColumn || column >= columnCount()) {
        return absent;
    }
    const QString &name = m_columns[std::size_t(column - FirstFieldColumn)].name;
    const auto found = std::find_if(document->fields.begin(), document->fields.end(),
                                    [&](const Field &field) { return field.name == name; });
    return found == document->fields.end() ? absent : found->cell;
}

DocumentTableModel::CellState DocumentTableModel::state(int row) const {
    if (m_source->row(row)) {
        return CellState::Ready;
    }
    return m_source->isRowLoading(row) ? CellState::Loading : CellState::Empty;
}

QString DocumentTableModel::fieldName(int column) const {
    return column < FirstFieldColumn || column >= columnCount()
               ? QString()
               : m_columns[std::size_t(column - FirstFieldColumn)].name;
}

bool DocumentTableModel::isPartitioned() const { return m_database && m_database->info().partitioned; }

int DocumentTableModel::columnOf(const QString &field) const {
    const auto known = m_columnOf.constFind(field);
    return known == m_columnOf.constEnd() ? -1 : FirstFieldColumn + *known;
}

bool DocumentTableModel::isNumeric(int column) const { return kindOf(column) == Cell::Kind::Number; }

Cell::Kind DocumentTableModel::kindOf(int column) const {
    if (column < FirstFieldColumn || column >= columnCount()) {
        return Cell::Kind::Absent;
    }
    auto kinds = m_columns[std::size_t(column - FirstFieldColumn)].kinds;
    kinds[std::size_t(Cell::Kind::Null)] = 0; // says nothing of the others
    const auto most = std::max_element(kinds.begin(), kinds.end());
    return *most == 0 ? Cell::Kind::Null : Cell::Kind(most - kinds.begin());
}

TimeDisplay DocumentTableModel::timeDisplay(int column) const {
    return column < FirstFieldColumn || column >= columnCount() ? TimeDisplay::Raw
                                                                : m_columns[std::size_t(column - FirstFieldColumn)].time;
}

void DocumentTableModel::setTimeDisplay(int column, TimeDisplay display) {
    if (column >= FirstFieldColumn && column < columnCount() && display != timeDisplay(column)) {
        m_columns[std::size_t(column - FirstFieldColumn)].time = display;
        if (rowCount() > 0) {
            emit dataChanged(index(0, column), index(rowCount() - 1, column));
        }
    }
}

void DocumentTableModel::addColumnsFrom(int first, int last) {
    struct Seen {
        FieldColumn column;
        int count = 0;
    };
    QHash<QString, std::size_t> placeOf;
    std::vector<Seen> seen;
    for (int number = first; number <= last; ++number) {
        const DocumentRow *row = m_source->row(number);
        if (!row) {
            // Rows are kept page by page: on to the next page.
            number = (number / RowSource::kPageSize + 1) * RowSource::kPageSize - 1;
            continue;
        }
        m_longDocuments = m_longDocuments || row->moreFields > 0;
        for (const Field &field : row->fields) {
            const auto kind = std::size_t(field.cell.kind);
            if (const auto known = m_columnOf.constFind(field.name); known != m_columnOf.constEnd()) {
                ++m_columns[std::size_t(*known)].kinds[kind];
                continue;
            }
            if (!placeOf.contains(field.name)) {
                placeOf.insert(field.name, seen.size());
                seen.push_back({{field.name, {}, TimeDisplay::Utc}, 0});
            }
            Seen &again = seen[placeOf.value(field.name)];
            ++again.column.kinds[kind];
            ++again.count;
        }
    }
    std::stable_sort(seen.begin(), seen.end(), [](const Seen &a, const Seen &b) { return a.count > b.count; });
    const std::size_t room = std::size_t(m_limit) - std::min(m_columns.size(), std::size_t(m_limit));
    std::vector<FieldColumn> columns;
    const qsizetype beyond = m_beyond.size();
    for (Seen &field : seen) {
        if (columns.size() < room) {
            columns.push_back(std::move(field.column));
        } else if (m_beyond.size() < kAllColumns) {
            m_beyond.insert(field.column.name);
        }
    }
    if (!columns.empty()) {
        addColumns(std::move(columns));
    } else if (m_beyond.size() != beyond) {
        emit columnsChanged();
    }
}

void DocumentTableModel::addColumns(std::vector<FieldColumn> columns) {
    beginInsertColumns({}, columnCount(), columnCount() + int(columns.size()) - 1);
    for (FieldColumn &field : columns) {
        m_columnOf.insert(field.name, int(m_columns.size()));
        m_columns.push_back(std::move(field));
    }
    endInsertColumns();
    emit columnsChanged();
}

void DocumentTableModel::addFieldsWithoutColumn() {
    m_limit = kAllColumns;
    m_beyond.clear();
    addColumnsFrom(0, rowCount() - 1);
}

} // namespace davenport::documents
