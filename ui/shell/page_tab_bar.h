#pragma once

#include <QTabBar>

namespace davenport::shell {

/// The 34 px tab strip: 2 px accent line over the tab in front, an amber dot on a tab with unsaved changes.
class PageTabBar : public QTabBar {
    Q_OBJECT
public:
    explicit PageTabBar(QWidget *parent = nullptr);

    /// Name of the tab's icon and whether it carries the dot.
    void setLook(int index, const QString &icon, bool unsaved);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void tabInserted(int index) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void paintTab(QPainter *painter, int index) const;
};

} // namespace davenport::shell
