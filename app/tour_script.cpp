#include "app/tour_script.h"

#include "app/studio.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/documents_page.h"
#include "ui/features/explorer/explorer_feature.h"
#include "ui/features/explorer/explorer_panel.h"
#include "ui/features/inspector/conflict_panel.h"
#include "ui/features/inspector/edited_document.h"
#include "ui/features/inspector/inspector_dock.h"
#include "ui/features/inspector/inspector_feature.h"
#include "ui/features/inspector/json_editor.h"
#include "ui/features/inspector/save_preview.h"
#include "ui/features/transfer/import_page.h"
#include "ui/features/transfer/transfer_feature.h"
#include "ui/features/welcome/welcome_feature.h"
#include "ui/session/open_database.h"
#include "ui/session/workspace.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QPointer>

namespace davenport::app {

namespace {

using documents::DocumentsPage;

/// What the steps share.
struct Script {
    explicit Script(Studio &driven) : studio(driven) {}

    Studio &studio;
    async::Receiver receiver;
    QString conflicted; ///< an id of orders in conflict
    QPointer<transfer::ImportPage> import;
    QString failure;    ///< of a job of the script itself
    bool done = false;

    session::Workspace &workspace() { return *studio.context().workspace(); }
    session::DatabasePtr database(const char *name) { return workspace().database(QLatin1String(name)); }
    DocumentsPage *page() { return qobject_cast<DocumentsPage *>(studio.frame().currentPage()); }
    inspector::InspectorDock &inspector() { return *studio.inspector()->dock(); }

    void open(const char *name, const QString &partition = {}, const QString &id = {}) {
        emit studio.context().openDocumentsRequested(database(name), partition, id);
    }

    /// Writes documents with a job of its own; `done` is set when they are there.
    void write(const char *name, const std::vector<std::string> &texts) {
        done = false;
        database(name)->run(
            receiver,
            [texts](api::Session &session, const base::Work &work) {
                const std::vector<std::string_view> views(texts.begin(), texts.end());
                for (const api::WriteOutcome &outcome : session.documents()->bulk(views, {}, work)) {
                    if (outcome.error) {
                        throw *outcome.error;
                    }
                }
            },
            [this] { done = true; }, [this](const base::Error &error) { failure = QString::fromStdString(error.reason()); });
    }

    QString rowsMissing() {
        if (!failure.isEmpty()) {
            return failure;
        }
        if (!page()) {
            return QStringLiteral("the documents' page");
        }
        const auto [first, last] = page()->table()->visibleRows();
        if (page()->loader()->isLoading() || last < first) {
            return QStringLiteral("the rows");
        }
        for (int row = first; row <= last; ++row) {
            if (page()->loader()->isRowLoading(row)) {
                return QStringLiteral("row %1").arg(row + 1);
            }
        }
        return {};
    }

    QString documentMissing() {
        QString rows = rowsMissing();
        if (!rows.isEmpty()) {
            return rows;
        }
        return inspector().edited()->state() == inspector::EditedDocument::State::Open
                   ? QString()
                   : QStringLiteral("the document in the inspector");
    }

    QString doneMissing() { return !failure.isEmpty() ? failure : done ? QString() : QStringLiteral("the write"); }

    static QString dialogMissing() {
        for (const QWidget *top : QApplication::topLevelWidgets()) {
            if (qobject_cast<const QDialog *>(top) && top->isVisible()) {
                return {};
            }
        }
        return QStringLiteral("the dialog");
    }

