#pragma once

#include "ui/shell/frame.h"

namespace davenport::shell {

class MainWindow;

/// The Frame of a MainWindow: passes each call on to the part of the window that does it.
class WindowFrame : public Frame {
    Q_OBJECT
public:
    explicit WindowFrame(MainWindow &window);

    ActionRegistry &actions() override;
    void addDock(const DockSpec &dock) override;
    void showDock(const QString &id) override;
    void setDockDetail(const QString &id, const QString &detail) override;
    void addRailAction(QAction *action, RailPlace place) override;
    void setRailBadge(const QString &id, int number) override;
    Page *openPage(Page *page) override;
    Page *findPage(const QString &key) const override;
    void showPage(Page *page) override;
    bool closePage(Page *page) override;
    Page *currentPage() const override;
    QList<Page *> pages() const override;
    void addPaletteProvider(PaletteProvider *provider) override;
    void openPalette(const QString &text) override;
    void addUnsavedSource(UnsavedSource *source) override;
    void notify(const Notice &notice) override;
    void setWorkspace(const QString &name, bool healthy) override;
    QWidget *window() const override;

private:
    MainWindow &m_window;
};

} // namespace davenport::shell
