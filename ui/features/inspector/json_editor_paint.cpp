// What the editor paints over the text: line numbers, fold arrows and labels, the middle of long strings.
#include "ui/features/inspector/json_editor.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/size_meter.h"

#include <QFontMetricsF>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace davenport::inspector {

using theme::Theme;
using theme::Token;

namespace {

// A small box of text pieces, each in its own colour; returns where it was painted.
QRect paintBox(QPainter &painter, QPoint at, int rowHeight, const QList<std::pair<QString, Token>> &pieces) {
    const QFontMetricsF metrics(painter.font());
    qreal width = 8;
    for (const auto &piece : pieces) {
        width += metrics.horizontalAdvance(piece.first);
    }
    const QRect box(at.x(), at.y() + (rowHeight - 16) / 2, qRound(width), 16);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(theme::color(Token::Border2));
    painter.setBrush(theme::color(Token::Panel));
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setRenderHint(QPainter::Antialiasing, false);
    qreal x = box.left() + 4;
    for (const auto &[text, token] : pieces) {
        painter.setPen(theme::color(token));
        painter.drawText(QRectF(x, box.top(), width, box.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        x += metrics.horizontalAdvance(text);
    }
    return box;
}

} // namespace

int JsonEditor::lineOfY(int y) const {
    const long height = std::max(1L, SendScintilla(SCI_TEXTHEIGHT, 0UL));
    const long row = SendScintilla(SCI_GETFIRSTVISIBLELINE) + y / height;
    return static_cast<int>(SendScintilla(SCI_DOCLINEFROMVISIBLE, static_cast<unsigned long>(row)));
}

QRect JsonEditor::lineRect(int line) const {
    const long height = SendScintilla(SCI_TEXTHEIGHT, 0UL);
    const long row = SendScintilla(SCI_VISIBLEFROMDOCLINE, static_cast<unsigned long>(line)) -
                     SendScintilla(SCI_GETFIRSTVISIBLELINE);
    return {0, static_cast<int>(row * height), viewport()->width(), static_cast<int>(height)};
}

void JsonEditor::paintEvent(QPaintEvent *event) {
    QsciScintilla::paintEvent(event);
    QPainter painter(viewport());
    painter.setClipRegion(event->region());
    const int first = lineOfY(event->rect().top());
    const long last = SendScintilla(SCI_GETLINECOUNT);
    m_foldBoxes.clear();
    for (int line = first; line < last; ++line) {
        if (SendScintilla(SCI_GETLINEVISIBLE, static_cast<unsigned long>(line)) == 0) {
            // Lines inside a fold are skipped as a whole.
            const long row = SendScintilla(SCI_VISIBLEFROMDOCLINE, static_cast<unsigned long>(line));
            const int next = static_cast<int>(SendScintilla(SCI_DOCLINEFROMVISIBLE, static_cast<unsigned long>(row)));
            line = std::max(line, next - 1);
            continue;
        }
        const QRect row = lineRect(line);
        if (row.top() > event->rect().bottom()) {
            break;
        }
        paintMargins(painter, line, row);
        if (isFolded(line)) {
            paintFold(painter, line, row);
        }
        if (!m_strings.isEmpty()) {
            paintLongStrings(painter, line, row);
        }
    }
}

void JsonEditor::paintMargins(QPainter &painter, int line, const QRect &row) {
    const int numbers = static_cast<int>(SendScintilla(SCI_GETMARGINWIDTHN, 0UL));
    const bool current = line == SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(cursorPosition()));
    painter.setFont(Theme::instance().codeFont(11.5));
    painter.setPen(theme::color(current ? Token::Text : Token::GutterText));
    painter.drawText(QRect(0, row.top(), numbers - 6, row.height()), Qt::AlignRight | Qt::AlignVCenter,
                     QString::number(line + 1));
    if (isFoldHeader(line)) {
        const QPointF at(numbers + 3 + 2, row.top() + (row.height() - 12) / 2.0);
        theme::Icons::paint(&painter, isFolded(line) ? QStringLiteral("go-next") : QStringLiteral("go-down"), at, 12,
                            theme::color(Token::Text3));
    }
}

const FoldLabel &JsonEditor::foldLabel(int line) {
    auto found = m_foldLabels.find(line);
    if (found == m_foldLabels.end()) {
        const qsizetype begin = SendScintilla(SCI_POSITIONFROMLINE, static_cast<unsigned long>(line));
        const qsizetype end = SendScintilla(SCI_GETLINEENDPOSITION, static_cast<unsigned long>(line));
        const std::string_view text = view(begin, end);
        const std::size_t opener = text.find_last_of("{[");
        const bool named = text.find_last_of(':', opener) != std::string_view::npos;
        const qsizetype from = begin + static_cast<qsizetype>(opener == std::string_view::npos ? 0 : opener);
        found = m_foldLabels.insert(
            line, foldLabelFor(view(from, std::min<qsizetype>(positions(), from + 300'000)), named));
    }
    return *found;
}

void JsonEditor::paintFold(QPainter &painter, int line, const QRect &row) {
    const FoldLabel &label = foldLabel(line);
    const long end = SendScintilla(SCI_GETLINEENDPOSITION, static_cast<unsigned long>(line));
    const int x = static_cast<int>(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, end));
    painter.setFont(Theme::instance().codeFont(11));
    QList<std::pair<QString, Token>> pieces;
    if (!label.name.empty()) {
        pieces = {{QString::fromStdString(label.name) + QLatin1Char(' '), Token::Text2},
                  {QString::fromStdString(label.value), label.value.front() == '"' ? Token::Jstr : Token::Jnum},
                  {QStringLiteral(" · ") + QString::fromStdString(label.count), Token::Text2}};
    } else {
        pieces = {{QString::fromStdString(label.count), Token::Text2}};
    }
    const QRect box = paintBox(painter, {x + 1, row.top()}, row.height(), pieces);
    m_foldBoxes.insert(line, box);
    painter.setFont(Theme::instance().codeFont(12.5));
    painter.setPen(theme::color(Token::Text3));
    painter.drawText(QRect(box.right() + 3, row.top(), 80, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     QString::fromStdString(label.after));
}

void JsonEditor::paintLongStrings(QPainter &painter, int line, const QRect &row) {
    const qsizetype begin = SendScintilla(SCI_POSITIONFROMLINE, static_cast<unsigned long>(line));
    const qsizetype end = SendScintilla(SCI_GETLINEENDPOSITION, static_cast<unsigned long>(line));
    const auto &all = places();
    auto place = std::lower_bound(all.begin(), all.end(), static_cast<std::size_t>(begin),
                                  [](const json::LongStrings::Place &p, std::size_t at) { return p.begin < at; });
    painter.setFont(Theme::instance().codeFont(11));
    for (; place != all.end() && place->begin < static_cast<std::size_t>(end); ++place) {
        const auto at = static_cast<long>(place->begin);
        const int from = static_cast<int>(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, at));
        const int to =
            static_cast<int>(SendScintilla(SCI_POINTXFROMPOSITION, 0UL, at + long{json::LongStrings::kMark}));
        const bool current = line == SendScintilla(SCI_LINEFROMPOSITION, static_cast<unsigned long>(cursorPosition()));
        painter.fillRect(QRect(from, row.top(), to - from, row.height()),
                         theme::color(current ? Token::Curline : Token::Base));
        paintBox(painter, {from + 1, row.top()}, row.height(),
                 {{tr("+ %1").arg(widgets::SizeMeter::bytesText(static_cast<qint64>(place->size))), Token::Text2}});
    }
}

} // namespace davenport::inspector
