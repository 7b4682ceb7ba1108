#pragma once

#include "ui/features/related/cell_table.h"
#include "ui/session/document_locator.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace davenport::related {

/// What was asked of a database, as the requests that a CouchDB server would get: method, path, outcome, time. Looks at
/// the log some times a second while it is on the screen. GUI thread only.
class RequestLogView : public QWidget {
    Q_OBJECT
public:
    explicit RequestLogView(QWidget *parent = nullptr);

    void setDatabase(const session::DatabasePtr &database);
    /// The newest request is the last row.
    CellTable *table() const { return m_table; }
    /// The selected request as a curl command; empty for none.
    QString curl() const;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refresh();
    void copyCurl();

    session::DatabasePtr m_database;
    CellModel *m_model;
    CellTable *m_table;
    QLineEdit *m_filter;
    QCheckBox *m_polling;
    QLabel *m_note;
    QTimer m_timer;
    quint64 m_seen = 0;
    QStringList m_curls;
};

} // namespace davenport::related
