#pragma once

#include "ui/shell/notice.h"

#include <QDateTime>
#include <QWidget>

class QMenu;
class QVBoxLayout;

namespace davenport::shell {

class NoticeCard;

/// The cards at the lower right of the window. Blue and green ones leave after eight seconds, amber and red ones stay
/// until they are put away; at most four are on show. The last fifty are kept for the list behind the bell.
class NoticeArea : public QWidget {
    Q_OBJECT
public:
    explicit NoticeArea(QWidget *parent = nullptr);

    void add(const Notice &notice);

    /// Puts the cards at the lower right corner of `room`, in the parent's coordinates.
    void placeIn(const QRect &room);

    /// Fills `menu` with the kept notices, newest first; choosing one shows its card again.
    void fillHistory(QMenu *menu);

    /// How many cards are on show.
    int shownCount() const { return static_cast<int>(m_cards.size()); }

    /// Puts the newest card away; false when none is on show.
    bool putNewestAway();

signals:
    /// Cards came or went.
    void changed();

private:
    struct Kept {
        QDateTime at;
        Notice notice;
    };

    void show(const Notice &notice);
    void putAway(NoticeCard *card);

    QVBoxLayout *m_column;
    QList<NoticeCard *> m_cards;
    QList<Kept> m_history;
    QRect m_room;
};

} // namespace davenport::shell
