#pragma once

#include "ui/session/document_locator.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace davenport::session {
class Workspace;
}

namespace davenport::explorer {

/// Asks for the name and kind of a new database, or for another name of one. Says at once why a name is not taken.
class DatabaseNameDialog : public QDialog {
    Q_OBJECT
public:
    /// With a null `renamed` it asks for a new database.
    DatabaseNameDialog(session::Workspace *workspace, const session::DatabasePtr &renamed, QWidget *parent);

    QString name() const;
    bool isPartitioned() const;
    std::uint32_t shards() const;
    /// What went wrong; the dialog stays open.
    void showProblem(const QString &problem);

signals:
    /// The person pressed the button; close the dialog when it is done.
    void confirmed();

private:
    void check();

    session::Workspace *m_workspace;
    QLineEdit *m_name;
    QCheckBox *m_partitioned = nullptr;
    QSpinBox *m_shards = nullptr;
    QLabel *m_problem;
    QPushButton *m_ok;
};

/// Asks for the name of the database, typed, before it is deleted for good.
class DeleteDatabaseDialog : public QDialog {
    Q_OBJECT
public:
    DeleteDatabaseDialog(const session::DatabasePtr &database, QWidget *parent);

private:
    QLineEdit *m_typed;
};

} // namespace davenport::explorer
