#include "ui/features/documents/document_actions.h"

#include "engine/base/json_text.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/widgets/size_meter.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

namespace davenport::documents {

DocumentActions::DocumentActions(session::StudioContext *context, QWidget *window)
    : QObject(window), m_context(context), m_window(window) {}

void DocumentActions::copy(const session::DatabasePtr &database, const QStringList &ids) {
    if (ids.isEmpty()) {
        return;
    }
    std::vector<std::string> keys;
    for (const QString &id : ids) {
        keys.push_back(id.toStdString());
    }
    database->run(
        m_receiver,
        [keys](api::Session &session, const base::Work &work) {
            std::string text;
            api::AllDocsQuery query;
            query.keys = keys;
            query.includeDocs = true;
            session.documents()->allDocs(
                query,
                [&](api::AllDocsRow &row) {
                    if (row.doc) {
                        text += text.empty() ? "" : ",\n";
                        text += base::formatJson(row.doc->toJson());
                    }
                    return true;
                },
                work);
            return QString::fromStdString(keys.size() == 1 ? text : "[\n" + text + "\n]");
        },
        [this, count = ids.size()](const QString &text) {
            QGuiApplication::clipboard()->setText(text);
            emit done(tr("Copied"), count == 1 ? tr("The document is on the clipboard as JSON.")
                                               : tr("%1 documents are on the clipboard as a JSON array.").arg(count));
        },
        [this](const base::Error &error) { emit failed(tr("Nothing was copied"), QString::fromStdString(error.reason())); });
}

void DocumentActions::remove(const session::DatabasePtr &database, const QList<session::DocumentLocator> &documents) {
    if (documents.isEmpty()) {
        return;
    }
    auto *question = new QMessageBox(m_window);
    question->setObjectName(QStringLiteral("deleteDocumentsQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setWindowTitle(tr("Delete"));
    question->setIcon(QMessageBox::Warning);
    question->setText(documents.size() == 1
                          ? tr("Delete the document %1?").arg(documents.first().id)
                          : tr("Delete %1 documents of %2?").arg(documents.size()).arg(database->name()));
    question->setInformativeText(
        tr("A deletion is a new revision, a tombstone: it is replicated, and another live revision of a document in "
           "conflict becomes its winner."));
    QPushButton *yes = question->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    question->addButton(QMessageBox::Cancel);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(yes, &QPushButton::clicked, this, [this, database, documents] { removeNow(database, documents); });
    question->open();
}

void DocumentActions::removeNow(const session::DatabasePtr &database,
                                const QList<session::DocumentLocator> &documents) {
    std::vector<std::string> tombstones;
    for (const session::DocumentLocator &document : documents) {
        tombstones.push_back(R"({"_id":)" + base::encodeJsonString(document.id.toStdString()) + R"(,"_rev":)" +
                             base::encodeJsonString(document.rev.toStdString()) + R"(,"_deleted":true})");
    }
    database->run(
        m_receiver,
        [tombstones](api::Session &session, const base::Work &work) {
            const std::vector<std::string_view> texts(tombstones.begin(), tombstones.end());
            return session.documents()->bulk(texts, {}, work);
        },
        [this, database](const std::vector<api::WriteOutcome> &outcomes) {
            QString problem;
            qsizetype gone = 0;
            qsizetype kept = 0;
            for (const api::WriteOutcome &outcome : outcomes) {
                const QString id = QString::fromStdString(outcome.id);
                if (outcome.ok()) {
                    ++gone;
                    m_context->announceDeleted({database, id, QString::fromStdString(outcome.rev)});
                } else {
                    ++kept;
                    problem = problem.isEmpty() ? id + ": " + QString::fromStdString(outcome.error->reason()) : problem;
                }
            }
            if (kept > 0) {
                emit failed(tr("%1 of %2 documents were not deleted").arg(kept).arg(gone + kept), problem);
            } else {
                emit done(gone == 1 ? tr("1 document deleted")
                                    : tr("%1 documents deleted").arg(widgets::SizeMeter::numberText(gone)),
                          database->name());
            }
        },
        [this](const base::Error &error) { emit failed(tr("Nothing was deleted"), QString::fromStdString(error.reason())); });
}

} // namespace davenport::documents
