#pragma once

#include "ui/session/document_locator.h"

#include <QWidget>

class QLineEdit;
class QStackedWidget;

namespace davenport::widgets {
class Button;
class IconButton;
} // namespace davenport::widgets

namespace davenport::documents {

class FilterField;
class PartitionBox;

/// How the documents are shown.
enum class ViewMode { Table, Tree, Json };

/// The bar over the documents: partition, the filter (or, in its place, the id to go to), the order, reading anew, and table,
/// tree or JSON. GUI thread only.
class FilterBar : public QWidget {
    Q_OBJECT
public:
    explicit FilterBar(QWidget *parent = nullptr);

    void setDatabase(const session::DatabasePtr &database);
    /// Shows the partition box, or hides it for a database without partitions.
    void setPartitioned(bool partitioned);
    /// Leaves what is being typed alone if it is the partition on show already.
    void setPartition(const QString &partition);
    /// What the rows are sorted by ("_id" or a field), and which way.
    void setOrder(const QString &field, bool descending);
    /// Only documents in conflict are shown.
    void setConflictedOnly(bool on);
    /// Whether a button turns the order round: documents in conflict alone come in one order.
    void setOrderEnabled(bool enabled);
    void setMode(ViewMode mode);
    /// Shows the field for an id in the place of the filter, gives it the focus and selects what is in it.
    void focusJump();
    FilterField *filter() const { return m_filter; }

    QSize sizeHint() const override { return {600, 42}; }

signals:
    void partitionChosen(const QString &partition);
    void jumpRequested(const QString &id);
    void orderToggled();
    void conflictedOnlyChosen(bool on);
    void refreshRequested();
    void modeChosen(davenport::documents::ViewMode mode);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void leaveJump();

    PartitionBox *m_partition;
    QStackedWidget *m_place;
    FilterField *m_filter;
    QLineEdit *m_jump;
    widgets::IconButton *m_find;
    widgets::IconButton *m_conflicted;
    widgets::Button *m_order;
    widgets::IconButton *m_refresh;
    widgets::IconButton *m_table;
    widgets::IconButton *m_tree;
    widgets::IconButton *m_json;
};

} // namespace davenport::documents
