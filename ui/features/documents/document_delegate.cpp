#include "ui/features/documents/document_delegate.h"

#include "ui/features/documents/document_table_model.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace davenport::documents {

namespace {

using theme::color;
using theme::Token;

constexpr int kPadding = 8;

bool isOneOf(const QString &word, std::initializer_list<const char *> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const char *one) { return word.compare(QLatin1String(one), Qt::CaseInsensitive) == 0; });
}

const Cell &cellAt(const QModelIndex &index) {
    return *reinterpret_cast<const Cell *>(index.data(DocumentTableModel::CellRole).value<quintptr>());
}

} // namespace

DocumentDelegate::DocumentDelegate(const DocumentTableModel *model, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model) {}

QSize DocumentDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const {
    if (index.column() == DocumentTableModel::MarkColumn) {
        return {26, kRowHeight};
    }
    const QFontMetrics mono(theme::Theme::instance().codeFont());
    if (index.column() == DocumentTableModel::IdColumn) {
        return {mono.horizontalAdvance(index.data().toString()) + 2 * kPadding + 2, kRowHeight};
    }
    const Cell &cell = cellAt(index);
    if (cell.kind == Cell::Kind::String && isStateField(m_model->fieldName(index.column()))) {
        return {QFontMetrics(theme::Theme::instance().uiFont()).horizontalAdvance(cell.text) + 2 * kPadding + 14,
                kRowHeight};
    }
    return {mono.horizontalAdvance(cellText(cell, m_model->timeDisplay(index.column()))) + 2 * kPadding + 10, kRowHeight};
}

QString DocumentDelegate::cellText(const Cell &cell, TimeDisplay display) {
    switch (cell.kind) {
    case Cell::Kind::Array:
        return QStringLiteral("[%1]").arg(cell.children);
    case Cell::Kind::Object:
        return QStringLiteral("{%1}").arg(cell.children);
    case Cell::Kind::Date:
        return timeText(cell.text, display);
    default: {
        QString text = cell.text;
        text.replace('\n', QChar(0x21B5)).replace('\t', ' ').replace('\r', QString());
        return cell.shortened ? text + QChar(0x2026) : text;
    }
    }
}

int DocumentDelegate::chipRight(const QString &text) {
    return kPadding + QFontMetrics(theme::Theme::instance().codeFont(11)).horizontalAdvance(text) + 10;
}

Token DocumentDelegate::valueToken(const Cell &cell) {
    switch (cell.kind) {
    case Cell::Kind::Null:
        return Token::Jnull;
    case Cell::Kind::Boolean:
        return Token::Jbool;
    case Cell::Kind::Number:
        return Token::Jnum;
    case Cell::Kind::Array:
    case Cell::Kind::Object:
        return Token::Jobj;
    default:
        return Token::Jstr;
    }
}

bool DocumentDelegate::isStateField(const QString &name) { return isOneOf(name, {"status", "state"}); }

Token DocumentDelegate::stateToken(const QString &state) {
    if (isOneOf(state, {"shipped", "delivered", "done", "active", "ok", "completed", "closed", "success"})) {
        return Token::Green;
    }
    if (isOneOf(state, {"paid", "confirmed", "running", "in progress", "processing", "packed"})) {
        return Token::Blue;
    }
    if (isOneOf(state, {"cancelled", "canceled", "failed", "error", "rejected"})) {
        return Token::Red;
    }
    if (isOneOf(state, {"returned", "refunded", "waiting", "on hold", "pending"})) {
        return Token::Amber;
    }
    return Token::Text3;
}

Token DocumentDelegate::textToken(Token token, bool selected) const {
    if (m_dimmed) {
        return selected ? Token::Text2 : Token::Text3;
    }
    const bool isFaint = token == Token::Text3 || token == Token::Jnull;
    return selected && isFaint ? Token::Text2 : token;
}

void DocumentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool active = (option.state & QStyle::State_Active) != 0;
    const QRect rect = option.rect;
    painter->fillRect(rect, color(selected ? (active ? Token::Sel : Token::Sel2) : Token::Base));
    painter->fillRect(rect.x(), rect.bottom(), rect.width(), 1, color(Token::Border));

    const auto state = DocumentTableModel::CellState(index.data(DocumentTableModel::StateRole).toInt());
    if (state != DocumentTableModel::CellState::Ready) {
        if (state == DocumentTableModel::CellState::Loading && index.column() != DocumentTableModel::MarkColumn) {
            const int width = std::min(rect.width() - 2 * kPadding, 40 + (index.row() * 37 + index.column() * 53) % 60);
            painter->fillRect(QRect(rect.x() + kPadding, rect.center().y() - 3, std::max(width, 8), 6),
                              color(selected ? Token::Sel2 : Token::Hover));
        }
        return;
    }
    painter->save();
    painter->setClipRect(rect);
    if (index.column() == DocumentTableModel::MarkColumn) {
        paintMarks(painter, rect, index);
    } else if (index.column() == DocumentTableModel::IdColumn) {
        paintId(painter, rect.adjusted(kPadding, 0, -kPadding, -1), index, selected);
    } else {
        paintValue(painter, rect.adjusted(kPadding, 0, -kPadding, -1), cellAt(index), index.column(),
                   index.data(DocumentTableModel::IdRole).toString(), selected);
    }
    painter->restore();
    if ((option.state & QStyle::State_HasFocus) != 0 && (option.state & QStyle::State_KeyboardFocusChange) != 0) {
        painter->setPen(color(Token::AccentLine));
        painter->drawRect(rect.adjusted(0, 0, -1, -2));
    }
}

