#include "ui/features/explorer/task_strip.h"

#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>

namespace davenport::explorer {

TaskStrip::TaskStrip(QWidget *parent)
    : QWidget(parent), m_text(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_cancel(new widgets::Button(tr("Cancel"))) {
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(12, 7, 8, 6);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->addWidget(m_text, 0, 0);
    layout->addWidget(m_progress, 1, 0);
    layout->addWidget(m_cancel, 0, 1, 2, 1);
    m_text->setProperty("look", "small-secondary");
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->setAccessibleName(tr("Progress"));
    m_cancel->setSmall(true);
    connect(m_cancel, &QPushButton::clicked, this, &TaskStrip::cancelRequested);
    hide();
}

void TaskStrip::start(const QString &text) {
    m_name = text;
    m_text->setText(text);
    m_text->setToolTip(text);
    m_progress->setRange(0, 0);
    show();
}

void TaskStrip::report(const base::Progress &progress) {
    if (progress.total > 0) {
        m_progress->setRange(0, 1000);
        m_progress->setValue(int(double(progress.done) / double(progress.total) * 1000));
    }
    if (!progress.stage.empty()) {
        m_text->setText(m_name + QStringLiteral(" · ") + QString::fromStdString(progress.stage));
    }
}

void TaskStrip::finish() { hide(); }

void TaskStrip::paintEvent(QPaintEvent *) {
    QPainter(this).fillRect(0, 0, width(), 1, theme::color(theme::Token::Border));
}

} // namespace davenport::explorer
