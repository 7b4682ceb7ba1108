#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace davenport::house {

/// One room and what its sources may include. A room may always include itself and the standard library.
struct Room {
    /// The folder, from the repository's root. A last part of "*" stands for any one folder: each is a room of its own.
    std::string_view folder;
    /// Rooms it may include, as prefixes of folders.
    std::vector<std::string_view> rooms;
    /// Foreign libraries it may include, as headerLibrary() names them.
    std::vector<std::string_view> libraries;
};

/// The include table of the house.
const std::vector<Room> &includeTable();

/// The row for a file, by the longest folder that matches, or null. `path` is relative to the repository's root.
const Room *roomOf(std::string_view path);

/// The folder that a room's file lives in: as Room::folder, with the star replaced by the actual name.
std::string roomFolder(const Room &room, std::string_view path);

/// Which library brings the header `name`: "standard" (C++ and the operating system), "qt", "sqlite", "nlohmann",
/// "nettle", "gmp", "zlib", or empty for a header that nobody has decided on.
std::string_view headerLibrary(std::string_view name);

/// The row as docs/ARCHITECTURE.md shows it.
std::string documentedRow(const Room &room);

} // namespace davenport::house
