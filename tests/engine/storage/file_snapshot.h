#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace davenport::tests {

inline std::string bytesOf(const std::filesystem::path &file) {
    std::ifstream in(file, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

inline void writeBytes(const std::filesystem::path &file, const std::string &bytes) {
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

} // namespace davenport::tests
