#include "ui/features/documents/pinned_rows.h"

#include "ui/features/documents/document_table_model.h"
#include "ui/session/open_database.h"

#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace davenport::documents {

PinnedRows::PinnedRows(const session::DatabasePtr &database, const DocumentTableModel *columns, QSettings *settings,
                       QObject *parent)
    : QAbstractTableModel(parent), m_database(database), m_columns(columns), m_settings(settings),
      m_key(QStringLiteral("documents/pinned/") + QString::fromLatin1(QUrl::toPercentEncoding(database->name()))) {
    m_ids = settings->value(m_key).toStringList();
    // The columns are the table's; when they are others, so are these.
    connect(columns, &DocumentTableModel::columnsChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(columns, &QAbstractItemModel::modelReset, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(columns, &QAbstractItemModel::dataChanged, this, [this] {
        if (rowCount() > 0) {
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        }
    });
    connect(database.get(), &session::OpenDatabase::changed, this, [this](const session::ChangeBatch &batch) {
        const bool concerned = !batch.complete || std::any_of(m_ids.begin(), m_ids.end(),
                                                              [&](const QString &id) { return batch.ids.contains(id); });
        if (concerned && !m_ids.isEmpty()) {
            read();
        }
    });
    if (!m_ids.isEmpty()) {
        read();
    }
}

void PinnedRows::setPinned(const QString &id, bool pinned) {
    if (pinned == isPinned(id) || id.isEmpty()) {
        return;
    }
    const qsizetype place = m_ids.indexOf(id);
    if (pinned) {
        m_ids.append(id);
    } else {
        m_ids.removeAt(place);
    }
    m_settings->setValue(m_key, m_ids);
    read();
}

void PinnedRows::read() {
    m_receiver.supersede();
    RowQuery query;
    query.keys.emplace();
    for (const QString &id : std::as_const(m_ids)) {
        query.keys->push_back(id.toStdString());
    }
    const auto show = [this](std::vector<DocumentRow> rows) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        emit pinsChanged();
    };
    if (m_ids.isEmpty()) {
        show({});
        return;
    }
    m_database->run(
        m_receiver, [query](api::Session &session, const base::Work &work) { return readRows(session, query, work); },
        [show](RowPage page) { show(std::move(page.rows)); });
}

int PinnedRows::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

int PinnedRows::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : m_columns->columnCount(); }

QVariant PinnedRows::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    if (role == DocumentTableModel::StateRole) {
        return int(DocumentTableModel::CellState::Ready);
    }
    if (role == DocumentTableModel::PinnedRole) {
        return true;
    }
    return m_columns->dataOf(&m_rows[std::size_t(index.row())], index.column(), role);
}

} // namespace davenport::documents
