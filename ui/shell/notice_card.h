#pragma once

#include "ui/shell/notice.h"

#include <QWidget>

namespace davenport::shell {

/// One notice as a card 340 px wide: icon, title, text, one action and a cross.
class NoticeCard : public QWidget {
    Q_OBJECT
public:
    explicit NoticeCard(const Notice &notice, QWidget *parent = nullptr);

signals:
    /// The cross or the action was pressed.
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    theme::Tone m_tone;
};

} // namespace davenport::shell
