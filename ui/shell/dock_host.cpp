#include "ui/shell/dock_host.h"

#include "ui/shell/action_registry.h"
#include "ui/shell/rail.h"
#include "ui/widgets/dock_title_bar.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QVBoxLayout>

namespace davenport::shell {
namespace {

constexpr int kRightNeeds = 1280;
constexpr int kLeftNeeds = 1180;
constexpr int kMinimumWidth = 180;

} // namespace

DockHost::DockHost(QMainWindow &window, Rail &rail, ActionRegistry &actions)
    : QObject(&window), m_window(window), m_rail(rail), m_actions(actions) {}

void DockHost::addDock(const DockSpec &spec) {
    Panel panel;
    panel.spec = spec;
    panel.dock = new QDockWidget(spec.title, &m_window);
    panel.dock->setObjectName(QStringLiteral("dock.") + spec.id);
    panel.dock->setAccessibleName(spec.title);
    panel.dock->setFeatures(QDockWidget::DockWidgetClosable);
    panel.dock->toggleViewAction()->setVisible(false);
    if (spec.titleBar != nullptr) {
        panel.dock->setTitleBarWidget(spec.titleBar);
    } else {
        panel.bar = new widgets::DockTitleBar(spec.title, panel.dock);
        for (QWidget *button : spec.titleButtons) {
            panel.bar->addButton(button);
        }
        panel.dock->setTitleBarWidget(panel.bar);
    }
    auto *holder = new QWidget(panel.dock);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(spec.content, 1);
    column->addItem(new QSpacerItem(kMinimumWidth, 0, QSizePolicy::Minimum, QSizePolicy::Fixed));
    panel.dock->setWidget(holder);
    m_window.addDockWidget(spec.area, panel.dock);

    ActionSpec action;
    action.id = QStringLiteral("dock.") + spec.id;
    action.text = spec.title;
    action.icon = spec.icon;
    action.shortcut = spec.shortcut;
    action.menu = QStringLiteral("View");
    action.section = 10;
    action.tip = tr("Show or hide %1").arg(spec.title.toLower());
    action.checkable = true;
    const QString id = spec.id;
    panel.action = m_actions.add(action, this, [this, id](bool on) {
        if (on) {
            showDock(id);
        } else {
            m_panels[id].wanted = false;
            fold(m_panels[id], true);
        }
    });
    m_rail.addRailAction(panel.action, RailPlace::Top);
    panel.wanted = spec.openAtFirst;
    for (const Panel &other : std::as_const(m_panels)) {
        panel.wanted = panel.wanted && other.spec.area != spec.area; // the first of an area is open at first
    }
    panel.openAtFirst = panel.wanted;
    m_panels.insert(id, panel);
    m_order.append(id);
    fold(m_panels[id], !panel.wanted);
}

// One panel of an area is open at a time: the rail switches between them.
void DockHost::unfold(Panel &panel) {
    for (Panel &other : m_panels) {
        if (&other != &panel && other.spec.area == panel.spec.area && other.wanted) {
            other.wanted = false;
            fold(other, true);
        }
    }
    panel.wanted = true;
    panel.insists = !hasRoomFor(panel, m_width);
    fold(panel, false);
}

void DockHost::fold(Panel &panel, bool folded) {
    panel.dock->setVisible(!folded);
    panel.action->setChecked(!folded);
    if (panel.spec.railOnlyWhenFolded) {
        m_rail.setShown(panel.action->objectName(), folded);
    }
}

void DockHost::showDock(const QString &id) {
    if (!m_panels.contains(id)) {
        return;
    }
    Panel &panel = m_panels[id];
    if (!panel.dock->isVisibleTo(&m_window)) {
        unfold(panel);
    }
    QWidget *target = panel.spec.focusTarget != nullptr ? panel.spec.focusTarget : panel.spec.content;
    target->setFocus(Qt::OtherFocusReason);
}

void DockHost::setDetail(const QString &id, const QString &detail) {
    if (m_panels.contains(id) && m_panels[id].bar != nullptr) {
        m_panels[id].bar->setDetail(detail);
    }
}

bool DockHost::hasRoomFor(const Panel &panel, int width) const {
    if (panel.spec.area == Qt::BottomDockWidgetArea) {
        return true; // it takes height alone
    }
    return width >= (panel.spec.area == Qt::RightDockWidgetArea ? kRightNeeds : kLeftNeeds);
}

void DockHost::fitTo(int width) {
    m_width = width;
    for (const QString &id : std::as_const(m_order)) {
        Panel &panel = m_panels[id];
        const bool room = hasRoomFor(panel, width);
        if (room) {
            panel.insists = false;
        }
        const bool folded = !panel.wanted || (!room && !panel.insists);
        if (folded == panel.dock->isVisibleTo(&m_window)) {
            fold(panel, folded);
        }
    }
}

QWidget *DockHost::focusTarget(Qt::DockWidgetArea area) const {
    for (const QString &id : m_order) {
        const Panel &panel = *m_panels.constFind(id);
        if (panel.spec.area == area && panel.dock->isVisibleTo(&m_window)) {
            return panel.spec.focusTarget != nullptr ? panel.spec.focusTarget : panel.spec.content;
        }
    }
    return nullptr;
}

void DockHost::applyDefaultWidths() {
    for (const QString &id : std::as_const(m_order)) {
        const Panel &panel = m_panels[id];
        m_window.resizeDocks({panel.dock}, {panel.spec.width},
                             panel.spec.area == Qt::BottomDockWidgetArea ? Qt::Vertical : Qt::Horizontal);
    }
}

QStringList DockHost::turnedByHand() const {
    QStringList ids;
    for (const QString &id : m_order) {
        if (m_panels.constFind(id)->wanted != m_panels.constFind(id)->openAtFirst) {
            ids.append(id);
        }
    }
    return ids;
}

void DockHost::setTurnedByHand(const QStringList &ids) {
    for (const QString &id : std::as_const(m_order)) {
        m_panels[id].wanted = m_panels[id].openAtFirst != ids.contains(id);
    }
    fitTo(m_width);
}

} // namespace davenport::shell
