#include "ui/features/documents/row_selection.h"

#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"

#include <QItemSelectionModel>
#include <QScopedValueRollback>

#include <algorithm>

namespace davenport::documents {

RowSelection::RowSelection(DocumentTable *table, DocumentTableModel *model, QObject *parent)
    : QObject(parent), m_table(table), m_model(model) {
    connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RowSelection::onSelectionChanged);
    connect(model, &QAbstractItemModel::modelAboutToBeReset, this, &RowSelection::onAboutToReset);
    connect(model, &QAbstractItemModel::dataChanged, this, &RowSelection::noteEnds);
}

QString RowSelection::idAt(int row) const {
    const QString id = m_model->source() ? m_model->source()->idAt(row) : QString();
    return id.isEmpty() ? m_ends.value(row) : id;
}

qsizetype RowSelection::count() const { return m_table->selectedCount(); }

void RowSelection::onSelectionChanged() {
    if (!m_quiet) {
        m_waiting = false; // the person has chosen meanwhile
    }
    noteEnds();
}

void RowSelection::noteEnds() {
    QHash<int, QString> ends;
    for (const auto &[first, last] : m_table->selectedRanges()) {
        for (const int row : {first, last}) {
            if (const QString id = idAt(row); !id.isEmpty()) {
                ends.insert(row, id);
            }
        }
    }
    m_ends = ends;
}

void RowSelection::onAboutToReset() {
    if (m_waiting) {
        return; // what was kept before is still to be restored
    }
    m_kept.clear();
    m_keptAll = false;
    m_keptRanges = false;
    if (!m_keeping) {
        return;
    }
    const QList<std::pair<int, int>> ranges = m_table->selectedRanges();
    const int rows = m_model->rowCount();
    if (rows > 1 && ranges == QList<std::pair<int, int>>{{0, rows - 1}}) {
        m_keptAll = rows > kMaxIds;
    }
    m_keptRanges = count() > kMaxIds;
    for (const auto &[first, last] : ranges) {
        if (m_keptRanges) {
            m_kept << idAt(first) << idAt(last);
            continue;
        }
        for (int row = first; row <= last; ++row) {
            if (const QString id = idAt(row); !id.isEmpty()) {
                m_kept << id;
            }
        }
    }
    if (m_kept.contains(QString())) {
        m_kept.clear();
    }
}

void RowSelection::restore() {
    const bool keeping = std::exchange(m_keeping, false);
    m_ends.clear();
    if (!keeping && !m_waiting) {
        return;
    }
    m_waiting = false;
    if (m_keptAll) {
        const QScopedValueRollback quiet(m_quiet, true);
        m_table->selectRowRange(0, m_model->rowCount() - 1);
        return;
    }
    if (m_kept.size() <= 1) {
        return; // the row that is gone to is all there was
    }
    select(m_kept);
}

void RowSelection::select(const QStringList &ids) {
    m_kept = ids;
    const int current = m_table->currentIndex().row();
    const auto [first, last] = m_table->visibleRows();
    QSet<QString> wanted(ids.begin(), ids.end());
    QList<int> near;
    for (int row = std::max(0, std::min(current, first) - 200); row <= std::max(current, last) + 200; ++row) {
        if (const DocumentRow *document = m_model->source()->row(row); document && wanted.remove(document->id)) {
            near << row;
        }
    }
    if (!m_keptRanges) {
        m_table->clearSelection(); // the current row is not one of them for that alone
        selectRows(near);
    }
    if (!wanted.isEmpty() || m_keptRanges) {
        m_waiting = true;
        connect(m_model->source(), &RowSource::rowsFound, this, &RowSelection::onRowsFound, Qt::UniqueConnection);
        m_model->source()->findRows(ids);
    }
}

void RowSelection::onRowsFound(const QList<int> &rows) {
    if (!m_waiting || sender() != m_model->source()) {
        return;
    }
    m_waiting = false;
    if (!m_keptRanges) {
        selectRows(rows);
        return;
    }
    QList<int> sorted = rows;
    std::sort(sorted.begin(), sorted.end());
    if (sorted.size() % 2 == 1 || sorted.size() != QSet<QString>(m_kept.begin(), m_kept.end()).size()) {
        return; // an end of a range is gone: it is not known any more what lay within
    }
    const QScopedValueRollback quiet(m_quiet, true);
    for (qsizetype i = 0; i + 1 < sorted.size(); i += 2) {
        m_table->selectRowRange(sorted[i], sorted[i + 1]);
    }
}

void RowSelection::selectRows(QList<int> rows) {
    const QScopedValueRollback quiet(m_quiet, true);
    std::sort(rows.begin(), rows.end());
    for (qsizetype i = 0; i < rows.size();) {
        qsizetype end = i;
        while (end + 1 < rows.size() && rows[end + 1] == rows[end] + 1) {
            ++end;
        }
        m_table->selectRowRange(rows[i], rows[end]);
        i = end + 1;
    }
}

std::optional<session::DocumentScope> RowSelection::scope(const session::DatabasePtr &database, bool descending,
                                                          bool conflictedOnly) const {
    session::DocumentScope scope{database, {}, {}, {}, false};
    const QList<std::pair<int, int>> ranges = m_table->selectedRanges();
    const int last = m_model->rowCount() - 1;
    if (count() <= kMaxIds || m_model->source()->isListed()) {
        for (const auto &[from, to] : ranges) {
            for (int row = from; row <= to; ++row) {
                const QString id = idAt(row);
                if (id.isEmpty()) {
                    scope.ids.clear();
                    break;
                }
                scope.ids << id;
            }
        }
        if (scope.ids.size() == count()) {
            return scope;
        }
        scope.ids.clear();
    }
    scope.partition = m_model->source()->partition();
    scope.conflictedOnly = conflictedOnly;
    for (const auto &[from, to] : ranges) {
        session::IdRange range{from == 0 ? QString() : idAt(from), to == last ? QString() : idAt(to)};
        if ((from != 0 && range.first.isEmpty()) || (to != last && range.last.isEmpty())) {
            return std::nullopt;
        }
        if (descending) {
            std::swap(range.first, range.last);
        }
        scope.ranges.append(range);
    }
    if (descending) {
        std::reverse(scope.ranges.begin(), scope.ranges.end());
    }
    return scope;
}

} // namespace davenport::documents
