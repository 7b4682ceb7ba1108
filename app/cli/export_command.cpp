#include "app/cli/command.h"
#include "app/cli/json_object.h"
#include "engine/transfer/exporter.h"

namespace davenport::cli {

namespace {

/// Passes on to standard output what it owns nothing of.
class OutputSink final : public transfer::ByteSink {
public:
    explicit OutputSink(Output &output) : m_output(output) {}
    void write(std::string_view bytes) override { m_output.write(bytes); }
    void finish() override { m_output.flush(); }

private:
    Output &m_output;
};

int run(const Invocation &invocation) {
    const Arguments &arguments = invocation.arguments;
    const std::string target = arguments.count() > 1 ? arguments.word(1) : "-";
    const bool toOutput = target == "-";
    transfer::ExportOptions options;
    options.keepId = !arguments.has("--no-id");
    options.keepRev = arguments.has("--rev");
    options.attachments = arguments.has("--attachments");
    options.partition = arguments.value("--partition");
    for (std::size_t i = 2; i < arguments.count(); ++i) {
        if (!options.ids) {
            options.ids.emplace();
        }
        options.ids->push_back(arguments.word(i));
    }
    if (options.ids && options.partition) {
        throw UsageError("give either ids or a partition");
    }
    if (const std::optional<std::string> format = arguments.value("--format")) {
        try {
            options.format = transfer::exportFormatNamed(*format);
        } catch (const base::Error &error) {
            throw UsageError(error.reason());
        }
    } else {
        options.format = transfer::exportFormatOf(target).value_or(transfer::ExportFormat::Ndjson);
    }

    const std::unique_ptr<api::Session> session = invocation.open();
    std::unique_ptr<transfer::ByteSink> sink;
    if (toOutput) {
        sink = std::make_unique<OutputSink>(invocation.output);
    } else {
        sink = transfer::openFileSink(target);
    }
    if (arguments.has("--gzip") || target.ends_with(".gz")) {
        sink = transfer::gzipInto(std::move(sink));
    }
    const transfer::ExportFigures figures =
        transfer::exportDocuments(*session->documents(), options, *sink, invocation.work());
    invocation.progress.clear();
    if (!toOutput) {
        invocation.output.line(JsonObject()
                                   .boolean("ok", true)
                                   .text("file", target)
                                   .text("format", transfer::exportFormatName(options.format))
                                   .number("documents", figures.documents)
                                   .number("missing", figures.missing)
                                   .number("bytes", figures.bytes)
                                   .json());
    }
    return figures.missing > 0 ? kNotFound : kOk;
}

} // namespace

Command exportCommand() {
    return {"export",
            "Write documents to a file or to standard output",
            {{"FILE", "[TARGET]", "[ID...]"},
             {{"--format", "FORMAT", "ndjson, json or csv (by the target's extension, else ndjson)"},
              {"--gzip", "", "compress (a target that ends in .gz is compressed anyway)"},
              {"--partition", "NAME", "only this partition"},
              {"--rev", "", "write _rev too"},
              {"--no-id", "", "leave _id out"},
              {"--attachments", "", "write attachments too, inline"}},
             true},
            "TARGET is - (standard output) if it is not given; a file appears only when it is complete. Documents come "
            "in the\n"
            "order of their ids, or in that of the ids given. CSV has a column for every member of any document, "
            "objects and\n"
            "arrays as JSON, and leaves design documents out.\n",
            run};
}

} // namespace davenport::cli
