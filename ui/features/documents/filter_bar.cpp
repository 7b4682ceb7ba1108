#include "ui/features/documents/filter_bar.h"

#include "ui/features/documents/divider.h"
#include "ui/features/documents/partition_box.h"
#include "ui/session/open_database.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/icon_button.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>

namespace davenport::documents {

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent), m_partition(new PartitionBox(this)), m_jump(new QLineEdit(this)),
      m_conflicted(new widgets::IconButton(QStringLiteral("revision-fork"), tr("Only documents in conflict"), this)),
      m_order(new widgets::Button(QStringLiteral("_id"), QStringLiteral("view-sort"))),
      m_refresh(new widgets::Button(tr("Refresh"), QStringLiteral("view-refresh"))),
      m_table(new widgets::IconButton(QStringLiteral("view-table"), tr("Show as a table"), this)),
      m_json(new widgets::IconButton(QStringLiteral("view-json"), tr("Show as JSON"), this)) {
    setFixedHeight(42);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 12, 1);
    layout->setSpacing(6);
    layout->addWidget(m_partition);
    layout->addWidget(m_jump, 1);
    layout->addWidget(m_conflicted);
    layout->addWidget(m_order);
    layout->addWidget(m_refresh);
    layout->addWidget(new Divider(this));
    auto *views = new QHBoxLayout;
    views->setSpacing(0);
    views->addWidget(m_table);
    views->addWidget(m_json);
    layout->addLayout(views);

    m_partition->setObjectName(QStringLiteral("partitionBox"));
    m_jump->setObjectName(QStringLiteral("jumpField"));
    m_jump->setPlaceholderText(tr("Go to id"));
    m_jump->setClearButtonEnabled(true);
    m_jump->setFont(theme::Theme::instance().codeFont());
    m_jump->addAction(theme::Icons::icon(QStringLiteral("edit-find"), theme::Token::Text3), QLineEdit::LeadingPosition);
    m_jump->setAccessibleName(tr("Go to id"));
    m_jump->setToolTip(tr("Type an id, or its beginning, and press Return (Ctrl F)"));
    m_refresh->setToolTip(tr("Read the documents anew (F5)"));
    for (widgets::IconButton *button : {m_table, m_json}) {
        button->setCheckable(true);
        button->setAutoExclusive(true);
    }
    m_table->setChecked(true);
    m_conflicted->setCheckable(true);
    m_conflicted->setObjectName(QStringLiteral("conflictedOnly"));
    setDescending(false);

    connect(m_partition, &PartitionBox::partitionChosen, this, &FilterBar::partitionChosen);
    connect(m_jump, &QLineEdit::returnPressed, this, [this] {
        if (!m_jump->text().trimmed().isEmpty()) {
            emit jumpRequested(m_jump->text().trimmed());
        }
    });
    connect(m_conflicted, &QToolButton::clicked, this, &FilterBar::conflictedOnlyChosen);
    connect(m_order, &QPushButton::clicked, this, &FilterBar::orderToggled);
    connect(m_refresh, &QPushButton::clicked, this, &FilterBar::refreshRequested);
    connect(m_table, &QToolButton::clicked, this, [this] { emit jsonChosen(false); });
    connect(m_json, &QToolButton::clicked, this, [this] { emit jsonChosen(true); });
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

void FilterBar::setDescending(bool descending) {
    m_order->setText(descending ? QStringLiteral("_id  ↓") : QStringLiteral("_id  ↑"));
    m_order->setToolTip(descending ? tr("By id, last first. Turn the order round")
                                   : tr("By id, first first. Turn the order round"));
    m_order->setAccessibleName(m_order->toolTip());
}

void FilterBar::setConflictedOnly(bool on) {
    m_conflicted->setChecked(on);
    m_order->setEnabled(!on);
}

void FilterBar::setJson(bool json) { (json ? m_json : m_table)->setChecked(true); }

void FilterBar::focusJump() {
    m_jump->setFocus(Qt::ShortcutFocusReason);
    m_jump->selectAll();
}

void FilterBar::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::Token::Base));
    painter.fillRect(0, height() - 1, width(), 1, theme::color(theme::Token::Border));
}

} // namespace davenport::documents
