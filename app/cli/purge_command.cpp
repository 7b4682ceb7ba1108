#include "app/cli/command.h"
#include "app/cli/json_object.h"

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const Arguments &arguments = invocation.arguments;
    std::vector<std::string> revs;
    for (std::size_t i = 2; i < arguments.count(); ++i) {
        revs.push_back(arguments.word(i));
    }
    const std::unique_ptr<api::Session> session = invocation.open();
    const api::PurgeResult result = session->maintenance()->purge({{arguments.word(1), revs}});
    JsonObject purged;
    std::size_t gone = 0;
    for (const auto &[id, theirs] : result.purged) {
        purged.raw(id, jsonStrings(theirs));
        gone += theirs.size();
    }
    invocation.output.line(JsonObject().number("purge_seq", result.purgeSeq).raw("purged", purged.json()).json());
    return gone > 0 ? kOk : kNotFound;
}

} // namespace

Command purgeCommand() {
    return {"purge",
            "Remove leaves of a document without a trace",
            {{"FILE", "ID", "REV"}, {}, true},
            "Unlike a deletion, a purge leaves no tombstone and is not replicated. A revision that is no leaf is left "
            "alone;\n"
            "if nothing was removed, the exit status is 3.\n",
            run};
}

} // namespace davenport::cli
