#include "ui/features/explorer/explorer_panel.h"

#include "ui/features/explorer/database_dialogs.h"
#include "ui/features/explorer/explorer_model.h"
#include "ui/features/explorer/explorer_tree.h"
#include "ui/features/explorer/task_strip.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/theme/icons.h"
#include "ui/widgets/size_meter.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

namespace davenport::explorer {

namespace {

QString bytes(std::uint64_t count) { return widgets::SizeMeter::bytesText(qint64(count)); }
QString number(std::uint64_t count) { return widgets::SizeMeter::numberText(qint64(count)); }

/// Lets headings stay while databases are filtered by name.
class NameFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        return parent.isValid() || ExplorerModel::kind(index) == ExplorerModel::Kind::Heading ||
               QSortFilterProxyModel::filterAcceptsRow(row, parent);
    }
};

} // namespace

ExplorerPanel::ExplorerPanel(session::StudioContext *context, QWidget *parent)
    : QWidget(parent), m_context(context), m_model(new ExplorerModel(context, this)), m_proxy(new NameFilter(this)),
      m_filter(new QLineEdit(this)), m_tree(new ExplorerTree(this)), m_task(new TaskStrip(this)) {
    setProperty("surface", "panel");
    setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(8, 8, 8, 0);
    head->addWidget(m_filter);
    layout->addLayout(head);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_task);

    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter databases by name"));
    m_filter->setToolTip(tr("Show databases whose name contains this"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(theme::Icons::icon(QStringLiteral("edit-find"), theme::Token::Text3), QLineEdit::LeadingPosition);
    m_proxy->setSourceModel(m_model);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_tree->setModel(m_proxy);
    setFocusProxy(m_tree);

    connect(m_filter, &QLineEdit::textChanged, m_proxy, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_tree, &QAbstractItemView::activated, this, &ExplorerPanel::open);
    connect(m_tree, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (ExplorerModel::kind(index) != ExplorerModel::Kind::Database) {
            open(index);
        }
    });
    connect(m_tree, &QTreeView::expanded, this, [this](const QModelIndex &index) {
        if (const session::DatabasePtr database = m_model->database(m_proxy->mapToSource(index))) {
            database->open();
        }
    });
    connect(m_tree, &QWidget::customContextMenuRequested, this, &ExplorerPanel::showContextMenu);
    connect(m_context, &session::StudioContext::currentDatabaseChanged, this, &ExplorerPanel::showCurrent);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ExplorerPanel::showCurrent);
    connect(m_task, &TaskStrip::cancelRequested, this, [this] { m_ticket.cancel(); });
    const auto addKey = [this](const QKeySequence &keys, auto method) {
        auto *action = new QAction(m_tree);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, method] {
            if (const auto database = m_model->database(m_proxy->mapToSource(m_tree->currentIndex()))) {
                (this->*method)(database);
            }
        });
        m_tree->addAction(action);
    };
    addKey(QKeySequence::Delete, &ExplorerPanel::deleteDatabase);
    addKey(Qt::Key_F2, &ExplorerPanel::renameDatabase);
}

