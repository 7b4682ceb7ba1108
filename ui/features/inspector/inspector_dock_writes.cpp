// What the inspector writes, and what it does when it may not.
#include "ui/features/inspector/compare_panel.h"
#include "ui/features/inspector/conflict_panel.h"
#include "ui/features/inspector/document_text.h"
#include "ui/features/inspector/inspector_dock.h"
#include "ui/features/inspector/inspector_header.h"
#include "ui/features/inspector/json_editor.h"
#include "ui/features/inspector/new_document_dialog.h"
#include "ui/features/inspector/save_preview.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/ribbon.h"

#include "engine/base/json_text.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

namespace davenport::inspector {

using session::DocumentLocator;
using theme::Tone;

namespace {

QString shortRev(const QString &rev) {
    return rev.size() > 8 ? rev.left(8) + QStringLiteral("…") : rev;
}

} // namespace

void InspectorDock::dismissPanels() {
    bool hadFocus = false;
    for (PanelFrame *panel : {static_cast<PanelFrame *>(m_preview), static_cast<PanelFrame *>(m_conflict),
                              static_cast<PanelFrame *>(m_compare)}) {
        hadFocus = hadFocus || panel->isAncestorOf(focusWidget()) || panel->hasFocus();
        panel->hide();
    }
    if (hadFocus) {
        m_editor->setFocus(Qt::OtherFocusReason);
    }
}

void InspectorDock::showSavePreview() {
    if (!m_preview->isHidden()) {
        confirmSave();
        return;
    }
    if (m_edit->isBusy() || m_fault || !isDirty()) {
        return;
    }
    m_edit->compare(m_editor->bytes());
}

void InspectorDock::onCompared(const JsonDifference &difference) {
    const QString target = m_edit->isNew()
                               ? tr("A new document in %1").arg(m_edit->locator().database->name())
                               : tr("A new revision on top of %1").arg(shortRev(m_edit->baseRev()));
    m_conflict->hide();
    m_compare->hide();
    m_preview->ask(difference, target);
}

void InspectorDock::confirmSave() {
    m_preview->hide();
    m_editor->setFocus(Qt::OtherFocusReason);
    m_edit->save(m_editor->bytes());
}

void InspectorDock::onSaved(const QString &rev, const QByteArray &text) {
    // Only what differs is replaced (the _rev), so that cursor and folds stay.
    const QByteArray now = m_editor->bytes();
    const qsizetype shorter = std::min(now.size(), text.size());
    const auto head = std::mismatch(now.begin(), now.begin() + shorter, text.begin()).first - now.begin();
    qsizetype tail = 0;
    while (tail < shorter - head && now[now.size() - 1 - tail] == text[text.size() - 1 - tail]) {
        ++tail;
    }
    m_settling = true;
    m_editor->setReadOnly(false);
    m_editor->replaceRange(head, now.size() - tail, text.mid(head, text.size() - head - tail));
    m_editor->setReadOnly(!m_edit->isEditable());
    m_settling = false;
    const DocumentLocator locator = m_edit->locator();
    m_drafts.remove(locator.database->path(), locator.id);
    m_fault.reset();
    showTree();
    updateHeader();
    m_edit->check(m_editor->bytes());
    m_note->showMessage(Tone::Green, tr("Saved"), tr("as %1").arg(rev));
    QTimer::singleShot(4000, m_note, [this, rev] {
        if (m_note->message().contains(rev)) {
            m_note->hide();
        }
    });
    m_context.announceSaved({locator.database, locator.id, rev});
    if (!m_pinned) {
        m_context.setCurrentDocument({locator.database, locator.id, {}});
    }
}

void InspectorDock::onRefused(const base::Error &error) {
    m_preview->hide();
    const QString reason = QString::fromStdString(error.reason());
    if (error.where()) {
        m_editor->setProblem(*error.where(), reason);
        m_problem->showMessage(Tone::Red, reason,
                               tr("line %1, column %2").arg(error.where()->line).arg(error.where()->column));
        if (error.error() == kStaleRevision) {
            m_problem->addAction(QStringLiteral("fixrev"), tr("Put it right"));
        }
        m_problem->addAction(QStringLiteral("goto"), tr("Go"));
    } else {
        m_problem->showMessage(Tone::Red, tr("Not written (%1)").arg(error.httpStatus()), reason);
    }
}

void InspectorDock::onConflicted(const Meanwhile &meanwhile) {
    m_meanwhile = meanwhile;
    m_preview->hide();
    m_note->hide();
    m_compare->hide();
    m_conflict->present(meanwhile, m_edit->baseRev());
}

void InspectorDock::takeTheirs() {
    m_settling = true;
    m_edit->adopt(m_meanwhile.theirs);
    m_editor->setReadOnly(false);
    m_editor->replaceDocument(QByteArray::fromStdString(m_meanwhile.theirs.text));
    m_editor->setReadOnly(!m_edit->isEditable());
    m_settling = false;
    dismissPanels();
    showRevisionNote();
    showTree();
    updateHeader();
    m_edit->check(m_editor->bytes());
}

void InspectorDock::keepMine() {
    const bool there = !m_meanwhile.gone && !m_meanwhile.theirs.winnerDeleted;
    const std::string rev = there ? m_meanwhile.theirs.winner : std::string();
    m_edit->locator().database->run(
        m_copies,
        [text = m_editor->bytes().toStdString(), rev](api::Session &, const base::Work &) {
            return withRevision(text, rev);
        },
        [this, there](const std::string &text) {
            m_settling = true;
            if (there) {
                m_edit->adopt(m_meanwhile.theirs);
            } else {
                m_edit->setBase({}, {});
            }
            m_editor->replaceDocument(QByteArray::fromStdString(text));
            m_settling = false;
            dismissPanels();
            showRevisionNote();
            showTree();
            updateHeader();
            m_edit->check(m_editor->bytes());
            m_fault.reset();
            showSavePreview();
        },
        [this](const base::Error &error) { onRefused(error); });
}

void InspectorDock::onChangedMeanwhile() {
    const ReadDocument &read = m_edit->read();
    const QString winner = QString::fromStdString(read.winner);
    if (winner == m_edit->baseRev() || !m_edit->locator().rev.isEmpty()) {
        showTree();
        m_header->setConflicts(read.conflictCount());
        return;
    }
    if (isDirty() || winner.isEmpty()) {
        showTree();
        if (!m_conflict->isHidden()) {
            return; // that is what the panel says already
        }
        m_note->showMessage(Tone::Amber, tr("Changed meanwhile"),
                            winner.isEmpty() ? tr("it was purged") : tr("it is %1 now").arg(shortRev(winner)));
        m_note->addAction(QStringLiteral("meanwhile"), tr("Show"));
        return;
    }
    // Nothing of mine is in the editor: it follows.
    m_edit->adopt(ReadDocument(read));
    onOpened();
}

void InspectorDock::onRibbon(const QString &action) {
    if (action == QLatin1String("winner")) {
        showDocument({m_edit->locator().database, m_edit->locator().id, {}});
    } else if (action == QLatin1String("meanwhile")) {
        m_edit->askMeanwhile(m_editor->bytes());
    } else if (action == QLatin1String("again")) {
        const DocumentLocator locator = m_edit->locator();
        locator.database->run(
            m_copies,
            [id = locator.id.toStdString(), text = m_edit->read().text](api::Session &, const base::Work &) {
                return newDocumentText(id, text);
            },
            [this, locator](const std::string &text) {
                beginDocument(locator.database, locator.id, QByteArray::fromStdString(text));
            },
            [this](const base::Error &error) { onRefused(error); });
    } else if (action == QLatin1String("goto")) {
        if (m_editor->problemRange()) {
            m_editor->goTo(m_editor->problemRange()->first);
            m_editor->setFocus(Qt::OtherFocusReason);
        }
    } else if (action == QLatin1String("fixrev") && m_editor->problemRange()) {
        const auto [begin, end] = *m_editor->problemRange();
        m_editor->replaceRange(begin, end,
                               QByteArray::fromStdString(base::encodeJsonString(m_edit->baseRev().toStdString())));
    }
}

void InspectorDock::revert() {
    if (!isDirty()) {
        return;
    }
    const DocumentLocator locator = m_edit->locator();
    if (m_edit->isNew()) {
        m_drafts.remove(locator.database->path(), locator.id);
        m_edit->close();
        showDocument(m_context.currentDocument());
        return;
    }
    m_editor->replaceDocument(QByteArray::fromStdString(m_edit->baseText()));
    m_drafts.remove(locator.database->path(), locator.id);
    m_edit->check(m_editor->bytes());
}

NewDocumentDialog *InspectorDock::newDocument(const session::DatabasePtr &database, const QString &partition) {
    const QString own = m_edit->locator().database == database ? currentPartition() : QString();
    auto *dialog = new NewDocumentDialog(NewDocumentDialog::Purpose::New, database,
                                         partition.isEmpty() ? own : partition, {}, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, database] {
        const QString id = dialog->documentId();
        const std::string token = base::encodeJsonString(id.toStdString());
        beginDocument(database, id, QByteArray::fromStdString("{\n  \"_id\": " + token + "\n}\n"));
        m_editor->goTo(static_cast<qsizetype>(11 + token.size()));
        m_editor->setFocus(Qt::OtherFocusReason);
    });
    dialog->open();
    m_dialog = dialog;
    return dialog;
}

