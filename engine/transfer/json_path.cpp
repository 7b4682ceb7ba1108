#include "engine/transfer/json_path.h"

#include "engine/base/error.h"

namespace davenport::transfer {

std::vector<std::string> splitJsonPath(std::string_view path, std::string_view what) {
    std::vector<std::string> names(1);
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i] == '\\' && i + 1 < path.size() && (path[i + 1] == '.' || path[i + 1] == '\\')) {
            names.back().push_back(path[++i]);
        } else if (path[i] == '.') {
            names.emplace_back();
        } else {
            names.back().push_back(path[i]);
        }
    }
    for (const std::string &name : names) {
        if (name.empty()) {
            throw base::badRequest(std::string(what) + " \"" + std::string(path) + "\" has an empty name");
        }
    }
    return names;
}

} // namespace davenport::transfer
