#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace davenport::bench {

/// Measures one part of the work: wall clock and the whole process's CPU time, from construction on.
class BenchClock {
public:
    BenchClock();
    double wallSeconds() const;
    double cpuSeconds() const;

private:
    std::chrono::steady_clock::time_point m_wall;
    double m_cpu;
};

/// The figures of one run, as a line of JSON on stdout at the end: `{"load":{"wall":…,"cpu":…,"count":…,"bytes":…},…}`.
class BenchReport {
public:
    /// `bytes` are those of the bodies that went in or came out: the same for every contestant, or one has not done the work.
    void add(std::string_view part, const BenchClock &clock, std::uint64_t count, std::uint64_t bytes);
    void print() const;

private:
    std::string m_parts;
};

} // namespace davenport::bench
