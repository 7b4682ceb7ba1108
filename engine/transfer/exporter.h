#pragma once

#include "engine/api/documents_role.h"
#include "engine/base/work.h"
#include "engine/transfer/byte_sink.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace davenport::transfer {

enum class ExportFormat : std::uint8_t {
    Ndjson, ///< one document a line
    Json,   ///< one array, a document a line
    Csv,    ///< a row a document, a column for each member of any document, objects and arrays as JSON in their cell
};

/// "ndjson", "json" or "csv".
std::string_view exportFormatName(ExportFormat format);
/// The format of that name. Throws Error(BadRequest) for any other.
ExportFormat exportFormatNamed(std::string_view name);
/// The format that a file's extension stands for, ".gz" aside; nothing if it stands for none.
std::optional<ExportFormat> exportFormatOf(const std::filesystem::path &file);

struct ExportOptions {
    ExportFormat format = ExportFormat::Ndjson;
    bool keepId = true;
    bool keepRev = false;
    bool attachments = false; ///< attachments' bytes too; otherwise documents are written without attachments
    std::optional<std::vector<std::string>> ids; ///< only these, in this order
    std::optional<std::string> partition;        ///< only this partition's
    /// Without ids: only ids from first to last, both included, of these ranges in order; an empty one means no end there.
    std::vector<std::pair<std::string, std::string>> ranges{};
    bool conflictedOnly = false; ///< without ids: only documents with more than one live leaf
};

struct ExportFigures {
    std::uint64_t documents = 0;
    std::uint64_t bytes = 0;   ///< written, before compression
    std::uint64_t missing = 0; ///< ids that name no document
};

/// Writes the winners of all documents (or of those asked for) into `sink` and finishes it: in the order of ids, from
/// one snapshot, in memory that does not grow with the database. Members keep their spelling and order. Design documents
/// are left out of CSV. CSV is collected in a temporary file first, for its header names every member.
/// `work` reports documents. Throws Error of the documents and of the sink; then the sink is not finished.
ExportFigures exportDocuments(api::DocumentsRole &documents, const ExportOptions &options, ByteSink &sink,
                              const base::Work &work = {});

} // namespace davenport::transfer
