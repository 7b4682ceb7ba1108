// What the inspector does with its text: layout, paths, comparisons, merge.
#include "ui/features/inspector/attachment_panel.h"
#include "ui/features/inspector/compare_panel.h"
#include "ui/features/inspector/conflict_panel.h"
#include "ui/features/inspector/document_text.h"
#include "ui/features/inspector/inspector_dock.h"
#include "ui/features/inspector/json_editor.h"
#include "ui/features/inspector/merge_dialog.h"
#include "ui/features/inspector/path_bar.h"
#include "ui/features/inspector/revision_tree_view.h"
#include "ui/json/json_path.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/widgets/ribbon.h"

#include "engine/base/json_text.h"

#include <QGuiApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QTimer>

namespace davenport::inspector {

using session::DocumentLocator;
using theme::Tone;

namespace {

QString shortRev(const std::string &rev) {
    const QString text = QString::fromStdString(rev);
    return text.size() > 8 ? text.left(8) + QStringLiteral("…") : text;
}

} // namespace

void InspectorDock::formatText() {
    m_edit->locator().database->run(
        m_copies,
        [text = m_editor->bytes().toStdString()](api::Session &, const base::Work &) {
            base::checkJson(text);
            return base::formatJson(text) + "\n";
        },
        [this](const std::string &text) { m_editor->replaceDocument(QByteArray::fromStdString(text)); },
        [this](const base::Error &error) { onRefused(error); });
}

void InspectorDock::minifyText() {
    m_edit->locator().database->run(
        m_copies,
        [text = m_editor->bytes().toStdString()](api::Session &, const base::Work &) {
            base::checkJson(text);
            return minifiedText(text);
        },
        [this](const std::string &text) { m_editor->replaceDocument(QByteArray::fromStdString(text)); },
        [this](const base::Error &error) { onRefused(error); });
}

void InspectorDock::copyPath() {
    const QByteArray text = m_editor->bytes();
    const json::JsonSpot spot = json::spotAt({text.constData(), static_cast<std::size_t>(text.size())},
                                             static_cast<std::size_t>(m_editor->cursorOffset()));
    const QString path = QString::fromStdString(spot.path);
    if (path.isEmpty()) {
        m_note->showMessage(Tone::Neutral, tr("No path"), tr("the cursor is on the whole document"));
    } else {
        QGuiApplication::clipboard()->setText(path);
        m_note->showMessage(Tone::Neutral, tr("Path copied"), path, QStringLiteral("edit-copy"));
    }
    m_note->setDismissable(true);
    QTimer::singleShot(3000, m_note, [this, message = m_note->message()] {
        if (m_note->message() == message) {
            showRevisionNote();
        }
    });
}

void InspectorDock::goToPath() {
    if (m_edit->state() == EditedDocument::State::Open) {
        m_path->open();
    }
}

void InspectorDock::compareWithSaved() {
    const DocumentLocator &locator = m_edit->locator();
    locator.database->run(
        m_copies,
        [text = m_editor->bytes().toStdString(), saved = m_edit->baseText()](api::Session &, const base::Work &) {
            base::checkJson(text);
            return compareDocuments(saved.empty() ? std::string("{}") : saved, text);
        },
        [this](const JsonDifference &difference) {
            dismissPanels();
            m_compare->present(difference, tr("what is saved"));
            m_compare->setFocus(Qt::OtherFocusReason);
        },
        [this](const base::Error &error) { onRefused(error); });
}

void InspectorDock::compareWithRevision(const QString &rev) {
    const bool winner = rev.toStdString() == m_edit->read().winner;
    const QString name = shortRev(rev.toStdString());
    compare({m_edit->locator().database, m_edit->locator().id, rev}, winner ? tr("the winner %1").arg(name) : name);
}

void InspectorDock::compareWithDocument(const QString &id) {
    compare({m_edit->locator().database, id, {}}, id);
}

void InspectorDock::compare(const DocumentLocator &other, const QString &name) {
    other.database->run(
        m_copies,
        [id = other.id.toStdString(), rev = other.rev.toStdString(),
         text = m_editor->bytes().toStdString()](api::Session &session, const base::Work &) {
            return compareWith(session, id, rev, text);
        },
        [this, name](const Comparison &comparison) {
            dismissPanels();
            m_compare->present(comparison.difference, name);
        },
        [this, name](const base::Error &error) {
            m_note->showMessage(Tone::Red, tr("%1 cannot be compared").arg(name), QString::fromStdString(error.reason()));
            m_note->setDismissable(true);
        });
}

void InspectorDock::askForComparison() {
    auto *box = new QInputDialog(window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("Compare with another document"));
    box->setLabelText(tr("Its id in %1:").arg(m_edit->locator().database->name()));
    const QString partition = currentPartition();
    box->setTextValue(partition.isEmpty() ? QString() : partition + QLatin1Char(':'));
    connect(box, &QInputDialog::textValueSelected, this, [this](const QString &id) {
        if (!id.trimmed().isEmpty()) {
            compareWithDocument(id.trimmed());
        }
    });
    box->open();
}

MergeDialog *InspectorDock::mergeDialog() const { return m_merge; }

void InspectorDock::openMerge() {
    m_edit->locator().database->run(
        m_copies,
        [mine = m_editor->bytes().toStdString(), theirs = m_meanwhile.theirs.text,
         base = m_meanwhile.baseText](api::Session &, const base::Work &) {
            base::checkJson(mine);
            return json::mergeJson(base, mine, theirs);
        },
        [this](const json::Merge &merge) { showMerge(merge); },
        [this](const base::Error &error) { onRefused(error); });
}

void InspectorDock::showMerge(const json::Merge &merge) {
    QString note;
    if (m_meanwhile.baseRev.empty()) {
        note = tr("Mine and theirs have no revision in common: choose for every place.");
    } else if (!m_meanwhile.baseText) {
        note = tr("Both began with %1; its body is not kept: choose for every place.").arg(shortRev(m_meanwhile.baseRev));
    } else {
        note = tr("Both began with %1. What only one side changed is settled already.").arg(shortRev(m_meanwhile.baseRev));
    }
    auto *dialog = new MergeDialog(merge, shortRev(m_meanwhile.theirs.winner), note, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { onMerged(dialog->result()); });
    m_merge = dialog;
    dialog->open();
}

void InspectorDock::onMerged(const QByteArray &text) {
    m_settling = true;
    m_editor->replaceDocument(text);
    m_settling = false;
    keepMine(); // on top of their revision; ends in the preview of what a save writes
}

void InspectorDock::onAttachmentsChanged(const QString &rev) {
    const DocumentLocator locator = m_edit->locator();
    m_context.announceSaved({locator.database, locator.id, rev});
    if (!isDirty()) {
        m_edit->open({locator.database, locator.id, {}});
    }
}

} // namespace davenport::inspector
