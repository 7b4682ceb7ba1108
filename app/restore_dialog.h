#pragma once

#include <QDialog>

class QListWidget;
class QPushButton;

namespace davenport::app {

class SessionKeeper;

/// The tabs that safe mode left closed, to be opened one by one. GUI thread only.
class RestoreDialog : public QDialog {
    Q_OBJECT
public:
    /// `keeper` outlives the dialog.
    RestoreDialog(SessionKeeper &keeper, QWidget *parent);

private:
    void fill();
    void openSelected();

    SessionKeeper &m_keeper;
    QListWidget *m_list;
    QPushButton *m_open;
};

} // namespace davenport::app
