#pragma once

#include <cstdint>
#include <string>

namespace davenport::transfer {

/// Finds where a JSON value ends without checking it, over a text that comes in pieces. Brackets that do not match are
/// closed by the next closing bracket that fits one further out, so that a damaged value swallows as little as possible.
class ValueScanner {
public:
    /// Begins with the next value.
    void restart() {
        m_state = State::Start;
        m_open.clear();
    }

    /// Scans on from `p`, which at first is the value's first character (no white space). Returns the place behind the
    /// value, or `end` when it goes on. A number or literal is over only when a character behind it is seen.
    const char *feed(const char *p, const char *end);

    /// The value has ended where feed() returned.
    bool finished() const { return m_state == State::Done; }
    /// At the end of the source: true if what came so far can be a whole value (a number or literal has no end mark).
    bool completeAtEnd() const { return m_state == State::Done || m_state == State::Scalar; }

private:
    enum class State : std::uint8_t { Start, Scalar, String, Escape, Nested, NestedString, NestedEscape, Done };

    const char *feedString(const char *p, const char *end, State inside, State escape, State after);
    const char *feedNested(const char *p, const char *end);
    bool close(char bracket);

    State m_state = State::Start;
    std::string m_open; // the closing bracket of each open level
};

} // namespace davenport::transfer
