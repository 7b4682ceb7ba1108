#include "ui/features/documents/delete_dialog.h"

#include "ui/features/documents/document_actions.h"
#include "ui/widgets/button.h"
#include "ui/widgets/size_meter.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace davenport::documents {

DeleteDialog::DeleteDialog(const QString &database, const BatchCount &count, QWidget *parent)
    : QDialog(parent), m_database(database),
      m_confirm(new widgets::Button(tr("Delete"), QStringLiteral("edit-delete"), widgets::Button::Role::Danger, this)) {
    setObjectName(QStringLiteral("deleteDocumentsQuestion"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Delete"));
    setMinimumWidth(460);
    const QString many = widgets::SizeMeter::numberText(qint64(count.documents));
    auto *title = new QLabel(count.documents == 1
                                 ? tr("Delete the document %1?").arg(QString::fromStdString(count.firstIds.front()))
                                 : tr("Delete %1 documents of %2?").arg(many, database),
                             this);
    title->setObjectName(QStringLiteral("deleteTitle"));
    title->setProperty("look", "group");
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    layout->addWidget(title);
    if (count.documents > 1) {
        QStringList ids;
        for (const std::string &id : count.firstIds) {
            ids << QString::fromStdString(id);
        }
        if (count.documents > count.firstIds.size()) {
            ids << tr("… and %1 more").arg(widgets::SizeMeter::numberText(qint64(count.documents - count.firstIds.size())));
        }
        auto *list = new QLabel(ids.join('\n'), this);
        list->setTextFormat(Qt::PlainText);
        list->setProperty("look", "code");
        layout->addWidget(list);
    }
    auto *note = new QLabel(tr("A deletion is a new revision, a tombstone: it is replicated, and another live revision of a "
                               "document in conflict becomes its winner. Documents that somebody changes from now on stay."),
                            this);
    note->setWordWrap(true);
    note->setProperty("look", "small-secondary");
    layout->addWidget(note);
    if (qint64(count.documents) >= DocumentActions::kTypedNameFrom) {
        auto *ask = new QLabel(tr("Type the database's name, %1, to confirm:").arg(database), this);
        ask->setTextFormat(Qt::PlainText);
        m_name = new QLineEdit(this);
        m_name->setObjectName(QStringLiteral("deleteName"));
        m_name->setAccessibleName(ask->text());
        m_name->setPlaceholderText(database);
        layout->addWidget(ask);
        layout->addWidget(m_name);
        m_confirm->setEnabled(false);
        connect(m_name, &QLineEdit::textChanged, this,
                [this](const QString &text) { m_confirm->setEnabled(text == m_database); });
    }
    auto *keep = new widgets::Button(tr("Cancel"), {}, widgets::Button::Role::Plain, this);
    m_confirm->setText(count.documents == 1 ? tr("Delete") : tr("Delete %1").arg(many));
    m_confirm->setObjectName(QStringLiteral("deleteConfirm"));
    m_confirm->setAutoDefault(false);
    keep->setObjectName(QStringLiteral("deleteCancel"));
    keep->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(keep);
    buttons->addWidget(m_confirm);
    layout->addLayout(buttons);
    connect(keep, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_confirm, &QPushButton::clicked, this, &QDialog::accept);
    (m_name ? static_cast<QWidget *>(m_name) : keep)->setFocus();
}

void DeleteDialog::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->accept(); // only the button itself deletes, by Space or a click
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace davenport::documents
