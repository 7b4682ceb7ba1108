#include "ui/shell/notice_area.h"

#include "ui/shell/notice_card.h"
#include "ui/theme/icons.h"

#include <QLocale>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>

namespace davenport::shell {
namespace {

constexpr int kAtMost = 4;
constexpr int kKept = 50;
constexpr int kStayMs = 8000;

} // namespace

NoticeArea::NoticeArea(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this)) {
    setAccessibleName(tr("Messages"));
    setToolTip(tr("Messages"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    QWidget::hide();
}

void NoticeArea::add(const Notice &notice) {
    m_history.prepend(Kept{QDateTime::currentDateTime(), notice});
    if (m_history.size() > kKept) {
        m_history.removeLast();
    }
    show(notice);
}

void NoticeArea::show(const Notice &notice) {
    while (m_cards.size() >= kAtMost) {
        putAway(m_cards.first());
    }
    auto *card = new NoticeCard(notice, this);
    m_cards.append(card);
    m_column->addWidget(card);
    card->show();
    connect(card, &NoticeCard::closed, this, [this, card] { putAway(card); });
    if (notice.tone != theme::Tone::Red && notice.tone != theme::Tone::Amber) {
        QTimer::singleShot(kStayMs, card, [this, card] { putAway(card); });
    }
    setVisible(true);
    placeIn(m_room);
    emit changed();
}

void NoticeArea::putAway(NoticeCard *card) {
    if (!m_cards.removeOne(card)) {
        return;
    }
    m_column->removeWidget(card);
    card->hide();
    card->deleteLater();
    setVisible(!m_cards.isEmpty());
    placeIn(m_room);
    emit changed();
}

bool NoticeArea::putNewestAway() {
    if (m_cards.isEmpty()) {
        return false;
    }
    putAway(m_cards.last());
    return true;
}

void NoticeArea::placeIn(const QRect &room) {
    m_room = room;
    if (m_cards.isEmpty()) {
        return;
    }
    m_column->activate();
    int height = 0;
    for (NoticeCard *card : std::as_const(m_cards)) {
        height += card->heightForWidth(card->width()) + (height > 0 ? m_column->spacing() : 0);
    }
    const int width = m_cards.first()->width();
    setGeometry(room.right() - 12 - width, room.bottom() - 12 - height, width, height);
    raise();
}

void NoticeArea::fillHistory(QMenu *menu) {
    menu->clear();
    if (m_history.isEmpty()) {
        menu->addAction(tr("No messages yet"))->setEnabled(false);
        return;
    }
    for (const Kept &kept : std::as_const(m_history)) {
        QAction *entry = menu->addAction(
            theme::Icons::icon(theme::toneIcon(kept.notice.tone), theme::strongToken(kept.notice.tone)),
            kept.notice.title + QLatin1Char('\t') + QLocale().toString(kept.at.time(), QStringLiteral("HH:mm")));
        entry->setToolTip(kept.notice.text);
        connect(entry, &QAction::triggered, this, [this, notice = kept.notice] { show(notice); });
    }
}

} // namespace davenport::shell
