#include "ui/shell/unsaved_dialog.h"

#include "ui/widgets/button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace davenport::shell {

UnsavedDialog::UnsavedDialog(const QList<UnsavedWork> &work, QWidget *parent) : QDialog(parent) {
    setWindowTitle(tr("Not saved"));
    setAccessibleName(windowTitle());
    setMinimumWidth(460);
    const bool keeps = std::any_of(work.begin(), work.end(), [](const UnsavedWork &one) { return one.kept; });
    const bool loses = std::any_of(work.begin(), work.end(), [](const UnsavedWork &one) { return !one.kept; });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    auto *title = new QLabel(loses ? tr("These changes are not saved") : tr("These edits are not saved yet"), this);
    title->setProperty("look", "page-title");
    column->addWidget(title);
    auto *text = new QLabel(!loses   ? tr("They are kept for the next time, unless you discard them.")
                            : keeps ? tr("Edits are kept for the next time. What is marked is lost when you close.")
                                    : tr("They are lost when you close without saving."),
                            this);
    text->setProperty("look", "secondary");
    text->setWordWrap(true);
    column->addWidget(text);
    auto *list = new QListWidget(this);
    list->setAccessibleName(tr("Changes that are not saved"));
    list->setToolTip(list->accessibleName());
    list->setProperty("framed", true);
    list->setSelectionMode(QAbstractItemView::NoSelection);
    list->setFocusPolicy(Qt::TabFocus); // a long list is scrolled by keyboard
    for (const UnsavedWork &one : work) {
        for (const QString &line : one.lines) {
            const QString mark = keeps && !one.kept ? tr("  (lost)") : QString();
            list->addItem(one.title + QStringLiteral("   ") + line + mark);
        }
    }
    list->setFixedHeight(qMin(8, list->count()) * 26 + 6);
    column->addWidget(list);
    column->addSpacing(8);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    const auto add = [&](const QString &words, widgets::Button::Role role, Answer answer) {
        auto *button = new widgets::Button(words, {}, role, this);
        buttons->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, answer] {
            m_answer = answer;
            answer == Stay ? reject() : accept();
        });
        return button;
    };
    using Role = widgets::Button::Role;
    if (keeps) {
        add(tr("Discard"), Role::Danger, Discard);
    }
    if (loses) {
        add(keeps ? tr("Close and keep the edits") : tr("Close without saving"), Role::Danger, Close);
    }
    auto *stay = add(tr("Keep open"), loses ? Role::Primary : Role::Plain, Stay);
    // Return never does what cannot be undone.
    auto *safe = loses ? stay : add(tr("Keep for next time"), Role::Primary, Close);
    safe->setDefault(true);
    safe->setFocus();
    column->addLayout(buttons);
}

UnsavedDialog::Answer UnsavedDialog::ask() {
    return exec() == QDialog::Accepted ? m_answer : Stay;
}

} // namespace davenport::shell
