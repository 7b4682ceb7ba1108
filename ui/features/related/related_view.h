#pragma once

#include "engine/api/session.h"
#include "ui/async/receiver.h"
#include "ui/features/related/cell_table.h"
#include "ui/session/document_locator.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace davenport::session {
class StudioContext;
}

namespace davenport::related {

/// The documents that the current one refers to, and those that refer to it, in every database of the workspace.
/// References are found, not declared: a value that is a document's id, a look-up document made of field and value, a
/// partition, or a document that says by `used_by` which field it explains. GUI thread only; it searches in the
/// background, a bounded number of documents.
class RelatedView : public QWidget {
    Q_OBJECT
public:
    /// How many documents of a database are looked at for values that name the current one.
    static constexpr int kSearched = 20'000;

    explicit RelatedView(session::StudioContext *context, QWidget *parent = nullptr);

    /// Searches anew; an empty locator clears the view.
    void show(const session::DocumentLocator &document);
    int count() const { return int(m_model->rows().size()); }
    bool isSearching() const { return m_receiver.pending() > 0; }
    CellTable *table() const { return m_table; }

signals:
    void countChanged(int count);

private:
    struct Found {
        bool outgoing = true;
        session::DatabasePtr database;
        QString id; ///< or a partition with its colon
        QString type;
        QString field;
        QString summary;
        bool isPartition = false;
    };
    struct Source {
        std::string id;
        std::string json;
        bool partitioned = false;
        std::string database;
    };
    struct Result {
        QList<Found> rows;
        bool bounded = false; ///< there are more documents than were looked at
    };

    void search(const session::DatabasePtr &database, const Source &source);
    static Result searchIn(api::Session &session, const Source &source, bool isOwn, const base::Work &work);
    void add(const session::DatabasePtr &database, Result result);
    void openRow(int row);
    void showNote();

    session::StudioContext *m_context;
    CellModel *m_model;
    CellTable *m_table;
    QLabel *m_note;
    session::DocumentLocator m_document;
    QList<Found> m_found;
    bool m_bounded = false;
    async::Receiver m_receiver;
};

} // namespace davenport::related