void ExplorerPanel::focusFilter() {
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void ExplorerPanel::open(const QModelIndex &index) {
    const session::DatabasePtr database = m_model->database(m_proxy->mapToSource(index));
    if (!database) {
        return;
    }
    if (ExplorerModel::kind(index) == ExplorerModel::Kind::Conflicts) {
        emit m_context->openConflictsRequested(database);
    } else if (ExplorerModel::kind(index) == ExplorerModel::Kind::Changes) {
        emit m_context->openChangesRequested(database);
    } else {
        emit m_context->openDocumentsRequested(database, {}, {});
    }
}

void ExplorerPanel::showCurrent() {
    const session::DatabasePtr database = m_context->currentDatabase();
    const QModelIndex top = m_proxy->mapFromSource(m_model->indexOf(database));
    if (!top.isValid()) {
        return;
    }
    m_tree->expand(top);
    const QModelIndex now = m_proxy->mapToSource(m_tree->currentIndex());
    if (m_model->database(now) != database || ExplorerModel::kind(now) == ExplorerModel::Kind::Database) {
        m_tree->setCurrentIndex(m_proxy->mapFromSource(m_model->indexOf(database, ExplorerModel::Kind::Documents)));
    }
}

void ExplorerPanel::fillMenu(QMenu *menu, const session::DatabasePtr &database) {
    const auto add = [&](const char *icon, const QString &text, auto run, const QKeySequence &keys = {}) {
        QAction *action = menu->addAction(theme::Icons::icon(QLatin1String(icon)), text, this, run);
        action->setShortcut(keys);
        return action;
    };
    add("documents-stack", tr("Open documents"),
        [this, database] { emit m_context->openDocumentsRequested(database, {}, {}); }, Qt::Key_Return);
    menu->addSeparator();
    add("document-import", tr("Import …"), [this, database] { emit m_context->importRequested(database); });
    add("document-export", tr("Export …"), [this, database] { emit m_context->exportRequested({database, {}, {}}); });
    menu->addSeparator();
    const bool maintained = database->capabilities().maintenance && !m_task->isRunning();
    add("arrow-swap", tr("Compact"), [this, database] { compact(database); })->setEnabled(maintained);
    add("status-ok", tr("Verify"), [this, database] { verify(database); })->setEnabled(maintained);
    menu->addSeparator();
    add("document-edit", tr("Rename …"), [this, database] { renameDatabase(database); }, Qt::Key_F2);
    add("edit-delete", tr("Delete …"), [this, database] { deleteDatabase(database); }, QKeySequence::Delete);
}

void ExplorerPanel::showContextMenu(const QPoint &at) {
    const session::DatabasePtr database = m_model->database(m_proxy->mapToSource(m_tree->indexAt(at)));
    QMenu menu(this);
    if (database) {
        fillMenu(&menu, database);
    } else {
        menu.addAction(theme::Icons::icon(QStringLiteral("list-add")), tr("New database …"), this,
                       &ExplorerPanel::createDatabase);
    }
    menu.exec(m_tree->viewport()->mapToGlobal(at));
}

void ExplorerPanel::createDatabase() {
    session::Workspace *workspace = m_context->workspace();
    if (!workspace) {
        emit noticed(true, tr("No workspace is open"), tr("Open a folder first: databases live in one."));
        return;
    }
    auto *dialog = new DatabaseNameDialog(workspace, nullptr, window());
    connect(dialog, &DatabaseNameDialog::confirmed, this, [this, workspace, dialog = QPointer<DatabaseNameDialog>(dialog)] {
        workspace->createDatabase(
            dialog->name(), dialog->isPartitioned(), dialog->shards(),
            [this, dialog](const session::DatabasePtr &database) {
                if (dialog) {
                    dialog->accept();
                }
                emit m_context->openDocumentsRequested(database, {}, {});
            },
            [this, dialog](const base::Error &error) {
                if (dialog) {
                    dialog->showProblem(QString::fromStdString(error.reason()));
                } else {
                    fail(tr("The database was not created"), error);
                }
            });
    });
    dialog->open();
}

void ExplorerPanel::renameDatabase(const session::DatabasePtr &database) {
    auto *dialog = new DatabaseNameDialog(m_context->workspace(), database, window());
    connect(dialog, &DatabaseNameDialog::confirmed, this, [this, database, dialog = QPointer<DatabaseNameDialog>(dialog)] {
        m_context->workspace()->renameDatabase(
            database, dialog->name(),
            [this, dialog](const session::DatabasePtr &renamed) {
                if (dialog) {
                    dialog->accept();
                }
                emit m_context->openDocumentsRequested(renamed, {}, {});
            },
            [this, dialog](const base::Error &error) {
                if (dialog) {
                    dialog->showProblem(QString::fromStdString(error.reason()));
                } else {
                    fail(tr("The database was not renamed"), error);
                }
            });
    });
    dialog->open();
}

void ExplorerPanel::deleteDatabase(const session::DatabasePtr &database) {
    auto *dialog = new DeleteDatabaseDialog(database, window());
    connect(dialog, &QDialog::accepted, this, [this, database] {
        m_context->workspace()->deleteDatabase(
            database,
            [this, name = database->name()] { emit noticed(false, tr("%1 is deleted").arg(name), {}); },
            [this](const base::Error &error) { fail(tr("The database was not deleted"), error); });
    });
    dialog->open();
}

void ExplorerPanel::compact(const session::DatabasePtr &database) {
    m_task->start(tr("Compacting %1").arg(database->name()));
    m_ticket = database->run(
        m_receiver,
        [](api::Session &session, const base::Work &work) { return session.maintenance()->compact(work); },
        [this, database](const api::CompactionResult &result) {
            m_task->finish();
            database->refreshInfo();
            emit noticed(false, tr("%1 is compacted").arg(database->name()),
                         tr("%1 before, %2 now. %3 old bodies and %4 attachments dropped.")
                             .arg(bytes(result.bytesBefore), bytes(result.bytesAfter), number(result.bodiesDropped),
                                  number(result.attachmentsDropped)));
        },
        [this](const base::Error &error) { fail(tr("Compaction stopped"), error); },
        [this](const base::Progress &progress) { m_task->report(progress); }, async::Lane::Own);
}

void ExplorerPanel::verify(const session::DatabasePtr &database) {
    m_task->start(tr("Verifying %1").arg(database->name()));
    m_ticket = database->run(
        m_receiver,
        [](api::Session &session, const base::Work &work) { return session.maintenance()->verify(work); },
        [this, database](const api::VerifyReport &report) {
            m_task->finish();
            const QString read = tr("%1 documents, %2 revisions and %3 attachments were read.")
                                     .arg(number(report.documents), number(report.revisions), number(report.attachments));
            if (report.clean()) {
                emit noticed(false, tr("%1 is sound").arg(database->name()), read);
                return;
            }
            QStringList problems;
            for (const std::string &problem : report.problems) {
                problems.append(QString::fromStdString(problem));
            }
            emit noticed(true, tr("%1 has %2 problems").arg(database->name()).arg(problems.size()),
                         problems.mid(0, 8).join('\n'));
        },
        [this](const base::Error &error) { fail(tr("Verification stopped"), error); },
        [this](const base::Progress &progress) { m_task->report(progress); }, async::Lane::Own);
}

void ExplorerPanel::fail(const QString &title, const base::Error &error) {
    m_task->finish();
    emit noticed(error.code() != base::ErrorCode::Cancelled, title, QString::fromStdString(error.reason()));
}

} // namespace davenport::explorer
