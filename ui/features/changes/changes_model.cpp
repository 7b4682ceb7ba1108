#include "ui/features/changes/changes_model.h"

#include "ui/theme/theme.h"
#include "ui/widgets/size_meter.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace davenport::changes {

void ChangesModel::clear() {
    beginResetModel();
    m_rows.clear();
    m_newest.clear();
    m_dropped = 0;
    endResetModel();
}

void ChangesModel::add(const QList<ChangeRow> &rows) {
    if (rows.isEmpty()) {
        return;
    }
    beginInsertRows({}, 0, int(rows.size()) - 1);
    for (const ChangeRow &row : rows) {
        m_rows.push_front(row);
        m_newest[row.id] = row.seq;
    }
    endInsertRows();
    if (m_rows.size() > std::size_t(kMostRows)) {
        beginRemoveRows({}, kMostRows, int(m_rows.size()) - 1);
        m_dropped += m_rows.size() - std::size_t(kMostRows);
        while (m_rows.size() > std::size_t(kMostRows)) {
            if (m_newest.value(m_rows.back().id) == m_rows.back().seq) {
                m_newest.remove(m_rows.back().id);
            }
            m_rows.pop_back();
        }
        endRemoveRows();
    }
    // Earlier rows of the same documents are superseded now.
    emit dataChanged(index(0, 0), index(int(m_rows.size()) - 1, ColumnCount - 1));
}

bool ChangesModel::isSuperseded(int number) const {
    const ChangeRow &changed = row(number);
    return m_newest.value(changed.id) != changed.seq;
}

QString ChangesModel::whatText(const ChangeRow &row) {
    if (row.deleted) {
        return tr("deleted");
    }
    if (row.id.startsWith(QLatin1String("_design/"))) {
        return tr("design document");
    }
    return row.rev.startsWith(QLatin1String("1-")) ? tr("created") : tr("edited");
}

int ChangesModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ChangesModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ChangesModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const ChangeRow &changed = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case SeqColumn:
            return widgets::SizeMeter::numberText(qint64(changed.seq));
        case SeenColumn:
            return changed.seen.isValid() ? changed.seen.toString(QStringLiteral("HH:mm:ss")) : QString();
        case WhatColumn:
            return changed.leaves > 1 ? tr("%1, %n leaves", nullptr, changed.leaves).arg(whatText(changed))
                                      : whatText(changed);
        case IdColumn:
            return changed.id;
        default:
            return changed.rev;
        }
    case Qt::ToolTipRole:
        return index.column() == SeenColumn && changed.seen.isValid()
                   ? QLocale().toString(changed.seen, QLocale::LongFormat)
               : isSuperseded(index.row()) ? tr("%1\nThe document has changed again since.").arg(changed.id)
                                           : changed.id;
    case Qt::TextAlignmentRole:
        return int((index.column() == SeqColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole:
        return index.column() == WhatColumn || index.column() == SeenColumn
                   ? QVariant()
                   : QVariant(theme::Theme::instance().codeFont());
    case SupersededRole:
        return isSuperseded(index.row());
    case PartitionLengthRole:
        return m_partitioned ? int(changed.id.indexOf(':')) + 1 : 0;
    case DeletedRole:
        return changed.deleted;
    default:
        return {};
    }
}

QVariant ChangesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return int((section == SeqColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section == SeenColumn) {
        return tr("When the change came while this page watched. The database itself keeps no times.");
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case SeqColumn:
        return tr("seq");
    case SeenColumn:
        return tr("seen");
    case WhatColumn:
        return tr("what");
    case IdColumn:
        return QStringLiteral("_id");
    default:
        return QStringLiteral("_rev");
    }
}

void ChangesFilter::setText(const QString &text) {
    m_text = text.trimmed();
    invalidateFilter();
}

void ChangesFilter::setKind(Kind kind) {
    m_kind = kind;
    invalidateFilter();
}

bool ChangesFilter::filterAcceptsRow(int number, const QModelIndex &) const {
    const ChangeRow &row = static_cast<const ChangesModel *>(sourceModel())->row(number);
    if (!m_text.isEmpty() && !row.id.contains(m_text, Qt::CaseInsensitive)) {
        return false;
    }
    switch (m_kind) {
    case Kind::Edits:
        return !row.deleted;
    case Kind::Deletions:
        return row.deleted;
    case Kind::Conflicts:
        return row.leaves > 1;
    case Kind::Design:
        return row.id.startsWith(QLatin1String("_design/"));
    default:
        return true;
    }
}

} // namespace davenport::changes
