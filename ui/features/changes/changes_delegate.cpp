#include "ui/features/changes/changes_delegate.h"

#include "ui/features/changes/changes_model.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace davenport::changes {

void ChangesDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    using theme::color;
    using theme::Token;
    constexpr int kPadding = 8;
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool active = (option.state & QStyle::State_Active) != 0;
    painter->fillRect(option.rect, color(selected ? (active ? Token::Sel : Token::Sel2) : Token::Base));
    painter->fillRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1, color(Token::Border));
    const QVariant font = index.data(Qt::FontRole);
    painter->setFont(font.isValid() ? font.value<QFont>() : theme::Theme::instance().uiFont());
    const bool faint = index.data(ChangesModel::SupersededRole).toBool();
    Token token = faint ? (selected ? Token::Text2 : Token::Text3) : Token::Text;
    if (index.column() == ChangesModel::WhatColumn && index.data(ChangesModel::DeletedRole).toBool()) {
        token = Token::Violet;
    } else if (index.column() == ChangesModel::SeqColumn || index.column() == ChangesModel::SeenColumn) {
        token = selected ? Token::Text2 : Token::Text3;
    }
    QRect rect = option.rect.adjusted(kPadding, 0, -kPadding, -1);
    QString text = index.data().toString();
    const int partition =
        index.column() == ChangesModel::IdColumn ? index.data(ChangesModel::PartitionLengthRole).toInt() : 0;
    if (partition > 0) {
        painter->setPen(color(selected ? Token::Text2 : Token::Text3));
        const QString dimmed = text.left(partition);
        painter->drawText(rect, Qt::AlignVCenter, dimmed);
        rect.setLeft(rect.left() + painter->fontMetrics().horizontalAdvance(dimmed));
        text = text.mid(partition);
    }
    painter->setPen(color(token));
    painter->drawText(rect, index.data(Qt::TextAlignmentRole).toInt(),
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
    if ((option.state & QStyle::State_HasFocus) != 0 && selected) {
        painter->setPen(color(Token::AccentLine));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
}

} // namespace davenport::changes
