#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace davenport::sample {

/// An order of the sample store, as its document has it.
struct OrderText {
    struct Line {
        std::string sku;
        std::uint32_t quantity = 1;
        std::uint32_t unitPriceMinor = 0; ///< in hundredths of the currency's unit
    };
    struct ShipTo {
        std::string street;
        std::optional<std::string> city;
        std::optional<std::string> postcode;
        std::optional<std::string> note; ///< null when absent
        std::optional<bool> giftWrap;
    };
    struct Carrier {
        std::string name;
        std::string tracking;
    };

    std::string status; ///< placed, paid, shipped or cancelled
    std::vector<Line> lines;
    std::string createdAt; ///< RFC 3339, UTC
    bool hasTags = true;
    std::optional<std::vector<std::string>> tags; ///< with hasTags: null when absent
    ShipTo shipTo;
    std::optional<Carrier> carrier;

    std::uint64_t totalMinor() const;
    /// The members of the document behind `_id` and `_rev`: "type":"order",...
    std::string members() const;
};

/// A note about an order.
struct NoteText {
    std::string orderId;
    std::string authorId;
    std::string body;
    std::string createdAt;
    std::vector<std::string> tags;

    std::string members() const;
};

/// RFC 3339 for seconds since 1970, UTC.
std::string timestamp(std::int64_t seconds);

} // namespace davenport::sample
