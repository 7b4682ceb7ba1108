#pragma once

#include "engine/api/session.h"

#include <atomic>
#include <memory>

namespace davenport::session {

/// Whether a workspace may be written: set in the GUI thread, read by every write in its own.
using ReadOnlySwitch = std::shared_ptr<std::atomic<bool>>;

/// Ends with base::Error (ErrorCode::ReadOnly) when the switch is on. Any thread.
void checkWritable(const ReadOnlySwitch &readOnly);

/// A session that refuses writes with base::Error (ErrorCode::ReadOnly) while the switch is on: of documents, attachments,
/// local documents, limits, compaction and purge. It has the roles of the session it wraps; reading passes through.
std::unique_ptr<api::Session> makeGuardedSession(std::unique_ptr<api::Session> session, ReadOnlySwitch readOnly);

} // namespace davenport::session
