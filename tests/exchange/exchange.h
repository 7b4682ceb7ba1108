#pragma once

#include "engine/api/session.h"

#include <cstdint>
#include <functional>
#include <string>

namespace davenport::tests {

struct ExchangeResult {
    std::uint64_t offered = 0; ///< revisions that the source's feed named
    std::uint64_t written = 0; ///< revisions that the target lacked and took
};

/// Chooses which revisions go over.
using RevisionFilter = std::function<bool(const std::string &id, const std::string &rev)>;

/// Copies every leaf of `source` that `target` lacks and the filter lets through (all without one).
/// Throws base::Error, also when the target refuses a revision.
ExchangeResult exchange(api::Session &source, api::Session &target, const RevisionFilter &filter = {});

} // namespace davenport::tests
