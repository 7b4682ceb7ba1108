#include "ui/shell/page_tabs.h"

#include "ui/shell/page.h"
#include "ui/shell/page_tab_bar.h"
#include "ui/theme/theme.h"
#include "ui/widgets/loading_bar.h"

#include <QHBoxLayout>
#include <QPainter>

namespace davenport::shell {

PageTabs::PageTabs(QWidget *parent)
    : QTabWidget(parent), m_bar(new PageTabBar(this)), m_loading(new widgets::LoadingBar(this)),
      m_corner(new QWidget(this)) {
    setTabBar(m_bar);
    setDocumentMode(true);
    setAccessibleName(tr("Pages"));
    auto *corner = new QHBoxLayout(m_corner);
    corner->setContentsMargins(0, 0, 6, 1);
    corner->setSpacing(6);
    m_corner->setFixedHeight(34);
    setCornerWidget(m_corner, Qt::TopRightCorner);
    connect(this, &QTabWidget::currentChanged, this, &PageTabs::bringForward);
    connect(m_bar, &QTabBar::tabCloseRequested, this, [this](int index) { emit pageCloseRequested(pageAt(index)); });
}

void PageTabs::addPage(Page *page) {
    const int index = insertTab(count() == 0 ? 0 : currentIndex() + 1, page, page->title());
    refresh(page);
    connect(page, &Page::titleChanged, this, [this, page] { refresh(page); });
    connect(page, &Page::unsavedChanged, this, [this, page] { refresh(page); });
    connect(page, &Page::loadingChanged, this, [this, page](bool loading) {
        if (page == m_front) {
            m_loading->setActive(loading);
        }
    });
    connect(page, &Page::statusChanged, this, [this, page] {
        if (page == m_front) {
            emit frontUpdated();
        }
    });
    connect(page, &Page::closeRequested, this, [this, page] { emit pageCloseRequested(page); });
    setCurrentIndex(index);
}

void PageTabs::removePage(Page *page) {
    page->disconnect(this);
    if (QWidget *corner = page->cornerWidget(); corner != nullptr && corner->parentWidget() == m_corner) {
        corner->setParent(page);
    }
    const bool wasFront = page == m_front;
    if (wasFront) {
        m_front = nullptr;
    }
    removeTab(indexOf(page));
    if (wasFront && count() == 0) { // no other page came forward, so nobody has said so yet
        m_loading->setActive(false);
        emit frontChanged(nullptr);
    }
}

Page *PageTabs::pageAt(int index) const {
    return qobject_cast<Page *>(widget(index));
}

Page *PageTabs::currentPage() const {
    return qobject_cast<Page *>(currentWidget());
}

QList<Page *> PageTabs::pages() const {
    QList<Page *> pages;
    for (int i = 0; i < count(); ++i) {
        pages.append(pageAt(i));
    }
    return pages;
}

void PageTabs::refresh(Page *page) {
    const int index = indexOf(page);
    m_bar->setLook(index, page->iconName(), page->isUnsaved());
    setTabText(index, page->title());
    setTabToolTip(index, page->isUnsaved() ? tr("%1, not saved").arg(page->title()) : page->title());
    if (page == m_front) {
        emit frontUpdated();
    }
}

void PageTabs::bringForward(int index) {
    Page *page = pageAt(index);
    if (page == m_front) {
        return;
    }
    if (m_front != nullptr) {
        if (QWidget *corner = m_front->cornerWidget()) {
            corner->hide();
            corner->setParent(m_front);
        }
        emit m_front->activeChanged(false);
    }
    m_front = page;
    if (page != nullptr) {
        if (QWidget *corner = page->cornerWidget()) {
            m_corner->layout()->addWidget(corner);
            corner->show();
        }
        emit page->activeChanged(true);
    }
    m_loading->setActive(page != nullptr && page->isLoading());
    placeOverlays();
    emit frontChanged(page);
}

void PageTabs::placeOverlays() {
    m_loading->setGeometry(0, m_bar->height(), width(), 2);
    m_loading->raise();
}

void PageTabs::resizeEvent(QResizeEvent *event) {
    QTabWidget::resizeEvent(event);
    placeOverlays();
}

void PageTabs::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::Token::Alt));
    if (count() > 0) {
        painter.fillRect(0, 0, width(), m_bar->height(), theme::color(theme::Token::Window));
        painter.fillRect(0, m_bar->height() - 1, width(), 1, theme::color(theme::Token::Border));
    }
}

} // namespace davenport::shell
