#pragma once

#include "ui/features/documents/document_batch.h"

#include <QDialog>

class QLineEdit;

namespace davenport::widgets {
class Button;
}

namespace davenport::documents {

/// Asks before documents are deleted: says how many and which, and from DocumentActions::kTypedNameFrom of them on wants the
/// database's name typed. Return and Delete never confirm it. Deletes itself when closed. GUI thread only.
class DeleteDialog : public QDialog {
    Q_OBJECT
public:
    DeleteDialog(const QString &database, const BatchCount &count, QWidget *parent);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_database;
    QLineEdit *m_name = nullptr;
    widgets::Button *m_confirm;
};

} // namespace davenport::documents
