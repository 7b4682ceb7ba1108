#pragma once

#include "engine/sample/order_text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace davenport::sample {

constexpr std::size_t kOrderDocuments = 20'000;

/// One document of the orders database: an order or a note, with the texts it had one after the other.
struct OrderDocument {
    std::string id;
    bool note = false;
    OrderText order; ///< its last state, when it is an order
    NoteText text;   ///< when it is a note
    /// An order's states before the last, as members (see OrderText::members), the first one first.
    std::vector<std::string> earlier;

    std::string members() const { return note ? text.members() : order.members(); }
};

/// Every order and note of the sample store, in the order in which they were made: kOrderDocuments of them, always the
/// same.
std::vector<OrderDocument> makeOrderHistory();

} // namespace davenport::sample
