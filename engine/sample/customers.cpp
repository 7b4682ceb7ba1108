#include "engine/sample/customers.h"

#include <algorithm>
#include <array>

namespace davenport::sample {

namespace {

constexpr std::array<std::string_view, 32> kPlaces{
    "Harbour", "Mill",   "Station", "Meadow", "Canal",  "Orchard", "Bridge", "Quarry", "Chapel", "Market",  "Linden",
    "Foundry", "Garden", "Hill",    "River",  "Castle", "Forest",  "Tower",  "Bay",    "Museum", "Ferry",   "Winter",
    "Park",    "School", "Abbey",   "Copper", "Heron",  "Juniper", "Marble", "Willow", "North",  "Saddlers"};
constexpr std::array<std::string_view, 20> kTrades{"Supplies",   "Books",       "Interiors", "Studio",    "Library",
                                                   "Stationers", "Print Works", "Offices",   "Design",    "Gallery",
                                                   "Press",      "School",      "Workshop",  "Furniture", "Trading",
                                                   "Architects", "Papers",      "Bindery",   "Lofts",     "Archive"};
constexpr std::array<std::string_view, 6> kWays{"Road", "Street", "Lane", "Quay", "Square", "Avenue"};
constexpr std::array<std::string_view, 16> kCities{
    "Aldmouth", "Brackwell", "Corvedale", "Dunmere", "Eastholm", "Fennport",    "Glasford", "Hollin",
    "Inverlee", "Kestwick",  "Lowmarsh",  "Norbury", "Oakhaven", "Penrith Bay", "Selwick",  "Thornby"};
// Who orders most, as far as it is not left to chance.
constexpr std::array<std::uint32_t, 14> kBest{7, 311, 18, 105, 64, 230, 88, 9, 150, 201, 33, 412, 57, 42};

std::string lowerWords(std::string_view words) {
    std::string lower;
    for (const char c : words) {
        lower.push_back(c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c);
    }
    return lower;
}

} // namespace

Customer customerNumbered(std::uint32_t number) {
    SampleRandom random(0x637573746f6d6572u + number);
    Customer customer;
    customer.number = number;
    const std::string_view place = random.oneOf(kPlaces);
    customer.name = std::string(place) + ' ' + std::string(random.oneOf(kTrades));
    customer.street = std::to_string(1 + random.below(120)) + ' ' + std::string(random.oneOf(kPlaces)) + ' ' +
                      std::string(random.oneOf(kWays));
    const std::string code = std::to_string(random.below(9000) + 200);
    customer.postcode = std::string(4 - code.size(), '0') + code;
    customer.city = random.oneOf(kCities);
    if (number == 42) {
        customer.name = "Harbour Supplies";
        customer.street = "12 Harbour Road";
        customer.postcode = "4021";
        customer.city = "Fennport";
    }
    customer.email = "office@" + lowerWords(customer.name) + '-' + std::to_string(number) + ".example";
    return customer;
}

CustomerChoice::CustomerChoice() : m_ranking(kBest.begin(), kBest.end()) {
    std::vector<std::uint32_t> others;
    for (std::uint32_t number = 1; number <= kCustomers; ++number) {
        if (std::find(kBest.begin(), kBest.end(), number) == kBest.end()) {
            others.push_back(number);
        }
    }
    SampleRandom random(0x72616e6bu);
    for (std::size_t i = others.size(); i > 1; --i) {
        std::swap(others[i - 1], others[random.below(static_cast<std::uint32_t>(i))]);
    }
    m_ranking.insert(m_ranking.end(), others.begin(), others.end());
    double sum = 0;
    for (std::size_t rank = 1; rank <= m_ranking.size(); ++rank) {
        sum += 1.0 / static_cast<double>(rank);
        m_reach.push_back(sum);
    }
}

std::uint32_t CustomerChoice::choose(SampleRandom &random) const {
    constexpr double kUnit = 1.0 / 9007199254740992.0; // 2^-53
    const double point = static_cast<double>(random.next() >> 11) * kUnit * m_reach.back();
    const auto rank = std::upper_bound(m_reach.begin(), m_reach.end(), point) - m_reach.begin();
    return m_ranking[std::min(static_cast<std::size_t>(rank), m_ranking.size() - 1)];
}

} // namespace davenport::sample
