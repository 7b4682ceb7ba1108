#include "app/cli/command.h"
#include "app/cli/json_object.h"

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const std::unique_ptr<api::Session> session = invocation.open();
    const api::CompactionResult result = session->maintenance()->compact(invocation.work());
    invocation.progress.clear();
    invocation.output.line(JsonObject()
                               .boolean("ok", true)
                               .number("bytes_before", result.bytesBefore)
                               .number("bytes_after", result.bytesAfter)
                               .number("bodies_dropped", result.bodiesDropped)
                               .number("attachments_dropped", result.attachmentsDropped)
                               .json());
    return kOk;
}

} // namespace

Command compactCommand() {
    return {
        "compact",
        "Drop what no leaf needs and make the file smaller",
        {{"FILE"}, {}},
        "Bodies of old revisions go; revision trees, leaves and tombstones stay. It may be interrupted at any time.\n",
        run};
}

} // namespace davenport::cli
