#pragma once

#include "engine/api/session.h"
#include "engine/base/work.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace davenport::sample {

/// Makes an empty database of that file and opens it.
using CreateDatabase = std::function<std::unique_ptr<api::Session>(const std::filesystem::path &file, bool partitioned,
                                                                   std::uint32_t shards)>;

struct SampleResult {
    std::vector<std::filesystem::path> written; ///< databases that were made
    std::vector<std::filesystem::path> kept;    ///< databases that were there before, left as they were
};

/// Makes the sample workspace in `folder` (which is made if need be): orders, profiles, lookups and cities of an invented
/// online store, always the same to the last revision id. Each database appears under its name only when it is whole;
/// one that is there already stays as it is. Needs no network. `work` reports documents. Throws Error of the databases,
/// and Io or ReadOnly when the folder cannot be made.
SampleResult writeSampleWorkspace(const std::filesystem::path &folder, const CreateDatabase &create,
                                  const base::Work &work = {});

} // namespace davenport::sample
