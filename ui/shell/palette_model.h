#pragma once

#include "ui/shell/palette_provider.h"

#include <QAbstractListModel>

namespace davenport::shell {

/// The rows of the command palette: entries under the headings of their sources. Entries that come later are put below
/// the rows that are there, so nothing above the selection moves.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        /// true for a heading, which cannot be selected.
        IsSectionRole = Qt::UserRole,
        DetailRole,
        IconRole,
        KeysRole,
        MonoRole
    };

    using QAbstractListModel::QAbstractListModel;

    void clear();
    /// Adds entries of the source `section`; a source heard of before gets them under its old heading when that is the
    /// last one, otherwise under a new heading at the end.
    void add(const QString &section, const QList<PaletteEntry> &entries, QChar prefix = {});
    /// The prefix of the source of a row; a null character when it has none.
    QChar prefixAt(int row) const;
    /// The entry of a row, or null for a heading and for rows that do not exist.
    const PaletteEntry *entryAt(int row) const;
    /// The next row with an entry from `row` in direction `step` (1 or -1), or -1.
    int nextEntry(int row, int step) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        QString section; // set for a heading
        PaletteEntry entry;
        QChar prefix;
    };
    QList<Row> m_rows;
    QString m_lastSection;
};

} // namespace davenport::shell
