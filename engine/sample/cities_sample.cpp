#include "engine/base/error.h"
#include "engine/base/json_text.h"
#include "engine/sample/embedded_cities.h"
#include "engine/sample/sample_database.h"

#include <algorithm>
#include <array>

#include <zlib.h>

namespace davenport::sample {

namespace {

constexpr std::string_view kAttribution =
    R"("type":"attribution","title":"Cities of the world, an excerpt","source":"GeoNames","source_url":)"
    R"("https://www.geonames.org/","licence":"CC BY 4.0","licence_url":"https://creativecommons.org/licenses/by/4.0/",)"
    R"("changes":"A selection of the largest cities, written as one JSON document each.")";

std::string decompress(std::string_view bytes) {
    constexpr int kGzipOnly = 16; // added to the window's bits
    z_stream state{};
    if (inflateInit2(&state, MAX_WBITS + kGzipOnly) != Z_OK) {
        throw base::internalError("zlib could not be started");
    }
    state.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    state.avail_in = static_cast<uInt>(bytes.size());
    std::string text;
    std::array<char, 65536> piece;
    int result = Z_OK;
    while (result == Z_OK) {
        state.next_out = reinterpret_cast<Bytef *>(piece.data());
        state.avail_out = piece.size();
        result = inflate(&state, Z_NO_FLUSH);
        text.append(piece.data(), piece.size() - state.avail_out);
    }
    inflateEnd(&state);
    if (result != Z_STREAM_END) {
        throw base::internalError("the embedded cities are damaged");
    }
    return text;
}

std::string idOf(std::string_view city) {
    std::string country;
    std::string number;
    for (const base::JsonMember &member : base::jsonMembers(city)) {
        if (member.key == "country") {
            country = base::decodeJsonString(member.value);
        } else if (member.key == "cityId") {
            number = member.value;
        }
    }
    return country + ":city:" + number;
}

} // namespace

void fillCities(SampleLoader &loader) {
    std::vector<std::string> texts{documentText("about:attribution", kAttribution)};
    const std::string lines = decompress(embeddedCities());
    for (std::size_t begin = 0; begin < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', begin), lines.size());
        const std::string_view city = std::string_view(lines).substr(begin, end - begin);
        if (!city.empty()) {
            texts.push_back(documentText(idOf(city), city.substr(1, city.size() - 2)));
        }
        begin = end + 1;
    }
    loader.write(texts);
}

} // namespace davenport::sample
