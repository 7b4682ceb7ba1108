#include "ui/features/documents/filter_bar.h"

#include "ui/features/documents/divider.h"
#include "ui/features/documents/filter_field.h"
#include "ui/features/documents/partition_box.h"
#include "ui/session/open_database.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/icon_button.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStackedWidget>

namespace davenport::documents {

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent), m_partition(new PartitionBox(this)), m_place(new QStackedWidget(this)),
      m_filter(new FilterField(m_place)), m_jump(new QLineEdit(m_place)),
      m_find(new widgets::IconButton(QStringLiteral("edit-find"), tr("Go to an id (Ctrl F)"), this)),
      m_conflicted(new widgets::IconButton(QStringLiteral("revision-fork"), tr("Only documents in conflict"), this)),
      m_order(new widgets::Button(QStringLiteral("_id"), QStringLiteral("view-sort"))),
      m_refresh(new widgets::IconButton(QStringLiteral("view-refresh"), tr("Read the documents anew (F5)"), this)),
      m_table(new widgets::IconButton(QStringLiteral("view-table"), tr("Show as a table"), this)),
      m_tree(new widgets::IconButton(QStringLiteral("view-tree"), tr("Show as a tree"), this)),
      m_json(new widgets::IconButton(QStringLiteral("view-json"), tr("Show as JSON"), this)) {
    setFixedHeight(42);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 12, 1);
    layout->setSpacing(6);
    layout->addWidget(m_partition);
    layout->addWidget(m_place, 1);
    layout->addWidget(m_find);
    layout->addWidget(m_conflicted);
    layout->addWidget(m_order);
    layout->addWidget(m_refresh);
    layout->addWidget(new Divider(this));
    auto *views = new QHBoxLayout;
    views->setSpacing(0);
    auto *modes = new QButtonGroup(this);
    for (widgets::IconButton *button : {m_table, m_tree, m_json}) {
        button->setCheckable(true);
        views->addWidget(button);
        modes->addButton(button);
    }
    layout->addLayout(views);
    m_place->addWidget(m_filter);
    m_place->addWidget(m_jump);
    m_place->setFixedHeight(26);
    m_place->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);

    m_partition->setObjectName(QStringLiteral("partitionBox"));
    m_jump->setObjectName(QStringLiteral("jumpField"));
    m_jump->setPlaceholderText(tr("Go to id"));
    m_jump->setClearButtonEnabled(true);
    m_jump->setFont(theme::Theme::instance().codeFont());
    m_jump->addAction(theme::Icons::icon(QStringLiteral("edit-find"), theme::Token::Text3), QLineEdit::LeadingPosition);
    m_jump->setAccessibleName(tr("Go to id"));
    m_jump->setToolTip(tr("Type an id, or its beginning, and press Return; Esc goes back to the filter"));
    m_jump->installEventFilter(this);
    m_find->setObjectName(QStringLiteral("findId"));
    m_table->setObjectName(QStringLiteral("showTable"));
    m_tree->setObjectName(QStringLiteral("showTree"));
    m_json->setObjectName(QStringLiteral("showJson"));
    m_order->setObjectName(QStringLiteral("orderButton"));
    m_table->setChecked(true);
    m_conflicted->setCheckable(true);
    m_conflicted->setObjectName(QStringLiteral("conflictedOnly"));
    setOrder(QStringLiteral("_id"), false);

    connect(m_partition, &PartitionBox::partitionChosen, this, &FilterBar::partitionChosen);
    connect(m_jump, &QLineEdit::returnPressed, this, [this] {
        const QString id = m_jump->text().trimmed();
        if (!id.isEmpty()) {
            emit jumpRequested(id);
        }
        leaveJump();
    });
    connect(m_find, &QToolButton::clicked, this, &FilterBar::focusJump);
    connect(m_conflicted, &QToolButton::clicked, this, &FilterBar::conflictedOnlyChosen);
    connect(m_order, &QPushButton::clicked, this, &FilterBar::orderToggled);
    connect(m_refresh, &QToolButton::clicked, this, &FilterBar::refreshRequested);
    connect(m_table, &QToolButton::clicked, this, [this] { emit modeChosen(ViewMode::Table); });
    connect(m_tree, &QToolButton::clicked, this, [this] { emit modeChosen(ViewMode::Tree); });
    connect(m_json, &QToolButton::clicked, this, [this] { emit modeChosen(ViewMode::Json); });
}

void FilterBar::setDatabase(const session::DatabasePtr &database) {
    m_partition->setDatabase(database);
    setPartitioned(database->info().partitioned);
}

void FilterBar::setPartitioned(bool partitioned) { m_partition->setVisible(partitioned); }

void FilterBar::setPartition(const QString &partition) {
    if (partition != m_partition->partition()) {
        m_partition->setPartition(partition);
    }
}

void FilterBar::setOrder(const QString &field, bool descending) {
    const QString shown = fontMetrics().elidedText(field, Qt::ElideRight, 110);
    m_order->setText(shown + (descending ? QStringLiteral("  ↓") : QStringLiteral("  ↑")));
    m_order->setToolTip(descending ? tr("By %1, last first. Turn the order round").arg(field)
                                   : tr("By %1, first first. Turn the order round").arg(field));
    m_order->setAccessibleName(m_order->toolTip());
}

void FilterBar::setConflictedOnly(bool on) { m_conflicted->setChecked(on); }

void FilterBar::setOrderEnabled(bool enabled) { m_order->setEnabled(enabled); }

void FilterBar::setMode(ViewMode mode) {
    (mode == ViewMode::Table ? m_table : mode == ViewMode::Tree ? m_tree : m_json)->setChecked(true);
}

void FilterBar::focusJump() {
    m_place->setCurrentWidget(m_jump);
    m_jump->setFocus(Qt::ShortcutFocusReason);
    m_jump->selectAll();
}

void FilterBar::leaveJump() { m_place->setCurrentWidget(m_filter); }

bool FilterBar::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_jump && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        leaveJump();
        m_filter->focusInput();
        return true;
    }
    if (watched == m_jump && event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason &&
        static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason) {
        leaveJump();
    }
    return QWidget::eventFilter(watched, event);
}

void FilterBar::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::Token::Base));
    painter.fillRect(0, height() - 1, width(), 1, theme::color(theme::Token::Border));
}

} // namespace davenport::documents
