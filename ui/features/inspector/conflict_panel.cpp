#include "ui/features/inspector/conflict_panel.h"

#include "ui/features/inspector/change_list.h"
#include "ui/theme/icons.h"
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

namespace {

QString shortRev(const QString &rev) {
    return rev.size() > 8 ? rev.left(8) + QStringLiteral("…") : rev;
}

} // namespace

ConflictPanel::ConflictPanel(QWidget *parent)
    : QWidget(parent), m_headline(new QLabel), m_text(new QLabel), m_changes(new ChangeList(tr("was"), tr("is now"))),
      m_theirs(new Button(tr("Take theirs"), QStringLiteral("document-open"))),
      m_mine(new Button(tr("Mine on top…"), QStringLiteral("document-save"))) {
    setAccessibleName(tr("Changed meanwhile"));
    m_headline->setFont(theme::Theme::instance().uiFont(13, QFont::DemiBold));
    m_text->setProperty("look", "small");
    m_text->setWordWrap(true);
    m_mine->setToolTip(tr("Keeps your text and puts it on top of their revision; shows what that changes before it is "
                          "written"));
    auto *keep = new Button(tr("Keep editing"), {}, Button::Role::Ghost);
    keep->setKeyHint(QStringLiteral("Esc"));
    for (Button *button : {m_theirs, m_mine, keep}) {
        button->setSmall(true);
    }
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(12, 0, 8, 0);
    buttons->setSpacing(6);
    buttons->addWidget(m_theirs);
    buttons->addWidget(m_mine);
    buttons->addStretch();
    buttons->addWidget(keep);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 10);
    layout->setSpacing(6);
    m_headline->setContentsMargins(34, 0, 12, 0);
    m_text->setContentsMargins(34, 0, 12, 0);
    layout->addWidget(m_headline);
    layout->addWidget(m_text);
    layout->addWidget(m_changes);
    layout->addLayout(buttons);
    connect(m_theirs, &QPushButton::clicked, this, &ConflictPanel::askAboutTheirs);
    connect(m_mine, &QPushButton::clicked, this, &ConflictPanel::keepMine);
    connect(keep, &QPushButton::clicked, this, &ConflictPanel::dismissed);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

void ConflictPanel::present(const Meanwhile &meanwhile, const QString &opened) {
    resetQuestion();
    const QString now = QString::fromStdString(meanwhile.theirs.winner);
    if (meanwhile.gone) {
        m_headline->setText(tr("Somebody purged this document meanwhile"));
        m_text->setText(tr("You opened %1. Your text is still here; it can be saved as a new document.")
                            .arg(shortRev(opened)));
    } else if (meanwhile.theirs.winnerDeleted) {
        m_headline->setText(tr("Somebody deleted this document meanwhile"));
        m_text->setText(tr("You opened %1; %2 is its tombstone. Your text is still here; it can be saved as a new "
                           "revision on top of the tombstone.")
                            .arg(shortRev(opened), shortRev(now)));
    } else if (opened.isEmpty()) {
        m_headline->setText(tr("There is a document of this id already"));
        m_text->setText(tr("It is at revision %1. Nothing was written.").arg(shortRev(now)));
    } else {
        m_headline->setText(tr("Somebody changed this document meanwhile"));
        m_text->setText(tr("You opened %1, it is %2 now: %3. Nothing was written, your text is still here.")
                            .arg(shortRev(opened), shortRev(now),
                                 QString::fromStdString(meanwhile.changes.summary())));
    }
    const bool there = !meanwhile.gone && !meanwhile.theirs.winnerDeleted;
    m_theirs->setVisible(there);
    m_changes->setChanges(meanwhile.changes, meanwhile.bothChanged, tr("Your text changes this, too"));
    m_changes->setVisible(there && meanwhile.changes.total > 0);
    m_changes->setFixedHeight(m_changes->sizeHint().height());
    setVisible(true);
    setFocus(Qt::OtherFocusReason);
}

QString ConflictPanel::headline() const { return m_headline->text(); }

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

void ConflictPanel::paintEvent(QPaintEvent *event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), theme::color(Token::RedSoft));
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme::color(Token::RedLine));
    theme::Icons::paint(&painter, QStringLiteral("revision-fork"), {12, 10}, 14, theme::color(Token::Red));
}

void ConflictPanel::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape) {
        emit dismissed();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace davenport::inspector
