#pragma once

#include "engine/transfer/record_reader.h"

namespace davenport::transfer {

/// The format of a source that begins with `head` (without a byte order mark). `whole` is true if there is no more of it.
SourceFormat detectFormat(std::string_view head, bool whole, const std::filesystem::path &name);

} // namespace davenport::transfer
