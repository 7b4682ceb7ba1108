#pragma once

#include "ui/shell/frame.h"

#include <QHash>
#include <QObject>

class QDockWidget;
class QMainWindow;
class QSettings;

namespace davenport::widgets {
class DockTitleBar;
}

namespace davenport::shell {

class ActionRegistry;
class Rail;

/// Keeps the window's panels: their docks, title bars, actions and rail buttons. One panel of an area is open at a time.
/// When the window gets narrow they fold, the right one below 1280 px, the left one below 1180 px; what was folded for
/// want of room comes back with it.
class DockHost : public QObject {
    Q_OBJECT
public:
    DockHost(QMainWindow &window, Rail &rail, ActionRegistry &actions);

    void addDock(const DockSpec &spec);
    void showDock(const QString &id);
    void setDetail(const QString &id, const QString &detail);

    /// Folds or unfolds for a window `width` pixels wide.
    void fitTo(int width);

    /// The widget to focus in the unfolded dock at `area`, or null.
    QWidget *focusTarget(Qt::DockWidgetArea area) const;

    /// Widths as each dock asked for at first, for a window without a saved layout.
    void applyDefaultWidths();

    /// Docks that are open though they are not at first, or the other way round; part of the saved layout.
    QStringList turnedByHand() const;
    void setTurnedByHand(const QStringList &ids);

private:
    struct Panel {
        DockSpec spec;
        QDockWidget *dock = nullptr;
        widgets::DockTitleBar *bar = nullptr;
        QAction *action = nullptr;
        bool openAtFirst = true;
        bool wanted = true;   // the person wants it open
        bool insists = false; // ... even though the window is narrow
    };

    void unfold(Panel &panel);
    void fold(Panel &panel, bool folded);
    bool hasRoomFor(const Panel &panel, int width) const;

    QMainWindow &m_window;
    Rail &m_rail;
    ActionRegistry &m_actions;
    QHash<QString, Panel> m_panels;
    QStringList m_order;
    int m_width = 0;
};

} // namespace davenport::shell
