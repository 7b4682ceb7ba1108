#pragma once

#include "ui/features/documents/filter_bar.h"
#include "ui/features/documents/filtered_rows.h"
#include "ui/features/documents/row_loader.h"
#include "ui/session/studio_context.h"
#include "ui/shell/page.h"

#include <QElapsedTimer>
#include <QRect>
#include <QTimer>

class QMenu;
class QSettings;
class QStackedWidget;

namespace davenport::widgets {
class EmptyState;
class Ribbon;
} // namespace davenport::widgets

namespace davenport::documents {

class CellEditor;
class CellPeek;
class ColumnFilter;
class ColumnLayout;
class DocumentActions;
class DocumentDelegate;
class DocumentTable;
class DocumentTableModel;
class Footer;
class JsonPageView;
class PinnedRows;
class PinnedStrip;
class ReferenceFinder;
class RowSelection;
class SummaryRow;
class TreePageView;
enum class CopyFormat;

/// Where one is on a documents' page: enough to come back to it.
struct DocumentPlace {
    session::DatabasePtr database;
    QString partition;
    bool conflictedOnly = false;
    std::vector<Condition> conditions;
    std::optional<FieldPath> sortBy;
    bool descending = false;
    QString id;        ///< the current row's
    int rowsAbove = 0; ///< how many rows of the screen stand above it
};

/// The documents of one database: filter bar, table, tree or JSON, summary, footer. GUI thread only.
class DocumentsPage : public shell::Page {
    Q_OBJECT
public:
    /// Neither `context` nor `settings` is owned; both outlive the page.
    DocumentsPage(session::StudioContext *context, QSettings *settings, const session::DatabasePtr &database);
    ~DocumentsPage() override;

    /// The key under which the page of a database is open.
    static QString keyFor(const session::DatabasePtr &database);

    const session::DatabasePtr &database() const { return m_database; }
    QString partition() const { return m_partition; }
    ViewMode mode() const { return m_mode; }
    bool isJson() const { return m_mode == ViewMode::Json; }
    /// What a person selected, for export: the selected documents if there are several, else all that are on show.
    session::DocumentScope selection() const;

    void setPartition(const QString &partition);
    void goToId(const QString &id);
    /// Goes to a document of the database; a partition or filter that hides it is taken away.
    void showDocument(const QString &id);
    /// Shows only the documents in conflict, or all.
    void setConflictedOnly(bool on);
    /// Only documents that meet all of these; none: every document.
    void setConditions(const std::vector<Condition> &conditions);
    /// Sorts by a field (an empty name: by the id).
    void sortBy(const QString &field, bool descending);
    void toggleOrder();
    void setMode(ViewMode mode);
    void setJson(bool json) { setMode(json ? ViewMode::Json : ViewMode::Table); }
    void toggleTree() { setMode(m_mode == ViewMode::Tree ? ViewMode::Table : ViewMode::Tree); }
    void refresh();
    void focusJump();
    void focusFilter();
    void newDocument();
    void duplicateDocument();
    void deleteDocuments();
    void copyDocuments();
    void copyAs(CopyFormat format);
    void setField();
    void editCell();
    /// Goes to the document that the current cell's value names.
    void followReference();
    /// Keeps the current document's row on top, or no longer.
    void togglePin();
    void showColumnMenu(int column);

    DocumentPlace place() const;
    void goToPlace(const DocumentPlace &place);

    QStringList unsavedWork() const override;
    QWidget *focusTarget() override;

    DocumentTable *table() const { return m_table; }
    DocumentTableModel *model() const { return m_model; }
    /// The rows by id.
    RowLoader *loader() const { return m_loader; }
    /// The rows that are filtered, or sorted by a field.
    FilteredRows *filtered() const { return m_filtered; }
    /// Those of the two that are on show.
    RowSource *rows() const { return m_rows; }
    PinnedRows *pinned() const { return m_pinned; }

signals:
    /// Something to tell: `failed` says that it went wrong.
    void noticed(bool failed, const QString &title, const QString &text);
    /// The person is about to go elsewhere: here is where they were.
    void leaving(const davenport::documents::DocumentPlace &place);

private:
    void build(QSettings *settings);
    void connectParts();
    void connectKeys();
    void connectSource(RowSource *source);
    void connectLoaders();
    void connectContext();

    bool isFiltered() const { return !m_conditions.empty() || m_sortBy.has_value(); }
    /// Shows the rows that partition, conditions and order ask for.
    void showView(const QString &id = {});
    void showOrder();
    RowSource *wanted() const;
    void onReset(RowSource *source, int row);
    void onFailed(const base::Error &error);
    void onLocated(int row, bool exact);
    void onVisibleRows();
    void onScanChanged();
    void onLoadingChanged();
    void onRowsArrived(int first, int last);
    void showTitle();
    void showState();
    void showNothingFound();
    void showPlan();
    void showTask();
    void updateStatusTexts();
    void loadPageViews(bool fresh);
    void publishCurrent();
    void chooseDocuments(const QStringList &ids, const QString &current);

    void showContextMenu(const QPoint &at);
    void addCellActions(QMenu *menu, const QModelIndex &cell);
    void addDocumentActions(QMenu *menu);
    void showHiddenFields(const QPoint &at);
    void openColumnFilter(int column);
    void openPeek(const QModelIndex &cell);
    void follow(const QModelIndex &cell);
    void onReferences(const QList<session::DocumentLocator> &documents);
    void connectReferences();
    void connectPins();
    void openEditor(const QModelIndex &cell);
    void updateFilterFields();
    std::optional<session::DocumentScope> selectedScope();
    QString currentId() const;
    /// Why nothing may be written, one sentence; empty when it may.
    QString readOnlyReason() const;
    bool isWritable() const { return readOnlyReason().isEmpty(); }
    /// The same, and says why not.
    bool mayWrite();

    session::StudioContext *m_context;
    session::DatabasePtr m_database;
    QString m_partition;
    bool m_conflictedOnly = false;
    std::vector<Condition> m_conditions;
    std::optional<FieldPath> m_sortBy;
    bool m_descending = false;
    ViewMode m_mode = ViewMode::Table;

    RowLoader *m_loader;
    FilteredRows *m_filtered;
    RowSource *m_rows; ///< on show
    DocumentTableModel *m_model;
    FilterBar *m_bar;
    widgets::Ribbon *m_ribbon;
    QStackedWidget *m_stack;
    DocumentTable *m_table;
    DocumentDelegate *m_delegate;
    ColumnLayout *m_columns;
    RowSelection *m_selection;
    TreePageView *m_tree;
    JsonPageView *m_json;
    widgets::EmptyState *m_empty;
    SummaryRow *m_summary;
    Footer *m_footer;
    DocumentActions *m_actions;
    CellPeek *m_peek;
    CellEditor *m_editor;
    PinnedRows *m_pinned;
    PinnedStrip *m_strip;
    ReferenceFinder *m_links;      ///< for what lies under the pointer
    ReferenceFinder *m_references; ///< for what is to be followed
    QRect m_followedCell;          ///< global
    ColumnFilter *m_columnFilter;
    QElapsedTimer m_walkClock;
    QString m_walkTask;
    int m_walkPercent = -1;
    QString m_batchTask;
    int m_batchPercent = -1;
    QTimer m_dim;
    QTimer m_refreshSoon;
    QString m_wantedId; ///< the id that was asked for last, until it is located
    int m_rowsAbove = -1; ///< where the kept row stood on the screen
    bool m_failed = false;
    bool m_active = false;
};

} // namespace davenport::documents
