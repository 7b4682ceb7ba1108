#pragma once

#include "engine/api/document.h"

#include <functional>
#include <string_view>

namespace davenport::api {

/// `_local/` documents: no revision tree, never replicated, in no feed. Ids are given whole, with "_local/".
/// Every call blocks; any thread may call.
class LocalDocumentsRole {
public:
    virtual ~LocalDocumentsRole() = default;

    /// Throws 404.
    virtual Document get(std::string_view id) = 0;
    /// Writes or overwrites; the revision counts up as "0-1" does in CouchDB.
    virtual WriteOutcome put(std::string_view id, std::string_view json) = 0;
    /// Throws 404.
    virtual WriteOutcome remove(std::string_view id) = 0;
    /// Every local document, in the order of ids. The sink returns false to stop.
    virtual void list(const std::function<bool(Document &doc)> &sink) = 0;
};

} // namespace davenport::api
