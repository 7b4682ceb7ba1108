#pragma once

#include "engine/api/session.h"
#include "engine/base/work.h"
#include "ui/session/undo_journal.h"

#include <QList>
#include <QString>

namespace davenport::session {

/// A document that was not brought back, or not wholly, and why.
struct TakeBackProblem {
    enum class Kind {
        Changed, ///< it was written since: a conflict, nothing was overwritten
        Lost,    ///< its old body is neither in the journal nor in the database any more
        Partly,  ///< it is back without the attachments it had
        Refused, ///< the database did not take it
    };
    Kind kind = Kind::Refused;
    QString id;
    QString reason; ///< one sentence
};

/// What came of taking an entry back.
struct TakeBackReport {
    quint64 restored = 0; ///< documents that are as they were, by a new revision each
    quint64 total = 0;
    QList<TakeBackProblem> problems; ///< the first thousand
    quint64 notRestored = 0;
    bool cancelled = false; ///< documents after the last restored one are as they were found
};

/// Writes of one document that follow each other, as one: from the first's `before` to the last's `after`.
QList<UndoItem> netItems(const QList<UndoItem> &items);

/// Takes writes back by new revisions with the old bodies: what was created is deleted, what was deleted or edited comes
/// back. A document whose written revision is no leaf any more is left alone. `title` names the entry that this is itself
/// in the journal. Blocks, for worker threads; cancelling ends it early with a report. Throws only when the session has no
/// documents to write.
TakeBackReport takeBack(api::Session &session, const QList<UndoItem> &items, const QString &title, const base::Work &work);

} // namespace davenport::session
