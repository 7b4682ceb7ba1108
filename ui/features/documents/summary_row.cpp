#include "ui/features/documents/summary_row.h"

#include "ui/features/documents/document_delegate.h"
#include "ui/features/documents/document_header.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/size_meter.h"

#include <QPainter>
#include <QTimerEvent>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr int kDelay = 60;

QString number(qint64 value) { return widgets::SizeMeter::numberText(value); }

} // namespace

SummaryRow::SummaryRow(const DocumentTable *table, const DocumentTableModel *model, QWidget *parent)
    : QWidget(parent), m_table(table), m_model(model) {
    setFixedHeight(26);
    setAccessibleName(tr("Summary of the rows in view"));
    connect(table->documentHeader(), &QHeaderView::sectionResized, this, qOverload<>(&QWidget::update));
    connect(table->documentHeader(), &QHeaderView::sectionMoved, this, qOverload<>(&QWidget::update));
}

void SummaryRow::refresh() {
    if (m_timer == 0) {
        m_timer = startTimer(kDelay);
    }
}

void SummaryRow::timerEvent(QTimerEvent *event) {
    killTimer(event->timerId());
    m_timer = 0;
    count();
}

void SummaryRow::count() {
    const auto [first, last] = m_table->visibleRows();
    const qsizetype selected = m_table->selectedCount();
    m_head = tr("%1 in view, %2 selected").arg(number(last - first + 1), number(selected));
    m_parts.clear();
    for (int column = DocumentTableModel::FirstFieldColumn; column < m_model->columnCount(); ++column) {
        Part part = partOf(column, first, last);
        if (!part.text.isEmpty() || !part.states.isEmpty()) {
            m_parts.append(std::move(part));
        }
    }
    setAccessibleDescription(m_head);
    update();
}

SummaryRow::Part SummaryRow::partOf(int column, int first, int last) const {
    Part part;
    part.column = column;
    qint64 sum = 0;
    int numbers = 0;
    bool exact = true;
    QString earliest;
    QString latest;
    QMap<QString, int> states;
    const bool isState = DocumentDelegate::isStateField(m_model->fieldName(column));
    for (int row = first; row <= last; ++row) {
        const Cell &cell = m_model->cell(row, column);
        if (cell.kind == Cell::Kind::Number) {
            bool whole = false;
            const qint64 value = cell.text.toLongLong(&whole);
            exact = exact && whole && !__builtin_add_overflow(sum, value, &sum);
            ++numbers;
        } else if (cell.kind == Cell::Kind::Date) {
            earliest = earliest.isEmpty() ? cell.text : std::min(earliest, cell.text);
            latest = std::max(latest, cell.text);
        } else if (cell.kind == Cell::Kind::String && isState) {
            ++states[cell.text];
        }
    }
    if (!states.isEmpty() && states.size() <= 6) {
        for (auto state = states.cbegin(); state != states.cend(); ++state) {
            part.states.append({number(*state) + ' ' + state.key(), DocumentDelegate::stateToken(state.key())});
        }
    } else if (numbers > 1 && exact && m_model->isNumeric(column)) {
        part.text = QString::number(sum);
        part.token = theme::Token::Jnum;
        part.mono = true;
        part.right = true;
    } else if (!earliest.isEmpty() && earliest != latest) {
        const bool sameDay = earliest.left(10) == latest.left(10) && earliest.size() >= 16 && latest.size() >= 16;
        part.text = sameDay ? earliest.mid(11, 5) + QStringLiteral(" – ") + latest.mid(11, 5)
                            : earliest.left(10) + QStringLiteral(" – ") + latest.left(10);
    }
    return part;
}

void SummaryRow::paintEvent(QPaintEvent *) {
    using theme::Token;
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(Token::Alt));
    painter.fillRect(0, 0, width(), 1, theme::color(Token::Border));
    const QFont ui = theme::Theme::instance().uiFont(12);
    painter.setFont(ui);
    painter.setPen(theme::color(Token::Text3));
    painter.drawText(QRect(0, 1, 26, height() - 1), Qt::AlignCenter, QStringLiteral("#"));
    painter.setPen(theme::color(Token::Text2));
    const int headWidth = painter.fontMetrics().horizontalAdvance(m_head);
    painter.drawText(QRect(34, 1, headWidth + 4, height() - 1), Qt::AlignVCenter | Qt::TextSingleLine, m_head);
    int free = 34 + headWidth + 16; // parts do not run into one another

    std::vector<std::pair<int, const Part *>> placed;
    for (const Part &part : m_parts) {
        placed.emplace_back(m_table->documentHeader()->sectionViewportPosition(part.column), &part);
    }
    std::sort(placed.begin(), placed.end());
    for (const auto &[x, part] : placed) {
        const int columnWidth = m_table->documentHeader()->sectionSize(part->column);
        if (part->states.isEmpty()) {
            painter.setFont(part->mono ? theme::Theme::instance().codeFont() : ui);
            const int textWidth = painter.fontMetrics().horizontalAdvance(part->text);
            const int left = part->right ? x + columnWidth - 8 - textWidth : x + 8;
            if (left < free || left > width()) {
                continue;
            }
            painter.setPen(theme::color(part->token));
            painter.drawText(QRect(left, 1, textWidth + 4, height() - 1), Qt::AlignVCenter | Qt::TextSingleLine,
                             part->text);
            free = left + textWidth + 12;
            continue;
        }
        painter.setFont(ui);
        int left = std::max(x + 8, free);
        for (const auto &[text, token] : part->states) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme::color(token));
            painter.drawEllipse(QRectF(left, height() / 2.0 - 3, 7, 7));
            painter.setPen(theme::color(Token::Text2));
            const int textWidth = painter.fontMetrics().horizontalAdvance(text);
            painter.drawText(QRect(left + 11, 1, textWidth + 4, height() - 1), Qt::AlignVCenter | Qt::TextSingleLine,
                             text);
            left += 11 + textWidth + 12;
        }
        free = left;
    }
}

} // namespace davenport::documents
