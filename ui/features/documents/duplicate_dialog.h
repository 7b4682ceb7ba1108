#pragma once

#include "ui/features/documents/document_batch.h"

#include <QDialog>

class QLineEdit;

namespace davenport::documents {

/// Asks what the ids of copies end with, and shows examples. Deletes itself when closed. GUI thread only.
class DuplicateDialog : public QDialog {
    Q_OBJECT
public:
    DuplicateDialog(const BatchCount &count, QWidget *parent);

    QString suffix() const;

private:
    QLineEdit *m_suffix;
};

} // namespace davenport::documents
