#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace davenport::revision {

/// A document's text taken apart in one walk: what is stored, what is digested, and the members that start with "_".
struct DocumentText {
    struct Special {
        std::string name;       ///< with its underscore
        std::string_view value; ///< the value's text, inside the text that was read
    };

    std::string body; ///< the object as it was written, less the `_` members at its first level
    std::string term; ///< the body in Erlang's external term format, without the version byte: see revision_digest.h
    std::vector<Special> specials;
};

/// Checks and takes apart `text`, which must be a JSON object. Of members with the same key only the last is kept, at
/// every level. Fills `out`, reusing what it holds. Throws Error(BadRequest) with line and column for text that is no
/// JSON (see base::checkJson), and "Document must be a JSON object" for any other value.
void readDocumentText(std::string_view text, DocumentText &out);

/// True for a name that stays in the body although it starts with "_": what CouchDB's replicator keeps in its documents
/// ("_replication_…"), and "__proto__", which is a name that data out of JavaScript really has. CouchDB refuses the latter.
bool isKeptSpecial(std::string_view name);

} // namespace davenport::revision
