#pragma once

#include "engine/api/session.h"
#include "ui/session/request_log.h"

#include <memory>

namespace davenport::session {

/// A session that notes each call in a log, as the request that CouchDB would be asked. It has the roles of the session
/// it wraps and passes everything through, errors too. `log` may be read from any thread meanwhile.
std::unique_ptr<api::Session> makeLoggedSession(std::unique_ptr<api::Session> session, std::shared_ptr<RequestLog> log);

} // namespace davenport::session
