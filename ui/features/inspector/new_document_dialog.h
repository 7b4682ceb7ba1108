#pragma once

#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace davenport::inspector {

/// Asks for the id of a new document (or of a copy) and makes sure that it is free. Never blocks: use open() and accepted().
/// GUI thread only.
class NewDocumentDialog : public QDialog {
    Q_OBJECT
public:
    enum class Purpose { New, Duplicate };

    /// `partition` is put before a suggested id; it may be empty. `note` is one more sentence, such as what a copy takes
    /// along.
    NewDocumentDialog(Purpose purpose, const session::DatabasePtr &database, const QString &partition,
                      const QString &note, QWidget *parent);

    QString documentId() const;
    void setDocumentId(const QString &id);
    /// Why the id on show cannot be taken; empty when nothing is known against it.
    QString problem() const;

    /// Why `id` is no document id here (one sentence), or nothing. Does not ask the database.
    static QString idProblem(const QString &id, bool partitioned);

private:
    void showProblem(const QString &text);
    void onEdited();
    void tryAccept();
    QString suggestion() const;

    session::DatabasePtr m_database;
    QString m_partition;
    QLineEdit *m_id;
    QLabel *m_problem;
    QPushButton *m_ok;
    async::Receiver m_receiver;
};

} // namespace davenport::inspector
