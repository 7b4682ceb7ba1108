#include "tests/bench/bench_clock.h"

#include <sys/resource.h>

#include <cstdio>

namespace davenport::bench {

namespace {

double processSeconds() {
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

} // namespace

BenchClock::BenchClock() : m_wall(std::chrono::steady_clock::now()), m_cpu(processSeconds()) {}

double BenchClock::wallSeconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_wall).count();
}

double BenchClock::cpuSeconds() const {
    return processSeconds() - m_cpu;
}

void BenchReport::add(std::string_view part, const BenchClock &clock, std::uint64_t count, std::uint64_t bytes) {
    const double wall = clock.wallSeconds();
    const double cpu = clock.cpuSeconds();
    char line[256];
    std::snprintf(line, sizeof line, "%s\"%.*s\":{\"wall\":%.6f,\"cpu\":%.6f,\"count\":%llu,\"bytes\":%llu}",
                  m_parts.empty() ? "" : ",", static_cast<int>(part.size()), part.data(), wall, cpu,
                  static_cast<unsigned long long>(count), static_cast<unsigned long long>(bytes));
    m_parts += line;
}

void BenchReport::print() const {
    std::printf("{%s}\n", m_parts.c_str());
}

} // namespace davenport::bench
