#pragma once

#include "ui/async/receiver.h"
#include "ui/features/documents/document_rows.h"
#include "ui/session/document_locator.h"

#include <QAbstractTableModel>
#include <QStringList>

class QSettings;

namespace davenport::documents {

class DocumentTableModel;

/// The documents of a database that a person wants to keep in sight, with the columns of the table; remembered in the
/// settings and read again when they change. GUI thread only.
class PinnedRows : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Neither `columns` nor `settings` is owned; both outlive it.
    PinnedRows(const session::DatabasePtr &database, const DocumentTableModel *columns, QSettings *settings, QObject *parent);

    const QStringList &ids() const { return m_ids; }
    bool isPinned(const QString &id) const { return m_ids.contains(id); }
    void setPinned(const QString &id, bool pinned);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

signals:
    void pinsChanged();

private:
    void read();

    session::DatabasePtr m_database;
    const DocumentTableModel *m_columns;
    QSettings *m_settings;
    QString m_key;
    QStringList m_ids;
    std::vector<DocumentRow> m_rows; ///< as many as ids, once they are read
    async::Receiver m_receiver;
};

} // namespace davenport::documents
