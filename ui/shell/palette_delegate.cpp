#include "ui/shell/palette_delegate.h"

#include "ui/shell/palette_model.h"
#include "ui/theme/icons.h"
#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"
#include "ui/widgets/key_hint.h"

#include <QPainter>
#include <QTextLayout>

namespace davenport::shell {

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    using theme::Token;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QString text = index.data(Qt::DisplayRole).toString();
    const theme::Theme &look = theme::Theme::instance();
    if (index.data(PaletteModel::IsSectionRole).toBool()) {
        painter->setFont(look.uiFont(11, QFont::DemiBold));
        painter->setPen(theme::color(Token::Text3));
        painter->drawText(option.rect.adjusted(12, 0, -12, -4), Qt::AlignBottom | Qt::AlignLeft, text);
        painter->restore();
        return;
    }
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    if (selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme::color(Token::Sel));
        painter->drawRoundedRect(option.rect, 4, 4);
    }
    const QRect row = option.rect.adjusted(12, 0, -12, 0);
    theme::Icons::paint(painter, index.data(PaletteModel::IconRole).toString(),
                        QPointF(row.x(), row.y() + (row.height() - 16) / 2), 16,
                        theme::color(selected ? Token::Accent : Token::Text2));
    int right = row.right();
    const QString keys = index.data(PaletteModel::KeysRole).toString();
    if (!keys.isEmpty()) {
        right -= widgets::KeyHint::paint(painter, row, keys) + 8;
    }

    const bool mono = index.data(PaletteModel::MonoRole).toBool();
    const QFont font = mono ? look.codeFont(12) : look.uiFont();
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, right - row.x() - 26);
    QTextLayout layout(shown, font);
    QList<QTextLayout::FormatRange> formats;
    if (mono && shown.contains(QLatin1Char(':'))) {
        QTextLayout::FormatRange dim;
        dim.start = 0;
        dim.length = static_cast<int>(shown.indexOf(QLatin1Char(':'))) + 1;
        dim.format.setForeground(theme::color(selected ? Token::Text2 : Token::Text3));
        formats.append(dim);
    }
    for (const QString &word : m_words) {
        const qsizetype at = shown.indexOf(word, 0, Qt::CaseInsensitive);
        if (at >= 0 && !word.isEmpty()) {
            QTextLayout::FormatRange mark;
            mark.start = static_cast<int>(at);
            mark.length = static_cast<int>(word.size());
            mark.format.setForeground(theme::color(Token::Accent));
            mark.format.setFontWeight(QFont::Bold);
            formats.append(mark);
        }
    }
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(10000);
    layout.endLayout();
    painter->setPen(theme::color(Token::Text));
    layout.draw(painter, QPointF(row.x() + 26, row.y() + (row.height() - line.height()) / 2));
    const int detailAt = row.x() + 26 + qRound(line.naturalTextWidth()) + 10;
    const QString detail = index.data(PaletteModel::DetailRole).toString();
    if (!detail.isEmpty() && right - detailAt > 24) {
        painter->setFont(look.uiFont(12));
        painter->setPen(theme::color(selected ? Token::Text2 : Token::Text3));
        painter->drawText(QRect(detailAt, row.y(), right - detailAt, row.height()), Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(detail, Qt::ElideRight, right - detailAt));
    }
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    Q_UNUSED(option);
    return {200, theme::scaled(index.data(PaletteModel::IsSectionRole).toBool() ? 26 : 30)};
}

} // namespace davenport::shell
