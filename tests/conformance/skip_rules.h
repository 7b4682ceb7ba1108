#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace davenport::tests {

struct Request;

/// Why a recorded step is no matter of the engine's roles; empty if it is one. The response counts too: what CouchDB's
/// HTTP layer or its script host refuses never reaches the engine.
std::string skipReason(const Request &request, const nlohmann::json &step);

/// Why a whole scenario is left out; empty if it is run.
std::string scenarioSkipReason(const std::string &name);

} // namespace davenport::tests
