#include "app/cli/command.h"
#include "app/cli/json_object.h"

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const std::unique_ptr<api::Session> session = invocation.open();
    const api::VerifyReport report = session->maintenance()->verify(invocation.work());
    invocation.progress.clear();
    invocation.output.line(JsonObject()
                               .boolean("ok", report.clean())
                               .number("documents", report.documents)
                               .number("revisions", report.revisions)
                               .number("attachments", report.attachments)
                               .raw("problems", jsonStrings(report.problems))
                               .json());
    return report.clean() ? kOk : kProblemsFound;
}

} // namespace

Command verifyCommand() {
    return {"verify",
            "Read everything and check it",
            {{"FILE"}, {}},
            "The file's pages, every revision tree, every body, every attachment's digest, every counter.\n",
            run};
}

} // namespace davenport::cli