    static void closeDialogs() {
        for (QWidget *top : QApplication::topLevelWidgets()) {
            if (auto *dialog = qobject_cast<QDialog *>(top); dialog && dialog->isVisible()) {
                dialog->reject();
            }
        }
    }
};

using ScriptPtr = std::shared_ptr<Script>;

void addDocuments(std::vector<TourStep> &steps, const ScriptPtr &s) {
    steps.push_back({"welcome", [s] { s->studio.welcome()->show(); }, {}});
    steps.push_back({{},
                     [s] {
                         s->done = false;
                         s->database("orders")->run(
                             s->receiver,
                             [](api::Session &session, const base::Work &work) {
                                 QString found;
                                 session.revisions()->conflicted(
                                     {},
                                     [&](const std::string &id) {
                                         found = QString::fromStdString(id);
                                         return false;
                                     },
                                     work);
                                 return found;
                             },
                             [s](const QString &found) {
                                 s->conflicted = found;
                                 s->done = true;
                             },
                             [s](const base::Error &error) { s->failure = QString::fromStdString(error.reason()); });
                     },
                     [s] { return s->doneMissing(); }});
    steps.push_back({{}, [s] { s->open("orders"); }, [s] { return s->documentMissing(); }});
    steps.push_back({"documents",
                     [s] {
                         s->page()->setPartition(s->conflicted.section(':', 0, 0));
                         s->page()->goToId(s->conflicted);
                     },
                     [s] { return s->documentMissing(); }});
    steps.push_back({"documents-all", [s] { s->page()->setPartition({}); }, [s] { return s->documentMissing(); }});
    steps.push_back({"documents-end",
                     [s] { s->page()->table()->goToRow(s->page()->model()->rowCount() - 1); },
                     [s] { return s->documentMissing(); }});
    steps.push_back({"documents-json", [s] { s->page()->setJson(true); }, [s] { return s->rowsMissing(); }});
    steps.push_back({{}, [s] { s->page()->setJson(false); }, [s] { return s->rowsMissing(); }});
    steps.push_back({"conflicts",
                     [s] { emit s->studio.context().openConflictsRequested(s->database("orders")); },
                     [s] { return s->documentMissing(); }});
}

void addEditing(std::vector<TourStep> &steps, const ScriptPtr &s) {
    steps.push_back({{}, [s] { s->open("orders", s->conflicted.section(':', 0, 0), s->conflicted); },
                     [s] { return s->documentMissing(); }});
    steps.push_back({"save-preview",
                     [s] {
                         QString text = s->inspector().editor()->text();
                         const qsizetype brace = text.lastIndexOf('}');
                         text.insert(brace, QStringLiteral(",\n  \"gift_note\": \"With kind regards\"\n"));
                         s->inspector().editor()->setText(text);
                         s->inspector().showSavePreview();
                     },
                     [s] {
                         return s->inspector().savePreview()->isVisible() ? QString() : QStringLiteral("the preview");
                     }});
    steps.push_back({"save-conflict",
                     [s] {
                         // Somebody else writes the same document meanwhile.
                         s->done = false;
                         s->database("orders")->run(
                             s->receiver,
                             [id = s->conflicted.toStdString()](api::Session &session, const base::Work &) {
                                 const api::Document now = session.documents()->get(id);
                                 const api::WriteOutcome outcome =
                                     session.documents()->put(id, R"({"type":"order","status":"returned"})", now.rev);
                                 if (outcome.error) {
                                     throw *outcome.error;
                                 }
                             },
                             [s] {
                                 s->done = true;
                                 s->inspector().confirmSave();
                             },
                             [s](const base::Error &error) { s->failure = QString::fromStdString(error.reason()); });
                     },
                     [s] {
                         const QString missing = s->doneMissing();
                         return !missing.isEmpty()                               ? missing
                                : s->inspector().conflictPanel()->isVisible() ? QString()
                                                                              : QStringLiteral("the conflict");
                     }});
    steps.push_back({"new-document", [s] { s->studio.frame().actions().action("inspector.new")->trigger(); },
                     [] { return Script::dialogMissing(); }});
    steps.push_back({"delete-question",
                     [s] {
                         Script::closeDialogs();
                         s->page()->table()->setFocus();
                         s->page()->deleteDocuments();
                     },
                     [] { return Script::dialogMissing(); }});
    steps.push_back({"new-database",
                     [s] {
                         Script::closeDialogs();
                         s->studio.explorer()->panel()->createDatabase();
                     },
                     [] { return Script::dialogMissing(); }});
    steps.push_back({"palette",
                     [s] {
                         Script::closeDialogs();
                         s->studio.frame().openPalette(QStringLiteral("do"));
                     },
                     [s] {
                         return s->studio.window().commandPalette().isOpen() ? QString() : QStringLiteral("the palette");
                     }});
    steps.push_back({"palette-ids",
                     [s] { s->studio.frame().openPalette(':' + s->conflicted.section(':', 0, 0)); }, {}});
    steps.push_back({{}, [s] { s->studio.window().commandPalette().close(); }, {}});
}

void addStates(std::vector<TourStep> &steps, const ScriptPtr &s) {
    steps.push_back({"database-empty",
                     [s] {
                         s->workspace().createDatabase(
                             QStringLiteral("notes"), false, 1,
                             [s](const session::DatabasePtr &) { s->open("notes"); },
                             [s](const base::Error &error) { s->failure = QString::fromStdString(error.reason()); });
                     },
                     [s] {
                         if (!s->failure.isEmpty()) {
                             return s->failure;
                         }
                         const bool shown = s->page() && s->page()->database() == s->database("notes") &&
                                            s->database("notes")->hasInfo() && !s->page()->loader()->isLoading();
                         return shown ? QString() : QStringLiteral("the empty page");
                     }});
    steps.push_back({{},
                     [s] {
                         const std::string words =
                             "A very long text that goes on and on, far beyond what a cell, a header or a tab can show, "
                             "and that must neither push anything aside nor be cut without a sign of it. ";
                         std::string longText;
                         for (int i = 0; i < 40; ++i) {
                             longText += words;
                         }
                         s->write("notes",
                                  {R"({"_id":"a-document-whose-id-is-long-enough-to-need-more-room-than-the-first-column-of-)"
                                   R"(the-table-will-ever-give-it","title":")" + longText +
                                       R"(","a_field_with_quite_a_long_name_of_its_own":12345678901234567890123,"price":0.10,)"
                                       R"("big":9223372036854775807,"e":1E+2,"minus":-0.0})",
                                   R"({"_id":"langues","title":"Ça va ? Ελληνικά, русский, עברית, العربية, 日本語, 한국어","emoji":"🛋️ 📝"})",
                                   R"({"_id":"odd names","":1,"a.b":2,"constructor":{"__proto__":{"x":1}},"ok":true,"id":null,"rev":[1,2,3]})"});
                     },
                     [s] { return s->doneMissing(); }});
    steps.push_back({"long-text", {}, [s] {
                         return s->page()->loader()->total() == 3 ? s->documentMissing() : QStringLiteral("three documents");
                     }});
    steps.push_back({"error",
                     [s] {
                         QFile broken(QDir(s->workspace().path()).filePath(QStringLiteral("broken.davenport")));
                         if (!broken.open(QIODevice::WriteOnly) || broken.write(QByteArray(8192, 'x')) != 8192) {
                             s->failure = broken.errorString();
                         }
                         broken.close();
                         s->workspace().refresh();
                     },
                     [s] {
                         const session::DatabasePtr broken = s->database("broken");
                         if (!broken || broken->state() != session::OpenDatabase::State::Failed) {
                             return QStringLiteral("the error");
                         }
                         if (!s->page() || s->page()->database() != broken) {
                             s->open("broken");
                             return QStringLiteral("the page");
                         }
                         return s->page()->loader()->isLoading() ? QStringLiteral("the error") : QString();
                     }});
}

