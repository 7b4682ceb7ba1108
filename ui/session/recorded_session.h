#pragma once

#include "engine/api/session.h"
#include "ui/session/undo_journal.h"

#include <memory>

namespace davenport::session {

/// A session that records each write in the undo journal, with the body that it replaces. It has the roles of the session
/// it wraps and passes everything through, errors too. Revisions that are taken over as they are from elsewhere
/// (BulkOptions::newEdits false) are no edits and are not recorded.
std::unique_ptr<api::Session> makeRecordedSession(std::unique_ptr<api::Session> session,
                                                  std::shared_ptr<UndoJournal> journal);

} // namespace davenport::session
