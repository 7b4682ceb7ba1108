#include "ui/features/inspector/save_preview.h"

#include "ui/features/inspector/change_list.h"
#include "ui/widgets/button.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace davenport::inspector {

using theme::Token;
using widgets::Button;

SavePreview::SavePreview(QWidget *parent)
    : PanelFrame(tr("What will be written"), Token::Panel, Token::Border, Token::Accent, {}, parent),
      m_changes(new ChangeList(tr("was"), tr("will be"))),
      m_save(new Button(tr("Save"), QStringLiteral("document-save"), Button::Role::Primary)) {
    m_save->setKeyHint(QStringLiteral("↵"));
    auto *cancel = new Button(tr("Back to the text"));
    cancel->setKeyHint(QStringLiteral("Esc"));
    addBody(m_changes);
    buttonRow()->addWidget(m_save);
    buttonRow()->addWidget(cancel);
    buttonRow()->addStretch();
    connect(m_save, &QPushButton::clicked, this, &SavePreview::confirmed);
    connect(cancel, &QPushButton::clicked, this, &SavePreview::dismissed);
}

void SavePreview::ask(const JsonDifference &difference, const QString &target) {
    setHeadline(tr("Save writes %1").arg(QString::fromStdString(difference.summary())));
    setText(target);
    m_changes->setChanges(difference);
    m_changes->setVisible(difference.total > 0);
    m_changes->setFixedHeight(m_changes->sizeHint().height());
    show();
    m_save->setFocus(Qt::OtherFocusReason);
}

void SavePreview::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit confirmed();
    } else {
        PanelFrame::keyPressEvent(event);
    }
}

} // namespace davenport::inspector
