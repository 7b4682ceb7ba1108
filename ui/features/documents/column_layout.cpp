#include "ui/features/documents/column_layout.h"

#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_header.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"

#include <QScopedValueRollback>
#include <QSettings>
#include <QUrl>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr int kMarkWidth = 26;
constexpr int kMinWidth = 46;
constexpr int kMaxWidth = 240;
constexpr int kMaxIdWidth = 320;
constexpr int kMeasuredRows = 100;

} // namespace

ColumnLayout::ColumnLayout(DocumentTable *table, DocumentTableModel *model, QSettings *settings,
                           const QString &database)
    : QObject(table), m_table(table), m_model(model), m_settings(settings),
      m_group(QStringLiteral("documents/columns/") + QString::fromLatin1(QUrl::toPercentEncoding(database)) + '/') {
    m_pinned = m_settings->value(m_group + QStringLiteral("pinned")).toStringList();
    m_places = m_settings->value(m_group + QStringLiteral("places")).toStringList();
    m_table->setColumnWidth(DocumentTableModel::MarkColumn, kMarkWidth);
    m_table->documentHeader()->setSectionResizeMode(DocumentTableModel::MarkColumn, QHeaderView::Fixed);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        if (m_model->columnCount() < m_done) {
            m_done = 0;
        }
    });
    connect(table->documentHeader(), &QHeaderView::sectionResized, this, [this](int column) { remember(column); });
    connect(table->documentHeader(), &QHeaderView::sectionMoved, this, &ColumnLayout::rememberPlaces);
}

QString ColumnLayout::nameOf(int column) const {
    return column == DocumentTableModel::IdColumn ? QStringLiteral("_id") : m_model->fieldName(column);
}

QString ColumnLayout::keyOf(int column) const {
    return m_group + QStringLiteral("field/") + QString::fromLatin1(QUrl::toPercentEncoding(nameOf(column)));
}

void ColumnLayout::remember(int column) {
    const bool isLast = m_table->documentHeader()->visualIndex(column) == m_model->columnCount() - 1; // takes what is left
    if (!m_quiet && !isLast && column < m_done && column != DocumentTableModel::MarkColumn &&
        !m_table->isColumnHidden(column)) {
        m_settings->setValue(keyOf(column) + QStringLiteral("/width"), m_table->columnWidth(column));
    }
}

void ColumnLayout::rememberPlaces() {
    if (m_quiet) {
        return;
    }
    m_places.clear();
    for (int place = 0; place < m_model->columnCount(); ++place) {
        const int column = m_table->documentHeader()->logicalIndex(place);
        if (column >= DocumentTableModel::FirstFieldColumn && !isPinned(column)) {
            m_places << nameOf(column);
        }
    }
    m_settings->setValue(m_group + QStringLiteral("places"), m_places);
    place(); // marks and id stay where they are
}

void ColumnLayout::place() {
    const QScopedValueRollback quiet(m_quiet, true);
    DocumentHeader *header = m_table->documentHeader();
    QList<int> order{DocumentTableModel::MarkColumn, DocumentTableModel::IdColumn};
    const auto add = [&](int column) {
        if (column >= DocumentTableModel::FirstFieldColumn && !order.contains(column)) {
            order << column;
        }
    };
    for (const QString &name : std::as_const(m_pinned)) {
        add(m_model->columnOf(name));
    }
    for (const QString &name : std::as_const(m_places)) {
        add(m_model->columnOf(name));
    }
    for (int column = DocumentTableModel::FirstFieldColumn; column < m_model->columnCount(); ++column) {
        add(column);
    }
    for (int to = 0; to < order.size(); ++to) {
        header->moveSection(header->visualIndex(order[to]), to);
    }
    header->setPinned(pinned());
}

int ColumnLayout::measured(int column, int row) const {
    int width = m_table->documentHeader()->sectionSizeHint(column);
    const int first = std::max(0, row - kMeasuredRows);
    const int last = std::min(m_model->rowCount() - 1, row + kMeasuredRows);
    for (int near = first; near <= last; ++near) {
        if (m_model->state(near) == DocumentTableModel::CellState::Ready) {
            width = std::max(width, m_table->itemDelegate()->sizeHint({}, m_model->index(near, column)).width());
        }
    }
    return std::clamp(width, kMinWidth, column == DocumentTableModel::IdColumn ? kMaxIdWidth : kMaxWidth);
}

void ColumnLayout::apply(int row) {
    if (m_model->columnCount() <= DocumentTableModel::FirstFieldColumn || m_model->rowCount() == 0 ||
        m_done == m_model->columnCount()) {
        return;
    }
    const QString times = m_settings->value(QStringLiteral("times"), QStringLiteral("utc")).toString();
    {
        const QScopedValueRollback quiet(m_quiet, true);
        for (int column = std::max(m_done, int(DocumentTableModel::IdColumn)); column < m_model->columnCount(); ++column) {
            m_model->setTimeDisplay(
                column, timeDisplayNamed(m_settings->value(keyOf(column) + QStringLiteral("/time"), times).toString()));
            const int width = m_settings->value(keyOf(column) + QStringLiteral("/width"), 0).toInt();
            m_table->setColumnWidth(column, width > 0 ? std::max(width, kMinWidth) : measured(column, row));
            m_table->setColumnHidden(column, m_settings->value(keyOf(column) + QStringLiteral("/hidden"), false).toBool());
        }
        m_done = m_model->columnCount();
    }
    place();
    emit changed();
}

void ColumnLayout::setHidden(int column, bool hidden) {
    if (hidden) {
        m_settings->setValue(keyOf(column) + QStringLiteral("/hidden"), true);
    } else {
        m_settings->remove(keyOf(column) + QStringLiteral("/hidden"));
    }
    m_table->setColumnHidden(column, hidden);
    emit changed();
}

void ColumnLayout::fit(int column) { m_table->setColumnWidth(column, measured(column, m_table->visibleRows().first)); }

void ColumnLayout::setPinned(int column, bool pinned) {
    m_pinned.removeAll(nameOf(column));
    if (pinned) {
        m_pinned << nameOf(column);
    }
    m_settings->setValue(m_group + QStringLiteral("pinned"), m_pinned);
    place();
    emit changed();
}

QSet<int> ColumnLayout::pinned() const {
    QSet<int> columns;
    for (const QString &name : m_pinned) {
        if (const int column = m_model->columnOf(name); column >= 0) {
            columns.insert(column);
        }
    }
    return columns;
}

void ColumnLayout::setTimeDisplay(int column, TimeDisplay display) {
    m_settings->setValue(keyOf(column) + QStringLiteral("/time"), timeDisplayName(display));
    m_model->setTimeDisplay(column, display);
    m_table->documentHeader()->viewport()->update();
}

QList<int> ColumnLayout::hidden() const {
    QList<int> columns;
    for (int column = DocumentTableModel::FirstFieldColumn; column < m_model->columnCount(); ++column) {
        if (m_table->isColumnHidden(column)) {
            columns << column;
        }
    }
    return columns;
}

int ColumnLayout::hiddenFields() const { return int(hidden().size()) + m_model->fieldsWithoutColumn(); }

void ColumnLayout::showAll() {
    for (const int column : hidden()) {
        setHidden(column, false);
    }
    m_model->addFieldsWithoutColumn();
}

} // namespace davenport::documents
