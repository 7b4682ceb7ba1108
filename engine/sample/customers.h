#pragma once

#include "engine/sample/sample_random.h"

#include <cstdint>
#include <string>
#include <vector>

namespace davenport::sample {

constexpr std::uint32_t kCustomers = 1906;

/// A shop or office that orders: invented, the same for the same number. There are kCustomers of them, from 1 on.
struct Customer {
    std::uint32_t number = 0;
    std::string name; ///< "Harbour Supplies"
    std::string email;
    std::string street; ///< "12 Harbour Road"
    std::string postcode;
    std::string city;

    std::string id() const { return "customer-" + std::to_string(number); }
};

Customer customerNumbered(std::uint32_t number);

/// Who orders next: a few customers order often and most seldom (Zipf's law), in an order that is not that of numbers.
class CustomerChoice {
public:
    CustomerChoice();
    std::uint32_t choose(SampleRandom &random) const;
    /// Customers' numbers, the one that orders most first.
    const std::vector<std::uint32_t> &ranking() const { return m_ranking; }

private:
    std::vector<std::uint32_t> m_ranking;
    std::vector<double> m_reach; // the share of orders of the customers up to this rank
};

} // namespace davenport::sample
