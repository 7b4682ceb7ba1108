#pragma once

#include "app/cli/command.h"

namespace davenport::cli {

/// Gives the changes there are after query.since, and then each new one, until the token is cancelled, which is the
/// normal end. The file is held only while it is read, so that other processes can write it in between; while one of them
/// has it, this waits. Throws Error when the file cannot be opened for another reason.
void followChanges(const Invocation &invocation, api::ChangesQuery query, const api::ChangesSink &sink);

} // namespace davenport::cli
