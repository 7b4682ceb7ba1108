#include "app/cli/command.h"
#include "app/cli/json_object.h"

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const std::string &id = invocation.arguments.word(1);
    const std::unique_ptr<api::Session> session = invocation.open();
    const bool local = id.starts_with("_local/");
    const std::optional<std::string> rev = invocation.arguments.value("--rev");
    if (!local && !rev) {
        throw UsageError("say which revision goes: --rev REV");
    }
    const api::WriteOutcome outcome =
        local ? session->localDocuments()->remove(id) : session->documents()->remove(id, *rev);
    if (outcome.error) {
        throw *outcome.error;
    }
    invocation.output.line(JsonObject().boolean("ok", true).text("id", outcome.id).text("rev", outcome.rev).json());
    return kOk;
}

} // namespace

Command deleteCommand() {
    return {"delete",
            "Delete a document",
            {{"FILE", "ID"}, {{"--rev", "REV", "the revision to delete, which must be a leaf"}}},
            "A deleted document leaves a tombstone, so that replication can carry the deletion. A _local/ document "
            "needs no\n"
            "revision and leaves nothing.\n",
            run};
}

} // namespace davenport::cli