NewDocumentDialog *InspectorDock::duplicateDocument() {
    const DocumentLocator locator = m_edit->locator();
    if (m_edit->state() != EditedDocument::State::Open || locator.isEmpty()) {
        return nullptr;
    }
    const auto attachments = static_cast<int>(m_edit->read().document.attachments.size());
    const bool stored = !m_edit->isNew() && attachments > 0;
    const QString note = !stored ? tr("The copy is not saved before you say so.")
                         : attachments == 1
                             ? tr("The stored revision and its attachment are copied at once.")
                             : tr("The stored revision and its %1 attachments are copied at once.").arg(attachments);
    auto *dialog = new NewDocumentDialog(NewDocumentDialog::Purpose::Duplicate, locator.database, currentPartition(),
                                         note, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, locator, stored] {
        const QString id = dialog->documentId();
        if (stored) {
            copyStored(locator.database, id);
            return;
        }
        locator.database->run(
            m_copies,
            [id = id.toStdString(), text = m_editor->bytes().toStdString()](api::Session &, const base::Work &) {
                return newDocumentText(id, text);
            },
            [this, locator, id](const std::string &text) {
                beginDocument(locator.database, id, QByteArray::fromStdString(text));
            },
            [this](const base::Error &error) { onRefused(error); });
    });
    dialog->open();
    m_dialog = dialog;
    return dialog;
}

