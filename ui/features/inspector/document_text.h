#pragma once

#include "engine/api/document.h"

#include <string>
#include <string_view>

namespace davenport::inspector {

/// The text the editor shows for a document: `_id` and `_rev` first, then the body as it was written. A body that stands on
/// one line is laid out over several; no token is spelled anew. Not for the GUI thread: takes time for large documents.
std::string documentText(const api::Document &document);

/// What the editor expects of a text to be saved.
struct TextExpectation {
    std::string id;  ///< `_id` must be this, if it is there
    std::string rev; ///< `_rev` must be this, if it is there; empty for a document that is new
};

/// Checks that `text` is JSON, an object, and that its `_` members fit: the engine's own check first, then `_id`, `_rev` and
/// names beginning with "_" that mean nothing. Throws base::Error with the place of the first offence; its short name is
/// kStaleRevision when all that is wrong is a `_rev` of another revision.
constexpr std::string_view kStaleRevision = "stale_revision";
void checkDocumentText(std::string_view text, const TextExpectation &expected);

/// The text with `_rev` (and the text between it and the next member) naming `rev`; without a `_rev` member it is
/// inserted behind `_id`, or at the start. An empty `rev` takes the member out. The text must be a valid document.
std::string withRevision(std::string_view text, std::string_view rev);

/// The text without white space between tokens; a line ends behind a comma where it would grow beyond some thousand bytes,
/// so that an editor can show it. Every token is kept as it is spelled. Valid text only.
std::string minifiedText(std::string_view text);

/// The text of a new document `id` with the members of `text` that do not begin with "_"; `{}` will do.
std::string newDocumentText(std::string_view id, std::string_view text);

} // namespace davenport::inspector
