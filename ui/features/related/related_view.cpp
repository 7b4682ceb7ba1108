#include "ui/features/related/related_view.h"

#include "engine/base/json_text.h"
#include "ui/json/references.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace davenport::related {

namespace {

constexpr std::size_t kMostRows = 200;

QString qt(const std::string &text) {
    return QString::fromStdString(text);
}

} // namespace

RelatedView::RelatedView(session::StudioContext *context, QWidget *parent)
    : QWidget(parent), m_context(context),
      m_model(new CellModel({QStringLiteral("_id"), tr("type"), tr("by field"), tr("summary")}, this)),
      m_table(new CellTable(m_model, {28, 250, 110, 150}, this)), m_note(new QLabel(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_note);
    m_table->setAccessibleName(tr("Related documents"));
    m_note->setProperty("look", "hint");
    m_note->setWordWrap(true);
    m_note->setContentsMargins(12, 6, 12, 6);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) { openRow(index.row()); });
    connect(&m_receiver, &async::Receiver::busyChanged, this, &RelatedView::showNote);
    showNote();
}

void RelatedView::show(const session::DocumentLocator &document) {
    m_receiver.supersede();
    m_document = document;
    m_found.clear();
    m_bounded = false;
    m_model->setRows({});
    emit countChanged(0);
    showNote();
    if (document.isEmpty()) {
        return;
    }
    const session::DatabasePtr own = document.database;
    own->run(
        m_receiver,
        [id = document.id.toStdString(), rev = document.rev.toStdString()](api::Session &session, const base::Work &) {
            Source source;
            source.id = id;
            api::GetOptions options;
            options.rev = rev;
            source.json = session.documents()->get(id, options).body;
            source.partitioned = session.partitions() != nullptr && session.partitions()->isPartitioned();
            source.database = session.name();
            return source;
        },
        [this, own](const Source &source) {
            search(own, source);
            if (m_context->workspace() != nullptr) {
                for (const session::DatabasePtr &database : m_context->workspace()->databases()) {
                    if (database != own) {
                        search(database, source);
                    }
                }
            }
        },
        [](const base::Error &) {}, {}, async::Lane::Background);
}

void RelatedView::search(const session::DatabasePtr &database, const Source &source) {
    const bool isOwn = database == m_document.database;
    database->run(
        m_receiver,
        [source, isOwn](api::Session &session, const base::Work &work) {
            return searchIn(session, source, isOwn, work);
        },
        [this, database](Result result) { add(database, std::move(result)); }, [](const base::Error &) {}, {},
        async::Lane::Background);
}

RelatedView::Result RelatedView::searchIn(api::Session &session, const Source &source, bool isOwn,
                                          const base::Work &work) {
    Result result;
    const auto found = [&](bool outgoing, const api::Document &doc, const std::string &field) {
        if (std::size_t(result.rows.size()) < kMostRows) {
            result.rows.append({outgoing,
                                {},
                                qt(doc.id),
                                qt(json::typeOf(doc.body)),
                                qt(field),
                                qt(json::summaryOf(doc.body)),
                                false});
        }
    };
    // Outgoing: ids that the document's values may name.
    const std::vector<json::Candidate> wanted = json::candidates(source.id, source.json, source.partitioned);
    api::AllDocsQuery named;
    named.keys.emplace();
    for (const json::Candidate &candidate : wanted) {
        named.keys->push_back(candidate.id);
    }
    named.includeDocs = true;
    std::size_t at = 0;
    session.documents()->allDocs(
        named,
        [&](api::AllDocsRow &row) {
            if (row.found && row.doc) {
                found(true, *row.doc, wanted[at].field);
            }
            ++at;
            return true;
        },
        work);

    // Incoming, and look-up documents that say which fields they explain.
    const std::vector<json::StringValue> values = json::stringValues(source.json);
    const std::size_t colon = source.id.find(':');
    const bool inPartition = isOwn && source.partitioned && colon != std::string::npos;
    const std::string key = inPartition ? source.id.substr(colon + 1) : std::string();
    const std::string idNeedle = base::encodeJsonString(source.id);
    const std::string keyNeedle = inPartition ? base::encodeJsonString(key) : std::string();
    const std::string useNeedle = "\"" + source.database + ".";
    api::AllDocsQuery all;
    all.includeDocs = true;
    if (inPartition) {
        all.partition = source.id.substr(0, colon);
    }
    int looked = 0;
    session.documents()->allDocs(
        all,
        [&](api::AllDocsRow &row) {
            if (++looked > kSearched) {
                result.bounded = true;
                return false;
            }
            if (!row.doc || (isOwn && row.id == source.id)) {
                return true;
            }
            const std::string &body = row.doc->body;
            const bool namesIt =
                body.find(idNeedle) != std::string::npos || (inPartition && body.find(keyNeedle) != std::string::npos);
            const bool explains =
                body.find(useNeedle) != std::string::npos && body.find("\"used_by\"") != std::string::npos;
            if (!namesIt && !explains) {
                return true;
            }
            for (const json::StringValue &value : json::stringValues(body)) {
                if (namesIt && (value.value == source.id || (inPartition && value.value == key))) {
                    found(false, *row.doc, value.path);
                    return true;
                }
                if (explains && value.path == "used_by" && value.value.rfind(source.database + ".", 0) == 0) {
                    const std::string path = value.value.substr(source.database.size() + 1);
                    if (std::any_of(values.begin(), values.end(),
                                    [&](const json::StringValue &own) { return own.path == path; })) {
                        found(true, *row.doc, path);
                        return true;
                    }
                }
            }
            return true;
        },
        work);
    // Another database may have a partition of that name.
    if (!isOwn && session.partitions() != nullptr && session.partitions()->isPartitioned() &&
        colon == std::string::npos) {
        try {
            const api::PartitionInfo partition = session.partitions()->partition(source.id, work);
            if (partition.docCount > 0) {
                result.rows.append({false,
                                    {},
                                    qt(source.id) + ':',
                                    {},
                                    QStringLiteral("partition"),
                                    tr("%n documents", nullptr, int(partition.docCount)),
                                    true});
            }
        } catch (const base::Error &error) {
            if (error.code() != base::ErrorCode::BadRequest) {
                throw; // an id that cannot be a partition's name is none
            }
        }
    }
    return result;
}

