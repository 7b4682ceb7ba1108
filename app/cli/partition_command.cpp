#include "app/cli/command.h"
#include "app/cli/json_object.h"

namespace davenport::cli {

namespace {

int run(const Invocation &invocation) {
    const std::string &name = invocation.arguments.word(1);
    const std::unique_ptr<api::Session> session = invocation.open();
    api::PartitionsRole &partitions = *session->partitions();
    const api::PartitionInfo info = partitions.partition(name, invocation.work());
    invocation.progress.clear();
    invocation.output.line(
        JsonObject()
            .text("db_name", session->name())
            .text("partition", info.partition)
            .number("doc_count", info.docCount)
            .number("doc_del_count", info.docDelCount)
            .raw("sizes", JsonObject().number("active", info.activeBytes).number("external", info.externalBytes).json())
            .number("shard", partitions.shardOf(name + ':'))
            .json());
    return kOk;
}

} // namespace

Command partitionCommand() {
    return {"partition",
            "Show the figures of one partition",
            {{"FILE", "NAME"}, {}},
            "A partition without documents has figures of zero. The shard is counted from 0.\n",
            run};
}

} // namespace davenport::cli
