#pragma once

#include "engine/api/document.h"
#include "engine/base/work.h"

#include <functional>
#include <memory>
#include <span>
#include <string_view>

namespace davenport::api {

/// Gives the next bytes of an attachment: fills `buffer` from its start, returns how many, 0 at the end.
using ByteSource = std::function<std::size_t(std::span<char> buffer)>;

/// Reads one attachment piece by piece from the snapshot it was opened in. One thread at a time.
class AttachmentReader {
public:
    virtual ~AttachmentReader() = default;
    virtual const AttachmentInfo &info() const = 0;
    /// Fills `buffer` with the next decoded bytes, returns how many, 0 at the end.
    virtual std::size_t read(std::span<char> buffer) = 0;
    /// Moves to a decoded offset; beyond the end the next read returns 0.
    virtual void seek(std::uint64_t offset) = 0;
};

/// Attachments: stored once by digest, streamed in pieces. Every call blocks; any thread may call.
class AttachmentsRole {
public:
    virtual ~AttachmentsRole() = default;

    /// Opens an attachment of the winner, or of `rev`. Throws 404.
    virtual std::unique_ptr<AttachmentReader> open(std::string_view id, std::string_view name, std::string_view rev = {}) = 0;
    /// Adds or replaces an attachment: a new revision on top of `rev` (a new document when `rev` is empty).
    virtual WriteOutcome put(std::string_view id, std::string_view rev, std::string_view name, std::string_view contentType,
                             const ByteSource &source, const base::Work &work = {}) = 0;
    /// Removes an attachment by a new revision on top of `rev`.
    virtual WriteOutcome remove(std::string_view id, std::string_view rev, std::string_view name) = 0;
};

} // namespace davenport::api
