#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "engine/transfer/byte_stream.h"

namespace davenport::transfer {

enum class SourceFormat : std::uint8_t { Auto, Ndjson, Json, Csv };

/// "auto", "ndjson", "json" or "csv".
std::string_view formatName(SourceFormat format);
/// The format of that name. Throws Error(BadRequest) for any other.
SourceFormat formatNamed(std::string_view name);

/// One record of a source, or one piece of it that is none.
struct Record {
    /// A JSON object as text that nobody has checked yet (a reader finds where it ends, no more); for a rejected piece
    /// what stands in the source, empty if it was too long to keep. Valid until the reader's next call.
    std::string_view text;
    std::uint64_t line = 0;   ///< where it begins, counted from 1
    std::uint64_t offset = 0; ///< where it begins in the decoded source, in bytes
    std::string rejection;    ///< why it is no record; empty for a record

    bool rejected() const { return !rejection.empty(); }
};

/// Gives the records of a source one at a time, in their order, in memory that does not grow with the source.
/// One thread reads; the figures of source() may be asked from any.
class RecordReader {
public:
    virtual ~RecordReader() = default;

    /// The next record or rejected piece; false at the end. Throws Error: BadRequest where the source itself is broken
    /// so that no further record can be found (with the line), Io, Cancelled.
    virtual bool next(Record &record) = 0;
    virtual SourceFormat format() const = 0;
    virtual const ByteStream &source() const = 0;
};

struct ReadOptions {
    SourceFormat format = SourceFormat::Auto;
    /// JSON only: where the array of records stands inside the object, as names with dots between them ("data.features";
    /// a dot that belongs to a name is written "\."). Makes an automatic format JSON.
    std::string path;
};

/// A reader over a source of any format, gzip or not. With SourceFormat::Auto the content decides, and the file's
/// extension where the content fits two formats. Throws Error as openByteStream does, and BadRequest for UTF-16 text,
/// for a path with a format that has none, and for a CSV header with a name twice.
std::unique_ptr<RecordReader> openRecords(const std::filesystem::path &file, const ReadOptions &options = {},
                                          const base::CancelToken &cancel = {});
/// The same over bytes from anywhere; `nameForFormat` is a file name to look at for its extension, or empty.
std::unique_ptr<RecordReader> openRecords(std::unique_ptr<ByteStream> stream, const ReadOptions &options,
                                          const std::filesystem::path &nameForFormat);

} // namespace davenport::transfer
