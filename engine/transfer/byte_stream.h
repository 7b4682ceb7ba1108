#pragma once

#include "engine/base/work.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace davenport::transfer {

/// The decoded bytes of a source, one piece after the other. One thread reads; consumed() may be asked from any.
class ByteStream {
public:
    virtual ~ByteStream() = default;

    /// Fills `buffer` from its start and returns how many bytes it put there; 0 at the end. Throws Error: Io when the
    /// system fails, BadRequest for compressed data that is cut off or damaged, Cancelled.
    virtual std::size_t read(std::span<char> buffer) = 0;
    /// Bytes of the source as it is stored (compressed) that were taken so far.
    virtual std::uint64_t consumed() const = 0;
    /// Bytes of the source as it is stored; 0 when nobody can say (a pipe).
    virtual std::uint64_t size() const = 0;
    /// What a person calls the source: its file name, or "standard input".
    virtual const std::string &name() const = 0;
};

/// Opens a file for reading from its start to its end. Gzip data (also of several members) is told by its first bytes
/// and decompressed on the way. Throws Error: NotFound, Io (a folder, no permission).
std::unique_ptr<ByteStream> openByteStream(const std::filesystem::path &file, const base::CancelToken &cancel = {});

/// The same over standard input. Waits for data in short steps, so that a cancelled token ends the wait.
std::unique_ptr<ByteStream> openStandardInput(const base::CancelToken &cancel = {});

} // namespace davenport::transfer