void addTransfer(std::vector<TourStep> &steps, const ScriptPtr &s) {
    steps.push_back({"import",
                     [s] {
                         QFile source(QDir(s->workspace().path()).filePath(QStringLiteral("zip codes.csv")));
                         const QByteArray rows = "zip,city,state,population,note\n"
                                                 "01001,Agawam,MA,15338,\"leading zero, kept\"\n"
                                                 "01002,Cushman,MA,36963,\n"
                                                 "\"01005\",Barre,MA,4546,\"two\nlines\"\n"
                                                 "99950,Ketchikan,AK,422,Ελληνικά · 日本語\n";
                         if (!source.open(QIODevice::WriteOnly) || source.write(rows) != rows.size()) {
                             s->failure = source.errorString();
                         }
                         source.close();
                         transfer::ImportPage *page = s->studio.transfer()->openImport(s->database("notes"), source.fileName());
                         page->setIdTemplate(QStringLiteral("zip-{zip}"));
                         s->import = page;
                     },
                     [s] {
                         return !s->failure.isEmpty()                             ? s->failure
                                : s->import && s->import->canImport() ? QString()
                                                                      : QStringLiteral("the preview");
                     }});
    steps.push_back({"import-done", [s] { s->import->start(); }, [s] {
                         return !s->import                                                       ? QStringLiteral("the page")
                                : s->import->isRunning() || s->import->message().isEmpty() ? QStringLiteral("the import")
                                                                                           : QString();
                     }});
    steps.push_back({"export", [s] { s->studio.transfer()->openExport({s->database("orders"), {}, {}}); },
                     [] { return Script::dialogMissing(); }});
    steps.push_back({{}, [] { Script::closeDialogs(); }, {}});
}

} // namespace

std::vector<TourStep> tourScript(Studio &studio) {
    const auto script = std::make_shared<Script>(studio);
    std::vector<TourStep> steps;
    addDocuments(steps, script);
    addEditing(steps, script);
    addStates(steps, script);
    addTransfer(steps, script);
    return steps;
}

} // namespace davenport::app
