#include "app/cli/command.h"
#include "app/cli/json_object.h"

#include <cstdio>

namespace davenport::cli {

namespace {

std::string shardsJson(api::PartitionsRole &partitions) {
    std::string json = "[";
    for (const api::ShardInfo &shard : partitions.shards()) {
        char range[32];
        std::snprintf(range, sizeof range, "%08x-%08x", shard.begin, shard.end);
        json += json.size() > 1 ? "," : "";
        json += JsonObject()
                    .text("range", range)
                    .number("doc_count", shard.docCount)
                    .number("doc_del_count", shard.docDelCount)
                    .number("bytes", shard.bytes)
                    .json();
    }
    return json + ']';
}

int run(const Invocation &invocation) {
    const std::unique_ptr<api::Session> session = invocation.open();
    const api::DatabaseInfo info = session->maintenance()->info();
    invocation.output.line(JsonObject()
                               .text("name", info.name)
                               .text("uuid", info.uuid)
                               .boolean("partitioned", info.partitioned)
                               .number("shards", info.shards)
                               .number("doc_count", info.docCount)
                               .number("doc_del_count", info.docDelCount)
                               .number("conflict_count", info.conflictCount)
                               .number("update_seq", info.updateSeq)
                               .number("purge_seq", info.purgeSeq)
                               .raw("sizes", JsonObject()
                                                 .number("file", info.fileBytes)
                                                 .number("active", info.activeBytes)
                                                 .number("bodies", info.bodyBytes)
                                                 .json())
                               .number("revs_limit", info.revsLimit)
                               .number("max_document_size", info.maxDocumentSize)
                               .number("format_version", info.formatVersion)
                               .raw("shard_figures", shardsJson(*session->partitions()))
                               .json());
    return kOk;
}

} // namespace

Command infoCommand() {
    return {"info", "Show a database's figures", {{"FILE"}, {}}, "", run};
}

} // namespace davenport::cli
