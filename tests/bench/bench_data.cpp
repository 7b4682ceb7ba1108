#include "tests/bench/bench_data.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <numeric>
#include <random>
#include <string_view>

namespace davenport::bench {

namespace {

constexpr std::array<std::string_view, 12> kWords = {"late",    "parcel", "gift",  "wrapped", "courier", "again",
                                                     "address", "moved",  "Größe", "東京",    "refund",  "thanks"};
constexpr std::array<std::string_view, 5> kStates = {"placed", "paid", "packed", "shipped", "returned"};
constexpr std::array<std::string_view, 6> kCities = {"Lisboa", "Kraków", "Oslo", "Brno", "Izmir", "Kyoto"};

/// Draws the same numbers with every standard library: only the engine's raw output is used, no distribution.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : m_engine(seed) {}

    std::uint64_t below(std::uint64_t limit) { return m_engine() % limit; }

    template <typename Values>
    auto pick(const Values &values) {
        return values[below(values.size())];
    }

private:
    std::mt19937_64 m_engine;
};

std::string padded(std::uint64_t number, int digits) {
    std::string text = std::to_string(number);
    text.insert(0, static_cast<std::size_t>(std::max(0, digits - static_cast<int>(text.size()))), '0');
    return text;
}

std::string price(std::uint64_t cents) {
    return std::to_string(cents / 100) + "." + padded(cents % 100, 2);
}

std::string orderBody(Dice &dice, std::uint64_t number, std::uint64_t customer) {
    std::string body = "{\"type\":\"order\",\"number\":" + std::to_string(number) + ",\"customer\":{\"id\":\"c" +
                       padded(customer, 5) + "\",\"city\":\"" + std::string(dice.pick(kCities)) +
                       "\",\"loyal\":" + (dice.below(3) == 0 ? "true" : "false") + "},\"placedAt\":\"2024-" +
                       padded(1 + dice.below(12), 2) + "-" + padded(1 + dice.below(28), 2) + "T" +
                       padded(dice.below(24), 2) + ":" + padded(dice.below(60), 2) + ":00Z\",\"state\":\"" +
                       std::string(dice.pick(kStates)) + "\",\"lines\":[";
    std::uint64_t total = 0;
    const std::uint64_t lines = 1 + dice.below(4);
    for (std::uint64_t line = 0; line < lines; ++line) {
        const std::uint64_t cents = 99 + dice.below(20000);
        const std::uint64_t quantity = 1 + dice.below(5);
        total += cents * quantity;
        body += (line == 0 ? "" : ",") + std::string("{\"sku\":\"S-") + padded(dice.below(100000), 6) +
                "\",\"quantity\":" + std::to_string(quantity) + ",\"price\":" + price(cents) + "}";
    }
    return body + "],\"total\":" + price(total) + ",\"coupon\":null}";
}

std::string noteBody(Dice &dice, std::uint64_t number, std::uint64_t customer) {
    std::string text;
    const std::uint64_t words = 8 + dice.below(24);
    for (std::uint64_t word = 0; word < words; ++word) {
        text += (word == 0 ? "" : " ") + std::string(dice.pick(kWords));
    }
    return "{\"type\":\"note\",\"customer\":\"c" + padded(customer, 5) + "\",\"about\":" + std::to_string(number) +
           ",\"text\":\"" + text + "\",\"tags\":[\"" + std::string(dice.pick(kWords)) + "\",\"" +
           std::string(dice.pick(kWords)) + "\"],\"stars\":" + std::to_string(dice.below(6)) + "}";
}

/// Three orders to one note; the customer leads the id, so ids come in random order.
BenchDocument makeDocument(Dice &dice, std::uint64_t number) {
    const std::uint64_t customer = dice.below(20000);
    const bool note = number % 4 == 3;
    return {"c" + padded(customer, 5) + (note ? ":note:" : ":order:") + padded(number, 7),
            note ? noteBody(dice, number, customer) : orderBody(dice, number, customer)};
}

void shuffle(std::vector<std::size_t> &values, Dice &dice) {
    for (std::size_t i = values.size(); i > 1; --i) {
        std::swap(values[i - 1], values[dice.below(i)]);
    }
}

} // namespace

std::string BenchDocument::text(const std::string &rev) const {
    return "{\"_id\":\"" + id + "\"," + (rev.empty() ? "" : "\"_rev\":\"" + rev + "\",") + body.substr(1);
}

Workload makeWorkload(std::size_t documents) {
    Dice dice(20240229);
    Workload work;
    for (std::size_t number = 0; number < documents; ++number) {
        work.documents.push_back(makeDocument(dice, number));
    }

    std::vector<std::size_t> order(documents);
    std::iota(order.begin(), order.end(), std::size_t(0));
    shuffle(order, dice);
    work.updated.assign(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(documents / 10));
    for (const std::size_t index : work.updated) {
        BenchDocument update = work.documents[index];
        update.body.insert(1, "\"seen\":" + std::to_string(dice.below(1000)) + ",");
        work.updates.push_back(std::move(update));
    }
    for (std::size_t i = 0; i < documents / 2; ++i) {
        work.reads.push_back(dice.below(documents));
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(1000, documents); ++i) {
        work.singles.push_back(makeDocument(dice, documents + i));
    }
    return work;
}

} // namespace davenport::bench
