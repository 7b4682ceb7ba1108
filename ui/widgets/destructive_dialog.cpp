#include "ui/widgets/destructive_dialog.h"

#include "ui/theme/text_scale.h"
#include "ui/widgets/button.h"
#include "ui/widgets/size_meter.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace davenport::widgets {
namespace {

QLabel *plainLabel(const QString &text, const char *look, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setProperty("look", look);
    return label;
}

} // namespace

DestructiveDialog::DestructiveDialog(const DestructiveAct &act, QWidget *parent)
    : QDialog(parent), m_confirm(new Button(act.action, QStringLiteral("edit-delete"), Button::Role::Danger, this)) {
    setObjectName(QStringLiteral("destructiveDialog"));
    setWindowTitle(act.action);
    setAccessibleName(act.question);
    setAccessibleDescription(act.consequence);
    setMinimumWidth(theme::scaled(460));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    column->addWidget(plainLabel(act.question, "group", this));
    if (!act.examples.isEmpty()) {
        QStringList lines = act.examples;
        if (const qint64 more = act.count - lines.size(); more > 0) {
            lines << tr("… and %1 more").arg(SizeMeter::numberText(more));
        }
        column->addWidget(plainLabel(lines.join(QLatin1Char('\n')), "code", this));
    }
    if (!act.consequence.isEmpty()) {
        column->addWidget(plainLabel(act.consequence, "small-secondary", this));
    }
    auto *keep = new Button(tr("Cancel"), {}, Button::Role::Plain, this);
    keep->setObjectName(QStringLiteral("destructiveCancel"));
    keep->setAutoDefault(false);
    m_confirm->setObjectName(QStringLiteral("destructiveConfirm"));
    m_confirm->setAutoDefault(false);
    if (!act.typedName.isEmpty() && act.count >= act.typedFrom) {
        auto *ask = plainLabel(tr("Type %1 to confirm:").arg(act.typedName), "small", this);
        m_name = new QLineEdit(this);
        m_name->setObjectName(QStringLiteral("destructiveName"));
        m_name->setAccessibleName(ask->text());
        m_name->setToolTip(ask->text());
        m_name->setPlaceholderText(act.typedName);
        ask->setBuddy(m_name);
        column->addWidget(ask);
        column->addWidget(m_name);
        m_confirm->setEnabled(false);
        connect(m_name, &QLineEdit::textChanged, this,
                [this, name = act.typedName](const QString &text) { m_confirm->setEnabled(text == name); });
    }
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(keep);
    buttons->addWidget(m_confirm);
    column->addLayout(buttons);
    connect(keep, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_confirm, &QPushButton::clicked, this, &QDialog::accept);
    (m_name != nullptr ? static_cast<QWidget *>(m_name) : keep)->setFocus();
}

// What is said may take many lines: a dialog does not ask for their height by itself.
void DestructiveDialog::showEvent(QShowEvent *event) {
    QDialog::showEvent(event);
    setMinimumHeight(layout()->totalHeightForWidth(width()));
}

void DestructiveDialog::keyPressEvent(QKeyEvent *event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Delete:
        event->accept();
        return;
    default:
        QDialog::keyPressEvent(event);
    }
}

} // namespace davenport::widgets
