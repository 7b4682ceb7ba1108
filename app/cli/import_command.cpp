#include "app/cli/command.h"
#include "app/cli/json_object.h"
#include "engine/transfer/importer.h"
#include "engine/transfer/rejected_file.h"

#include <cstdio>

namespace davenport::cli {

namespace {

constexpr std::uint64_t kMostABatch = 100'000;

std::string progressText(const transfer::ImportFigures &figures) {
    char rate[160];
    std::snprintf(rate, sizeof rate, " at %.0f a second", figures.rate());
    std::string text = "imported " + grouped(figures.written) + " of " + grouped(figures.read) + " records" + rate;
    if (figures.alreadyThere > 0) {
        text += ", " + grouped(figures.alreadyThere) + " already there";
    }
    if (figures.rejected > 0) {
        text += ", " + grouped(figures.rejected) + " rejected";
    }
    if (const double left = figures.secondsLeft(); left >= 0) {
        std::snprintf(rate, sizeof rate, ", %.0f s left", left);
        text += rate;
    }
    return text;
}

std::string resultJson(const transfer::ImportFigures &figures, const transfer::RejectedFile &rejected) {
    char number[32];
    JsonObject result;
    result.boolean("ok", true)
        .number("read", figures.read)
        .number("written", figures.written)
        .number("already_there", figures.alreadyThere)
        .number("skipped", figures.skipped)
        .number("rejected", figures.rejected)
        .number("bytes", figures.bytes);
    std::snprintf(number, sizeof number, "%.3f", figures.seconds);
    result.raw("seconds", number);
    std::snprintf(number, sizeof number, "%.0f", figures.rate());
    result.raw("records_per_second", number);
    if (figures.rejected > 0) {
        result.text("rejected_file", rejected.path().string());
    }
    return result.json();
}

int run(const Invocation &invocation) {
    const Arguments &arguments = invocation.arguments;
    const std::string &source = arguments.word(1);
    transfer::ReadOptions reading;
    transfer::ImportOptions options;
    try {
        reading.format = transfer::formatNamed(arguments.value("--format").value_or("auto"));
    } catch (const base::Error &error) {
        throw UsageError(error.reason());
    }
    reading.path = arguments.value("--path").value_or("");
    options.idTemplate = arguments.value("--id").value_or("");
    options.batchSize = arguments.number("--batch", 1, kMostABatch).value_or(options.batchSize);
    if (arguments.has("--replace") && arguments.has("--skip")) {
        throw UsageError("give either --replace or --skip");
    }
    options.onExisting = arguments.has("--replace") ? transfer::OnExisting::Replace
                         : arguments.has("--skip")  ? transfer::OnExisting::Skip
                                                    : transfer::OnExisting::Reject;

    const std::unique_ptr<api::Session> session = invocation.open();
    options.needId = session->partitions() != nullptr && session->partitions()->isPartitioned();
    const bool pipe = source == "-";
    const std::unique_ptr<transfer::RecordReader> reader =
        pipe ? transfer::openRecords(transfer::openStandardInput(invocation.cancel), reading, {})
             : transfer::openRecords(std::filesystem::path(source), reading, invocation.cancel);
    transfer::RejectedFile rejected(
        arguments.value("--rejected").value_or(transfer::RejectedFile::besides(pipe ? "stdin" : source).string()));
    transfer::ImportFigures figures;
    try {
        figures = transfer::importRecords(
            *session->documents(), *reader, options,
            [&](const transfer::Rejection &rejection) { rejected.add(rejection); },
            [&](const transfer::ImportFigures &soFar) { invocation.progress.show(progressText(soFar)); },
            {invocation.cancel, {}});
    } catch (...) {
        rejected.finishIfAny(); // what was rejected before the import ended is worth having
        throw;
    }
    rejected.finish();
    invocation.progress.clear();
    invocation.output.line(resultJson(figures, rejected));
    return figures.rejected > 0 ? kRejected : kOk;
}

} // namespace

Command importCommand() {
    return {
        "import",
        "Read documents from a file into a database",
        {{"FILE", "SOURCE"},
         {{"--format", "FORMAT", "auto, json, ndjson or csv (auto)"},
          {"--id", "TEMPLATE", "how ids are made, such as '{country}:city:{cityId}'"},
          {"--path", "FIELD", "the array of records inside a JSON object, such as features or data.rows"},
          {"--batch", "N", "documents a transaction (1000)"},
          {"--replace", "", "write a new revision over a document with other content"},
          {"--skip", "", "leave a document with other content as it is, and count the record as skipped"},
          {"--rejected", "FILE", "where rejected records go (SOURCE.rejected.ndjson)"}}},
        "SOURCE may be compressed (gzip); - is standard input. A field in braces stands for that member's value, {a.b} "
        "for\n"
        "b inside a, {{ and }} for braces. Without a template a record keeps its own _id; one that has none is named "
        "after\n"
        "its line and content. A record that fails goes to SOURCE.rejected.ndjson with its line and the reason, and "
        "the\n"
        "rest goes on. Importing again writes nothing twice: a document of the same content counts as already there.\n"
        "A CSV column holds numbers only if its first 1,000 values are all numbers without leading zeros.\n",
        run};
}

} // namespace davenport::cli
