#pragma once

#include "engine/transfer/byte_sink.h"
#include "engine/transfer/importer.h"

#include <filesystem>
#include <memory>

namespace davenport::transfer {

/// A file of rejected records, one JSON object a line:
/// {"line":12,"error":"bad_request","reason":"...","record":{...}}. The record stands there as JSON if it is JSON, as a
/// string if not, and is null if it was too long to keep. The file is made at the first record.
class RejectedFile {
public:
    explicit RejectedFile(std::filesystem::path file) : m_file(std::move(file)) {}

    /// "SOURCE.rejected.ndjson" beside the source.
    static std::filesystem::path besides(const std::filesystem::path &source);

    /// Throws Error(Io, ReadOnly or DiskFull) when the file cannot be written.
    void add(const Rejection &rejection);
    /// Puts the file in its place. Without a record, an older file of an earlier import is removed.
    void finish();
    /// The same after an import that was broken off: an older file stays if nothing was rejected this time.
    void finishIfAny();
    const std::filesystem::path &path() const { return m_file; }

private:
    std::filesystem::path m_file;
    std::unique_ptr<ByteSink> m_sink;
};

} // namespace davenport::transfer
