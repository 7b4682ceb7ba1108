#pragma once

#include "engine/api/document.h"
#include "ui/async/receiver.h"
#include "ui/features/documents/member_edit.h"
#include "ui/session/document_locator.h"

#include <QModelIndex>
#include <QWidget>

class QFrame;
class QLabel;
class QLineEdit;

namespace davenport::documents {

class DocumentTable;

/// Edits one scalar value where it stands in the table: Enter saves it as a new revision in which only the value's token is
/// another, Esc leaves it. When somebody else wrote the document meanwhile, it says what changed and keeps the input. It
/// stays open, and with its row, until it is answered. GUI thread only.
class CellEditor : public QWidget {
    Q_OBJECT
public:
    explicit CellEditor(DocumentTable *table);

    /// Reads the value and opens over the cell. If another value is being edited, that one gets the focus back instead.
    void open(const session::DatabasePtr &database, const QString &id, const QString &field, const QModelIndex &cell);
    /// Closes without saving.
    void cancel();
    bool isEditing() const { return isVisible(); }
    /// Whether closing it would lose what was typed.
    bool isDirty() const;
    const session::DocumentLocator &locator() const { return m_locator; }
    QString field() const { return m_field; }
    /// What stands under the input: a problem, or what somebody else changed; empty when there is nothing to say.
    QString message() const;
    /// Moves to where its row is now: after scrolling, and after rows were numbered anew.
    void follow();

signals:
    /// The value was written.
    void saved(const davenport::session::DocumentLocator &document, const QString &field);
    /// It cannot be edited here, in one sentence.
    void refused(const QString &text);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Answer {
        QString rev;                          ///< of the new revision; empty when nothing was written
        std::optional<api::Document> theirs;  ///< what stands there instead of what was read
        std::vector<MemberChange> changes;
        bool deleted = false;
    };

    void begin(const api::Document &document);
    void save();
    void onAnswer(const Answer &answer);
    void say(const QString &text, bool problem);

    DocumentTable *m_table;
    QLineEdit *m_input;
    QFrame *m_panel;
    QLabel *m_message;
    session::DocumentLocator m_locator;
    QString m_field;
    int m_row = -1;
    int m_column = 0;
    api::Document m_base;   ///< what was read, and is written on top of
    std::string m_token;    ///< the value's spelling in it
    bool m_saving = false;
    bool m_overtaken = false; ///< the message says what somebody else wrote
    async::Receiver m_receiver;
};

} // namespace davenport::documents
