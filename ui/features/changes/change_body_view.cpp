#include "ui/features/changes/change_body_view.h"

#include "engine/base/json_text.h"
#include "ui/session/open_database.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/json_view.h"
#include "ui/widgets/pill.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace davenport::changes {

ChangeBodyView::ChangeBodyView(QWidget *parent)
    : QWidget(parent), m_id(new widgets::ElidedLabel(QString(), this)),
      m_rev(new widgets::ElidedLabel(QString(), this)),
      m_state(new widgets::Pill(QString(), theme::Tone::Neutral, QString(), this)),
      m_open(new widgets::Button(tr("Open document"), QStringLiteral("document-open"))), m_note(new QLabel(this)),
      m_json(new widgets::JsonView(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(12, 10, 12, 10);
    head->setSpacing(6);
    auto *first = new QHBoxLayout;
    first->addWidget(m_id, 1);
    first->addWidget(m_open);
    auto *second = new QHBoxLayout;
    second->addWidget(m_rev, 1);
    second->addWidget(m_state);
    head->addLayout(first);
    head->addLayout(second);
    layout->addLayout(head);
    layout->addWidget(m_note);
    layout->addWidget(m_json, 1);
    layout->addStretch();
    m_id->setProperty("look", "code");
    m_id->setElideMode(Qt::ElideMiddle);
    m_rev->setProperty("look", "code");
    m_rev->setElideMode(Qt::ElideMiddle);
    m_note->setProperty("look", "hint");
    m_note->setWordWrap(true);
    m_note->setContentsMargins(12, 0, 12, 10);
    m_open->setSmall(true);
    m_open->setToolTip(tr("Show the document among the others and in the inspector"));
    m_json->setAccessibleName(tr("The document at this change"));
    connect(m_open, &QPushButton::clicked, this, [this] { emit openRequested(m_shown); });
    clear();
}

void ChangeBodyView::clear() {
    m_receiver.supersede();
    m_shown.clear();
    m_id->setFullText(tr("No change selected"));
    m_rev->setFullText({});
    m_state->hide();
    m_open->hide();
    showText({}, tr("Choose a change to see the document as it was then."));
}

void ChangeBodyView::showRevision(const session::DatabasePtr &database, const QString &id, const QString &rev,
                                  bool superseded) {
    m_receiver.supersede();
    m_shown = id;
    m_id->setFullText(id);
    m_rev->setFullText(rev);
    m_state->setText(superseded ? tr("superseded") : tr("current"));
    m_state->setTone(superseded ? theme::Tone::Neutral : theme::Tone::Green);
    m_state->show();
    m_open->show();
    struct Read {
        QString json;
        bool deleted = false;
    };
    database->run(
        m_receiver,
        [id = id.toStdString(), rev = rev.toStdString()](api::Session &session, const base::Work &) {
            api::GetOptions options;
            options.rev = rev;
            const api::Document doc = session.documents()->get(id, options);
            return Read{QString::fromStdString(base::formatJson(doc.body)), doc.deleted};
        },
        [this](const Read &read) {
            showText(read.json,
                     read.deleted ? tr("This change deleted the document. The tombstone's own body:") : QString());
        },
        [this](const base::Error &error) {
            if (error.code() == base::ErrorCode::NotFound) {
                showText({}, tr("The body of this revision is no longer kept: the document has changed since, and old "
                                "bodies go with the next compaction."));
            } else if (error.code() != base::ErrorCode::Cancelled) {
                showText({}, QString::fromStdString(error.reason()));
            }
        });
}

void ChangeBodyView::showText(const QString &json, const QString &note) {
    m_json->setJson(json);
    m_json->setVisible(!json.isEmpty());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

QString ChangeBodyView::text() const {
    return m_note->isHidden() ? m_json->toPlainText() : m_note->text() + '\n' + m_json->toPlainText();
}

} // namespace davenport::changes
