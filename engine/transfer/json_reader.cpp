#include "engine/transfer/json_reader.h"

#include "engine/base/json_text.h"
#include "engine/transfer/record_faults.h"

namespace davenport::transfer {

bool JsonReader::next(Record &record) {
    m_window.skipTo(m_window.begin() + m_taken);
    m_taken = 0;
    record.rejection.clear();
    if (m_state == State::Begin) {
        begin();
    }
    switch (m_state) {
    case State::Array:
        return nextElement(record);
    case State::Sequence:
        return nextInSequence(record);
    case State::Trailer:
        return trailer(record);
    default:
        return false;
    }
}

/// Moves to the next character that is no white space; false at the end of the source.
bool JsonReader::skipSpace() {
    for (;;) {
        const char *p = m_window.begin();
        const char *end = m_window.end();
        while (p != end && (*p == ' ' || *p == '\n' || *p == '\r' || *p == '\t')) {
            ++p;
        }
        m_window.skipTo(p);
        if (p != end) {
            return true;
        }
        if (!m_window.more()) {
            return false;
        }
    }
}

void JsonReader::begin() {
    if (!m_path.empty()) {
        descend();
        return;
    }
    if (!skipSpace()) {
        m_state = State::End;
        return;
    }
    if (*m_window.begin() == '[') {
        m_arrayLine = m_window.line();
        m_window.skipTo(m_window.begin() + 1);
        m_state = State::Array;
    } else {
        m_state = State::Sequence;
    }
}

/// Follows the path into the array it names.
void JsonReader::descend() {
    std::string walked;
    for (const std::string &name : m_path) {
        if (!skipSpace() || *m_window.begin() != '{') {
            fail(m_window.line(), walked.empty()
                                      ? "the text is no JSON object, so it has no member " + name
                                      : "the member " + walked + " is no object, so it has no member " + name);
        }
        m_window.skipTo(m_window.begin() + 1);
        walked += (walked.empty() ? "" : ".") + name;
        if (!findMember(name)) {
            fail(m_window.line(), "there is no member " + walked);
        }
    }
    if (*m_window.begin() != '[') {
        fail(m_window.line(), "the member " + walked + " is no array");
    }
    m_arrayLine = m_window.line();
    m_window.skipTo(m_window.begin() + 1);
    m_state = State::Array;
}

/// Inside an object: moves to the value of member `name`, passing over the others; false if the object ends before.
bool JsonReader::findMember(const std::string &name) {
    bool first = true;
    for (;;) {
        if (!skipSpace()) {
            fail(m_window.line(), "the text ends inside an object");
        }
        if (*m_window.begin() == '}') {
            return false;
        }
        if (!first) {
            expect(',', "a comma between members");
            skipSpace();
        }
        first = false;
        if (m_window.empty() || *m_window.begin() != '"' || takeValue(true) != Taken::Value) {
            fail(m_window.line(), "expected the name of a member in double quotes");
        }
        const std::string_view token{m_window.begin(), m_taken};
        try {
            base::checkJson(token);
        } catch (const base::Error &error) {
            fail(m_window.line(), error.reason());
        }
        const bool found = base::decodeJsonString(token) == name;
        m_window.skipTo(m_window.begin() + m_taken);
        m_taken = 0;
        expect(':', "a colon after the name of a member");
        if (!skipSpace()) {
            fail(m_window.line(), "the text ends inside an object");
        }
        if (found) {
            return true;
        }
        if (takeValue(false) == Taken::CutOff) {
            fail(m_valueLine, "the text ends inside the value that begins here");
        }
    }
}

void JsonReader::expect(char wanted, const char *what) {
    if (!skipSpace() || *m_window.begin() != wanted) {
        fail(m_window.line(), std::string("expected ") + what);
    }
    m_window.skipTo(m_window.begin() + 1);
}

/// Scans the value that begins the window. With `keep` it stays in the window as its first m_taken bytes, unless it is
/// too long; otherwise the window moves behind it.
JsonReader::Taken JsonReader::takeValue(bool keep) {
    m_scanner.restart();
    m_valueLine = m_window.line();
    m_valueOffset = m_window.offset();
    m_taken = 0;
    bool kept = keep;
    bool atEnd = false;
    for (;;) {
        const char *p = m_scanner.feed(m_window.begin() + m_taken, m_window.end());
        m_taken = static_cast<std::size_t>(p - m_window.begin());
        if (m_taken > kMaxRecordBytes) {
            kept = false;
        }
        if (!kept) {
            m_window.skipTo(p);
            m_taken = 0;
        }
        if (m_scanner.finished() || (atEnd && m_scanner.completeAtEnd())) {
            return kept || !keep ? Taken::Value : Taken::TooLong;
        }
        if (atEnd) {
            return Taken::CutOff;
        }
        atEnd = !m_window.more();
    }
}

bool JsonReader::nextElement(Record &record) {
    for (;;) {
        if (!skipSpace()) {
            m_state = State::End;
            fail(m_arrayLine, "the array that begins here does not end: the text is cut off");
        }
        const char c = *m_window.begin();
        if (c == ']') {
            if (m_afterComma) {
                m_afterComma = false;
                giveStray(record, "expected a value after the comma");
                m_taken = 0;
                return true;
            }
            m_window.skipTo(m_window.begin() + 1);
            m_state = m_path.empty() ? State::Trailer : State::End;
            return m_state == State::Trailer ? trailer(record) : false;
        }
        if (c == ',') {
            if (!m_needComma) {
                giveStray(record, "expected a value before the comma");
                return true;
            }
            m_needComma = false;
            m_afterComma = true;
            m_window.skipTo(m_window.begin() + 1);
            continue;
        }
        if (c == '}' || c == ':') {
            giveStray(record, "expected a value");
            return true;
        }
        const bool commaMissing = m_needComma;
        m_needComma = true;
        m_afterComma = false;
        const Taken taken = takeValue(true);
        if (taken == Taken::CutOff) {
            m_state = State::End;
            fail(m_valueLine, "the text ends inside the value that begins here");
        }
        give(record, taken, commaMissing ? "there is no comma before this value" : "");
        return true;
    }
}

bool JsonReader::nextInSequence(Record &record) {
    if (!skipSpace()) {
        m_state = State::End;
        return false;
    }
    const char c = *m_window.begin();
    if (c == ',' || c == ':' || c == '}' || c == ']') {
        giveStray(record, "expected a JSON object");
        return true;
    }
    const Taken taken = takeValue(true);
    if (taken == Taken::CutOff) {
        m_state = State::End;
        fail(m_valueLine, "the text ends inside the value that begins here");
    }
    give(record, taken, {});
    return true;
}

/// Behind the array that is the whole text there should be nothing.
bool JsonReader::trailer(Record &record) {
    m_state = State::End;
    if (!skipSpace()) {
        return false;
    }
    giveStray(record, "there is text after the end of the array; it was not read");
    return true;
}

void JsonReader::give(Record &record, Taken taken, std::string rejection) {
    record.line = m_valueLine;
    record.offset = m_valueOffset;
    record.text = {m_window.begin(), m_taken};
    if (taken == Taken::TooLong) {
        record.rejection = "the value is longer than " + std::to_string(kMaxRecordBytes) + " bytes";
    } else if (!rejection.empty()) {
        record.rejection = std::move(rejection);
    } else if (record.text.front() != '{') {
        record.rejection = faultOfRecord(record.text, record.line);
    }
}

/// Rejects the one character that begins the window.
void JsonReader::giveStray(Record &record, const char *why) {
    record.line = m_window.line();
    record.offset = m_window.offset();
    record.text = {m_window.begin(), 1};
    record.rejection = why;
    m_taken = 1;
}

void JsonReader::fail(std::uint64_t line, const std::string &what) const {
    throw base::badRequest(m_window.stream().name() + ", " + atLine(line, what));
}

} // namespace davenport::transfer
