#pragma once

#include "ui/features/changes/change_row.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSortFilterProxyModel>

#include <deque>

namespace davenport::changes {

/// Changes, the newest first, at most kMostRows of them. A document that changed again keeps its earlier rows: they tell
/// what happened, and are marked as superseded. GUI thread only.
class ChangesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int kMostRows = 10'000;
    enum Column { SeqColumn, SeenColumn, WhatColumn, IdColumn, RevColumn, ColumnCount };
    enum Role { SupersededRole = Qt::UserRole, PartitionLengthRole, DeletedRole };

    using QAbstractTableModel::QAbstractTableModel;

    void clear();
    /// Rows in the order of sequence, later than all that are there.
    void add(const QList<ChangeRow> &rows);
    const ChangeRow &row(int number) const { return m_rows[std::size_t(number)]; }
    /// How many rows went because there were too many.
    quint64 dropped() const { return m_dropped; }
    bool isSuperseded(int number) const;
    /// Whether ids have a partition before the first colon.
    void setPartitioned(bool partitioned) { m_partitioned = partitioned; }
    /// "edited", "created", "deleted", "design document".
    static QString whatText(const ChangeRow &row);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::deque<ChangeRow> m_rows;
    QHash<QString, quint64> m_newest; ///< of each document that has a row
    quint64 m_dropped = 0;
    bool m_partitioned = false;
};

/// The rows that a person wants to see.
class ChangesFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    enum class Kind { All, Edits, Deletions, Conflicts, Design };

    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// Ids that contain `text`, in any case of letters.
    void setText(const QString &text);
    void setKind(Kind kind);
    bool isActive() const { return !m_text.isEmpty() || m_kind != Kind::All; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_text;
    Kind m_kind = Kind::All;
};

} // namespace davenport::changes
