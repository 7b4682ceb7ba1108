#include "ui/features/documents/row_keys.h"

#include <iterator>

namespace davenport::documents {

namespace {

constexpr std::uint64_t kMaxAnchors = 10'000;
constexpr std::size_t kMaxLearned = 4'096;

} // namespace

std::uint64_t RowKeys::stride(std::uint64_t total, std::uint64_t pageSize) {
    const std::uint64_t pages = total / pageSize + 1;
    return pageSize * ((pages + kMaxAnchors - 1) / kMaxAnchors);
}

void RowKeys::note(std::uint64_t row, const std::string &id, bool anchor) {
    const auto found = m_places.find(row);
    if (found != m_places.end()) {
        found->second.id = id;
        if (anchor && !found->second.anchor) {
            found->second.anchor = true;
            --m_learned;
        }
        return;
    }
    if (!anchor && m_learned >= kMaxLearned) {
        std::erase_if(m_places, [](const auto &place) { return !place.second.anchor; });
        m_learned = 0;
    }
    m_places.emplace(row, Known{id, anchor});
    m_learned += anchor ? 0 : 1;
}

std::optional<std::string> RowKeys::at(std::uint64_t row) const {
    const auto found = m_places.find(row);
    return found == m_places.end() ? std::nullopt : std::optional(found->second.id);
}

std::optional<RowKeys::Place> RowKeys::atOrBefore(std::uint64_t row) const {
    const auto after = m_places.upper_bound(row);
    if (after == m_places.begin()) {
        return std::nullopt;
    }
    const auto found = std::prev(after);
    return Place{found->first, found->second.id};
}

std::optional<RowKeys::Place> RowKeys::atOrAfter(std::uint64_t row) const {
    const auto found = m_places.lower_bound(row);
    return found == m_places.end() ? std::nullopt : std::optional(Place{found->first, found->second.id});
}

std::optional<RowKeys::Place> RowKeys::notBehind(const std::string &id) const {
    // Ids are ordered as rows are, so the one map serves both: walk down its halves by row numbers.
    if (m_places.empty()) {
        return std::nullopt;
    }
    std::uint64_t low = m_places.begin()->first;
    std::uint64_t high = std::prev(m_places.end())->first;
    std::optional<Place> best;
    while (low <= high) {
        const std::uint64_t middle = low + (high - low) / 2;
        const std::optional<Place> place = atOrBefore(middle);
        const bool notBehind = m_descending ? place->id >= id : place->id <= id;
        if (notBehind) {
            best = place;
            low = middle + 1;
        } else {
            if (place->row == m_places.begin()->first) {
                break;
            }
            high = place->row - 1;
        }
    }
    return best;
}

} // namespace davenport::documents
