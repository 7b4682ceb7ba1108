#include "ui/shell/notice_card.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/icon_button.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace davenport::shell {

NoticeCard::NoticeCard(const Notice &notice, QWidget *parent) : QWidget(parent), m_tone(notice.tone) {
    setFixedWidth(340);
    setAccessibleName(notice.title);
    setAccessibleDescription(notice.text);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(36, 8, 8, 10);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(4);
    auto *title = new QLabel(notice.title, this);
    title->setProperty("look", "title");
    title->setWordWrap(true);
    title->setTextFormat(Qt::PlainText);
    grid->addWidget(title, 0, 0);
    auto *cross = new widgets::IconButton(QStringLiteral("window-close"), tr("Put this message away"), this, 12);
    grid->addWidget(cross, 0, 1, Qt::AlignTop);
    connect(cross, &QToolButton::clicked, this, &NoticeCard::closed);
    if (!notice.text.isEmpty()) {
        auto *text = new QLabel(notice.text, this);
        text->setProperty("look", "small");
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setToolTip(tr("Can be selected and copied"));
        text->setAccessibleName(notice.text);
        text->setMaximumHeight(160);
        grid->addWidget(text, 1, 0, 1, 2);
    }
    if (!notice.actionText.isEmpty()) {
        auto *button = new widgets::Button(notice.actionText, {}, widgets::Button::Role::Plain, this);
        button->setSmall(true);
        grid->addWidget(button, 2, 0, Qt::AlignLeft);
        const std::function<void()> action = notice.action;
        connect(button, &QPushButton::clicked, this, [this, action] {
            emit closed();
            if (action) {
                action();
            }
        });
    }
}

void NoticeCard::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme::color(theme::lineToken(m_tone)));
    painter.setBrush(theme::color(theme::softToken(m_tone)));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    theme::Icons::paint(&painter, theme::toneIcon(m_tone), QPointF(12, 12), 16,
                        theme::color(theme::strongToken(m_tone)));
}

} // namespace davenport::shell
