#include "ui/features/inspector/panel_frame.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>

namespace davenport::inspector {

PanelFrame::PanelFrame(const QString &accessibleName, theme::Token ground, theme::Token line, theme::Token ink,
                       const QString &icon, QWidget *parent)
    : QWidget(parent), m_ground(ground), m_line(line), m_ink(ink), m_icon(icon), m_headline(new QLabel),
      m_text(new QLabel), m_layout(new QVBoxLayout(this)), m_buttons(new QHBoxLayout) {
    setAccessibleName(accessibleName);
    m_headline->setFont(theme::Theme::instance().uiFont(13, QFont::DemiBold));
    m_text->setProperty("look", "small");
    m_layout->setContentsMargins(0, 9, 0, 10);
    m_layout->setSpacing(0);
    const int left = icon.isEmpty() ? 12 : 34;
    for (QLabel *label : {m_headline, m_text}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setContentsMargins(left, 0, 12, 0);
        m_layout->addWidget(label);
    }
    m_layout->insertSpacing(1, 2);
    m_buttons->setContentsMargins(12, 8, 12, 0);
    m_buttons->setSpacing(6);
    m_layout->addLayout(m_buttons);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

QString PanelFrame::headline() const { return m_headline->text(); }

QString PanelFrame::text() const { return m_text->text(); }

void PanelFrame::setHeadline(const QString &text) { m_headline->setText(text); }

void PanelFrame::setText(const QString &text) {
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
}

void PanelFrame::addBody(QWidget *body) {
    m_layout->insertSpacing(m_layout->count() - 1, 8);
    m_layout->insertWidget(m_layout->count() - 1, body);
}

void PanelFrame::paintEvent(QPaintEvent *event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), theme::color(m_ground));
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme::color(m_line));
    if (!m_icon.isEmpty()) {
        theme::Icons::paint(&painter, m_icon, {12, 11}, 14, theme::color(m_ink));
    }
}

void PanelFrame::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape) {
        emit dismissed();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace davenport::inspector
