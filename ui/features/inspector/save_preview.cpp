#include "ui/features/inspector/save_preview.h"

#include "ui/features/inspector/change_list.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>

namespace davenport::inspector {

using theme::Token;
using widgets::Button;

SavePreview::SavePreview(QWidget *parent)
    : QWidget(parent), m_summary(new QLabel), m_target(new QLabel),
      m_changes(new ChangeList(tr("was"), tr("will be"))),
      m_save(new Button(tr("Save"), QStringLiteral("document-save"), Button::Role::Primary)) {
    setAccessibleName(tr("What will be written"));
    m_summary->setFont(theme::Theme::instance().uiFont(13, QFont::DemiBold));
    m_target->setProperty("look", "small");
    m_target->setWordWrap(true);
    m_save->setKeyHint(QStringLiteral("↵"));
    auto *cancel = new Button(tr("Back to the text"));
    cancel->setKeyHint(QStringLiteral("Esc"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_save);
    buttons->addWidget(cancel);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 10);
    layout->setSpacing(6);
    for (QLabel *label : {m_summary, m_target}) {
        label->setContentsMargins(12, 0, 12, 0);
        layout->addWidget(label);
    }
    layout->addWidget(m_changes);
    buttons->setContentsMargins(12, 0, 12, 0);
    layout->addLayout(buttons);
    connect(m_save, &QPushButton::clicked, this, &SavePreview::confirmed);
    connect(cancel, &QPushButton::clicked, this, &SavePreview::dismissed);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

void SavePreview::ask(const JsonDifference &difference, const QString &target) {
    m_summary->setText(tr("Save writes %1").arg(QString::fromStdString(difference.summary())));
    m_target->setText(target);
    m_changes->setChanges(difference);
    m_changes->setVisible(difference.total > 0);
    m_changes->setFixedHeight(m_changes->sizeHint().height());
    show();
    m_save->setFocus(Qt::OtherFocusReason);
}

QString SavePreview::summary() const { return m_summary->text(); }

void SavePreview::paintEvent(QPaintEvent *event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), theme::color(Token::Panel));
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme::color(Token::Border));
}

void SavePreview::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape) {
        emit dismissed();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit confirmed();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace davenport::inspector
