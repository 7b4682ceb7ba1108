#include "app/cli/command.h"
#include "app/cli/json_object.h"
#include "engine/transfer/backup.h"

#include <filesystem>

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const std::string &file = invocation.arguments.word(1);
    if (std::filesystem::exists(file) && !invocation.arguments.has("--replace")) {
        throw base::Error(base::ErrorCode::FileExists, 412, "file_exists",
                          file + " is there already; --replace puts the new backup in its place when it is whole");
    }
    const std::unique_ptr<api::Session> session = invocation.open();
    const transfer::BackupFigures figures = transfer::backupDatabase(*session, file, invocation.work());
    invocation.progress.clear();
    invocation.output.line(JsonObject()
                               .boolean("ok", true)
                               .text("file", file)
                               .number("documents", figures.documents)
                               .number("revisions", figures.revisions)
                               .number("attachments", figures.attachments)
                               .number("local_documents", figures.localDocuments)
                               .number("update_seq", figures.seq)
                               .json());
    return kOk;
}

} // namespace

Command backupCommand() {
    return {"backup",
            "Write a whole database to a file: every revision, conflict, tombstone and attachment",
            {{"FILE", "OUT"}, {{"--replace", "", "write over a backup that is there, when the new one is whole"}}},
            "OUT is a text of JSON lines with a digest at its end. Until it is whole it is called OUT.partial; after an\n"
            "interruption the same command goes on where the last one ended. Documents that change meanwhile are written\n"
            "once more.\n",
            run};
}

} // namespace davenport::cli
