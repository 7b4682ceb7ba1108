#pragma once

#include "app/cli/arguments.h"
#include "app/cli/exit_code.h"
#include "app/cli/output.h"
#include "app/cli/progress_line.h"
#include "engine/api/session.h"
#include "engine/base/work.h"

#include <memory>

namespace davenport::cli {

/// What a command works with.
struct Invocation {
    const Arguments &arguments;
    Output &output;
    ProgressLine &progress;
    base::CancelToken cancel;

    /// A token and a report that shows progress as "stage done of total".
    base::Work work() const;
    /// Opens the database file that is the first word. Throws Error; a missing file's names the command that makes one.
    std::unique_ptr<api::Session> open() const;
};

/// One command of the program. They are made by the functions below, one to a file.
struct Command {
    std::string_view name;
    std::string_view summary; ///< one line, for the list of commands
    ArgumentRules rules;
    std::string_view details;                 ///< what the help says below the options
    int (*run)(const Invocation &invocation); ///< returns the exit status, or throws Error, UsageError, OutputClosed
};

Command allDocsCommand();
Command backupCommand();
Command changesCommand();
Command compactCommand();
Command compareCommand();
Command createCommand();
Command deleteCommand();
Command exportCommand();
Command getCommand();
Command importCommand();
Command infoCommand();
Command partitionCommand();
Command purgeCommand();
Command putCommand();
Command restoreCommand();
Command sampleCommand();
Command verifyCommand();

/// All of them, in the order of the list in the help.
const std::vector<Command> &commands();

} // namespace davenport::cli
