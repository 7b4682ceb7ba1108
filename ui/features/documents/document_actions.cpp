#include "ui/features/documents/document_actions.h"

#include "ui/features/documents/duplicate_dialog.h"
#include "ui/features/documents/set_field_dialog.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/widgets/destructive_dialog.h"
#include "ui/widgets/size_meter.h"

#include <QClipboard>
#include <QGuiApplication>

namespace davenport::documents {

namespace {

QString number(std::uint64_t value) { return widgets::SizeMeter::numberText(qint64(value)); }

int percentOf(const base::Progress &progress) {
    return progress.total == 0 ? -1 : int(progress.done * 100 / progress.total);
}

} // namespace

DocumentActions::DocumentActions(session::StudioContext *context, QWidget *window)
    : QObject(window), m_context(context), m_window(window) {}

bool DocumentActions::isFree() {
    if (isRunning()) {
        emit failed(tr("One thing at a time"), tr("Something is still running here. Wait for it, or cancel it (Esc)."));
    }
    return !isRunning();
}

void DocumentActions::cancel() { m_ticket.cancel(); }

void DocumentActions::copy(const session::DocumentScope &scope, CopyFormat format) {
    if (!isFree()) {
        return;
    }
    const QString task = tr("Copying");
    m_ticket = scope.database->run(
        m_receiver,
        [batch = BatchScope::of(scope), format](api::Session &session, const base::Work &work) {
            return QString::fromStdString(documentsText(session, batch, format, kMaxCopyBytes, work));
        },
        [this, count = scope.ids.size(), format](const QString &text) {
            QGuiApplication::clipboard()->setText(text);
            const QString name = format == CopyFormat::Json     ? QStringLiteral("JSON")
                                 : format == CopyFormat::Ndjson ? QStringLiteral("NDJSON")
                                                                : QStringLiteral("CSV");
            emit taskChanged({}, -1);
            emit done(tr("Copied"), count > 0 ? tr("%n document(s) are on the clipboard as %1.", nullptr, int(count)).arg(name)
                                              : tr("The documents are on the clipboard as %1.").arg(name));
        },
        [this](const base::Error &error) {
            emit taskChanged({}, -1);
            if (error.code() != base::ErrorCode::Cancelled) {
                emit failed(tr("Nothing was copied"), QString::fromStdString(error.reason()));
            }
        },
        [this, task](const base::Progress &progress) {
            emit taskChanged(tr("%1: %2 documents").arg(task, number(progress.done)), -1);
        },
        async::Lane::Own);
}

void DocumentActions::count(const session::DocumentScope &scope, std::function<void(const BatchCount &count)> then) {
    if (!isFree()) {
        return;
    }
    m_ticket = scope.database->run(
        m_receiver,
        [batch = BatchScope::of(scope)](api::Session &session, const base::Work &work) {
            return countDocuments(session, batch, work);
        },
        [this, then = std::move(then)](const BatchCount &count) {
            emit taskChanged({}, -1);
            if (count.documents == 0) {
                emit failed(tr("No document is selected"), tr("The selected ones are gone already."));
                return;
            }
            then(count);
        },
        [this](const base::Error &error) {
            emit taskChanged({}, -1);
            if (error.code() != base::ErrorCode::Cancelled) {
                emit failed(tr("The documents were not counted"), QString::fromStdString(error.reason()));
            }
        },
        [this](const base::Progress &progress) { emit taskChanged(tr("Counting: %1").arg(number(progress.done)), -1); },
        async::Lane::Own);
}

void DocumentActions::remove(const session::DocumentScope &scope) {
    count(scope, [this, scope](const BatchCount &counted) {
        widgets::DestructiveAct act;
        act.count = qint64(counted.documents);
        act.question = counted.documents == 1
                           ? tr("Delete the document %1?").arg(QString::fromStdString(counted.firstIds.front()))
                           : tr("Delete %1 documents of %2?").arg(number(counted.documents), scope.database->name());
        if (counted.documents > 1) {
            for (const std::string &id : counted.firstIds) {
                act.examples << QString::fromStdString(id);
            }
        }
        act.consequence = tr("A deletion is a new revision, a tombstone: it is replicated, and another live revision of a "
                             "document in conflict becomes its winner. Documents that somebody changes from now on stay.");
        act.action = counted.documents == 1 ? tr("Delete") : tr("Delete %1").arg(number(counted.documents));
        act.typedName = scope.database->name();
        act.typedFrom = kTypedNameFrom;
        auto *question = new widgets::DestructiveDialog(act, m_window);
        question->setObjectName(QStringLiteral("deleteDocumentsQuestion"));
        question->setAttribute(Qt::WA_DeleteOnClose);
        connect(question, &QDialog::accepted, this, [this, scope, counted] {
            write(scope, counted, tr("Deleting"), true, [](BatchWriter &writer) { return writer.remove(); });
        });
        question->open();
    });
}

void DocumentActions::setField(const session::DocumentScope &scope, const QStringList &fields, const QString &field) {
    count(scope, [this, scope, fields, field](const BatchCount &counted) {
        auto *dialog = new SetFieldDialog(scope.database->name(), counted, fields, m_window);
        dialog->setField(field);
        connect(dialog, &QDialog::accepted, this, [this, scope, counted, dialog] {
            write(scope, counted, tr("Setting %1").arg(dialog->field()), false,
                  [key = dialog->field().toStdString(), token = dialog->token()](BatchWriter &writer) {
                      return writer.setMember(key, token);
                  });
        });
        dialog->open();
    });
}

void DocumentActions::duplicate(const session::DocumentScope &scope) {
    count(scope, [this, scope](const BatchCount &counted) {
        auto *dialog = new DuplicateDialog(counted, m_window);
        connect(dialog, &QDialog::accepted, this, [this, scope, counted, dialog] {
            write(scope, counted, tr("Duplicating"), false,
                  [suffix = dialog->suffix().toStdString()](BatchWriter &writer) { return writer.duplicate(suffix); });
        });
        dialog->open();
    });
}

void DocumentActions::write(const session::DocumentScope &scope, const BatchCount &count, const QString &task, bool deletes,
                            Run run) {
    if (!isFree()) {
        return;
    }
    m_ticket = scope.database->run(
        m_receiver,
        [batch = BatchScope::of(scope), seq = count.updateSeq, run = std::move(run)](api::Session &session,
                                                                                    const base::Work &work) {
            BatchWriter writer(session, batch, seq, work);
            return run(writer);
        },
        [this, database = scope.database, count, deletes](const BatchResult &result) {
            emit taskChanged({}, -1);
            tell(database, result, count, deletes);
        },
        [this](const base::Error &error) {
            emit taskChanged({}, -1);
            emit failed(tr("It ended early"), QString::fromStdString(error.reason()));
            emit written();
        },
        [this, task](const base::Progress &progress) {
            emit taskChanged(tr("%1: %2 of %3").arg(task, number(progress.done), number(progress.total)), percentOf(progress));
        },
        async::Lane::Own);
}

void DocumentActions::tell(const session::DatabasePtr &database, const BatchResult &result, const BatchCount &count,
                           bool deletes) {
    if (result.done == result.written.size()) {
        for (const auto &[id, rev] : result.written) {
            const session::DocumentLocator document{database, QString::fromStdString(id), QString::fromStdString(rev)};
            deletes ? m_context->announceDeleted(document) : m_context->announceSaved(document);
        }
    }
    emit written();
    const QString done = deletes ? tr("%1 of %2 documents deleted").arg(number(result.done), number(count.documents))
                                 : tr("%1 of %2 documents written").arg(number(result.done), number(count.documents));
    QStringList more;
    if (result.cancelled) {
        more << tr("It was cancelled; the others are as they were.");
    }
    if (result.unchanged > 0) {
        more << tr("%n had this value already.", nullptr, int(result.unchanged));
    }
    if (result.kept > 0) {
        more << tr("%n left as they are, the first: %1", nullptr, int(result.kept)).arg(QString::fromStdString(result.problem));
    }
    if (result.kept > 0) {
        emit failed(done, more.join(' '));
    } else {
        emit this->done(done, more.isEmpty() ? database->name() : more.join(' '));
    }
}

} // namespace davenport::documents
