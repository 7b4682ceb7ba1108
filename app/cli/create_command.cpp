#include "app/cli/command.h"
#include "app/cli/json_object.h"
#include "engine/database/local_database.h"

namespace davenport::cli {

namespace {

constexpr std::uint64_t kMostShards = 256;

int run(const Invocation &invocation) {
    database::CreateOptions options;
    options.partitioned = invocation.arguments.has("--partitioned");
    options.shards =
        static_cast<std::uint32_t>(invocation.arguments.number("--shards", 1, kMostShards).value_or(options.shards));
    const std::string &file = invocation.arguments.word(0);
    const std::unique_ptr<api::Session> session = database::createDatabase(file, options);
    invocation.output.line(JsonObject()
                               .boolean("ok", true)
                               .text("file", file)
                               .text("name", session->name())
                               .boolean("partitioned", options.partitioned)
                               .number("shards", options.shards)
                               .json());
    return kOk;
}

} // namespace

Command createCommand() {
    return {
        "create",
        "Make a new, empty database file",
        {{"FILE"},
         {{"--partitioned", "", "ids are partition:key, and each partition is kept together"},
          {"--shards", "N", "hash ranges, 1 to 256 (2)"}}},
        "The file's name without its extension is the database's name: it begins with a-z and goes on with a-z, 0-9\n"
        "and any of _$()+-. Nothing that exists is overwritten.\n",
        run};
}

} // namespace davenport::cli
