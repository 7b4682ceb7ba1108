#include "engine/transfer/record_reader.h"

#include "engine/transfer/csv_reader.h"
#include "engine/transfer/json_path.h"
#include "engine/transfer/json_reader.h"
#include "engine/transfer/ndjson_reader.h"
#include "engine/transfer/source_format.h"

namespace davenport::transfer {

std::unique_ptr<RecordReader> openRecords(const std::filesystem::path &file, const ReadOptions &options,
                                          const base::CancelToken &cancel) {
    return openRecords(openByteStream(file, cancel), options, file);
}

std::unique_ptr<RecordReader> openRecords(std::unique_ptr<ByteStream> stream, const ReadOptions &options,
                                          const std::filesystem::path &nameForFormat) {
    SourceFormat format = options.format;
    std::vector<std::string> path;
    if (!options.path.empty()) {
        if (format != SourceFormat::Auto && format != SourceFormat::Json) {
            throw base::badRequest("a path leads to an array inside a JSON text; " + std::string(formatName(format)) +
                                   " has none");
        }
        format = SourceFormat::Json;
        path = splitJsonPath(options.path, "the path");
    }
    SourceWindow window(std::move(stream));
    if (format == SourceFormat::Auto) {
        constexpr std::size_t kHeadBytes = 64 * 1024;
        bool whole = false;
        while (!whole && window.text().size() < kHeadBytes) {
            whole = !window.more();
        }
        format = detectFormat(window.text(), whole, nameForFormat);
    }
    switch (format) {
    case SourceFormat::Csv:
        return std::make_unique<CsvReader>(std::move(window));
    case SourceFormat::Json:
        return std::make_unique<JsonReader>(std::move(window), std::move(path));
    default:
        return std::make_unique<NdjsonReader>(std::move(window));
    }
}

} // namespace davenport::transfer
