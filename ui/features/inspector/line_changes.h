#pragma once

#include <string_view>
#include <vector>

namespace davenport::inspector {

/// Which lines of a text differ from an earlier one.
struct LineChanges {
    std::vector<int> lines;  ///< line numbers of the new text that are new or other, from 0, ascending
    int edited = 0;          ///< how many lines a person would say were edited: the greater of added and removed ones
};

/// Compares two texts line by line. The stretches between equal lines are found exactly as long as what differs is below
/// some thousand lines; a larger difference counts as one stretch. Any thread.
LineChanges changedLines(std::string_view before, std::string_view after);

} // namespace davenport::inspector
