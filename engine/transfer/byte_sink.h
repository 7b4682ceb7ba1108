#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace davenport::transfer {

/// Takes bytes in order. One thread.
class ByteSink {
public:
    virtual ~ByteSink() = default;

    /// Throws Error: Io, ReadOnly, DiskFull.
    virtual void write(std::string_view bytes) = 0;
    /// All has been written: makes it final. A sink that is destroyed without leaves nothing behind. Throws as write().
    virtual void finish() = 0;
};

/// A file that appears under its name only when it is finished; what was there before stays until then. The bytes are on
/// the disk when finish() returns. Throws Error when its folder cannot be written.
std::unique_ptr<ByteSink> openFileSink(const std::filesystem::path &file);

/// Compresses (gzip) what it is given into `target`, which it finishes and owns.
std::unique_ptr<ByteSink> gzipInto(std::unique_ptr<ByteSink> target);

/// `text` with every byte that is no UTF-8 replaced by U+FFFD.
std::string validUtf8(std::string_view text);

} // namespace davenport::transfer
