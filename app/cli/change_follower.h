#pragma once

#include "app/cli/command.h"
#include "engine/api/changes_role.h"

#include <functional>
#include <string>

namespace davenport::cli {

/// A change as the text of one line, without its end.
using ChangeLine = std::function<std::string(const api::Change &change)>;

/// Writes the changes there are after query.since, and then each new one, until the token is cancelled, which is the
/// normal end. The file is held only while it is read and never while standard output is slow, so that other processes
/// can write it in between; while one of them has it, this waits. Throws Error when the file cannot be opened for
/// another reason.
void followChanges(const Invocation &invocation, api::ChangesQuery query, const ChangeLine &lineOf);

} // namespace davenport::cli
