#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace davenport::tests {

/// The folder with the recorded vectors: what DAVENPORT_VECTORS names, or the one beside this file.
inline std::filesystem::path vectorFolder() {
    const char *chosen = std::getenv("DAVENPORT_VECTORS");
    return chosen && *chosen ? std::filesystem::path(chosen) : std::filesystem::path(DAVENPORT_TEST_DATA) / "vectors";
}

/// The whole text of a vector file, or nothing if the folder has no such file (the test is then to be skipped).
inline std::optional<std::string> vectorText(const std::string &name) {
    std::ifstream file(vectorFolder() / name, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(file), {});
}

} // namespace davenport::tests
