#include "ui/features/documents/reference_finder.h"

#include "ui/json/references.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"

namespace davenport::documents {

namespace {

constexpr qsizetype kMaxIdLength = 512; ///< a longer text names nothing

/// "orders" is a list of orders, "categories" one of categories.
QString singular(const QString &name) {
    if (name.endsWith(QLatin1String("ies"))) {
        return name.chopped(3) + 'y';
    }
    return name.endsWith('s') ? name.chopped(1) : name;
}

QStringList named(const ReferenceValue &value, const QString &partition) {
    QStringList ids;
    for (const std::string &id :
         json::idsNamedBy(value.text.toStdString(), value.field.toStdString(), partition.toStdString())) {
        ids << QString::fromStdString(id);
    }
    return ids;
}

} // namespace

QStringList ownCandidates(const ReferenceValue &value) {
    const qsizetype colon = value.id.indexOf(':');
    QStringList ids = named(value, colon > 0 ? value.id.left(colon) : QString());
    ids.removeAll(value.id);
    return ids;
}

QStringList foreignCandidates(const ReferenceValue &value) {
    return named(value, {}) << singular(value.database->name()) + '-' + value.field;
}

ReferenceFinder::ReferenceFinder(session::StudioContext *context, QObject *parent)
    : QObject(parent), m_context(context) {}

void ReferenceFinder::find(const ReferenceValue &value, bool all) {
    m_receiver.supersede();
    m_value = value;
    m_answers.clear();
    m_databases.clear();
    if (value.database && !value.text.isEmpty() && value.text.size() <= kMaxIdLength) {
        m_databases << value.database;
        if (m_context->workspace()) {
            for (const session::DatabasePtr &other : m_context->workspace()->databases()) {
                if (other != value.database && (all || other->state() == session::OpenDatabase::State::Open)) {
                    m_databases << other;
                }
            }
        }
    }
    m_missing = m_databases.size();
    m_answers.resize(m_missing);
    for (qsizetype place = 0; place < m_databases.size(); ++place) {
        look(m_databases[place], place == 0 ? ownCandidates(value) : foreignCandidates(value), place);
    }
}

void ReferenceFinder::look(const session::DatabasePtr &database, const QStringList &candidates, qsizetype place) {
    api::AllDocsQuery query;
    query.keys.emplace();
    for (const QString &id : candidates) {
        query.keys->push_back(id.toStdString());
    }
    const auto answer = [this, place](const QStringList &ids) {
        m_answers[place] = ids;
        if (--m_missing > 0) {
            return;
        }
        QList<session::DocumentLocator> documents;
        for (qsizetype i = 0; i < m_databases.size(); ++i) {
            for (const QString &id : m_answers[i]) {
                documents.append({m_databases[i], id, {}});
            }
        }
        emit found(m_value, documents);
    };
    database->run(
        m_receiver,
        [query](api::Session &session, const base::Work &work) {
            QStringList ids;
            session.documents()->allDocs(
                query,
                [&](api::AllDocsRow &row) {
                    if (row.found && !row.deleted) {
                        ids << QString::fromStdString(row.id);
                    }
                    return true;
                },
                work);
            return ids;
        },
        answer, [answer](const base::Error &) { answer({}); });
}

} // namespace davenport::documents
