#include "app/cli/command.h"
#include "app/cli/json_object.h"
#include "engine/database/local_database.h"
#include "engine/sample/sample_workspace.h"

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const sample::SampleResult result = sample::writeSampleWorkspace(
        invocation.arguments.word(0),
        [](const std::filesystem::path &file, bool partitioned, std::uint32_t shards) {
            return database::createDatabase(file, {partitioned, shards});
        },
        invocation.work());
    invocation.progress.clear();
    const auto paths = [](const std::vector<std::filesystem::path> &files) {
        std::vector<std::string> names;
        for (const std::filesystem::path &file : files) {
            names.push_back(file.string());
        }
        return jsonStrings(names);
    };
    invocation.output.line(
        JsonObject().boolean("ok", true).raw("written", paths(result.written)).raw("kept", paths(result.kept)).json());
    return kOk;
}

} // namespace

Command sampleCommand() {
    return {
        "sample",
        "Make the sample workspace in a folder",
        {{"DIR"}, {}},
        "orders, profiles, lookups and cities of an invented online store: always the same. A database that is there\n"
        "already is left as it is. The cities are from GeoNames (CC BY 4.0).\n",
        run};
}

} // namespace davenport::cli
