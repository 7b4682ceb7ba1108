#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace davenport::documents {

/// Which id stands at which row, as far as it is known: what turns a row's number into a key to read from. Rows are
/// those of one view (a range of ids in one direction). Holds at most some ten thousand pairs.
class RowKeys {
public:
    struct Place {
        std::uint64_t row = 0;
        std::string id;
    };

    /// `descending`: ids go down as rows go up.
    explicit RowKeys(bool descending = false) : m_descending(descending) {}

    /// Every how many rows a walk over `total` rows should note an id: a multiple of `pageSize`.
    static std::uint64_t stride(std::uint64_t total, std::uint64_t pageSize);

    /// `id` stands at `row`. `anchor` pairs are kept; others make room for newer ones.
    void note(std::uint64_t row, const std::string &id, bool anchor = false);

    std::optional<std::string> at(std::uint64_t row) const;
    /// The nearest known row that is not after `row`, or not before it.
    std::optional<Place> atOrBefore(std::uint64_t row) const;
    std::optional<Place> atOrAfter(std::uint64_t row) const;
    /// The last known row whose id is not behind `id` in this view's order.
    std::optional<Place> notBehind(const std::string &id) const;
    std::size_t size() const { return m_places.size(); }

private:
    struct Known {
        std::string id;
        bool anchor = false;
    };

    std::map<std::uint64_t, Known> m_places;
    std::size_t m_learned = 0;
    bool m_descending;
};

} // namespace davenport::documents
