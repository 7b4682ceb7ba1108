#include "ui/shell/unsaved_dialog.h"

#include "ui/widgets/button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace davenport::shell {

UnsavedDialog::UnsavedDialog(const QList<UnsavedPage> &pages, QWidget *parent) : QDialog(parent) {
    setWindowTitle(tr("Not saved"));
    setAccessibleName(windowTitle());
    setMinimumWidth(460);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    auto *title = new QLabel(tr("These changes are not saved"), this);
    title->setProperty("look", "page-title");
    column->addWidget(title);
    auto *text = new QLabel(tr("They are lost when you close without saving."), this);
    text->setProperty("look", "secondary");
    column->addWidget(text);
    auto *list = new QListWidget(this);
    list->setAccessibleName(tr("Changes that are not saved"));
    list->setToolTip(list->accessibleName());
    list->setProperty("framed", true);
    list->setSelectionMode(QAbstractItemView::NoSelection);
    list->setFocusPolicy(Qt::NoFocus);
    for (const UnsavedPage &page : pages) {
        for (const QString &work : page.work) {
            list->addItem(page.title + QStringLiteral("   ") + work);
        }
    }
    list->setFixedHeight(qMin(8, list->count()) * 26 + 6);
    column->addWidget(list);
    column->addSpacing(8);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto *discard = new widgets::Button(tr("Close without saving"), {}, widgets::Button::Role::Danger, this);
    auto *keep = new widgets::Button(tr("Keep open"), {}, widgets::Button::Role::Primary, this);
    keep->setDefault(true);
    buttons->addStretch(1);
    buttons->addWidget(discard);
    buttons->addWidget(keep);
    column->addLayout(buttons);
    connect(discard, &QPushButton::clicked, this, &QDialog::accept);
    connect(keep, &QPushButton::clicked, this, &QDialog::reject);
    keep->setFocus();
}

} // namespace davenport::shell
