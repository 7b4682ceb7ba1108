#pragma once

#include "ui/shell/frame.h"

#include <QHash>
#include <QToolBar>

class QAction;

namespace davenport::shell {

class RailButton;

/// The 44 px strip at the left edge: panels and tools above, connections and settings below.
class Rail : public QToolBar {
    Q_OBJECT
public:
    explicit Rail(QWidget *parent = nullptr);

    /// Adds a button for `action` and returns it. The action's object name is the button's id for setBadge().
    RailButton *addRailAction(QAction *action, RailPlace place);

    /// Shows or hides the button of that id.
    void setShown(const QString &id, bool shown);

    /// A number in a red badge; 0 takes it away. An unknown id does nothing.
    void setBadge(const QString &id, int number);

    /// The first visible button, for the keyboard; null when there is none.
    QWidget *firstButton() const;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Entry {
        RailButton *button;
        QAction *widgetAction;
    };

    void setMargins();
    QList<RailButton *> shownButtons() const;

    QHash<QString, Entry> m_entries;
    QList<RailButton *> m_order;
    QAction *m_gap;
};

} // namespace davenport::shell
