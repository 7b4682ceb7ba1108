#pragma once

#include <nlohmann/json_fwd.hpp>

namespace davenport::tests {

/// True if `got` has everything that `want` has: any value where `want` says "@any", any words for the `reason` of an
/// error, numbers by value. Members that `want` does not name are allowed.
bool sameAnswer(const nlohmann::json &want, const nlohmann::json &got);

/// True if the statuses agree: 201 is as good as 202, and where CouchDB fails with a 5xx the engine refuses with 400.
bool sameStatus(int want, int got);

} // namespace davenport::tests
