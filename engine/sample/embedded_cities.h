#pragma once

#include <string_view>

namespace davenport::sample {

/// The bytes of resources/sample/cities.ndjson.gz, as they were when the program was built.
std::string_view embeddedCities();

} // namespace davenport::sample
