#pragma once

#include "ui/shell/action_registry.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QMenu;
class QMenuBar;

namespace davenport::widgets {
class Button;
class SearchButton;
} // namespace davenport::widgets

namespace davenport::shell {

/// The 40 px row at the top: the program's mark, the menus, the box that opens the palette, workspace and state.
class TitleRow : public QWidget {
    Q_OBJECT
public:
    /// Builds its menus from `actions`, now and whenever one is added. A menu exists once it has an action.
    explicit TitleRow(ActionRegistry &actions, QWidget *parent = nullptr);

    /// Name and state of the workspace; an empty name hides both.
    void setWorkspace(const QString &name, bool healthy);

    /// Adds a button at the right end of the row and takes ownership.
    void addStatusButton(QWidget *button);

    QMenuBar *menuBar() const { return m_bar; }
    widgets::SearchButton *searchButton() const { return m_search; }

    QSize sizeHint() const override { return {800, 40}; }

signals:
    void searchRequested();
    /// The mark of a read-only workspace was pressed.
    void readOnlyPressed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addToMenu(const QString &id);
    void arrange();
    void showReadOnly();

    ActionRegistry &m_actions;
    QMenuBar *m_bar;
    widgets::SearchButton *m_search;
    QWidget *m_status;
    QLabel *m_workspace;
    widgets::Button *m_readOnly;
    QHash<QString, QMenu *> m_menus;
    bool m_healthy = true;
};

} // namespace davenport::shell
