#include "ui/widgets/dock_title_bar.h"

#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace davenport::widgets {

DockTitleBar::DockTitleBar(const QString &title, QWidget *parent)
    : QWidget(parent), m_layout(new QHBoxLayout(this)), m_title(new QLabel(this)), m_detail(new QLabel(this)),
      m_hint(new QLabel(this)) {
    setFixedHeight(34);
    m_layout->setContentsMargins(12, 0, 8, 1);
    m_layout->setSpacing(6);
    m_title->setProperty("look", "title");
    m_detail->setProperty("look", "hint");
    m_hint->setProperty("look", "hint");
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_detail);
    m_layout->addStretch(1);
    m_layout->addWidget(m_hint);
    setTitle(title);
    setDetail({});
    setHint({});
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, qOverload<>(&DockTitleBar::update));
}

void DockTitleBar::setTitle(const QString &title) {
    m_title->setText(title);
    setAccessibleName(title);
}

void DockTitleBar::setDetail(const QString &detail) {
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
}

void DockTitleBar::setHint(const QString &hint) {
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

void DockTitleBar::addButton(QWidget *button) {
    m_layout->addWidget(button);
}

void DockTitleBar::setLineAbove(bool on) {
    m_lineAbove = on;
    m_layout->setContentsMargins(12, on ? 1 : 0, 8, 1);
    update();
}

QSize DockTitleBar::sizeHint() const {
    return {m_layout->sizeHint().width(), 34};
}

QSize DockTitleBar::minimumSizeHint() const {
    return {120, 34};
}

void DockTitleBar::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::Token::Panel));
    const QColor line = theme::color(theme::Token::Border);
    painter.fillRect(0, height() - 1, width(), 1, line);
    if (m_lineAbove) {
        painter.fillRect(0, 0, width(), 1, line);
    }
}

} // namespace davenport::widgets
