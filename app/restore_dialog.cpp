#include "app/restore_dialog.h"

#include "app/session_keeper.h"
#include "ui/widgets/button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace davenport::app {

RestoreDialog::RestoreDialog(SessionKeeper &keeper, QWidget *parent)
    : QDialog(parent), m_keeper(keeper), m_list(new QListWidget(this)) {
    setWindowTitle(tr("Tabs of the last session"));
    setAccessibleName(windowTitle());
    setMinimumWidth(460);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    auto *text = new QLabel(tr("The program did not end well with these open. Open them one by one."), this);
    text->setProperty("look", "secondary");
    text->setWordWrap(true);
    column->addWidget(text);
    m_list->setAccessibleName(windowTitle());
    m_list->setToolTip(windowTitle());
    m_list->setProperty("framed", true);
    column->addWidget(m_list);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    auto *close = new widgets::Button(tr("Close"), {}, widgets::Button::Role::Plain, this);
    m_open = new widgets::Button(tr("Open tab"), {}, widgets::Button::Role::Primary, this);
    m_open->setDefault(true);
    buttons->addWidget(close);
    buttons->addWidget(m_open);
    column->addLayout(buttons);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_open, &QPushButton::clicked, this, &RestoreDialog::openSelected);
    fill();
}

void RestoreDialog::fill() {
    m_list->clear();
    const QList<session::SessionTab> tabs = m_keeper.waiting();
    for (const session::SessionTab &tab : tabs) {
        m_list->addItem(tab.title.isEmpty() ? tab.key : tab.title);
    }
    m_list->setCurrentRow(0);
    m_open->setEnabled(!tabs.isEmpty());
}

void RestoreDialog::openSelected() {
    const QList<session::SessionTab> tabs = m_keeper.waiting();
    const int row = m_list->currentRow();
    if (row < 0 || row >= tabs.size()) {
        return;
    }
    if (m_keeper.restoreTab(tabs.at(row))) {
        fill();
    } else {
        m_list->item(row)->setText(tr("%1 (not in the workspace any more)").arg(tabs.at(row).title));
    }
}

} // namespace davenport::app
