#pragma once

#include "ui/session/document_locator.h"
#include "ui/shell/page.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace davenport::session {
class StudioContext;
}
namespace davenport::widgets {
class Button;
class EmptyState;
class Ribbon;
} // namespace davenport::widgets

namespace davenport::changes {

class ChangeBodyView;
class ChangesFeed;
class ChangesFilter;
class ChangesModel;

/// The changes of one database as they happen, newest first, and beside them the document at the change that is selected.
/// GUI thread only.
class ChangesPage : public shell::Page {
    Q_OBJECT
public:
    ChangesPage(session::StudioContext *context, const session::DatabasePtr &database);
    ~ChangesPage() override;

    static QString keyFor(const session::DatabasePtr &database);
    session::DatabasePtr database() const { return m_database; }

    /// Begins anew after a sequence; nothing for "the latest".
    void setSince(const QString &text);
    void setPaused(bool paused);
    bool isPaused() const;
    QTableView *table() const { return m_table; }
    ChangeBodyView *body() const { return m_body; }

    QWidget *focusTarget() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void buildBar();
    void buildFooter();
    void onCurrent();
    void openCurrent();
    void showState();
    QString selectedId() const;

    session::StudioContext *m_context;
    session::DatabasePtr m_database;
    ChangesFeed *m_feed;
    ChangesModel *m_model;
    ChangesFilter *m_filter;
    QWidget *m_bar = nullptr;
    QWidget *m_footer = nullptr;
    widgets::Button *m_pause = nullptr;
    QLineEdit *m_since = nullptr;
    QComboBox *m_kind = nullptr;
    QLineEdit *m_search = nullptr;
    widgets::Ribbon *m_ribbon = nullptr;
    QSplitter *m_split = nullptr;
    QStackedWidget *m_stack = nullptr;
    QTableView *m_table = nullptr;
    widgets::EmptyState *m_empty = nullptr;
    ChangeBodyView *m_body = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_position = nullptr;
    widgets::Button *m_more = nullptr;
    bool m_failed = false;
};

} // namespace davenport::changes
