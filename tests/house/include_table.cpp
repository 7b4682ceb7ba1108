#include "tests/house/include_table.h"

#include <algorithm>
#include <regex>
#include <utility>

namespace davenport::house {

const std::vector<Room> &includeTable() {
    static const std::vector<Room> table = {
        {"engine/base", {}, {"nettle", "zlib"}},
        {"engine/api", {"engine/base"}, {}},
        {"engine/storage", {"engine/base"}, {"sqlite"}},
        {"engine/revision", {"engine/base"}, {"gmp"}},
        {"engine/database", {"engine/storage", "engine/revision", "engine/api", "engine/base"}, {"nlohmann", "zlib"}},
        {"engine/transfer", {"engine/api", "engine/base"}, {"zlib"}},
        {"engine/sample", {"engine/api", "engine/base"}, {"zlib"}},
        {"ui/theme", {}, {"qt"}},
        {"ui/json", {"engine/base"}, {}},
        {"ui/widgets", {"ui/theme"}, {"qt"}},
        {"ui/shell", {"ui/widgets", "ui/theme"}, {"qt"}},
        {"ui/async", {"engine/api", "engine/base"}, {"qt"}},
        {"ui/session", {"ui/async", "engine/api", "engine/base"}, {"qt"}},
        {"ui/features/*",
         {"ui/shell", "ui/session", "ui/async", "ui/widgets", "ui/theme", "ui/json", "engine/transfer", "engine/api",
          "engine/base"},
         {"qt"}},
        {"app/cli", {"engine/database", "engine/transfer", "engine/sample", "engine/api", "engine/base"}, {}},
        {"app", {"ui", "engine/database", "engine/transfer", "engine/sample", "engine/api", "engine/base"}, {"qt"}},
    };
    return table;
}

namespace {

std::vector<std::string_view> partsOf(std::string_view path) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        parts.push_back(path.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// How many parts of `folder` match the start of `path`; 0 if not all do. The path's last part is the file itself.
std::size_t matchingParts(std::string_view folder, std::string_view path) {
    const std::vector<std::string_view> wanted = partsOf(folder);
    const std::vector<std::string_view> given = partsOf(path);
    if (given.size() <= wanted.size()) {
        return 0;
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (wanted[i] != "*" && wanted[i] != given[i]) {
            return 0;
        }
    }
    return wanted.size();
}

std::string joined(const std::vector<std::string_view> &names) {
    std::string text;
    for (const std::string_view name : names) {
        text += (text.empty() ? "" : ", ") + std::string(name);
    }
    return text.empty() ? "–" : text;
}

} // namespace

const Room *roomOf(std::string_view path) {
    const Room *best = nullptr;
    std::size_t bestParts = 0;
    for (const Room &room : includeTable()) {
        const std::size_t parts = matchingParts(room.folder, path);
        if (parts > bestParts) {
            best = &room;
            bestParts = parts;
        }
    }
    return best;
}

std::string roomFolder(const Room &room, std::string_view path) {
    std::string folder;
    const std::vector<std::string_view> given = partsOf(path);
    for (std::size_t i = 0; i < partsOf(room.folder).size(); ++i) {
        folder += (folder.empty() ? "" : "/") + std::string(given[i]);
    }
    return folder;
}

std::string_view headerLibrary(std::string_view name) {
    static const std::vector<std::pair<std::string_view, std::regex>> libraries = [] {
        std::vector<std::pair<std::string_view, std::regex>> all;
        all.emplace_back("qt", std::regex(R"((Qt[A-Za-z0-9]*|Qsci)/.*|Q[A-Za-z0-9]+|q[a-z0-9_]+\.h)"));
        all.emplace_back("sqlite", std::regex(R"(sqlite3\w*\.h)"));
        all.emplace_back("nlohmann", std::regex(R"(nlohmann/.*)"));
        all.emplace_back("nettle", std::regex(R"(nettle/.*)"));
        all.emplace_back("gmp", std::regex(R"(gmp(xx)?\.h)"));
        all.emplace_back("zlib", std::regex(R"(zlib\.h)"));
        all.emplace_back("standard", std::regex(R"([a-z0-9_]+|(sys/)?(errno|fcntl|file|ioctl|mman|poll|pthread|)"
                                                R"(resource|sched|signal|stat|statvfs|time|types|unistd|wait)\.h)"));
        return all;
    }();
    for (const auto &[library, pattern] : libraries) {
        if (std::regex_match(name.begin(), name.end(), pattern)) {
            return library;
        }
    }
    return {};
}

std::string documentedRow(const Room &room) {
    return "| `" + std::string(room.folder) + "` | " + joined(room.rooms) + " | " + joined(room.libraries) + " |";
}

} // namespace davenport::house
