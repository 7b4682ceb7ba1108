#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace davenport::sample {

/// A sequence of numbers that is the same on every machine for the same seed (splitmix64). The standard library's
/// distributions are not, so the few that are needed stand here.
class SampleRandom {
public:
    explicit SampleRandom(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next() {
        m_state += 0x9e3779b97f4a7c15u;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    /// A number from 0 to `count` - 1.
    std::uint32_t below(std::uint32_t count) { return static_cast<std::uint32_t>(((next() >> 32) * count) >> 32); }
    /// True in `percent` of a hundred cases.
    bool chance(std::uint32_t percent) { return below(100) < percent; }
    std::string_view oneOf(std::span<const std::string_view> words) {
        return words[below(static_cast<std::uint32_t>(words.size()))];
    }

private:
    std::uint64_t m_state;
};

} // namespace davenport::sample
