#include "app/cli/command.h"
#include "app/cli/json_object.h"

namespace davenport::cli {

namespace {

std::string rowJson(const api::AllDocsRow &row) {
    JsonObject json;
    if (!row.found) {
        return json.text("key", row.id).text("error", "not_found").json();
    }
    JsonObject value;
    value.text("rev", row.rev);
    if (row.deleted) {
        value.boolean("deleted", true);
    }
    json.text("id", row.id).text("key", row.id).raw("value", value.json());
    if (row.doc) {
        json.raw("doc", row.doc->toJson());
    }
    return json.json();
}

int run(const Invocation &invocation) {
    const Arguments &arguments = invocation.arguments;
    api::AllDocsQuery query;
    query.startKey = arguments.value("--start");
    query.endKey = arguments.value("--end");
    query.partition = arguments.value("--partition");
    query.descending = arguments.has("--descending");
    query.inclusiveEnd = !arguments.has("--exclusive-end");
    query.includeDocs = arguments.has("--include-docs");
    query.conflicts = arguments.has("--conflicts");
    query.skip = arguments.number("--skip", 0, UINT64_MAX).value_or(0);
    query.limit = arguments.number("--limit", 0, UINT64_MAX).value_or(UINT64_MAX);
    for (std::size_t i = 1; i < arguments.count(); ++i) {
        if (!query.keys) {
            query.keys.emplace();
        }
        query.keys->push_back(arguments.word(i));
    }
    const std::unique_ptr<api::Session> session = invocation.open();
    Output &output = invocation.output;
    const bool lines = arguments.has("--lines");
    bool first = true;
    output.write(lines ? "" : "{\"rows\":[");
    const api::AllDocsSummary summary =
        session->documents()->allDocs(query,
                                      [&](api::AllDocsRow &row) {
                                          output.write(lines ? "" : first ? "\n" : ",\n");
                                          output.write(rowJson(row));
                                          output.write(lines ? "\n" : "");
                                          first = false;
                                          return true;
                                      },
                                      {invocation.cancel, {}});
    if (!lines) {
        output.line("\n],\"total_rows\":" + std::to_string(summary.totalRows) +
                    ",\"update_seq\":" + std::to_string(summary.updateSeq) + '}');
    }
    return kOk;
}

} // namespace

Command allDocsCommand() {
    return {"all-docs",
            "List documents in the order of their ids",
            {{"FILE", "[ID...]"},
             {{"--start", "ID", "where the list begins"},
              {"--end", "ID", "where it ends"},
              {"--exclusive-end", "", "leave the end itself out"},
              {"--partition", "NAME", "only this partition"},
              {"--descending", "", "from the greatest id down; the start is then the greater end"},
              {"--skip", "N", "leave the first N out"},
              {"--limit", "N", "no more than N"},
              {"--include-docs", "", "the documents too"},
              {"--conflicts", "", "with the documents, their other live leaves"},
              {"--lines", "", "a row a line, without the frame around them"}},
             true},
            "With ids, exactly these are listed, in their order.\n",
            run};
}

} // namespace davenport::cli
