#include "engine/transfer/source_format.h"

#include "engine/transfer/value_scanner.h"

#include <algorithm>
#include <array>
#include <utility>

namespace davenport::transfer {

namespace {

constexpr std::array<std::pair<SourceFormat, std::string_view>, 4> kNames{{{SourceFormat::Auto, "auto"},
                                                                           {SourceFormat::Ndjson, "ndjson"},
                                                                           {SourceFormat::Json, "json"},
                                                                           {SourceFormat::Csv, "csv"}}};

/// What the extension says, ".gz" aside; Auto if it says nothing.
SourceFormat formatOfName(const std::filesystem::path &name) {
    std::filesystem::path inner = name.filename();
    if (inner.extension() == ".gz") {
        inner = inner.stem();
    }
    std::string extension = inner.extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](unsigned char c) { return static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c); });
    if (extension == ".ndjson" || extension == ".jsonl" || extension == ".ldjson") {
        return SourceFormat::Ndjson;
    }
    if (extension == ".json" || extension == ".geojson") {
        return SourceFormat::Json;
    }
    if (extension == ".csv" || extension == ".tsv" || extension == ".tab") {
        return SourceFormat::Csv;
    }
    return SourceFormat::Auto;
}

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

} // namespace

std::string_view formatName(SourceFormat format) {
    return std::find_if(kNames.begin(), kNames.end(), [&](const auto &entry) { return entry.first == format; })->second;
}

SourceFormat formatNamed(std::string_view name) {
    for (const auto &[format, known] : kNames) {
        if (known == name) {
            return format;
        }
    }
    throw base::badRequest("there is no format " + std::string(name) + "; it is auto, ndjson, json or csv");
}

SourceFormat detectFormat(std::string_view head, bool whole, const std::filesystem::path &name) {
    const SourceFormat named = formatOfName(name);
    const char *p = head.data();
    const char *end = p + head.size();
    while (p != end && isSpace(*p)) {
        ++p;
    }
    if (p == end) {
        return named == SourceFormat::Auto ? SourceFormat::Ndjson : named;
    }
    if (named == SourceFormat::Csv) {
        return named;
    }
    if (*p == '[') {
        return SourceFormat::Json;
    }
    if (*p != '{') {
        return named == SourceFormat::Auto ? SourceFormat::Csv : named;
    }
    // An object. On a line of its own, with more after it: lines. Over several lines: one JSON text.
    ValueScanner scanner;
    const char *after = scanner.feed(p, end);
    if (!scanner.finished()) {
        const bool oneLine = std::find(p, end, '\n') == end;
        return oneLine && named != SourceFormat::Auto ? named : SourceFormat::Json;
    }
    if (std::find(p, after, '\n') != after) {
        return SourceFormat::Json;
    }
    while (after != end && isSpace(*after)) {
        ++after;
    }
    if (after == end && whole) {
        return named == SourceFormat::Auto ? SourceFormat::Ndjson : named;
    }
    return SourceFormat::Ndjson;
}

} // namespace davenport::transfer
