#include "ui/features/inspector/line_changes.h"

#include <algorithm>
#include <cstdint>

namespace davenport::inspector {
namespace {

using Lines = std::vector<std::string_view>;

constexpr std::size_t kMaxTable = 4'000'000; // cells of the table of common subsequences

Lines split(std::string_view text) {
    Lines lines;
    lines.reserve(text.size() / 24 + 1);
    std::size_t from = 0;
    while (true) {
        const std::size_t end = text.find('\n', from);
        if (end == std::string_view::npos) {
            lines.push_back(text.substr(from));
            return lines;
        }
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
}

// Marks the lines of after[0, n) that no longest common subsequence with before keeps; counts stretch by stretch.
void compareMiddle(const Lines &before, const Lines &after, std::size_t offset, LineChanges &result) {
    const std::size_t n = before.size();
    const std::size_t m = after.size();
    if (n == 0 || m == 0 || n * m > kMaxTable) {
        for (std::size_t line = 0; line < m; ++line) {
            result.lines.push_back(static_cast<int>(offset + line));
        }
        result.edited += static_cast<int>(std::max(n, m));
        return;
    }
    std::vector<std::uint32_t> table((n + 1) * (m + 1), 0);
    const auto cell = [&](std::size_t i, std::size_t j) -> std::uint32_t & { return table[i * (m + 1) + j]; };
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t j = m; j-- > 0;) {
            cell(i, j) = before[i] == after[j] ? cell(i + 1, j + 1) + 1 : std::max(cell(i + 1, j), cell(i, j + 1));
        }
    }
    std::size_t i = 0;
    std::size_t j = 0;
    int added = 0;
    int removed = 0;
    const auto closeStretch = [&] {
        result.edited += std::max(added, removed);
        added = removed = 0;
    };
    while (i < n || j < m) {
        if (i < n && j < m && before[i] == after[j]) {
            closeStretch();
            ++i;
            ++j;
        } else if (j < m && (i == n || cell(i, j + 1) >= cell(i + 1, j))) {
            result.lines.push_back(static_cast<int>(offset + j));
            ++added;
            ++j;
        } else {
            ++removed;
            ++i;
        }
    }
    closeStretch();
}

} // namespace

LineChanges changedLines(std::string_view before, std::string_view after) {
    LineChanges result;
    if (before == after) {
        return result;
    }
    const Lines old = split(before);
    const Lines now = split(after);
    const std::size_t shorter = std::min(old.size(), now.size());
    std::size_t head = 0;
    while (head < shorter && old[head] == now[head]) {
        ++head;
    }
    std::size_t tail = 0;
    while (tail < shorter - head && old[old.size() - 1 - tail] == now[now.size() - 1 - tail]) {
        ++tail;
    }
    const auto middle = [&](const Lines &lines) {
        return Lines(lines.begin() + static_cast<std::ptrdiff_t>(head), lines.end() - static_cast<std::ptrdiff_t>(tail));
    };
    compareMiddle(middle(old), middle(now), head, result);
    return result;
}

} // namespace davenport::inspector
