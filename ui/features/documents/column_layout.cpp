#include "ui/features/documents/column_layout.h"

#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_header.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"

#include <QMenu>
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
    m_table->setColumnWidth(DocumentTableModel::MarkColumn, kMarkWidth);
    m_table->documentHeader()->setSectionResizeMode(DocumentTableModel::MarkColumn, QHeaderView::Fixed);
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        if (m_model->columnCount() < m_done) {
            m_done = 0;
        }
    });
    connect(table->documentHeader(), &QHeaderView::sectionResized, this, [this](int column) { remember(column); });
}

QString ColumnLayout::keyOf(int column) const {
    const QString name = column == DocumentTableModel::IdColumn ? QStringLiteral("_id") : m_model->fieldName(column);
    return m_group + QString::fromLatin1(QUrl::toPercentEncoding(name));
}

void ColumnLayout::remember(int column) {
    const bool isLast = m_table->documentHeader()->visualIndex(column) == m_model->columnCount() - 1; // takes what is left
    if (!m_quiet && !isLast && column < m_done && column != DocumentTableModel::MarkColumn &&
        !m_table->isColumnHidden(column)) {
        m_settings->setValue(keyOf(column) + QStringLiteral("/width"), m_table->columnWidth(column));
    }
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
    if (m_model->columnCount() <= DocumentTableModel::FirstFieldColumn || m_model->rowCount() == 0) {
        return;
    }
    m_quiet = true;
    for (int column = std::max(m_done, int(DocumentTableModel::IdColumn)); column < m_model->columnCount(); ++column) {
        const int width = m_settings->value(keyOf(column) + QStringLiteral("/width"), 0).toInt();
        m_table->setColumnWidth(column, width > 0 ? std::max(width, kMinWidth) : measured(column, row));
        m_table->setColumnHidden(column, m_settings->value(keyOf(column) + QStringLiteral("/hidden"), false).toBool());
    }
    m_done = m_model->columnCount();
    m_quiet = false;
}

void ColumnLayout::fillMenu(QMenu *menu, int column) {
    if (column > DocumentTableModel::IdColumn) {
        menu->addAction(tr("Hide %1").arg(m_model->fieldName(column)), this, [this, column] {
            m_settings->setValue(keyOf(column) + QStringLiteral("/hidden"), true);
            m_table->setColumnHidden(column, true);
        });
    }
    if (column >= DocumentTableModel::IdColumn) {
        menu->addAction(tr("Fit to content"), this, [this, column] {
            m_table->setColumnWidth(column, measured(column, m_table->visibleRows().first));
        });
    }
    QMenu *hidden = menu->addMenu(tr("Hidden columns"));
    for (int other = DocumentTableModel::FirstFieldColumn; other < m_model->columnCount(); ++other) {
        if (m_table->isColumnHidden(other)) {
            hidden->addAction(m_model->fieldName(other), this, [this, other] {
                m_settings->remove(keyOf(other) + QStringLiteral("/hidden"));
                m_table->setColumnHidden(other, false);
            });
        }
    }
    hidden->setEnabled(!hidden->isEmpty());
}

} // namespace davenport::documents
