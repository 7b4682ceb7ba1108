#include "ui/features/explorer/explorer_delegate.h"

#include "ui/features/explorer/explorer_model.h"
#include "ui/theme/icons.h"
#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace davenport::explorer {

namespace {

using theme::color;
using theme::Token;

constexpr int kRowHeight = 26;
constexpr int kHeadingHeight = 28;

/// A rounded label 16 px high; returns its width.
int paintLabel(QPainter *painter, int x, const QRect &row, const QString &text, Token fill, Token ink, int weight) {
    painter->setFont(theme::Theme::instance().uiFont(11, QFont::Weight(weight)));
    const int width = painter->fontMetrics().horizontalAdvance(text) + 14;
    const QRectF box(x, row.y() + (row.height() - 16) / 2.0, width, 16);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(color(fill));
    painter->drawRoundedRect(box, 8, 8);
    painter->setPen(color(ink));
    painter->drawText(box, Qt::AlignCenter, text);
    return width;
}

int labelWidth(const QString &text, int weight) {
    return QFontMetrics(theme::Theme::instance().uiFont(11, QFont::Weight(weight))).horizontalAdvance(text) + 14;
}

} // namespace

QSize ExplorerDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const {
    return {160, ExplorerModel::kind(index) == ExplorerModel::Kind::Heading ? theme::scaled(kHeadingHeight)
                                                                                     : theme::scaled(kRowHeight)};
}

void ExplorerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    painter->save();
    const auto kind = ExplorerModel::kind(index);
    if (kind == ExplorerModel::Kind::Heading) {
        painter->setFont(theme::Theme::instance().uiFont(11, QFont::DemiBold));
        painter->setPen(color(Token::Text3));
        QRect heading = option.rect;
        heading.setLeft(12);
        painter->drawText(heading.adjusted(0, 0, 0, -4), Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
        painter->restore();
        return;
    }
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool failed = !index.data(ExplorerModel::ProblemRole).toString().isEmpty();
    const bool isDatabase = kind == ExplorerModel::Kind::Database;
    const bool expanded = (option.state & QStyle::State_Open) != 0;
    const QRect row = option.rect.adjusted(isDatabase ? 6 : 0, 0, -10, 0);

    theme::Icons::paint(painter, index.data(ExplorerModel::IconRole).toString(),
                        QPointF(row.x(), row.y() + (row.height() - 16) / 2), 16,
                        color(failed ? Token::Red : selected ? Token::Accent : Token::Text2));

    // From the right: badge, or count, or the dot.
    int right = row.right() + 1;
    const qulonglong badge = index.data(ExplorerModel::BadgeRole).toULongLong();
    const QString count = isDatabase && expanded ? QString() : index.data(ExplorerModel::CountRole).toString();
    if (badge > 0) {
        const QString text = QString::number(badge);
        const int width = labelWidth(text, QFont::DemiBold);
        paintLabel(painter, right - width, row, text, Token::RedSoft, Token::Red, QFont::DemiBold);
        right -= width + 6;
    } else if (!count.isEmpty()) {
        painter->setFont(theme::Theme::instance().uiFont(11.5));
        painter->setPen(color(selected ? Token::Text2 : Token::Text3));
        painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, count);
        right -= painter->fontMetrics().horizontalAdvance(count) + 6;
    }
    if (index.data(ExplorerModel::LiveRole).toBool() && (!isDatabase || count.isEmpty())) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(color(Token::Green));
        painter->drawEllipse(QRectF(right - 7, row.y() + (row.height() - 7) / 2.0, 7, 7));
        right -= 13;
    }

    const QFont font = theme::Theme::instance().uiFont();
    painter->setFont(font);
    const QString chip = index.data(ExplorerModel::ChipRole).toString();
    const int chipWidth = chip.isEmpty() ? 0 : labelWidth(chip, QFont::Medium) + 6;
    const int left = row.x() + 22;
    int room = right - left - chipWidth;
    const bool showsChip = chipWidth > 0 && room >= 40;
    room = showsChip ? room : right - left;
    const QString name = painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room);
    const int nameWidth = painter->fontMetrics().horizontalAdvance(name);
    painter->setPen(color(failed ? Token::Text2 : Token::Text));
    painter->drawText(QRect(left, row.y(), room, row.height()), Qt::AlignLeft | Qt::AlignVCenter, name);
    if (showsChip) {
        paintLabel(painter, left + nameWidth + 6, row, chip, Token::Sel2, Token::Text2, QFont::Medium);
    }
    painter->restore();
}

} // namespace davenport::explorer
