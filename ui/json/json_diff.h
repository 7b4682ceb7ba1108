#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::json {

/// One place where two texts differ. Its texts are pieces of the two texts that were compared and live as long as they.
struct DiffNode {
    enum class Kind {
        Added,   ///< only in the newer text
        Removed, ///< only in the older text
        Changed, ///< another value
        Inside   ///< an object or array on both sides that differs in what it holds
    };
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    Kind kind = Kind::Changed;
    std::string key;               ///< decoded; empty in an array and at the top
    std::size_t oldIndex = kNone;  ///< its place in the older object or array
    std::size_t newIndex = kNone;
    std::string_view before;       ///< the value as it is spelled; empty when added
    std::string_view after;        ///< empty when removed
    std::vector<DiffNode> children; ///< Inside: first what is in the newer text, in its order, then what was removed
    bool object = false;           ///< Inside: an object, not an array
    /// Inside: members of both sides stand in another order. Then `order` has their old places in the new order.
    bool reordered = false;
    std::vector<std::size_t> order;
};

/// Compares two values, field by field: numbers and strings are the same only if they are spelled the same, white space
/// does not count. Elements of arrays are aligned: those that are the same stay together, and of the others those that
/// have most in common, so that an element put in the middle is one difference. Returns the top as an Inside node (with
/// no children if nothing differs) or a Changed one. Both texts must be valid. Any thread; takes time for large texts.
DiffNode diffJson(std::string_view before, std::string_view after);

/// The older text with the differences put in: the newer text but for white space and duplicate keys.
std::string applyDiff(std::string_view before, const DiffNode &diff);

/// The spelling of the key in front of `value`, a member's value inside `text`.
std::string_view keySpelling(std::string_view text, std::string_view value);

/// Whether two values are the same but for white space.
bool sameJson(std::string_view a, std::string_view b);

} // namespace davenport::json