void InspectorDock::copyStored(const session::DatabasePtr &database, const QString &id) {
    database->run(
        m_copies,
        [from = m_edit->locator().id.toStdString(), rev = m_edit->read().document.rev,
         to = id.toStdString()](api::Session &session, const base::Work &) {
            const api::WriteOutcome outcome = session.documents()->copy(from, rev, to, {});
            if (outcome.error) {
                throw *outcome.error;
            }
            return outcome.rev;
        },
        [this, database, id](const std::string &rev) {
            m_context.announceSaved({database, id, QString::fromStdString(rev)});
            showDocument({database, id, {}});
        },
        [this](const base::Error &error) { onRefused(error); });
}

void InspectorDock::beginDocument(const session::DatabasePtr &database, const QString &id, const QByteArray &text) {
    keepDraft();
    m_copies.supersede();
    m_pendingDraft = Draft{database->path(), id, {}, text, {}, {}};
    m_edit->openNew(database, id);
    m_editor->setFocus(Qt::OtherFocusReason);
}

void InspectorDock::deleteDocument() {
    if (!m_edit->isEditable() || m_edit->isNew()) {
        return;
    }
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Delete document"),
                                tr("Delete %1?").arg(m_edit->locator().id), QMessageBox::NoButton, window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    QString text = tr("A tombstone goes on top of revision %1. It stays, so that replicas learn of the deletion.")
                       .arg(m_edit->baseRev());
    if (const int conflicts = m_edit->read().conflictCount(); conflicts > 0) {
        text += QLatin1Char(' ') + (conflicts == 1 ? tr("The conflicting revision then wins.")
                                                   : tr("The greatest of its %1 conflicting revisions then wins.")
                                                         .arg(conflicts));
    }
    if (isDirty()) {
        text += QLatin1Char(' ') + tr("Your unsaved edits of it are dropped.");
    }
    box->setInformativeText(text);
    auto *yes = new widgets::Button(tr("Delete"), QStringLiteral("revision-tombstone"), widgets::Button::Role::Danger);
    auto *no = new widgets::Button(tr("Cancel"));
    box->addButton(yes, QMessageBox::DestructiveRole);
    box->addButton(no, QMessageBox::RejectRole);
    box->setDefaultButton(no);
    connect(yes, &QPushButton::clicked, this, [this] { m_edit->remove(m_editor->bytes()); });
    box->open();
}

void InspectorDock::onRemoved() {
    const DocumentLocator locator = m_edit->locator();
    const QString rev = m_edit->baseRev();
    m_drafts.remove(locator.database->path(), locator.id);
    m_edit->open({locator.database, locator.id, {}});
    m_context.announceDeleted({locator.database, locator.id, rev});
}

} // namespace davenport::inspector
