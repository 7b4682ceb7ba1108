#include "ui/features/inspector/inspector_header.h"

#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/pill.h"
#include "ui/widgets/size_meter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>

namespace davenport::inspector {

using theme::Theme;
using theme::Token;
using theme::Tone;
using widgets::Button;
using widgets::Chip;
using widgets::IconButton;
using widgets::Pill;

namespace {

constexpr int kUnlimited = 4000;
constexpr qsizetype kRevShown = 10;

// The amber dot and the note behind it.
class EditedNote : public QLabel {
public:
    EditedNote() {
        setFont(Theme::instance().uiFont(12));
        setIndent(12);
    }

protected:
    void paintEvent(QPaintEvent *event) override {
        const QColor amber = theme::color(Token::Amber);
        if (palette().color(QPalette::WindowText) != amber) {
            QPalette own = palette();
            own.setColor(QPalette::WindowText, amber);
            setPalette(own);
        }
        QLabel::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(amber);
        painter.drawEllipse(QRectF(0, (height() - 7) / 2.0, 7, 7));
    }
};

QLabel *hintLabel(const QString &text) {
    auto *label = new QLabel(text);
    label->setFont(Theme::instance().uiFont(12));
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

InspectorHeader::InspectorHeader(QWidget *parent)
    : QWidget(parent), m_partition(new Chip({}, Tone::Accent, QStringLiteral("database-partition"))),
      m_colon(hintLabel(QStringLiteral(":"))), m_key(new Chip({}, Tone::Neutral, QStringLiteral("type-key"))),
      m_conflicts(new Pill({}, Tone::Red, QStringLiteral("revision-fork"))), m_revLabel(new QLabel),
      m_copyRev(new IconButton(QStringLiteral("edit-copy"), tr("Copy the revision"), nullptr, 12)),
      m_role(new Pill(tr("winner"), Tone::Green, QStringLiteral("revision-winner"))),
      m_size(new widgets::SizeMeter),
      m_save(new Button(tr("Save"), QStringLiteral("document-save"), Button::Role::Primary)),
      m_revert(new Button(tr("Revert"), QStringLiteral("edit-undo"))), m_edited(new EditedNote) {
    for (Chip *chip : {m_partition, m_key}) {
        chip->setChipHeight(22);
        chip->setMaximumTextWidth(kUnlimited);
    }
    auto *copyId = new IconButton(QStringLiteral("edit-copy"), tr("Copy the id"), nullptr, 14);
    auto *idRow = new QHBoxLayout;
    idRow->setSpacing(2);
    idRow->addWidget(m_partition);
    idRow->addWidget(m_colon);
    idRow->addWidget(m_key);
    idRow->addWidget(copyId);
    idRow->addStretch(1);
    idRow->addWidget(m_conflicts);

    m_revLabel->setFont(Theme::instance().codeFont(12));
    m_revLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_copyRev->setFixedSize(18, 18);
    auto *revRow = new QHBoxLayout;
    revRow->setSpacing(8);
    revRow->addWidget(hintLabel(QStringLiteral("_rev")));
    revRow->addWidget(m_revLabel);
    revRow->addWidget(m_copyRev);
    revRow->addWidget(m_role);
    revRow->addStretch(1);
    revRow->addWidget(m_size);

    m_save->setKeyHint(QStringLiteral("Ctrl S"));
    m_revert->setToolTip(tr("Back to the text that was opened; undo takes it back"));
    auto *buttonRow = new QHBoxLayout;
    buttonRow->setSpacing(6);
    buttonRow->addWidget(m_save);
    buttonRow->addWidget(m_revert);
    buttonRow->addStretch(1);
    buttonRow->addWidget(m_edited);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 11);
    layout->setSpacing(8);
    layout->addLayout(idRow);
    layout->addLayout(revRow);
    layout->addLayout(buttonRow);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    connect(copyId, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_id); });
    connect(m_copyRev, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_rev); });
    connect(m_save, &QPushButton::clicked, this, &InspectorHeader::saveRequested);
    connect(m_revert, &QPushButton::clicked, this, &InspectorHeader::revertRequested);
}

void InspectorHeader::setDocumentId(const QString &partition, const QString &key) {
    m_id = partition.isEmpty() ? key : partition + QLatin1Char(':') + key;
    m_partition->setVisible(!partition.isEmpty());
    m_colon->setVisible(!partition.isEmpty());
    m_partition->setText(partition);
    m_partition->setToolTip(tr("Partition %1").arg(partition));
    m_key->setText(key);
    m_key->setToolTip(key);
}

void InspectorHeader::setConflicts(int count) {
    m_conflicts->setVisible(count > 0);
    m_conflicts->setText(count == 1 ? tr("1 conflict") : tr("%1 conflicts").arg(count));
}

void InspectorHeader::setRevision(const QString &rev, RevisionRole role) {
    m_rev = rev;
    m_revLabel->setText(rev.isEmpty() ? tr("none yet")
                                      : rev.size() > kRevShown + 1 ? rev.left(kRevShown) + QStringLiteral("…") : rev);
    m_revLabel->setToolTip(rev);
    m_revLabel->setAccessibleName(tr("Revision %1").arg(rev));
    m_copyRev->setVisible(!rev.isEmpty());
    switch (role) {
    case RevisionRole::Winner:
        m_role->setText(tr("winner"));
        m_role->setTone(Tone::Green, QStringLiteral("revision-winner"));
        break;
    case RevisionRole::Conflict:
        m_role->setText(tr("conflict"));
        m_role->setTone(Tone::Red, QStringLiteral("revision-fork"));
        break;
    case RevisionRole::Earlier:
        m_role->setText(tr("earlier"));
        m_role->setTone(Tone::Neutral, QStringLiteral("appointment-time"));
        break;
    case RevisionRole::Deleted:
        m_role->setText(tr("deleted"));
        m_role->setTone(Tone::Violet, QStringLiteral("revision-tombstone"));
        break;
    case RevisionRole::New:
        m_role->setText(tr("new"));
        m_role->setTone(Tone::Blue, QStringLiteral("list-add"));
        break;
    }
}

void InspectorHeader::setSize(qint64 bytes, qint64 limit) { m_size->setSize(bytes, limit); }

void InspectorHeader::setEdited(int lines) {
    m_edited->setVisible(lines > 0);
    m_edited->setText(lines == 1 ? tr("1 line edited") : tr("%1 lines edited").arg(lines));
}

QString InspectorHeader::editedText() const { return m_edited->isHidden() ? QString() : m_edited->text(); }

void InspectorHeader::setSavable(bool savable, const QString &reason) {
    m_save->setEnabled(savable);
    m_save->setToolTip(savable ? tr("Shows what will change, then saves (Ctrl S)") : reason);
}

void InspectorHeader::setRevertable(bool revertable) { m_revert->setEnabled(revertable); }

void InspectorHeader::setEditable(bool editable) {
    m_save->setVisible(editable);
    m_revert->setVisible(editable);
}

void InspectorHeader::paintEvent(QPaintEvent *event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), theme::color(Token::Panel));
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme::color(Token::Border));
}

} // namespace davenport::inspector
