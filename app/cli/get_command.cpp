#include "app/cli/command.h"
#include "engine/base/json_text.h"

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const Arguments &arguments = invocation.arguments;
    const std::string &id = arguments.word(1);
    const std::unique_ptr<api::Session> session = invocation.open();
    api::GetOptions options;
    options.rev = arguments.value("--rev").value_or("");
    options.revs = arguments.has("--revs");
    options.conflicts = arguments.has("--conflicts");
    options.meta = arguments.has("--meta");
    options.attachments = arguments.has("--attachments");
    const api::Document document =
        id.starts_with("_local/") ? session->localDocuments()->get(id) : session->documents()->get(id, options);
    const std::string json = document.toJson();
    invocation.output.line(arguments.has("--pretty") ? base::formatJson(json) : json);
    return kOk;
}

} // namespace

Command getCommand() {
    return {"get",
            "Show a document",
            {{"FILE", "ID"},
             {{"--rev", "REV", "a certain revision instead of the winner"},
              {"--revs", "", "the revision's history"},
              {"--conflicts", "", "the other live leaves"},
              {"--meta", "", "conflicts, deleted conflicts, and what is known of each revision"},
              {"--attachments", "", "attachments' bytes too"},
              {"--pretty", "", "over several lines"}}},
            "Every number and string is shown as it was written. An ID may name a _local/ or _design/ document.\n",
            run};
}

} // namespace davenport::cli
