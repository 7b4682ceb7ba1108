#include "ui/shell/window_frame.h"

#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/dock_host.h"
#include "ui/shell/main_window.h"
#include "ui/shell/notice_area.h"
#include "ui/shell/page.h"
#include "ui/shell/page_tabs.h"
#include "ui/shell/rail.h"
#include "ui/shell/status_row.h"
#include "ui/shell/title_row.h"

namespace davenport::shell {

WindowFrame::WindowFrame(MainWindow &window) : m_window(window) {}

ActionRegistry &WindowFrame::actions() {
    return *m_window.m_actions;
}

void WindowFrame::addDock(const DockSpec &dock) {
    m_window.m_docks->addDock(dock);
}

void WindowFrame::showDock(const QString &id) {
    m_window.m_docks->showDock(id);
}

void WindowFrame::setDockDetail(const QString &id, const QString &detail) {
    m_window.m_docks->setDetail(id, detail);
}

void WindowFrame::addRailAction(QAction *action, RailPlace place) {
    m_window.m_rail->addRailAction(action, place);
}

void WindowFrame::setRailBadge(const QString &id, int number) {
    m_window.m_rail->setBadge(id, number);
    m_window.m_rail->setBadge(QStringLiteral("dock.") + id, number);
}

Page *WindowFrame::openPage(Page *page) {
    if (Page *open = findPage(page->key())) {
        delete page;
        showPage(open);
        return open;
    }
    m_window.m_tabs->addPage(page);
    page->focusTarget()->setFocus(Qt::OtherFocusReason);
    emit pageOpened(page);
    return page;
}

Page *WindowFrame::findPage(const QString &key) const {
    for (Page *page : pages()) {
        if (page->key() == key) {
            return page;
        }
    }
    return nullptr;
}

void WindowFrame::showPage(Page *page) {
    m_window.m_tabs->setCurrentWidget(page);
    page->focusTarget()->setFocus(Qt::OtherFocusReason);
}

bool WindowFrame::closePage(Page *page) {
    if (page == nullptr || !m_window.confirmClose({page})) {
        return page == nullptr;
    }
    emit pageClosing(page);
    m_window.m_tabs->removePage(page);
    page->deleteLater();
    if (Page *next = currentPage()) {
        next->focusTarget()->setFocus(Qt::OtherFocusReason);
    }
    return true;
}

Page *WindowFrame::currentPage() const {
    return m_window.m_tabs->currentPage();
}

QList<Page *> WindowFrame::pages() const {
    return m_window.m_tabs->pages();
}

void WindowFrame::addPaletteProvider(PaletteProvider *provider) {
    m_window.m_palette->addProvider(provider);
}

void WindowFrame::openPalette(const QString &text) {
    m_window.m_palette->open(text);
}

void WindowFrame::addUnsavedSource(UnsavedSource *source) {
    m_window.m_unsavedSources.append(source);
}

void WindowFrame::notify(const Notice &notice) {
    m_window.m_notices->add(notice);
}

void WindowFrame::setWorkspace(const QString &name, bool healthy) {
    m_window.m_title->setWorkspace(name, healthy);
    m_window.m_status->setWorkspace(name, healthy);
}

QWidget *WindowFrame::window() const {
    return &m_window;
}

} // namespace davenport::shell
