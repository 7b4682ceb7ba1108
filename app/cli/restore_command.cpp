#include "app/cli/command.h"
#include "app/cli/json_object.h"
#include "engine/database/local_database.h"
#include "engine/transfer/backup.h"

#include <filesystem>

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const std::string &backup = invocation.arguments.word(0);
    const std::string &file = invocation.arguments.word(1);
    std::unique_ptr<api::Session> session;
    if (std::filesystem::exists(file)) {
        session = database::openDatabase(file, invocation.work());
    } else {
        // Nothing is made for a backup that is damaged.
        const transfer::BackupHeader header = transfer::checkBackup(backup, invocation.work()).header;
        session = database::createDatabase(file, {header.partitioned, header.shards});
    }
    const transfer::BackupSummary summary = transfer::restoreBackup(*session, backup, invocation.work());
    invocation.progress.clear();
    invocation.output.line(JsonObject()
                               .boolean("ok", true)
                               .text("file", file)
                               .text("backup_of", summary.header.name)
                               .number("documents", summary.figures.documents)
                               .number("revisions", summary.figures.revisions)
                               .number("attachments", summary.figures.attachments)
                               .number("local_documents", summary.figures.localDocuments)
                               .json());
    return kOk;
}

} // namespace

Command restoreCommand() {
    return {"restore",
            "Make a database out of a backup",
            {{"IN", "FILE"}, {}},
            "FILE is made if it is not there; else it must be empty, or what an interrupted restore of the same backup left,\n"
            "which is then gone on with. The whole backup is checked before anything is written.\n",
            run};
}

} // namespace davenport::cli
