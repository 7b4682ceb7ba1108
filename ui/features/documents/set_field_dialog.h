#pragma once

#include "ui/features/documents/document_batch.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;

namespace davenport::widgets {
class Button;
}

namespace davenport::documents {

/// Asks for a field and its value, to be written into many documents. The value is JSON; what is none is taken as a string,
/// and it says so. Deletes itself when closed. GUI thread only.
class SetFieldDialog : public QDialog {
    Q_OBJECT
public:
    SetFieldDialog(const QString &database, const BatchCount &count, const QStringList &fields, QWidget *parent);

    void setField(const QString &field);
    QString field() const;
    /// The value as a JSON token.
    std::string token() const;

private:
    void showPreview();

    QComboBox *m_field;
    QLineEdit *m_value;
    QLabel *m_preview;
    widgets::Button *m_apply;
};

} // namespace davenport::documents
