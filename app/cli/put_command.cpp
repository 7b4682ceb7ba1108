#include "app/cli/command.h"
#include "app/cli/json_object.h"
#include "app/cli/whole_source.h"

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const Arguments &arguments = invocation.arguments;
    const std::string &id = arguments.word(1);
    if (arguments.has("--data") && arguments.count() > 2) {
        throw UsageError("give either a source or --data");
    }
    const std::unique_ptr<api::Session> session = invocation.open();
    const std::optional<std::string> data = arguments.value("--data");
    const std::string text =
        data ? *data : readWholeSource(arguments.count() > 2 ? arguments.word(2) : "-", invocation.cancel);
    const api::WriteOutcome outcome = id.starts_with("_local/")
                                          ? session->localDocuments()->put(id, text)
                                          : session->documents()->put(id, text, arguments.value("--rev").value_or(""));
    if (outcome.error) {
        throw *outcome.error;
    }
    invocation.output.line(JsonObject().boolean("ok", true).text("id", outcome.id).text("rev", outcome.rev).json());
    return kOk;
}

} // namespace

Command putCommand() {
    return {"put",
            "Write a document",
            {{"FILE", "ID", "[SOURCE]"},
             {{"--rev", "REV", "the revision it replaces (else _rev in the text; none for a new document)"},
              {"--data", "JSON", "the document itself, instead of a source"}}},
            "SOURCE is a file with one JSON object, or - (standard input), which is read if nothing is named. The text "
            "is kept\n"
            "as it is written, less the members that start with _.\n",
            run};
}

} // namespace davenport::cli
