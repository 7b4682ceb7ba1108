#include "ui/features/related/cell_table.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QPainter>

namespace davenport::related {

namespace {

class CellDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        using theme::color;
        using theme::Token;
        constexpr int kPadding = 8;
        const bool selected = (option.state & QStyle::State_Selected) != 0;
        const bool active = (option.state & QStyle::State_Active) != 0;
        painter->fillRect(option.rect, color(selected ? (active ? Token::Sel : Token::Sel2) : Token::Base));
        painter->fillRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1, color(Token::Border));
        const QString icon = index.data(CellModel::IconRole).toString();
        if (!icon.isEmpty()) {
            theme::Icons::paint(painter, icon,
                                QPointF(option.rect.x() + 8, option.rect.y() + (option.rect.height() - 14) / 2), 14,
                                color(selected ? Token::Accent : Token::Text2));
            return;
        }
        const auto *model = static_cast<const CellModel *>(index.model());
        if (index.column() == 0) {
            return;
        }
        const Cell &cell = model->rows()[index.row()].cells[index.column() - 1];
        const bool faint = cell.token == Token::Text3;
        painter->setFont(cell.mono ? theme::Theme::instance().codeFont() : theme::Theme::instance().uiFont());
        QRect rect = option.rect.adjusted(kPadding, 0, -kPadding, -1);
        QString text = cell.text;
        if (cell.dimmed > 0) {
            painter->setPen(color(selected ? Token::Text2 : Token::Text3));
            painter->drawText(rect, Qt::AlignVCenter, text.left(cell.dimmed));
            rect.setLeft(rect.left() + painter->fontMetrics().horizontalAdvance(text.left(cell.dimmed)));
            text = text.mid(cell.dimmed);
        }
        painter->setPen(color(selected && faint ? Token::Text2 : cell.token));
        painter->drawText(rect, Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
    }
};

} // namespace

CellModel::CellModel(QStringList titles, QObject *parent) : QAbstractTableModel(parent), m_titles(std::move(titles)) {}

void CellModel::setRows(QList<CellRow> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void CellModel::updateRows(QList<CellRow> rows) {
    const qsizetype before = m_rows.size();
    if (rows.size() < before) {
        setRows(std::move(rows));
        return;
    }
    if (rows.size() > before) {
        beginInsertRows({}, int(before), int(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else {
        m_rows = std::move(rows);
    }
    if (before > 0) {
        emit dataChanged(index(0, 0), index(int(before) - 1, columnCount() - 1));
    }
}

int CellModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CellModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : int(m_titles.size()) + 1;
}

QVariant CellModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const CellRow &row = m_rows[index.row()];
    if (role == Qt::ToolTipRole) {
        return row.tip;
    }
    if (index.column() == 0) {
        return role == IconRole                 ? QVariant(row.icon)
               : role == Qt::AccessibleTextRole ? QVariant(row.iconText)
                                                : QVariant();
    }
    return role == Qt::DisplayRole ? QVariant(row.cells[index.column() - 1].text) : QVariant();
}

QVariant CellModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole && section > 0 ? QVariant(m_titles[section - 1]) : QVariant();
}

CellTable::CellTable(CellModel *model, const QList<int> &widths, QWidget *parent) : QTableView(parent) {
    setModel(model);
    setItemDelegate(new CellDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(26);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setFixedHeight(28);
    for (int column = 0; column < widths.size(); ++column) {
        horizontalHeader()->resizeSection(column, widths[column]);
    }
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(26);
    horizontalHeader()->setStretchLastSection(true);
}

} // namespace davenport::related
