#include "ui/widgets/ribbon.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/icon_button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace davenport::widgets {

Ribbon::Ribbon(QWidget *parent)
    : QWidget(parent), m_layout(new QHBoxLayout(this)), m_label(new QLabel(this)),
      m_cross(new IconButton(QStringLiteral("window-close"), tr("Hide this message"), this, 12)) {
    setFixedHeight(30);
    m_layout->setContentsMargins(34, 0, 8, 1);
    m_layout->setSpacing(6);
    m_label->setTextFormat(Qt::RichText);
    m_label->setProperty("look", "small");
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_layout->addWidget(m_label, 1);
    m_layout->addWidget(m_cross);
    connect(static_cast<IconButton *>(m_cross), &QToolButton::clicked, this, [this] {
        hide();
        emit dismissed();
    });
    hide();
}

void Ribbon::showMessage(theme::Tone tone, const QString &title, const QString &text, const QString &icon) {
    for (QWidget *button : std::as_const(m_buttons)) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    m_cross->hide();
    m_tone = tone;
    m_title = title;
    m_text = text;
    m_message = text.isEmpty() ? title : title + QStringLiteral("  ") + text;
    m_icon = icon.isEmpty() ? QString(theme::toneIcon(tone)) : icon;
    setAccessibleName(m_message);
    setToolTip(m_message);
    show();
    elide();
    update();
}

void Ribbon::addAction(const QString &id, const QString &text, const QString &icon) {
    auto *button = new Button(text, icon, Button::Role::Plain, this);
    button->setSmall(true);
    m_layout->insertWidget(m_layout->indexOf(m_cross), button);
    m_buttons.append(button);
    connect(button, &QPushButton::clicked, this, [this, id] { emit triggered(id); });
}

void Ribbon::setDismissable(bool dismissable) {
    m_cross->setVisible(dismissable);
}

void Ribbon::elide() {
    const QFontMetrics bold(theme::Theme::instance().uiFont(12, QFont::DemiBold));
    const QFontMetrics plain(theme::Theme::instance().uiFont(12));
    const int available = m_label->width() - 4;
    const QString title = bold.elidedText(m_title, Qt::ElideRight, available);
    const int rest = available - bold.horizontalAdvance(title) - 8;
    QString html = QStringLiteral("<b style=\"font-weight:600\">%1</b>").arg(title.toHtmlEscaped());
    if (!m_text.isEmpty() && rest > 20) {
        html += QStringLiteral("&nbsp; ") + plain.elidedText(m_text, Qt::ElideRight, rest).toHtmlEscaped();
    }
    m_label->setText(html);
}

void Ribbon::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    m_layout->activate();
    elide();
}

void Ribbon::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::softToken(m_tone)));
    painter.fillRect(0, height() - 1, width(), 1, theme::color(theme::lineToken(m_tone)));
    theme::Icons::paint(&painter, m_icon, QPointF(12, 8), 14, theme::color(theme::strongToken(m_tone)));
}

} // namespace davenport::widgets
