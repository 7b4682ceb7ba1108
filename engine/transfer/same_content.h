#pragma once

#include "engine/api/document.h"

#include <string_view>

namespace davenport::transfer {

/// True if writing `text` (a whole document as a valid JSON object) over `document` would change nothing: the same
/// members in the same order with the same spelling, whatever the white space, and attachments of the same names and
/// lengths. Members with an underscore are not part of the content.
bool isSameContent(std::string_view text, const api::Document &document);

} // namespace davenport::transfer
