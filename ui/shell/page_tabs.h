#pragma once

#include <QPointer>
#include <QTabWidget>

namespace davenport::widgets {
class LoadingBar;
}

namespace davenport::shell {

class Page;
class PageTabBar;

/// The pages in the middle of the window, one per tab.
class PageTabs : public QTabWidget {
    Q_OBJECT
public:
    explicit PageTabs(QWidget *parent = nullptr);

    /// Puts `page` in a new tab behind the one in front and follows its title and state. Takes ownership.
    void addPage(Page *page);
    /// Takes the page out without deleting it.
    void removePage(Page *page);
    Page *currentPage() const;
    Page *pageAt(int index) const;
    QList<Page *> pages() const;

signals:
    /// Another page is in front, or none.
    void frontChanged(davenport::shell::Page *page);
    /// Something of the page in front changed that the window shows elsewhere: title or status texts.
    void frontUpdated();
    /// The person, or the page itself, asks to close it.
    void pageCloseRequested(davenport::shell::Page *page);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh(Page *page);
    void bringForward(int index);
    void placeOverlays();

    PageTabBar *m_bar;
    widgets::LoadingBar *m_loading;
    QWidget *m_corner;
    QPointer<Page> m_front;
};

} // namespace davenport::shell
