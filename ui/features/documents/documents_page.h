#pragma once

#include "ui/features/documents/row_loader.h"
#include "ui/session/studio_context.h"
#include "ui/shell/page.h"

#include <QElapsedTimer>
#include <QTimer>

class QSettings;
class QStackedWidget;

namespace davenport::widgets {
class EmptyState;
class Ribbon;
} // namespace davenport::widgets

namespace davenport::documents {

class CellPeek;
class ColumnLayout;
class DocumentActions;
class DocumentDelegate;
class DocumentTable;
class DocumentTableModel;
class FilterBar;
class Footer;
class JsonPageView;
class SummaryRow;

/// The documents of one database: filter bar, table or JSON, summary, footer. GUI thread only.
class DocumentsPage : public shell::Page {
    Q_OBJECT
public:
    /// Neither `context` nor `settings` is owned; both outlive the page.
    DocumentsPage(session::StudioContext *context, QSettings *settings, const session::DatabasePtr &database);
    ~DocumentsPage() override;

    /// The key under which the page of a database is open.
    static QString keyFor(const session::DatabasePtr &database);

    const session::DatabasePtr &database() const { return m_database; }
    QString partition() const { return m_loader->view().partition; }
    bool isJson() const;
    /// What a person selected, for export: all, or the ids.
    session::DocumentScope selection() const;

    void setPartition(const QString &partition);
    void goToId(const QString &id);
    /// Shows only the documents in conflict, or all.
    void setConflictedOnly(bool on);
    void toggleOrder();
    void setJson(bool json);
    void refresh();
    void focusJump();
    void newDocument();
    void duplicateDocument();
    void deleteDocuments();
    void copyDocuments();

    QWidget *focusTarget() override;

    DocumentTable *table() const { return m_table; }
    DocumentTableModel *model() const { return m_model; }
    RowLoader *loader() const { return m_loader; }

signals:
    /// Something to tell: `failed` says that it went wrong.
    void noticed(bool failed, const QString &title, const QString &text);

private:
    void build(QSettings *settings);
    void connectLoader();
    void connectContext();
    void onReset(int row);
    void onFailed(const base::Error &error);
    void onLocated(int row, bool exact);
    void onVisibleRows();
    void onCurrentRow(int row);
    void showContextMenu(const QPoint &at);
    void showTitle();
    void showState();
    void showPlan();
    void updateStatusTexts();
    void loadJson();
    void publishCurrent();
    QString currentId() const;
    QStringList selectedIds() const;

    session::StudioContext *m_context;
    session::DatabasePtr m_database;
    RowLoader *m_loader;
    DocumentTableModel *m_model;
    FilterBar *m_bar;
    widgets::Ribbon *m_ribbon;
    QStackedWidget *m_stack;
    DocumentTable *m_table;
    DocumentDelegate *m_delegate;
    ColumnLayout *m_columns;
    JsonPageView *m_json;
    widgets::EmptyState *m_empty;
    SummaryRow *m_summary;
    Footer *m_footer;
    DocumentActions *m_actions;
    CellPeek *m_peek;
    QElapsedTimer m_walkClock;
    QTimer m_dim;
    QString m_wantedId; ///< the id that was asked for last, until it is located
    int m_rowsAbove = -1; ///< where the kept row stood on the screen
    bool m_failed = false;
    bool m_active = false;
};

} // namespace davenport::documents
