#pragma once

#include "engine/api/session.h"
#include "ui/async/receiver.h"
#include "ui/features/related/cell_table.h"
#include "ui/session/document_locator.h"

#include <QWidget>

class QLabel;

namespace davenport::session {
class StudioContext;
}

namespace davenport::related {

/// What happened to the current document: its revisions, the newest first, each with the members that it changed as far
/// as bodies are kept. GUI thread only.
class HistoryView : public QWidget {
    Q_OBJECT
public:
    /// Bodies of so many of the newest revisions are read and compared.
    static constexpr int kCompared = 100;

    explicit HistoryView(session::StudioContext *context, QWidget *parent = nullptr);

    void show(const session::DocumentLocator &document);
    int count() const { return int(m_model->rows().size()); }
    CellTable *table() const { return m_table; }

private:
    struct Step {
        QString rev;
        QString what;
        QString changed;
        bool deleted = false;
        bool winner = false;
        bool leaf = false;
        bool kept = false;
    };

    static QList<Step> read(api::Session &session, const std::string &id, const base::Work &work);
    void showSteps(const QList<Step> &steps);
    void showNote(const QString &note);

    session::StudioContext *m_context;
    CellModel *m_model;
    CellTable *m_table;
    QLabel *m_note;
    session::DocumentLocator m_document;
    QStringList m_revs;
    async::Receiver m_receiver;
};

} // namespace davenport::related
