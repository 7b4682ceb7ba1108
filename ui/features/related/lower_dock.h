#pragma once

#include "ui/session/document_locator.h"

#include <QTimer>
#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace davenport::session {
class StudioContext;
}
namespace davenport::widgets {
class ElidedLabel;
} // namespace davenport::widgets

namespace davenport::related {

class HistoryView;
class RelatedView;
class RequestLogView;

/// The lower panel's tabs: what is around the current document, what happened to it, and what was asked of its database.
/// Only the tab on the screen works. GUI thread only.
class LowerDock : public QWidget {
    Q_OBJECT
public:
    enum Tab { RelatedTab, ChangesTab, RequestsTab };

    explicit LowerDock(session::StudioContext *context, QWidget *parent = nullptr);

    /// The row of tabs, which stands in place of the panel's title bar.
    QWidget *titleBar() const { return m_bar; }
    QTabBar *tabs() const { return m_tabs; }
    void setTab(Tab tab);
    RelatedView *related() const { return m_related; }
    HistoryView *history() const { return m_history; }
    RequestLogView *requests() const { return m_requests; }

signals:
    /// The panel should be folded away.
    void foldRequested();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void schedule();
    void showDocument();

    session::StudioContext *m_context;
    QWidget *m_bar;
    QTabBar *m_tabs;
    widgets::ElidedLabel *m_of;
    QStackedWidget *m_stack;
    RelatedView *m_related;
    HistoryView *m_history;
    RequestLogView *m_requests;
    session::DocumentLocator m_shown[2]; ///< of the first two tabs
    QTimer m_delay;
};

} // namespace davenport::related
