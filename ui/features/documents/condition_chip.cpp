#include "ui/features/documents/condition_chip.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace davenport::documents {

namespace {

using theme::Token;

constexpr int kHeight = 20;
constexpr int kPadding = 6;
constexpr int kGap = 5;
constexpr int kCross = 10;
constexpr int kMaxWidth = 280;

QString toQString(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

Token tokenOf(const Condition &condition) {
    if (condition.value.empty()) {
        return Token::Text;
    }
    switch (base::jsonTypeOf(condition.value)) {
    case base::JsonType::String:
        return condition.op == Operator::HasType ? Token::Text2 : Token::Jstr;
    case base::JsonType::Number:
        return Token::Jnum;
    case base::JsonType::True:
    case base::JsonType::False:
        return Token::Jbool;
    case base::JsonType::Null:
        return Token::Text2;
    default:
        return Token::Jobj;
    }
}

} // namespace

ConditionChip::ConditionChip(const Condition &condition, QWidget *parent)
    : QWidget(parent), m_condition(condition), m_field(QString::fromStdString(pathText(condition.field))),
      m_sign(toQString(operatorSign(condition.op))),
      m_value(QString::fromStdString(valueText(condition))) {
    if (condition.op == Operator::HasType) {
        m_value = QString::fromStdString(base::decodeJsonString(condition.value));
    }
    const QString text = QString::fromStdString(conditionText(condition));
    setObjectName(QStringLiteral("conditionChip"));
    setAccessibleName(tr("Condition %1").arg(text));
    setToolTip(tr("%1\nA click changes it; the cross, Delete or Backspace removes it").arg(text));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

QSize ConditionChip::sizeHint() const {
    const QFontMetrics mono(theme::Theme::instance().codeFont());
    int width = 2 * kPadding + mono.horizontalAdvance(m_field) + kGap + mono.horizontalAdvance(m_sign) + kGap + kCross;
    width += m_value.isEmpty() ? 0 : mono.horizontalAdvance(m_value) + kGap;
    return {std::min(width + 2, kMaxWidth), kHeight};
}

QRect ConditionChip::crossRect() const { return {width() - kPadding - kCross + 1, (height() - kCross) / 2, kCross, kCross}; }

void ConditionChip::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_ring ? QPen(theme::color(Token::Accent), 2) : QPen(Qt::NoPen));
    painter.setBrush(theme::color(Token::Sel2));
    const qreal inset = m_ring ? 1 : 0;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 4, 4);
    theme::Icons::paint(&painter, QStringLiteral("window-close"), crossRect().topLeft(), kCross, theme::color(Token::Text2));
    painter.setFont(theme::Theme::instance().codeFont());
    const QFontMetrics metrics = painter.fontMetrics();
    const int right = crossRect().left() - 4;
    int x = kPadding;
    const auto draw = [&](const QString &text, Token token) {
        const QString shown = metrics.elidedText(text, Qt::ElideRight, std::max(0, right - x));
        painter.setPen(theme::color(token));
        painter.drawText(QRect(x, 0, std::max(0, right - x) + 1, height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
        x += metrics.horizontalAdvance(shown) + kGap;
    };
    draw(m_field, Token::Jkey);
    draw(m_sign, Token::Text2);
    draw(m_value, tokenOf(m_condition));
}

void ConditionChip::mouseReleaseEvent(QMouseEvent *event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->pos())) {
        if (crossRect().adjusted(-4, -5, 6, 5).contains(event->pos())) {
            emit removeRequested();
        } else {
            emit editRequested();
        }
    }
}

void ConditionChip::keyPressEvent(QKeyEvent *event) {
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        emit removeRequested();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_F2:
        emit editRequested();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
        emit moveRequested(event->key() == Qt::Key_Left ? -1 : 1);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ConditionChip::focusInEvent(QFocusEvent *event) {
    m_ring = event->reason() != Qt::MouseFocusReason;
    update();
}

void ConditionChip::focusOutEvent(QFocusEvent *) {
    m_ring = false;
    update();
}

} // namespace davenport::documents
