#include "ui/shell/title_row.h"

#include "ui/theme/icons.h"
#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/search_button.h"
#include "ui/widgets/write_guard.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>

namespace davenport::shell {
namespace {

constexpr int kTall = 40;
constexpr int kMarkAt = 12;
constexpr int kMark = 20;
constexpr int kMenuAt = 42;
constexpr int kSearchWidth = 380;
constexpr int kDot = 7;

QStringList menuOrder() {
    return {QStringLiteral("File"),  QStringLiteral("Edit"),      QStringLiteral("View"),   QStringLiteral("Database"),
            QStringLiteral("Query"), QStringLiteral("Conflicts"), QStringLiteral("Window"), QStringLiteral("Help")};
}

} // namespace

TitleRow::TitleRow(ActionRegistry &actions, QWidget *parent)
    : QWidget(parent), m_actions(actions), m_bar(new QMenuBar(this)),
      m_search(new widgets::SearchButton(tr("Search documents, fields and commands"), QStringLiteral("Ctrl K"), this)),
      m_status(new QWidget(this)), m_workspace(new QLabel(m_status)),
      m_readOnly(new widgets::Button(tr("Read-only"), QStringLiteral("plan-limit"), widgets::Button::Role::Plain, m_status)) {
    setFixedHeight(kTall);
    setAccessibleName(tr("Title row"));
    m_bar->setNativeMenuBar(false);
    m_bar->setAccessibleName(tr("Menu"));
    auto *row = new QHBoxLayout(m_status);
    row->setContentsMargins(kDot + 6, 0, 10, 0);
    row->setSpacing(4);
    m_workspace->setProperty("look", "small-secondary");
    m_workspace->setMaximumWidth(220);
    row->addWidget(m_workspace);
    m_readOnly->setSmall(true);
    m_readOnly->setObjectName(QStringLiteral("readOnlyMark"));
    row->addWidget(m_readOnly);
    row->addSpacing(4);
    connect(m_readOnly, &QAbstractButton::clicked, this, &TitleRow::readOnlyPressed);
    connect(&widgets::WriteGuard::instance(), &widgets::WriteGuard::changed, this, &TitleRow::showReadOnly);
    showReadOnly();
    m_workspace->hide();
    m_bar->installEventFilter(this);
    connect(m_search, &QAbstractButton::clicked, this, &TitleRow::searchRequested);
    connect(&m_actions, &ActionRegistry::added, this, &TitleRow::addToMenu);
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, qOverload<>(&TitleRow::update));
    for (const QString &id : m_actions.ids()) {
        addToMenu(id);
    }
}

void TitleRow::addToMenu(const QString &id) {
    const ActionSpec spec = m_actions.spec(id);
    if (spec.menu.isEmpty()) {
        return;
    }
    QMenu *&menu = m_menus[spec.menu];
    if (menu == nullptr) {
        menu = new QMenu(QLatin1Char('&') + spec.menu, m_bar);
        menu->setAccessibleName(spec.menu);
        menu->setToolTipsVisible(false);
        menu->menuAction()->setObjectName(spec.menu);
        const QStringList order = menuOrder();
        QAction *before = nullptr;
        for (QAction *other : m_bar->actions()) {
            if (order.indexOf(other->objectName()) > order.indexOf(spec.menu)) {
                before = other;
                break;
            }
        }
        m_bar->insertMenu(before, menu);
        arrange();
    }
    // Behind the last action of the same or a lower section; a line where the section changes.
    QAction *before = nullptr;
    const QList<QAction *> entries = menu->actions();
    for (QAction *entry : entries) {
        if (!entry->isSeparator() && m_actions.spec(entry->objectName()).section > spec.section) {
            before = entry;
            break;
        }
    }
    const qsizetype at = before == nullptr ? entries.size() : entries.indexOf(before);
    if (before != nullptr && at > 0 && entries.at(at - 1)->isSeparator()) {
        before = entries.at(at - 1);
    }
    QAction *previous = nullptr;
    for (QAction *entry : entries) {
        if (entry == before) {
            break;
        }
        previous = entry;
    }
    const auto sectionOf = [this](const QAction *entry) { return m_actions.spec(entry->objectName()).section; };
    if (previous != nullptr && sectionOf(previous) != spec.section) {
        menu->insertSeparator(before);
    }
    menu->insertAction(before, m_actions.action(id));
    if (before != nullptr && !before->isSeparator() && sectionOf(before) != spec.section) {
        menu->insertSeparator(before);
    }
}

void TitleRow::setWorkspace(const QString &name, bool healthy) {
    m_healthy = healthy;
    m_workspace->setVisible(!name.isEmpty());
    m_workspace->setText(m_workspace->fontMetrics().elidedText(name, Qt::ElideMiddle, 210));
    m_workspace->setAccessibleName(healthy ? tr("Workspace %1").arg(name) : tr("Workspace %1, out of reach").arg(name));
    m_workspace->setToolTip(m_workspace->accessibleName());
    arrange();
    update();
}

void TitleRow::showReadOnly() {
    const QString reason = widgets::WriteGuard::instance().reason();
    m_readOnly->setVisible(!reason.isEmpty());
    m_readOnly->setToolTip(reason);
    arrange();
}

void TitleRow::addStatusButton(QWidget *button) {
    m_status->layout()->addWidget(button);
    arrange();
}

void TitleRow::arrange() {
    const int statusWidth = m_status->layout()->sizeHint().width();
    m_status->setGeometry(width() - statusWidth, 0, statusWidth, height() - 1);
    const int menuWidth = m_bar->sizeHint().width();
    const int room = width() - statusWidth - kMenuAt - menuWidth - 24;
    const int searchWidth = qBound(160, room, kSearchWidth);
    int searchAt = (width() - searchWidth) / 2;
    searchAt = qMax(searchAt, kMenuAt + menuWidth + 12);
    searchAt = qMin(searchAt, width() - statusWidth - searchWidth - 12);
    const int boxHeight = theme::scaled(26);
    m_search->setGeometry(searchAt, (height() - boxHeight) / 2, searchWidth, boxHeight);
    m_bar->setGeometry(kMenuAt, (height() - boxHeight) / 2, qMin(menuWidth, searchAt - kMenuAt - 8), boxHeight);
}

// A menu bar takes the whole width of its parent for itself whenever the style changes.
bool TitleRow::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_bar && event->type() == QEvent::Resize) {
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

void TitleRow::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    arrange();
}

void TitleRow::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme::color(theme::Token::Window));
    painter.fillRect(0, height() - 1, width(), 1, theme::color(theme::Token::Border));
    theme::Icons::paint(&painter, QStringLiteral("application-davenport"), QPointF(kMarkAt, (height() - kMark) / 2),
                        kMark, theme::color(theme::Token::Text));
    if (m_workspace->isVisibleTo(m_status)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(m_healthy ? theme::Token::Green : theme::Token::Red));
        const int x = m_status->x() + m_workspace->x() - 6 - kDot;
        painter.drawEllipse(QRectF(x, (height() - kDot) / 2.0, kDot, kDot));
    }
}

} // namespace davenport::shell