void DocumentDelegate::paintMarks(QPainter *painter, const QRect &rect, const QModelIndex &index) const {
    const bool conflicted = index.data(DocumentTableModel::ConflictRole).toBool();
    if (conflicted) {
        theme::Icons::paint(painter, QStringLiteral("revision-fork"), QPointF(rect.x() + 5, rect.y() + 6), 14,
                            color(Token::Red));
    }
    if (!conflicted && index.data(DocumentTableModel::PinnedRole).toBool() &&
        !index.data(DocumentTableModel::UnsavedRole).toBool()) {
        theme::Icons::paint(painter, QStringLiteral("view-pin"), QPointF(rect.x() + 7, rect.y() + 7), 12, color(Token::Text3));
    }
    if (index.data(DocumentTableModel::UnsavedRole).toBool()) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(color(Token::Amber));
        painter->drawEllipse(conflicted ? QRectF(rect.x() + 18, rect.y() + 4, 6, 6)
                                        : QRectF(rect.x() + 9, rect.y() + 9, 7, 7));
    }
}

void DocumentDelegate::paintId(QPainter *painter, const QRect &rect, const QModelIndex &index, bool selected) const {
    const QString id = index.data().toString();
    const bool gone = index.data(DocumentTableModel::GoneRole).toBool();
    QFont font = theme::Theme::instance().codeFont();
    font.setStrikeOut(gone);
    painter->setFont(font);
    const QFontMetrics metrics = painter->fontMetrics();
    const bool partitioned = m_model->isPartitioned();
    const qsizetype colon = partitioned ? id.indexOf(':') : -1;
    const QString shown = metrics.elidedText(id, Qt::ElideMiddle, rect.width());
    if (colon < 0 || shown != id || gone) {
        painter->setPen(color(textToken(gone ? Token::Text3 : Token::Text, selected)));
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);
        return;
    }
    const QString partition = id.left(colon + 1);
    painter->setPen(color(textToken(Token::Text3, selected)));
    painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, partition);
    painter->setPen(color(textToken(Token::Text, selected)));
    painter->drawText(rect.adjusted(metrics.horizontalAdvance(partition), 0, 0, 0),
                      Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, id.mid(colon + 1));
}

void DocumentDelegate::paintValue(QPainter *painter, const QRect &rect, const Cell &cell, int column,
                                  const QString &id, bool selected) const {
    const theme::Theme &look = theme::Theme::instance();
    const QString text = cellText(cell, m_model->timeDisplay(column));
    switch (cell.kind) {
    case Cell::Kind::Absent:
        return;
    case Cell::Kind::Array:
    case Cell::Kind::Object: {
        painter->setFont(look.codeFont(11));
        const int width = painter->fontMetrics().horizontalAdvance(text) + 10;
        const QRectF box(rect.x() + 0.5, rect.y() + (rect.height() - 17) / 2 + 0.5, width - 1, 16);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(color(Token::Border2));
        painter->setBrush(color(Token::Base));
        painter->drawRoundedRect(box, 4, 4);
        painter->setRenderHint(QPainter::Antialiasing, false);
        painter->setPen(color(textToken(Token::Jobj, selected)));
        painter->drawText(box, Qt::AlignCenter | Qt::TextSingleLine, text);
        return;
    }
    case Cell::Kind::String:
        if (isStateField(m_model->fieldName(column))) {
            QFont plain = look.uiFont();
            plain.setUnderline(column == m_linkColumn && !m_linkId.isEmpty() && m_linkId == id);
            painter->setFont(plain);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(color(stateToken(cell.text)));
            painter->drawEllipse(QRectF(rect.x(), rect.y() + (rect.height() - 6) / 2.0, 6, 6));
            painter->setPen(color(textToken(Token::Text, selected)));
            const QRect behind = rect.adjusted(12, 0, 0, 0);
            painter->drawText(behind, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                              painter->fontMetrics().elidedText(text, Qt::ElideRight, behind.width()));
            return;
        }
        break;
    default:
        break;
    }
    const bool linked = column == m_linkColumn && !m_linkId.isEmpty() && m_linkId == id;
    QFont font = look.codeFont();
    font.setItalic(cell.kind == Cell::Kind::Null);
    font.setUnderline(linked);
    painter->setFont(font);
    painter->setPen(color(linked ? Token::Accent : textToken(valueToken(cell), selected)));
    const auto side = cell.kind == Cell::Kind::Number ? Qt::AlignRight : Qt::AlignLeft;
    painter->drawText(rect, Qt::AlignVCenter | side | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
}

} // namespace davenport::documents
