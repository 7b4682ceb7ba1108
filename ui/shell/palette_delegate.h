#pragma once

#include <QStyledItemDelegate>

namespace davenport::shell {

/// Paints the palette's rows: icon, text with its matching part in the accent colour, detail, key.
class PaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The words whose places in a text are marked.
    void setWords(const QStringList &words) { m_words = words; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QStringList m_words;
};

} // namespace davenport::shell
