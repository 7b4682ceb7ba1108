#include "app/cli/command.h"
#include "app/cli/json_object.h"
#include "engine/transfer/backup.h"

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const std::unique_ptr<api::Session> session = invocation.open();
    const transfer::BackupComparison comparison =
        transfer::compareBackup(*session, invocation.arguments.word(1), invocation.work());
    invocation.progress.clear();
    invocation.output.line(JsonObject()
                               .boolean("ok", comparison.same())
                               .number("documents", comparison.documents)
                               .raw("differences", jsonStrings(comparison.differences))
                               .json());
    return comparison.same() ? kOk : kProblemsFound;
}

} // namespace

Command compareCommand() {
    return {"compare",
            "Compare a database with a backup",
            {{"FILE", "BACKUP"}, {}},
            "Every revision, with its history, its text and its attachments, and the settings. At most a thousand\n"
            "differences are listed.\n",
            run};
}

} // namespace davenport::cli
