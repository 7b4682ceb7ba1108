#pragma once

#include "ui/shell/notice.h"

#include <QKeySequence>
#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace davenport::shell {

class ActionRegistry;
class Page;
class PaletteProvider;
class UnsavedSource;

/// A panel at the left, right or lower edge, of which one per edge is open at a time. The frame makes the dock, its title bar, its rail button and its action
/// "dock.<id>" (View menu and palette).
struct DockSpec {
    QString id;
    /// Title of its bar and name of its action, such as "Navigator".
    QString title;
    QString icon;
    Qt::DockWidgetArea area = Qt::LeftDockWidgetArea;
    /// The content; the frame takes ownership.
    QWidget *content = nullptr;
    /// The widget F6 brings the focus to; null takes `content`.
    QWidget *focusTarget = nullptr;
    /// Width at first start in pixels: 236 for the navigator, 390 for the inspector. For a lower panel its height.
    int width = 236;
    /// Whether it is open at first start.
    bool openAtFirst = true;
    /// Stands in place of the title bar: a lower panel's row of tabs. The frame takes ownership.
    QWidget *titleBar = nullptr;
    QKeySequence shortcut;
    /// Small widgets for its title bar, usually IconButtons; the frame takes ownership.
    QList<QWidget *> titleButtons;
    /// Show the rail button only while the dock is folded away.
    bool railOnlyWhenFolded = false;
};

/// Where in the rail an action stands: the upper group (panels and tools) or the lower one (connections, settings).
enum class RailPlace { Top, Bottom };

/// What the window offers to the features that stand in it. The window itself knows none of them. GUI thread only; lives
/// as long as the window.
class Frame : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual ActionRegistry &actions() = 0;

    /// Adds a panel; call while a feature is installed, before the window is shown.
    virtual void addDock(const DockSpec &dock) = 0;
    /// Unfolds the panel and gives it the focus.
    virtual void showDock(const QString &id) = 0;
    /// Secondary text in the panel's title bar, such as the database it is about.
    virtual void setDockDetail(const QString &id, const QString &detail) = 0;

    /// Shows an action as a rail button of 32 x 32 pixels.
    virtual void addRailAction(QAction *action, RailPlace place) = 0;
    /// The number in the red badge of the rail button of dock or action `id`; 0 takes the badge away.
    virtual void setRailBadge(const QString &id, int number) = 0;

    /// Opens `page` in a new tab, takes ownership, and shows it. If a page of the same key is open, that one is shown,
    /// the new one deleted. Returns the page on show.
    virtual Page *openPage(Page *page) = 0;
    /// The open page of that key, or null.
    virtual Page *findPage(const QString &key) const = 0;
    virtual void showPage(Page *page) = 0;
    /// Closes the page after asking about unsaved work; false when the person kept it open.
    virtual bool closePage(Page *page) = 0;
    /// The page in front, or null.
    virtual Page *currentPage() const = 0;
    virtual QList<Page *> pages() const = 0;

    /// Adds a source to the command palette and takes ownership.
    virtual void addPaletteProvider(PaletteProvider *provider) = 0;
    /// Opens the palette with `text` typed already.
    virtual void openPalette(const QString &text = {}) = 0;

    /// Adds a panel to those that are asked for unsaved work when the window closes. It must outlive the frame's window or
    /// be a feature of it.
    virtual void addUnsavedSource(UnsavedSource *source) = 0;

    /// Tells the person something without stopping them.
    virtual void notify(const Notice &notice) = 0;

    /// Name and state beside the dot in the title row and first in the status bar. An empty name hides both.
    virtual void setWorkspace(const QString &name, bool healthy) = 0;

    /// The parent for dialogs.
    virtual QWidget *window() const = 0;

signals:
    /// Another page is in front; null when the last one closed.
    void currentPageChanged(davenport::shell::Page *page);
    void pageOpened(davenport::shell::Page *page);
    /// The page is about to be deleted.
    void pageClosing(davenport::shell::Page *page);
};

} // namespace davenport::shell
