#include "engine/revision/revision_digest.h"

#include <gmp.h>

#include <bit>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>

namespace davenport::revision {

namespace {

// Tags of the external term format: https://www.erlang.org/doc/apps/erts/erl_ext_dist.html
constexpr char kVersion = static_cast<char>(131);
constexpr char kNewFloat = 70;
constexpr char kSmallInteger = 97;
constexpr char kInteger = 98;
constexpr char kAtom = 100;
constexpr char kSmallTuple = 104;
constexpr char kNil = 106;
constexpr char kList = 108;
constexpr char kBinary = 109;
constexpr char kSmallBig = 110;
constexpr char kLargeBig = 111;

void appendBigEndian32(std::string &out, std::uint32_t value) {
    const char bytes[4] = {static_cast<char>(value >> 24), static_cast<char>(value >> 16), static_cast<char>(value >> 8),
                           static_cast<char>(value)};
    out.append(bytes, 4);
}

void appendBigTerm(std::string &out, bool negative, const std::string &littleEndian) {
    if (littleEndian.size() <= 255) {
        out.push_back(kSmallBig);
        out.push_back(static_cast<char>(littleEndian.size()));
    } else {
        out.push_back(kLargeBig);
        appendBigEndian32(out, static_cast<std::uint32_t>(littleEndian.size()));
    }
    out.push_back(negative ? 1 : 0);
    out += littleEndian;
}

bool appendIntegerTerm(std::string &out, bool negative, std::uint64_t magnitude) {
    if (!negative && magnitude <= 255) {
        out.push_back(kSmallInteger);
        out.push_back(static_cast<char>(magnitude));
        return true;
    }
    if (magnitude <= 0x7fffffffu + (negative ? 1u : 0u)) {
        if (magnitude == 0) {
            out.push_back(kSmallInteger);
            out.push_back(0);
            return true;
        }
        const auto value = static_cast<std::uint32_t>(negative ? 0u - static_cast<std::uint32_t>(magnitude) : magnitude);
        out.push_back(kInteger);
        appendBigEndian32(out, value);
        return false;
    }
    std::string bytes;
    for (; magnitude != 0; magnitude >>= 8) {
        bytes.push_back(static_cast<char>(magnitude));
    }
    appendBigTerm(out, negative, bytes);
    return false;
}

void appendHugeIntegerTerm(std::string &out, bool negative, std::string_view digits) {
    mpz_t value;
    mpz_init_set_str(value, std::string(digits).c_str(), 10);
    std::string bytes((mpz_sizeinbase(value, 2) + 7) / 8, '\0');
    std::size_t count = 0;
    mpz_export(bytes.data(), &count, -1, 1, 0, 0, value);
    bytes.resize(count);
    mpz_clear(value);
    appendBigTerm(out, negative, bytes);
}

void appendFloatTerm(std::string &out, double value) {
    out.push_back(kNewFloat);
    const auto bits = std::bit_cast<std::uint64_t>(value);
    appendBigEndian32(out, static_cast<std::uint32_t>(bits >> 32));
    appendBigEndian32(out, static_cast<std::uint32_t>(bits));
}

} // namespace

void appendBinaryTerm(std::string &out, std::string_view bytes) {
    const auto size = static_cast<std::uint32_t>(bytes.size());
    const char head[5] = {kBinary, static_cast<char>(size >> 24), static_cast<char>(size >> 16),
                          static_cast<char>(size >> 8), static_cast<char>(size)};
    out.append(head, sizeof head);
    out.append(bytes);
}

bool appendNumberTerm(std::string &out, std::string_view spelling, bool integer) {
    if (integer) {
        const bool negative = spelling.front() == '-';
        const std::string_view digits = spelling.substr(negative ? 1 : 0);
        std::uint64_t magnitude = 0;
        const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), magnitude);
        if (result.ec == std::errc{}) {
            return appendIntegerTerm(out, negative, magnitude);
        }
        appendHugeIntegerTerm(out, negative, digits);
        return false;
    }
    double value = 0;
    const auto result = std::from_chars(spelling.data(), spelling.data() + spelling.size(), value);
    if (result.ec != std::errc{}) {
        value = std::strtod(std::string(spelling).c_str(), nullptr);
    }
    if (std::isfinite(value)) {
        appendFloatTerm(out, value);
    } else {
        out.push_back(kSmallTuple);
        out.push_back(1);
        appendBinaryTerm(out, spelling);
    }
    return false;
}

base::Md5 revisionHash(bool deleted, std::uint64_t parentGeneration, std::string_view parentHash, std::string_view bodyTerm,
                       const std::vector<DigestedAttachment> &attachments) {
    thread_local std::string head;
    head.clear();
    head.push_back(kVersion);
    head.push_back(kList);
    appendBigEndian32(head, 5);
    head.push_back(kAtom);
    const std::string_view atom = deleted ? "true" : "false";
    head.push_back(0);
    head.push_back(static_cast<char>(atom.size()));
    head += atom;
    appendIntegerTerm(head, false, parentGeneration);
    if (parentHash.empty()) {
        appendIntegerTerm(head, false, 0);
    } else {
        appendBinaryTerm(head, parentHash);
    }
    std::string tail;
    if (attachments.empty()) {
        tail.push_back(kNil);
    } else {
        tail.push_back(kList);
        appendBigEndian32(tail, static_cast<std::uint32_t>(attachments.size()));
        // CouchDB folds over the attachments and so digests them from the last to the first.
        for (auto it = attachments.rbegin(); it != attachments.rend(); ++it) {
            tail.push_back(kSmallTuple);
            tail.push_back(3);
            appendBinaryTerm(tail, it->name);
            appendBinaryTerm(tail, it->contentType);
            appendBinaryTerm(tail, {reinterpret_cast<const char *>(it->digest.data()), it->digest.size()});
        }
        tail.push_back(kNil);
    }
    tail.push_back(kNil);
    base::Md5Stream stream;
    stream.update(head);
    stream.update(bodyTerm);
    stream.update(tail);
    return stream.finish();
}

} // namespace davenport::revision
