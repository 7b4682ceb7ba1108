#include "ui/widgets/empty_state.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace davenport::widgets {
namespace {

constexpr int kTextWidth = 420;

} // namespace

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent), m_icon(new QLabel(this)), m_title(new QLabel(this)), m_text(new QLabel(this)),
      m_buttons(new QHBoxLayout) {
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(8);
    m_icon->setFixedHeight(28);
    m_title->setProperty("look", "page-title");
    m_text->setProperty("look", "secondary");
    m_text->setWordWrap(true);
    for (QLabel *label : {m_icon, m_title, m_text}) {
        label->setAlignment(Qt::AlignCenter);
    }
    m_buttons->setSpacing(8);
    column->addStretch(2);
    column->addWidget(m_icon, 0, Qt::AlignHCenter);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addWidget(m_text, 0, Qt::AlignHCenter);
    column->addSpacing(8);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addLayout(m_buttons);
    row->addStretch(1);
    column->addLayout(row);
    column->addStretch(3);
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, [this] {
        m_icon->setPixmap(theme::Icons::pixmap(m_iconName, 28, theme::Token::Text3, devicePixelRatioF()));
    });
}

void EmptyState::setContent(const QString &icon, const QString &title, const QString &text) {
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    m_iconName = icon;
    m_icon->setPixmap(theme::Icons::pixmap(icon, 28, theme::Token::Text3, devicePixelRatioF()));
    m_title->setText(title);
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    m_text->ensurePolished();
    const QFontMetrics metrics = m_text->fontMetrics();
    const int width = qMin(kTextWidth, metrics.horizontalAdvance(text) + 8);
    const QRect lines = metrics.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap | Qt::AlignCenter, text);
    m_text->setFixedSize(width, lines.height() + 4);
    setAccessibleName(title);
    setAccessibleDescription(text);
}

QPushButton *EmptyState::addButton(const QString &text, const QString &icon) {
    auto *button = new Button(text, icon, m_buttons->isEmpty() ? Button::Role::Primary : Button::Role::Plain, this);
    m_buttons->addWidget(button);
    return button;
}

void EmptyState::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::Token::Alt));
}

} // namespace davenport::widgets
