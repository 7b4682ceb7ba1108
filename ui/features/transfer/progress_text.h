#pragma once

#include <QElapsedTimer>
#include <QString>

#include <cstdint>
#include <string>

namespace davenport::transfer {

/// Words for how far something is, how fast, and how long it will still take. GUI thread only.
class ProgressText {
public:
    enum class Unit : std::uint8_t { Documents, Bytes };

    void restart() { m_stage.clear(); }
    /// "12 000 of 20 000 documents · 8 000 a second · 1 s left"; the rate counts from where the stage began.
    QString text(const std::string &stage, std::uint64_t done, std::uint64_t total, Unit unit);

private:
    std::string m_stage;
    std::uint64_t m_begin = 0;
    QElapsedTimer m_clock;
};

} // namespace davenport::transfer
