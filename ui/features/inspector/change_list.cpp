#include "ui/features/inspector/change_list.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace davenport::inspector {

using theme::Theme;
using theme::Token;

namespace {

constexpr int kRow = 24;

Token valueInk(const QString &value) {
    const QChar first = value.isEmpty() ? QChar() : value.at(0);
    if (first == QLatin1Char('"')) {
        return Token::Jstr;
    }
    if (first == QLatin1Char('t') || first == QLatin1Char('f')) {
        return Token::Jbool;
    }
    if (first == QLatin1Char('{') || first == QLatin1Char('[')) {
        return Token::Jobj;
    }
    return first == QLatin1Char('n') ? Token::Jnull : Token::Jnum;
}

// Colours are looked up when a cell is painted, so that they follow the theme.
class InkDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const QVariant token = index.data(Qt::UserRole);
        if (token.isValid()) {
            const QColor ink = theme::color(static_cast<Token>(token.toInt()));
            option->palette.setColor(QPalette::Text, ink);
            option->palette.setColor(QPalette::HighlightedText, ink);
        }
    }
};

} // namespace

ChangeList::ChangeList(const QString &before, const QString &after, QWidget *parent) : QTreeWidget(parent) {
    setColumnCount(3);
    setHeaderLabels({tr("Path"), before, after});
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setAccessibleName(tr("Changes"));
    setItemDelegate(new InkDelegate(this));
    setTextElideMode(Qt::ElideRight);
    header()->setStretchLastSection(true);
    header()->setSectionResizeMode(QHeaderView::Interactive);
    header()->resizeSection(0, 128);
    header()->resizeSection(1, 110);
    header()->setFixedHeight(26);
}

void ChangeList::setChanges(const JsonDifference &difference, const std::vector<std::string> &marked,
                            const QString &markText) {
    clear();
    const QFont code = Theme::instance().codeFont(12);
    const auto addValue = [&](QTreeWidgetItem *item, int column, const QString &value, const QString &missing) {
        item->setText(column, value.isEmpty() ? missing : value);
        item->setToolTip(column, value);
        item->setFont(column, value.isEmpty() ? Theme::instance().uiFont(12) : code);
        item->setData(column, Qt::UserRole, static_cast<int>(value.isEmpty() ? Token::Text3 : valueInk(value)));
    };
    for (const JsonChange &change : difference.changes) {
        auto *item = new QTreeWidgetItem(this);
        const QString path = QString::fromStdString(change.path);
        item->setText(0, path.isEmpty() ? tr("(document)") : path);
        item->setToolTip(0, item->text(0));
        item->setFont(0, code);
        item->setData(0, Qt::UserRole, static_cast<int>(Token::Jkey));
        item->setSizeHint(0, QSize(0, kRow));
        if (change.kind == JsonChange::Kind::Reordered) {
            addValue(item, 1, {}, tr("other order"));
            addValue(item, 2, {}, tr("same values"));
        } else {
            addValue(item, 1, QString::fromStdString(change.before), tr("absent"));
            addValue(item, 2, QString::fromStdString(change.after), tr("removed"));
        }
        if (std::find(marked.begin(), marked.end(), change.path) != marked.end()) {
            item->setIcon(0, theme::Icons::icon(QStringLiteral("status-warning"), Token::Amber));
            item->setToolTip(0, item->text(0) + QLatin1Char('\n') + markText);
        }
    }
    if (difference.total > difference.changes.size()) {
        auto *item = new QTreeWidgetItem(this);
        item->setText(0, tr("%1 more").arg(difference.total - difference.changes.size()));
        item->setData(0, Qt::UserRole, static_cast<int>(Token::Text3));
        item->setSizeHint(0, QSize(0, kRow));
    }
    updateGeometry();
}

QSize ChangeList::sizeHint() const {
    const int rows = std::clamp(topLevelItemCount(), 1, 6);
    return {360, 28 + rows * kRow};
}

} // namespace davenport::inspector
