#pragma once

#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>

namespace davenport::tests {

/// The seed of this run: DAVENPORT_SEED, or always the same one.
inline std::uint64_t seed() {
    const char *chosen = std::getenv("DAVENPORT_SEED");
    return chosen ? std::strtoull(chosen, nullptr, 10) : 20110714;
}

/// Random numbers for round `round` of a test: every round can be run again alone.
inline std::mt19937_64 randomness(std::uint64_t round) {
    return std::mt19937_64(seed() * 1000003 + round);
}

/// What a failing round says, so that it can be found again.
inline std::string roundName(std::uint64_t round) {
    return "DAVENPORT_SEED=" + std::to_string(seed()) + ", round " + std::to_string(round);
}

/// A number from 0 to bound - 1.
inline std::size_t below(std::mt19937_64 &random, std::size_t bound) {
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(random);
}

inline bool chance(std::mt19937_64 &random, double probability) {
    return std::bernoulli_distribution(probability)(random);
}

} // namespace davenport::tests
