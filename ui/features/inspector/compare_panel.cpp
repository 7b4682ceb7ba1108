#include "ui/features/inspector/compare_panel.h"

#include "ui/features/inspector/change_list.h"
#include "ui/widgets/button.h"

#include <QHBoxLayout>

namespace davenport::inspector {

using theme::Token;
using widgets::Button;

ComparePanel::ComparePanel(QWidget *parent)
    : PanelFrame(tr("Comparison"), Token::Panel, Token::Border, Token::Accent, QStringLiteral("tools-compare"), parent),
      m_changes(new ChangeList(tr("there"), tr("here"))) {
    addBody(m_changes);
    auto *close = new Button(tr("Close"), {}, Button::Role::Ghost);
    close->setSmall(true);
    close->setKeyHint(QStringLiteral("Esc"));
    buttonRow()->addStretch();
    buttonRow()->addWidget(close);
    connect(close, &QPushButton::clicked, this, &ComparePanel::dismissed);
}

void ComparePanel::present(const JsonDifference &difference, const QString &other) {
    setHeadline(difference.total == 0 ? tr("The same as %1").arg(other)
                                      : tr("%1 other than %2").arg(QString::fromStdString(difference.summary()), other));
    setText(difference.total == 0 && !difference.sameText ? tr("Only the layout differs.") : QString());
    m_changes->setChanges(difference);
    m_changes->setVisible(difference.total > 0);
    m_changes->setFixedHeight(m_changes->sizeHint().height());
    show();
}

} // namespace davenport::inspector
