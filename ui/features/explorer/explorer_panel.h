#pragma once

#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"

#include <QWidget>

class QLineEdit;
class QMenu;
class QSortFilterProxyModel;

namespace davenport::session {
class StudioContext;
}

namespace davenport::explorer {

class ExplorerModel;
class ExplorerTree;
class TaskStrip;

/// The navigator: a filter field over the tree of databases, and what can be done with them. GUI thread only.
class ExplorerPanel : public QWidget {
    Q_OBJECT
public:
    explicit ExplorerPanel(session::StudioContext *context, QWidget *parent = nullptr);

    ExplorerTree *tree() const { return m_tree; }
    ExplorerModel *model() const { return m_model; }
    /// Asks for a name and makes a new database in the workspace.
    void createDatabase();
    void focusFilter();
    /// Everything that can be done with `database`.
    void fillMenu(QMenu *menu, const session::DatabasePtr &database);

signals:
    /// Something to tell: `failed` says that it went wrong.
    void noticed(bool failed, const QString &title, const QString &text);

private:
    void open(const QModelIndex &index);
    void showContextMenu(const QPoint &at);
    void renameDatabase(const session::DatabasePtr &database);
    void deleteDatabase(const session::DatabasePtr &database);
    void compact(const session::DatabasePtr &database);
    void verify(const session::DatabasePtr &database);
    void showCurrent();
    void fail(const QString &title, const base::Error &error);

    session::StudioContext *m_context;
    ExplorerModel *m_model;
    QSortFilterProxyModel *m_proxy;
    QLineEdit *m_filter;
    ExplorerTree *m_tree;
    TaskStrip *m_task;
    async::Ticket m_ticket;
    async::Receiver m_receiver;
};

} // namespace davenport::explorer
