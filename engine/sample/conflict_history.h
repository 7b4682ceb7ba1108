#pragma once

#include "engine/sample/order_history.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace davenport::sample {

constexpr std::size_t kConflictedDocuments = 41;

/// The documents of `history` that were edited in several places at once, by their ids: each with the texts of all its
/// revisions, parents first, as replication brings them (`_rev`, `_revisions`, `_deleted`). 38 differ in status on both
/// sides, 2 in tags alone, 1 was deleted on one side and edited on the others.
std::unordered_map<std::string, std::vector<std::string>> makeConflicts(const std::vector<OrderDocument> &history);

} // namespace davenport::sample
