#include "ui/shell/rail.h"

#include "ui/shell/rail_button.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QLayout>
#include <QPainter>

namespace davenport::shell {

Rail::Rail(QWidget *parent) : QToolBar(parent) {
    setObjectName(QStringLiteral("rail"));
    setWindowTitle(tr("Tools"));
    setAccessibleName(tr("Tools"));
    setOrientation(Qt::Vertical);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    toggleViewAction()->setVisible(false);
    setFixedWidth(44);
    setIconSize(QSize(18, 18));
    setMargins();
    auto *gap = new QWidget(this);
    gap->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_gap = addWidget(gap);
}

void Rail::setMargins() {
    layout()->setContentsMargins(6, 6, 6, 6);
    layout()->setSpacing(4);
}

// A tool bar takes its margins from the style again whenever that changes.
void Rail::changeEvent(QEvent *event) {
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::StyleChange) {
        setMargins();
    }
}

RailButton *Rail::addRailAction(QAction *action, RailPlace place) {
    auto *button = new RailButton(action, this);
    QAction *widgetAction = place == RailPlace::Top ? insertWidget(m_gap, button) : addWidget(button);
    m_entries.insert(action->objectName(), Entry{button, widgetAction});
    m_order.append(button);
    return button;
}

void Rail::setShown(const QString &id, bool shown) {
    const auto found = m_entries.constFind(id);
    if (found != m_entries.constEnd()) {
        found->widgetAction->setVisible(shown);
    }
}

void Rail::setBadge(const QString &id, int number) {
    const auto found = m_entries.constFind(id);
    if (found != m_entries.constEnd()) {
        found->button->setBadge(number);
    }
}

QList<RailButton *> Rail::shownButtons() const {
    QList<RailButton *> shown;
    for (RailButton *button : m_order) {
        if (button->isVisibleTo(this) && button->isEnabled()) {
            shown.append(button);
        }
    }
    std::sort(shown.begin(), shown.end(), [](const QWidget *a, const QWidget *b) { return a->y() < b->y(); });
    return shown;
}

QWidget *Rail::firstButton() const {
    const QList<RailButton *> shown = shownButtons();
    return shown.isEmpty() ? nullptr : shown.first();
}

void Rail::keyPressEvent(QKeyEvent *event) {
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const QList<RailButton *> shown = shownButtons();
    if (step == 0 || shown.isEmpty()) {
        QToolBar::keyPressEvent(event);
        return;
    }
    const qsizetype at = shown.indexOf(qobject_cast<RailButton *>(focusWidget()));
    shown.at((at + step + shown.size()) % shown.size())->setFocus(Qt::TabFocusReason);
}

void Rail::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::Token::Window));
    painter.fillRect(width() - 1, 0, 1, height(), theme::color(theme::Token::Border));
}

} // namespace davenport::shell
