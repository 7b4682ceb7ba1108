#pragma once

#include "ui/session/document_locator.h"

#include <QWidget>

class QLineEdit;

namespace davenport::widgets {
class Button;
class IconButton;
} // namespace davenport::widgets

namespace davenport::documents {

class PartitionBox;

/// The bar over the documents: partition, the id to go to, the order, reading anew, table or JSON. GUI thread only.
class FilterBar : public QWidget {
    Q_OBJECT
public:
    explicit FilterBar(QWidget *parent = nullptr);

    void setDatabase(const session::DatabasePtr &database);
    /// Shows the partition box, or hides it for a database without partitions.
    void setPartitioned(bool partitioned);
    /// Leaves what is being typed alone if it is the partition on show already.
    void setPartition(const QString &partition);
    void setDescending(bool descending);
    /// Only documents in conflict are shown, in one order alone.
    void setConflictedOnly(bool on);
    void setJson(bool json);
    /// Gives the field for the id the focus and selects what is in it.
    void focusJump();

    QSize sizeHint() const override { return {600, 42}; }

signals:
    void partitionChosen(const QString &partition);
    void jumpRequested(const QString &id);
    void orderToggled();
    void conflictedOnlyChosen(bool on);
    void refreshRequested();
    /// JSON (true) or the table was chosen.
    void jsonChosen(bool json);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    PartitionBox *m_partition;
    QLineEdit *m_jump;
    widgets::IconButton *m_conflicted;
    widgets::Button *m_order;
    widgets::Button *m_refresh;
    widgets::IconButton *m_table;
    widgets::IconButton *m_json;
};

} // namespace davenport::documents
