#include "ui/shell/status_row.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace davenport::shell {
namespace {

constexpr int kEdge = 12;
constexpr int kGap = 16;
constexpr int kDot = 7;

} // namespace

StatusRow::StatusRow(QWidget *parent) : QStatusBar(parent) {
    setSizeGripEnabled(false);
    setFixedHeight(24);
    setToolTip(tr("Where you are, and how fresh it is"));
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, qOverload<>(&StatusRow::update));
    describe();
}

void StatusRow::setWorkspace(const QString &name, bool healthy) {
    m_workspace = name;
    m_healthy = healthy;
    describe();
}

void StatusRow::setTexts(const QStringList &left, const QStringList &right) {
    m_left = left;
    m_right = right;
    describe();
}

QStringList StatusRow::texts() const {
    return (m_workspace.isEmpty() ? QStringList() : QStringList(m_workspace)) + m_left + m_right;
}

void StatusRow::describe() {
    setAccessibleName(texts().isEmpty() ? tr("Status") : texts().join(QStringLiteral(", ")));
    update();
}

void StatusRow::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme::color(theme::Token::Window));
    painter.fillRect(0, 0, width(), 1, theme::color(theme::Token::Border));
    painter.setFont(theme::Theme::instance().uiFont(11.5));
    const QFontMetrics metrics = painter.fontMetrics();
    painter.setPen(theme::color(theme::Token::Text2));
    int right = width() - kEdge;
    for (auto text = m_right.crbegin(); text != m_right.crend(); ++text) {
        const int textWidth = metrics.horizontalAdvance(*text);
        if (right - textWidth < kEdge) {
            break;
        }
        painter.drawText(QRect(right - textWidth, 1, textWidth + 1, height() - 1), Qt::AlignVCenter, *text);
        right -= textWidth + kGap;
    }
    int x = kEdge;
    if (!m_workspace.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(m_healthy ? theme::Token::Green : theme::Token::Red));
        painter.drawEllipse(QRectF(x, (height() - kDot + 1) / 2.0, kDot, kDot));
        painter.setPen(theme::color(theme::Token::Text2));
        x += kDot + 6;
    }
    for (const QString &text : (m_workspace.isEmpty() ? QStringList() : QStringList(m_workspace)) + m_left) {
        const int room = right - x;
        if (room < 24) {
            break;
        }
        const QString shown = metrics.elidedText(text, Qt::ElideRight, room);
        painter.drawText(QRect(x, 1, room, height() - 1), Qt::AlignVCenter, shown);
        x += metrics.horizontalAdvance(shown) + kGap;
    }
}

} // namespace davenport::shell
