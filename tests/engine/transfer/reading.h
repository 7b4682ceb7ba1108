#pragma once

#include "engine/base/error.h"
#include "engine/transfer/record_reader.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace davenport::transfer {

/// A text as a stream that gives it in pieces of a certain size.
class TextStream final : public ByteStream {
public:
    explicit TextStream(std::string text, std::size_t piece = 1 << 16) : m_text(std::move(text)), m_piece(piece) {}

    std::size_t read(std::span<char> buffer) override {
        const std::size_t count = std::min({buffer.size(), m_piece, m_text.size() - m_given});
        std::memcpy(buffer.data(), m_text.data() + m_given, count);
        m_given += count;
        return count;
    }
    std::uint64_t consumed() const override { return m_given; }
    std::uint64_t size() const override { return m_text.size(); }
    const std::string &name() const override { return m_name; }

private:
    std::string m_text;
    std::size_t m_piece;
    std::size_t m_given = 0;
    std::string m_name = "text";
};

struct Read {
    std::string text;
    std::uint64_t line;
    std::string rejection;
};

/// Everything that a reader gives; what it throws at last stands as a rejection on line 0.
inline std::vector<Read> readAll(RecordReader &reader) {
    std::vector<Read> all;
    try {
        for (Record record; reader.next(record);) {
            all.push_back({std::string(record.text), record.line, record.rejection});
        }
    } catch (const base::Error &error) {
        all.push_back({{}, 0, error.reason()});
    }
    return all;
}

inline std::vector<Read> readText(std::string text, const ReadOptions &options = {}, std::size_t piece = 1 << 16,
                                  const std::filesystem::path &name = {}) {
    return readAll(*openRecords(std::make_unique<TextStream>(std::move(text), piece), options, name));
}

inline std::vector<Read> readFixture(const std::string &name, const ReadOptions &options = {}) {
    return readAll(*openRecords(std::filesystem::path(DAVENPORT_TEST_DATA "/transfer/" + name), options));
}

} // namespace davenport::transfer
