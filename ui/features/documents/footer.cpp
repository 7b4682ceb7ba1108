#include "ui/features/documents/footer.h"

#include "ui/features/documents/divider.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/size_meter.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>

#include <algorithm>

namespace davenport::documents {

namespace {

QString number(qint64 value) { return widgets::SizeMeter::numberText(value); }

} // namespace

Footer::Footer(QWidget *parent)
    : QWidget(parent), m_count(new QLabel(this)), m_missed(new widgets::Button(QString(), QStringLiteral("view-refresh"))),
      m_hidden(new widgets::Button(QString(), QStringLiteral("view-visible"))), m_task(new QLabel(this)), m_progress(new QProgressBar(this)), m_cancel(new widgets::Button(tr("Cancel"))),
      m_line(new Divider(this)), m_rows(new QLabel(this)),
      m_back(new widgets::IconButton(QStringLiteral("go-previous"), tr("One screen up (Page Up)"), this)),
      m_forth(new widgets::IconButton(QStringLiteral("go-next"), tr("One screen down (Page Down)"), this)) {
    setFixedHeight(34);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 1, 8, 0);
    layout->setSpacing(8);
    layout->addWidget(m_count);
    layout->addWidget(m_missed);
    layout->addWidget(m_hidden);
    layout->addStretch(1);
    layout->addWidget(m_task);
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    layout->addWidget(m_line);
    layout->addWidget(m_back);
    layout->addWidget(m_rows);
    layout->addWidget(m_forth);

    m_count->setObjectName(QStringLiteral("documentCount"));
    m_count->setTextFormat(Qt::RichText);
    m_count->setProperty("look", "small");
    m_task->setProperty("look", "small-secondary");
    m_rows->setProperty("look", "small-secondary");
    m_missed->setSmall(true);
    m_missed->setObjectName(QStringLiteral("missedChanges"));
    m_hidden->setSmall(true);
    m_hidden->setObjectName(QStringLiteral("hiddenFields"));
    m_hidden->setToolTip(tr("Fields of these documents that no column shows"));
    m_task->setObjectName(QStringLiteral("footerTask"));
    m_cancel->setObjectName(QStringLiteral("footerCancel"));
    m_cancel->setSmall(true);
    m_cancel->setToolTip(tr("Stop this task (Esc)"));
    m_progress->setFixedSize(56, 4);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    setMissed(0);
    setHiddenFields(0, false);
    setTask({}, -1);
    setRows(0, 0, 0);
    connect(m_missed, &QPushButton::clicked, this, &Footer::refreshRequested);
    connect(m_cancel, &QPushButton::clicked, this, &Footer::cancelRequested);
    connect(m_hidden, &QPushButton::clicked, this,
            [this] { emit hiddenFieldsRequested(m_hidden->mapToGlobal(QPoint(0, m_hidden->height() + 2))); });
    connect(m_back, &QToolButton::clicked, this, [this] { emit pageRequested(-1); });
    connect(m_forth, &QToolButton::clicked, this, [this] { emit pageRequested(1); });
}

void Footer::setCount(qint64 count, bool exact) {
    if (count < 0) {
        m_count->clear();
        return;
    }
    const QString hint = theme::color(theme::Token::Text3).name();
    const QString documents = count == 1 ? tr("document") : tr("documents");
    m_count->setText(exact ? QStringLiteral("<b>%1</b> %2 <span style=\"color:%3\">%4</span>")
                                 .arg(number(count), documents, hint, tr("exact"))
                           : QStringLiteral("<span style=\"color:%3\">%4</span> <b>%1</b> %2")
                                 .arg(number(count), documents, hint, tr("at least")));
}

void Footer::setMissed(quint64 count) {
    m_missed->setVisible(count > 0);
    m_missed->setText(count == 1 ? tr("1 change") : tr("%1 changes").arg(number(qint64(count))));
    m_missed->setToolTip(tr("Documents came or went since these rows were read. Read them anew (F5)"));
}

void Footer::setHiddenFields(int count, bool more) {
    m_hidden->setVisible(count > 0 || more);
    m_hidden->setText(count > 0 ? tr("%n hidden field(s)", nullptr, count) : tr("More fields"));
    m_hidden->setAccessibleName(m_hidden->text());
}

void Footer::setTask(const QString &text, int percent) {
    const bool runs = !text.isEmpty();
    m_task->setText(percent < 0 ? text : tr("%1  %2 %").arg(text).arg(percent));
    m_progress->setRange(0, percent < 0 ? 0 : 100);
    m_progress->setValue(std::max(percent, 0));
    m_task->setVisible(runs);
    m_progress->setVisible(runs && percent >= 0);
    m_cancel->setVisible(runs);
}

void Footer::setRows(qint64 first, qint64 last, qint64 total) {
    const bool any = total > 0 && last >= first;
    for (QWidget *widget : {m_line, static_cast<QWidget *>(m_rows), static_cast<QWidget *>(m_back),
                            static_cast<QWidget *>(m_forth)}) {
        widget->setVisible(any);
    }
    m_rows->setText(tr("Rows %1 – %2").arg(number(first), number(last)));
    m_back->setEnabled(first > 1);
    m_forth->setEnabled(last < total);
}

void Footer::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::Token::Panel));
    painter.fillRect(0, 0, width(), 1, theme::color(theme::Token::Border));
}

} // namespace davenport::documents
