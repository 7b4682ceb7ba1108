#include "app/cli/whole_source.h"

#include "engine/transfer/byte_stream.h"

namespace davenport::cli {

std::string readWholeSource(const std::string &source, const base::CancelToken &cancel) {
    const std::unique_ptr<transfer::ByteStream> stream =
        source == "-" ? transfer::openStandardInput(cancel) : transfer::openByteStream(source, cancel);
    constexpr std::size_t kPiece = 64 * 1024;
    std::string text;
    std::size_t filled = 0;
    do {
        text.resize(text.size() + kPiece);
        const std::size_t got = stream->read(std::span(text).subspan(filled));
        filled += got;
        text.resize(filled);
        if (got == 0) {
            return text;
        }
    } while (true);
}

} // namespace davenport::cli
