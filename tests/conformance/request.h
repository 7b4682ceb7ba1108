#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::tests {

/// A recorded request: what came over HTTP, taken apart.
struct Request {
    std::string method;
    std::string path; ///< as recorded, with its query
    std::string body; ///< as it was sent
    std::map<std::string, std::string> headers; ///< names in lower case

    std::vector<std::string> segments;         ///< of the path, decoded
    std::map<std::string, std::string> query;  ///< decoded

    /// Takes `path` apart into segments and query.
    void split();
    std::string parameter(const std::string &name) const;
    bool flag(const std::string &name) const { return parameter(name) == "true"; }
    /// The parameter's JSON string as text, if it is there.
    std::optional<std::string> stringParameter(const std::string &name) const;
};

} // namespace davenport::tests
