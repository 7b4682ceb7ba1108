#include "ui/features/inspector/conflict_panel.h"

#include "ui/features/inspector/change_list.h"
#include "ui/widgets/button.h"

#include <QHBoxLayout>

namespace davenport::inspector {

using theme::Token;
using widgets::Button;

namespace {

QString shortRev(const QString &rev) {
    return rev.size() > 8 ? rev.left(8) + QStringLiteral("…") : rev;
}

} // namespace

ConflictPanel::ConflictPanel(QWidget *parent)
    : PanelFrame(tr("Changed meanwhile"), Token::RedSoft, Token::RedLine, Token::Red, QStringLiteral("revision-fork"),
                 parent),
      m_changes(new ChangeList(tr("was"), tr("is now"))), m_theirs(new Button(tr("Take theirs"))),
      m_mine(new Button(tr("Mine on top…"))),
      m_merge(new Button(tr("Merge…"), QStringLiteral("tools-compare"), Button::Role::Primary)) {
    m_mine->setToolTip(tr("Keeps your text and puts it on top of their revision; shows what that changes before it is "
                          "written"));
    m_merge->setToolTip(tr("Mine, theirs and what both began with, place by place; the result is shown before it is "
                           "written"));
    auto *keep = new Button(tr("Keep editing"), {}, Button::Role::Ghost);
    keep->setToolTip(tr("Back to the text (Esc)"));
    addBody(m_changes);
    for (Button *button : {m_merge, m_theirs, m_mine}) {
        button->setSmall(true);
        buttonRow()->addWidget(button);
    }
    keep->setSmall(true);
    buttonRow()->addStretch();
    buttonRow()->addWidget(keep);
    connect(m_theirs, &QPushButton::clicked, this, &ConflictPanel::askAboutTheirs);
    connect(m_mine, &QPushButton::clicked, this, &ConflictPanel::keepMine);
    connect(m_merge, &QPushButton::clicked, this, &ConflictPanel::mergeRequested);
    connect(keep, &QPushButton::clicked, this, &ConflictPanel::dismissed);
}

void ConflictPanel::present(const Meanwhile &meanwhile, const QString &opened) {
    resetQuestion();
    const QString now = QString::fromStdString(meanwhile.theirs.winner);
    if (meanwhile.gone) {
        setHeadline(tr("Somebody purged this document meanwhile"));
        setText(tr("You opened %1. Your text is still here; it can be saved as a new document.")
                            .arg(shortRev(opened)));
    } else if (meanwhile.theirs.winnerDeleted) {
        setHeadline(tr("Somebody deleted this document meanwhile"));
        setText(tr("You opened %1; %2 is its tombstone. Your text is still here; it can be saved as a new "
                           "revision on top of the tombstone.")
                            .arg(shortRev(opened), shortRev(now)));
    } else if (opened.isEmpty()) {
        setHeadline(tr("There is a document of this id already"));
        setText(tr("It is at revision %1. Nothing was written.").arg(shortRev(now)));
    } else {
        setHeadline(tr("Somebody changed this document meanwhile"));
        setText(tr("You opened %1, it is %2 now: %3. Nothing was written, your text is still here.")
                            .arg(shortRev(opened), shortRev(now),
                                 QString::fromStdString(meanwhile.changes.summary())));
    }
    const bool there = !meanwhile.gone && !meanwhile.theirs.winnerDeleted;
    m_theirs->setVisible(there);
    m_merge->setVisible(there);
    m_changes->setChanges(meanwhile.changes, meanwhile.bothChanged, tr("Your text changes this, too"));
    m_changes->setVisible(there && meanwhile.changes.total > 0);
    m_changes->setFixedHeight(m_changes->sizeHint().height());
    setVisible(true);
    setFocus(Qt::OtherFocusReason);
}

void ConflictPanel::askAboutTheirs() {
    if (m_asked) {
        emit takeTheirs();
        return;
    }
    m_asked = true;
    m_theirs->setText(tr("Replace my text"));
    m_theirs->setToolTip(tr("Undo (Ctrl Z) brings your text back"));
    m_theirs->setRole(Button::Role::Danger);
}

void ConflictPanel::resetQuestion() {
    m_asked = false;
    m_theirs->setText(tr("Take theirs"));
    m_theirs->setToolTip(tr("Puts their text in the editor; asks once more"));
    m_theirs->setRole(Button::Role::Plain);
}

} // namespace davenport::inspector
