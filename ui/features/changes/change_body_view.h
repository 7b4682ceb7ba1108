#pragma once

#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"

#include <QWidget>

class QLabel;

namespace davenport::widgets {
class Button;
class ElidedLabel;
class JsonView;
class Pill;
} // namespace davenport::widgets

namespace davenport::changes {

/// The document as it was at one change: its id and revision, and the body of that very revision if it is still kept.
/// GUI thread only.
class ChangeBodyView : public QWidget {
    Q_OBJECT
public:
    explicit ChangeBodyView(QWidget *parent = nullptr);

    /// Shows a revision; `superseded` if the document has changed since.
    void showRevision(const session::DatabasePtr &database, const QString &id, const QString &rev, bool superseded);
    void clear();
    /// The text on show: the body, or why there is none.
    QString text() const;

signals:
    /// The person wants to work on the document.
    void openRequested(const QString &id);

private:
    void showText(const QString &json, const QString &note);

    widgets::ElidedLabel *m_id;
    widgets::ElidedLabel *m_rev;
    widgets::Pill *m_state;
    widgets::Button *m_open;
    QLabel *m_note;
    widgets::JsonView *m_json;
    QString m_shown;
    async::Receiver m_receiver;
};

} // namespace davenport::changes
