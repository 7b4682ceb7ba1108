#include "app/cli/change_follower.h"
#include "app/cli/json_object.h"

namespace davenport::cli {

namespace {

std::string changeJson(const api::Change &change) {
    std::string revs = "[";
    for (const std::string &rev : change.revs) {
        revs += revs.size() > 1 ? "," : "";
        revs += JsonObject().text("rev", rev).json();
    }
    JsonObject json;
    json.number("seq", change.seq).text("id", change.id).raw("changes", revs + ']');
    if (change.deleted) {
        json.boolean("deleted", true);
    }
    if (change.doc) {
        json.raw("doc", change.doc->toJson());
    }
    return json.json();
}

int run(const Invocation &invocation) {
    const Arguments &arguments = invocation.arguments;
    Output &output = invocation.output;
    api::ChangesQuery query;
    query.since = arguments.number("--since", 0, UINT64_MAX).value_or(0);
    query.limit = arguments.number("--limit", 0, UINT64_MAX).value_or(UINT64_MAX);
    query.descending = arguments.has("--descending");
    query.allLeaves = arguments.has("--all-leaves");
    query.includeDocs = arguments.has("--include-docs");
    if (arguments.has("--follow")) {
        if (arguments.has("--limit") || query.descending) {
            throw UsageError("--follow goes with neither --limit nor --descending");
        }
        followChanges(invocation, query, changeJson);
        return kOk;
    }
    const bool lines = arguments.has("--lines");
    const std::unique_ptr<api::Session> session = invocation.open();
    bool first = true;
    output.write(lines ? "" : "{\"results\":[");
    const api::ChangesSummary summary = session->changes()->changes(query,
                                                                    [&](api::Change &change) {
                                                                        output.write(lines ? "" : first ? "\n" : ",\n");
                                                                        output.write(changeJson(change));
                                                                        output.write(lines ? "\n" : "");
                                                                        first = false;
                                                                        return true;
                                                                    },
                                                                    {invocation.cancel, {}});
    if (!lines) {
        output.line("\n],\"last_seq\":" + std::to_string(summary.lastSeq) +
                    ",\"pending\":" + std::to_string(summary.pending) + '}');
    }
    return kOk;
}

} // namespace

Command changesCommand() {
    return {"changes",
            "List what changed, each document once at its latest change",
            {{"FILE"},
             {{"--since", "N", "only what changed after this sequence"},
              {"--limit", "N", "no more than N"},
              {"--descending", "", "the newest first"},
              {"--all-leaves", "", "every leaf revision, not the winner alone"},
              {"--include-docs", "", "the documents too"},
              {"--lines", "", "a change a line, without the frame around them"},
              {"--follow", "", "a change a line, and then each new one, until interrupted"}}},
            "A database file belongs to one process at a time: --follow takes it only for the moment in which it "
            "reads, whenever\n"
            "another process has written and closed it. A command that comes at that moment waits up to two seconds.\n",
            run};
}

} // namespace davenport::cli