void RelatedView::add(const session::DatabasePtr &database, Result result) {
    m_bounded = m_bounded || result.bounded;
    for (Found &row : result.rows) {
        row.database = database;
        m_found.append(row);
    }
    std::stable_sort(m_found.begin(), m_found.end(), [&](const Found &a, const Found &b) {
        const bool aOwn = a.database == m_document.database;
        const bool bOwn = b.database == m_document.database;
        return a.outgoing != b.outgoing ? !a.outgoing : aOwn != bOwn ? aOwn : false;
    });
    QList<CellRow> rows;
    for (const Found &row : std::as_const(m_found)) {
        const bool other = row.database != m_document.database;
        const QString id = other ? row.database->name() + QStringLiteral(" / ") + row.id : row.id;
        const int dimmed = other ? 0 : row.database->info().partitioned ? int(row.id.indexOf(':')) + 1 : 0;
        CellRow cells;
        cells.icon = row.outgoing ? QStringLiteral("arrow-right") : QStringLiteral("arrow-left");
        cells.iconText = row.outgoing ? tr("is referred to") : tr("refers to this document");
        cells.tip = row.outgoing ? tr("This document refers to it by %1").arg(row.field)
                                 : tr("It refers to this document by %1").arg(row.field);
        cells.cells = {{id, theme::Token::Text, true, dimmed},
                       {row.type, theme::Token::Jstr, true, 0},
                       {row.field, theme::Token::Jkey, true, 0},
                       {row.summary, theme::Token::Text2, false, 0}};
        rows.append(cells);
    }
    m_model->setRows(std::move(rows));
    emit countChanged(count());
    showNote();
}

void RelatedView::openRow(int number) {
    if (number < 0 || number >= m_found.size()) {
        return;
    }
    const Found row = m_found[number];
    if (row.isPartition) {
        emit m_context->openDocumentsRequested(row.database, row.id.chopped(1), {});
    } else {
        emit m_context->openDocumentsRequested(row.database, {}, row.id);
    }
}

void RelatedView::showNote() {
    QString note;
    if (m_document.isEmpty()) {
        note = tr("Choose a document to see what it refers to, and what refers to it.");
    } else if (isSearching()) {
        note = tr("Searching…");
    } else if (m_found.isEmpty()) {
        note = tr("No value of this document is the id of another one, and no other one names it.");
    } else if (m_bounded) {
        note = tr("References to this document were looked for among the first %1 documents of each database.")
                   .arg(QLocale().toString(kSearched));
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_table->setVisible(!m_found.isEmpty());
}

} // namespace davenport::related
