#pragma once

#include "engine/base/work.h"
#include "engine/transfer/record_reader.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace davenport::transfer {

/// One of the first records of a source, as an import would see it.
struct PreviewRow {
    std::uint64_t line = 0;
    std::string id;      ///< as it would be written; empty when it would be made up or cannot be made
    std::string problem; ///< why the record would be rejected; empty when it would not
    std::vector<std::string> cells; ///< JSON text of each column's value; empty where there is none
};

/// How to read a source, as the person said.
struct PreviewRequest {
    std::filesystem::path file;
    transfer::ReadOptions read;
    std::string idTemplate;
    bool partitioned = false;
};

/// The beginning of a source.
struct SourcePreview {
    transfer::SourceFormat format = transfer::SourceFormat::Auto; ///< what it was read as
    std::string head;                   ///< the first bytes, decoded, as valid UTF-8
    bool headIsAll = false;
    std::vector<std::string> columns;
    std::vector<PreviewRow> rows;
    bool rowsAreAll = false;
    std::vector<std::string> paths;     ///< JSON: where arrays stand inside the object
    std::size_t collisions = 0;         ///< rows whose id another row has, too
    std::size_t withoutId = 0;          ///< rows that would get a made-up id
    std::optional<base::Error> problem; ///< why no (further) record can be read
};

/// Reads the first records of a source. Blocks, for worker threads. Throws Error when the file cannot be opened or the
/// id template is wrong; what is wrong with the content is told in the result.
SourcePreview previewSource(const PreviewRequest &request, const base::Work &work);

} // namespace davenport::transfer
