#pragma once

#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"

#include <QFrame>

class QLabel;
class QPlainTextEdit;

namespace davenport::documents {

/// A small window under a cell that shows the whole value of a field, laid out over lines, to read and copy. Closes on
/// Esc, Space or a click elsewhere. GUI thread only.
class CellPeek : public QFrame {
    Q_OBJECT
public:
    explicit CellPeek(QWidget *parent);

    /// Reads the field of the document and opens under `cell` (in global coordinates).
    void open(const session::DatabasePtr &database, const QString &id, const QString &field, const QRect &cell);
    /// The text on show; empty until it is read.
    QString text() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show(const QString &text, const QRect &cell);

    QLabel *m_title;
    QPlainTextEdit *m_text;
    async::Receiver m_receiver;
};

} // namespace davenport::documents
