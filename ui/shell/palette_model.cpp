#include "ui/shell/palette_model.h"

namespace davenport::shell {

void PaletteModel::clear() {
    beginResetModel();
    m_rows.clear();
    m_lastSection.clear();
    endResetModel();
}

void PaletteModel::add(const QString &section, const QList<PaletteEntry> &entries, QChar prefix) {
    if (entries.isEmpty()) {
        return;
    }
    const int first = static_cast<int>(m_rows.size());
    const bool heading = section != m_lastSection;
    beginInsertRows({}, first, first + static_cast<int>(entries.size()) - (heading ? 0 : 1));
    if (heading) {
        m_rows.append(Row{section, {}, prefix});
        m_lastSection = section;
    }
    for (const PaletteEntry &entry : entries) {
        m_rows.append(Row{{}, entry, prefix});
    }
    endInsertRows();
}

const PaletteEntry *PaletteModel::entryAt(int row) const {
    return row >= 0 && row < m_rows.size() && m_rows.at(row).section.isEmpty() ? &m_rows.at(row).entry : nullptr;
}

QChar PaletteModel::prefixAt(int row) const {
    return row >= 0 && row < m_rows.size() ? m_rows.at(row).prefix : QChar();
}

int PaletteModel::nextEntry(int row, int step) const {
    for (int at = row + step; at >= 0 && at < m_rows.size(); at += step) {
        if (m_rows.at(at).section.isEmpty()) {
            return at;
        }
    }
    return -1;
}

int PaletteModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const {
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.section.isEmpty() ? row.entry.text : row.section;
    case Qt::AccessibleDescriptionRole:
    case DetailRole:
        return row.entry.detail;
    case IsSectionRole:
        return !row.section.isEmpty();
    case IconRole:
        return row.entry.icon;
    case KeysRole:
        return row.entry.keys;
    case MonoRole:
        return row.entry.mono;
    default:
        return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const {
    return m_rows.at(index.row()).section.isEmpty() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace davenport::shell
